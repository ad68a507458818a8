### What the host says in every game.

year-before-christ = { $year } BC
year-after-christ = AD { $year }

## Opening

welcome = Welcome to Guess Master.
welcome-back = Welcome back.
  .b = There you are again.
  .c = Good to have you back.

lobby-game = Which game shall it be?
  .b = What would you like to play?
lobby-game-again = Which game? For example: { $example }.
lobby-game-help = I have { $games }. And { $more }. Name one, or say: surprise us. Which game?
lobby-game-out = Say the name of a game, or say stop. Which game?
game-chosen = { $game } it is.
  .b = { $game }. Good choice.
game-again = { $game } once more.
  .b = Another game of { $game }.
no-such-game = I don't have that one.

lobby-players = Who is playing? Tell me your names, in the order you sit, clockwise.
  .b = Who sits at the table? Your first names, please, clockwise.
lobby-players-again = Who is playing? Say it like: Anna, Ben and Clara.
lobby-players-help = Tell me the first names of everybody at the table, clockwise. Who is playing?
lobby-players-out = Just the first names, one after the other, or say stop. Who is playing?
lobby-more-players = { $name }. And who else?
  .b = I have { $name }. Who else?
lobby-more-players-again = I have { $name } so far. Who else is playing?
lobby-more-players-help = Tell me who plays with { $name }. Who else?
lobby-more-players-out = I need at least two players. Name another one, or say stop. Who else?
players-are = { $names }.
  .b = { $names }, welcome.
players-equal = Two of you are called { $name }. Give one of them another name, perhaps a nickname.
  .b = { $name } is here twice. One of the two needs another name, perhaps a nickname.
names-sound-alike = { $names } sound alike to me, so I say a colour with them.
  .b = { $names } are nearly the same to my ears, so each gets a colour.
nobody-known-yet = I don't know any of you yet.
  .b = We haven't met yet.
players-too-many = That is { NUM($count) } people, and this game takes { NUM($most) } at most.
  .b = { NUM($count) } are too many for this game, it takes { NUM($most) } at most.
name-is-taken-for-a-wish = I can't call anybody { $name }. When I hear that, I do it. Another name, please.
  .b = { $name } would be a word that I obey, so nobody can be called that here.
nobody-called = There is no { $name } here.
  .b = Nobody here is called { $name }.
whose-answer = There is no { $name } here. Whose answer is it?
  .b = Nobody here is called { $name }. Whose answer was that?
whose-answer-again = Whose answer was it? Say a name, like { $example }.
whose-answer-help = I heard an answer of { $name }, whom I don't know. Say whose it is, or say the answer again with the right name. Whose is it?
whose-answer-out = Say one of your names, or say: undo. Whose answer was it?
correct-whose = Whose answer?
  .b = Which of you?
correct-whose-again = Whose answer shall change? Say a name, like { $example }.
correct-whose-help = Say whose answer is to be another one, or say the name and the new answer at once. Whose?
correct-whose-out = Say a name, or say undo to leave it as it is. Whose answer?
correct-to = { $name }, what shall it be?
  .b = { $name }: your answer is now?
correct-to-again = { $name }, say your new answer.
correct-to-help = { $name }, the answer you say now takes the place of the one before. What shall it be?
correct-to-out = { $name }, say the new answer, or say undo to leave it as it is.
correct-undo = Nothing of this round stands yet. With undo I take the last answer back.
  .b = Say undo, and I take the last answer back.
players-too-few = This game needs at least { NUM($fewest) } players.
  .b = You are too few for this game. It needs { NUM($fewest) }.

starter-unknown = I don't know that name at this table.
starter-drawn = { $name } starts, says the hat.
  .b = I drew { $name }.
starter-which = Only one of you can start: { $names }. Which one?
  .b = { $names }: which one of you starts?
starter-which-again = Which of them starts: { $names }? Say one name, like { $example }.
starter-which-help = One of you starts. Say who of { $names }, or say: pick one. Which one?
starter-which-out = Say one name, or say: pick one. Who starts?
starter-is = { $name } starts.
  .b = So { $name } starts.

resume = Last time you stopped in the middle of { $game }. Shall we go on?
  .b = There is still a game of { $game } from last time. Go on with it?
resume-again = Shall we go on with the old game? Say yes or no.
resume-help = Yes goes on where you stopped. No starts a new game. Shall we go on?
resume-out = Say yes for the old game or no for a new one. Shall we go on?

same-players = { $names }, are you the same people as last time?
  .b = Is it { $names } again?
same-players-again = The same people: { $names }? Say yes or no.
same-players-help = Yes plays with { $names } again. No asks for new names. The same people?
same-players-out = Say yes for { $names }, or no for others. The same people?

## Any time

nothing-to-repeat = There is nothing to repeat yet.
  .b = I haven't said anything yet that I could repeat.
no-question-now = There is no question on the table yet.
  .b = No question lies there just now.
turn-is = It's { $name }'s turn.
  .b = { $name } is on.
turn-everybody = Everybody is thinking.
  .b = All of you, on paper.
turn-nobody = Nobody is on turn. The game is over.
undone = Taken back: { $name }'s answer.
  .b = Gone. { $name }'s answer no longer counts.
undone-scored = Taken back, the scoring too. You all know the solution now, so { $name } may also pass.
  .b = Back again, scoring and all. The answer is out, { $name }, so you may also pass.
undone-scored-compulsory = Taken back, the scoring too. You all know the solution now, but { $name }'s answer is open again.
  .b = Back again, scoring and all. The answer is out, but { $name } may answer once more.
undone-correction = Taken back. It is as { $name } had it before.
  .b = Back to what { $name } said before.
undone-plain = Taken back.
  .b = Gone.
not-whispered-again = I whisper a number only once, unless you say: whisper it.
nothing-to-undo = There is nothing to take back.
  .b = We are back at the beginning already.
undone-names = Taken back: the names.
  .b = The names again, then.
undone-game = Taken back: the game.
  .b = Another game, then.
pause = I can wait.
  .b = No hurry.
pause-for = { $name } gets all the time in the world.
  .b = No hurry, { $name }.
skipped = Gone. Here is another one.
  .b = Fine, another one.
cannot-skip = This question can't be skipped any more.
  .b = It is too late to skip this one.
answer-held = Got that, { $name }. I'll come to you.
  .b = Noted, { $name }. Your turn comes.
no-score-yet = Nobody has played yet, so there is no score.
  .b = There is no score before the first game.

end-game = If we stop now, the standing is final. Shall I end the game here?
  .b = So we stop here, and the standing counts?
end-game-again = End the game here? Say yes or no.
end-game-help = Yes ends the game with the standing as it is. No goes on. End it?
end-game-out = Say yes to end it, or no to go on. End the game?

new-game = Shall we drop this game and start a new one?
  .b = So we leave this game and begin another one?
new-game-again = A new game? Say yes or no.
new-game-help = Yes drops this game and starts another. No goes on. A new game?
new-game-out = Say yes for a new game, or no to go on here. A new game?

come-back = If I go quiet, just open me again, and we play on.
  .b = And if I go quiet: open me again, nothing is lost.
goodbye-kept = I'll keep the game for you. See you.
  .b = Stopped, and nothing is lost. Until next time.
goodbye = See you next time.
  .b = Goodbye, then.
game-over-goodbye = Open me again for another game. Good night.
  .b = That was fun. Open me again for another one.
already-over = This game is over.
what-next = Open me again for a new one.

first-you = One answer is still missing, { $name }'s.
  .b = I am waiting for { $name }.
  .c = Not without { $name }.
you-are-welcome = You're welcome.
  .b = My pleasure.
  .c = Any time.
back-in-round = Round { NUM($round) }.
  .b = We are in round { NUM($round) }.

wrong-card = Do you mean the answer on the card?
  .b = Is it the card that is wrong?
wrong-card-again = The answer on the card? Say yes, or no if I misheard one of you.
wrong-card-help = With yes I note the card for its authors. With no I take back the last answer I heard. Do you mean the card?
wrong-card-out = Say yes for the card, or no for what I heard. The card?

## Teaching

lesson-go-on = Shall I go on?
  .b = Go on?
  .c = More?
lesson-go-on-again = Shall I go on with the rules? Say yes, or no.
lesson-go-on-help = Yes tells you the next bit of the rules. With enough, or with any answer, you go straight on playing. Shall I go on?
lesson-go-on-out = Say go on for the rest of the rules, or enough. Shall I go on?
lesson-stopped = Enough of that, then.
  .b = Good, no more of that.

## Not understood

not-understood = I didn't get that.
  .b = Sorry, that went past me.
  .c = I couldn't make that out.
around = A rough year is not enough.
  .b = A rough year is no span.
unsure-numbers = { NUM($a) } or { NUM($b) }?
  .b = Was that { NUM($a) } or { NUM($b) }?
unsure-numbers-again = Which was it, { NUM($a) } or { NUM($b) }?
unsure-numbers-help = I heard two numbers that sound alike. Say the right one again: { NUM($a) } or { NUM($b) }?
unsure-numbers-out = Say just the number, or say something else. { NUM($a) } or { NUM($b) }?
unsure-years = { YEAR($a) } or { YEAR($b) }?
  .b = Was that { YEAR($a) } or { YEAR($b) }?
no-answer-heard = I heard nothing.

## Refused moves

refused-not-now = That has to wait a moment.
  .b = Not now.
refused-not-your-turn = It isn't your turn yet.
  .b = Somebody else is first.
refused-nothing-to-correct = There is nothing to correct yet.
  .b = No answer of yours stands yet.
refused-between-rounds-only = That works only between two rounds.
  .b = Once this round is over, gladly.
refused-too-many = The table is full.
  .b = There is no room for one more in this game.
refused-too-few = Then you would be too few.
  .b = This game can't do with fewer of you.
refused-compulsory = That one can't be passed.
  .b = Everybody has to answer here.
refused-finished = The game is over.
  .b = This one is played out.

## Standing

standing-full = The standing: { $entries }.
  .b = Here is where you stand: { $entries }.
  .c = So it stands: { $entries }.
standing-entry = { $name } { $points ->
    [0] nothing
   *[other] { NUM($points) }
  }
standing-leaders = { $count ->
    [one] { $names } leads with { NUM($points) }.
   *[other] { $names } lead with { NUM($points) } each.
  }
  .b = { $count ->
    [one] In front: { $names }, with { NUM($points) }.
   *[other] In front: { $names }, with { NUM($points) } each.
  }
standing-level = { $points ->
    [0] Nobody has a point yet.
   *[other] All level at { NUM($points) }.
  }
  .b = { $points ->
    [0] Still nothing for anybody.
   *[other] Everybody has { NUM($points) }.
  }

no-cards-left = I have no more cards, so that was the last round.
game-won = { $points ->
    [0] { $count ->
        [one] { $names } wins, without a single point.
       *[other] Not a single point for anybody, so nobody is ahead: { $names } share the honours.
      }
   *[other] { game-won-points }
  }
game-won-points = { $count ->
    [one] { $names } wins with { $points ->
        [one] one point
       *[other] { NUM($points) } points
      }. Congratulations.
   *[other] { $names } share the victory with { $points ->
        [one] one point
       *[other] { NUM($points) } points
      } each. Congratulations.
  }

## People come and go

seated = { $name } plays too.
  .b = Welcome, { $name }.
unseated = { $name } is out. See you, { $name }.
  .b = Goodbye, { $name }.
later-remove-player = Once this round is over, { $name } can go. I'll see to it.
  .b = { $name }, just this round to the end, then you are free.
later-add-player = Once this round is over, { $name } plays too.
  .b = { $name } joins with the next round.
later-swap-seats = Once this round is over, { $name } and { $other } change places.
  .b = { $name } and { $other } swap seats with the next round.
stays = Good, { $name } stays.
  .b = Then { $name } plays on.
seats-swapped = { $one } and { $other } have changed places.
  .b = Swapped: { $one } and { $other }.
renamed = { $name }. Got it.
  .b = { $name }, sorry. I have it now.

## How the host talks

slower = Slower, then.
  .b = I'll take my time.
faster = A little faster.
  .b = I'll hurry a bit.
brief-now = Brief.
  .b = Few words, then.
chatty-now = Gladly.
  .b = The whole story again, then.

## What to play

suggest-minutes = { $game } takes about { NUM($minutes) } minutes for { NUM($players) }. Shall we?
  .b = How about { $game }, about { NUM($minutes) } minutes for { NUM($players) }?
suggest-minutes-again = { $game }, about { NUM($minutes) } minutes? Say yes or no.
suggest-minutes-help = Yes starts { $game }. No lets you choose another game. { $game }?
suggest-minutes-out = Say yes for { $game }, or no for another one. { $game }?
suggest-longer = None of my games is that short. The quickest is { $game }, about { NUM($minutes) } minutes. Shall we?
  .b = In { NUM($wanted) } minutes I have nothing. { $game } is the shortest, with about { NUM($minutes) }. Would that do?
suggest-longer-again = { $game }, about { NUM($minutes) } minutes? Say yes or no.
suggest-longer-help = Yes starts { $game }. No lets you choose another game. { $game }?
suggest-longer-out = Say yes for { $game }, or no for another one. { $game }?
suggest-fitting = { $chosen } takes { NUM($most) } at most. { $game } would fit. Shall we?
  .b = For { $chosen } you are too many, { NUM($most) } can play. How about { $game }?
suggest-fitting-again = { $game } instead? Say yes or no.
suggest-fitting-help = Yes starts { $game } with all of you. No lets you choose another game. { $game }?
suggest-fitting-out = Say yes for { $game }, or no for another one. { $game }?
games-fitting = { NUM($players) } can play { $games }.
  .b = For { NUM($players) } there is { $games }.
games-fitting-more = { NUM($players) } can play { $games }, among others.
  .b = For { NUM($players) } there is { $games }, among others.
suggest-together = In { $game } you all play together against the game, for about { NUM($minutes) } minutes. Shall we?
  .b = How about { $game }, about { NUM($minutes) } minutes, all of you against the game?
suggest-together-again = { $game }, all together? Say yes or no.
suggest-together-help = Yes starts { $game }. No lets you choose another game. { $game }?
suggest-together-out = Say yes for { $game }, or no for another one. { $game }?
suggest-short = { $game } is the quickest to play: about { NUM($minutes) } minutes for { NUM($players) }. Shall we?
  .b = Nothing is quicker than { $game }: about { NUM($minutes) } minutes for { NUM($players) }. How about that?
suggest-short-again = { $game }? Say yes or no.
suggest-short-help = Yes starts { $game }. No lets you choose another game. { $game }?
suggest-short-out = Say yes for { $game }, or no for another one. { $game }?
duration = { $game }, with { NUM($players) } of you: about { NUM($minutes) } minutes.
  .b = For { NUM($players) } of you, count on { NUM($minutes) } minutes of { $game }.
duration-any = From about { NUM($least) } to { NUM($most) } minutes for { NUM($players) }. { $quickest } is the quickest.
  .b = The quickest is { $quickest }, about { NUM($least) } minutes for { NUM($players) }. The longest takes { NUM($most) }.
for-kids = Fine, nothing with violence then.
  .b = No murders for you, then.
nothing-fits = No game of mine fits so many players.
  .b = I have nothing for so many.

## How it went

evening-total = { $games ->
    [one] One game so far: { $entries }.
   *[other] { NUM($games) } games so far: { $entries }.
  }
evening-entry = { $name } { $games ->
    [0] none
   *[other] { NUM($games) }
  }
no-game-yet = You haven't finished a game yet.
  .b = No game is over yet.
disputed = I have noted it for the authors. I have it from { $sources }.
  .b = It goes to the authors. My source was { $sources }.
disputed-no-source = I have noted it for the authors of the card.
  .b = It goes to the authors of the card.
nothing-to-dispute = There is no answer yet that could be wrong.
  .b = I haven't told you any answer yet.
void-round = Shall the round count?
  .b = Does the round count all the same?
void-round-again = Shall the last round count? Say yes or no.
void-round-help = Yes leaves the round as it is. No takes it out, and I draw another card. Shall it count?
void-round-out = Say yes to keep the round, or no to drop it. Shall it count?
voided = Then that round does not count.
  .b = Out it goes, as if we had never played that round.
nothing-to-void = There is no round yet that could be dropped.
  .b = No round has been played yet.

## What to forget

forget = Shall I delete your names, this game and all scores?
  .b = Your names, this game, all scores: shall I delete them?
forget-again = Delete everything about you? Say yes or no.
forget-help = Yes deletes your names, the game and all scores at once. No keeps them. Delete it all?
forget-out = Say yes to delete everything, or no to play on. Delete it all?
forgotten = Done. Names, game and scores are deleted. Goodbye.

## How a game is played

no-such-setting = This game can't be played that way.
  .b = That can't be changed in this game.
setting-too-late = That has to be said before the first answer.
  .b = For that it is too late, the game is under way.
setting-impossible = That number doesn't work here.
  .b = Not with that number, I'm afraid.

## Briefly

lobby-players-brief = Your names, clockwise?
game-chosen-brief = { $game }.
not-understood-brief = { "" }
answer-held-brief = Noted, { $name }.
pause-brief = Fine.
skipped-brief = Another one.
undone-brief = { $name } again.
undone-scored-brief = Scoring undone. { $name }, or pass.
undone-scored-compulsory-brief = Scoring undone.
first-you-brief = { "" }
you-are-welcome-brief = { "" }
standing-full-brief = { $entries }.
standing-leaders-brief = { $names }: { NUM($points) }.
standing-level-brief = { $points ->
    [0] No points.
   *[other] Level: { NUM($points) }.
  }

as-of = That was so in { YEAR($year) }.
  .b = As of { YEAR($year) }.

sheet-topic = { $place ->
    [1] The first question
    [2] The second question
   *[other] The third question
  }
