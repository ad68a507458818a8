### What the host says in every game.

year-before-christ = { $year } BC
year-after-christ = AD { $year }

## Opening

welcome = Welcome to Guess Master.
welcome-back = Welcome back.
  .b = There you are again.
  .c = Good to have you back.

lobby-game = Which game shall it be?
lobby-game-again = Which game? For example: { $example }.
lobby-game-help = I have { $games }. And { $more }. Name one, or say: surprise us. Which game?
lobby-game-out = Say the name of a game, or say stop. Which game?
game-chosen = { $game } it is.
  .b = { $game }. Good choice.
no-such-game = I don't have that one.

lobby-players = Who is playing? Tell me your names, in the order you sit, clockwise.
lobby-players-again = Who is playing? Say it like: Anna, Ben and Clara.
lobby-players-help = Tell me the first names of everybody at the table, clockwise. Who is playing?
lobby-players-out = Just the first names, one after the other, or say stop. Who is playing?
lobby-more-players = { $name }. And who else?
lobby-more-players-again = I have { $name } so far. Who else is playing?
lobby-more-players-help = Tell me who plays with { $name }. Who else?
lobby-more-players-out = I need at least two players. Name another one, or say stop. Who else?
players-are = { $names }.
  .b = { $names }, welcome.
players-equal = Two of you are called { $name }. Give one of them another name, perhaps a nickname.
players-too-many = That is { NUM($count) } people, and this game takes { NUM($most) } at most.
players-too-few = This game needs at least { NUM($fewest) } players.

starter-unknown = I don't know that name at this table.
starter-drawn = { $name } starts, says the hat.
  .b = I drew { $name }.
starter-is = { $name } starts.

resume = Last time you stopped in the middle of { $game }. Shall we go on?
resume-again = Shall we go on with the old game? Say yes or no.
resume-help = Yes goes on where you stopped. No starts a new game. Shall we go on?
resume-out = Say yes for the old game or no for a new one. Shall we go on?

same-players = { $names }, are you the same people as last time?
same-players-again = The same people: { $names }? Say yes or no.
same-players-help = Yes plays with { $names } again. No asks for new names. The same people?
same-players-out = Say yes for { $names }, or no for others. The same people?

## Any time

nothing-to-repeat = There is nothing to repeat yet.
no-question-now = There is no question on the table yet.
turn-is = It's { $name }'s turn.
  .b = { $name } is on.
turn-everybody = Everybody is thinking.
turn-nobody = Nobody is on turn. The game is over.
undone = Taken back: { $name }'s answer.
  .b = Gone. { $name }'s answer no longer counts.
undone-scored = Taken back, the scoring too. You all know the solution now, so { $name } may also pass.
undone-scored-compulsory = Taken back, the scoring too. You all know the solution now, but { $name }'s answer is open again.
undone-plain = Taken back.
not-whispered-again = I whisper a number only once, unless you say: whisper it.
nothing-to-undo = There is nothing to take back.
undone-names = Taken back: the names.
undone-game = Taken back: the game.
pause = Take your time.
  .b = No hurry.
skipped = Gone. Here is another one.
  .b = Fine, another one.
cannot-skip = This question can't be skipped any more.
answer-held = Got that, { $name }. I'll come to you.
  .b = Noted, { $name }. Your turn comes.
no-score-yet = Nobody has played yet, so there is no score.

end-game = Shall I end the game here? The standing is then final.
end-game-again = End the game here? Say yes or no.
end-game-help = Yes ends the game with the standing as it is. No goes on. End it?
end-game-out = Say yes to end it, or no to go on. End the game?

new-game = Shall we drop this game and start a new one?
new-game-again = A new game? Say yes or no.
new-game-help = Yes drops this game and starts another. No goes on. A new game?
new-game-out = Say yes for a new game, or no to go on here. A new game?

goodbye-kept = I'll keep the game for you. See you.
  .b = Stopped, and nothing is lost. Until next time.
goodbye = See you next time.
  .b = Goodbye, then.
game-over-goodbye = Open me again for another game. Good night.
  .b = That was fun. Open me again for another one.
already-over = This game is over.
what-next = Open me again for a new one.

## Not understood

not-understood = I didn't get that.
  .b = Sorry, that went past me.
  .c = I couldn't make that out.
around = A rough year is not enough. I need a from and a to.
unsure-numbers = { NUM($a) } or { NUM($b) }?
unsure-numbers-again = Which was it, { NUM($a) } or { NUM($b) }?
unsure-numbers-help = I heard two numbers that sound alike. Say the right one again: { NUM($a) } or { NUM($b) }?
unsure-numbers-out = Say just the number, or say something else. { NUM($a) } or { NUM($b) }?
unsure-years = { YEAR($a) } or { YEAR($b) }?
no-answer-heard = I heard nothing.

## Refused moves

refused-not-now = That has to wait a moment.
refused-not-your-turn = It isn't your turn yet.
refused-nothing-to-correct = There is nothing to correct yet.
refused-between-rounds-only = That works only between two rounds.
refused-too-many = The table is full.
refused-too-few = Then you would be too few.
refused-compulsory = That one can't be passed.
refused-finished = The game is over.

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
game-won = { $count ->
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
seats-swapped = { $one } and { $other } have changed places.
renamed = { $name }. Got it.
  .b = { $name }, sorry. I have it now.

## How the host talks

slower = Slower, then.
faster = A little faster.
brief-now = Brief.
chatty-now = Gladly.

## What to play

suggest-minutes = { $game } takes about { NUM($minutes) } minutes for { NUM($players) }. Shall we?
suggest-minutes-again = { $game }, about { NUM($minutes) } minutes? Say yes or no.
suggest-minutes-help = Yes starts { $game }. No lets you choose another game. { $game }?
suggest-minutes-out = Say yes for { $game }, or no for another one. { $game }?
suggest-together = In { $game } you all play together against the game, for about { NUM($minutes) } minutes. Shall we?
suggest-together-again = { $game }, all together? Say yes or no.
suggest-together-help = Yes starts { $game }. No lets you choose another game. { $game }?
suggest-together-out = Say yes for { $game }, or no for another one. { $game }?
suggest-short = { $game } is the quickest to play: about { NUM($minutes) } minutes for { NUM($players) }. Shall we?
suggest-short-again = { $game }? Say yes or no.
suggest-short-help = Yes starts { $game }. No lets you choose another game. { $game }?
suggest-short-out = Say yes for { $game }, or no for another one. { $game }?
for-kids = Fine, nothing with violence then.
nothing-fits = No game of mine fits so many players.

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
disputed = I have noted it for the authors. I have it from { $sources }.
disputed-no-source = I have noted it for the authors of the card.
nothing-to-dispute = There is no answer yet that could be wrong.
void-round = Shall the round count?
void-round-again = Shall the last round count? Say yes or no.
void-round-help = Yes leaves the round as it is. No takes it out, and I draw another card. Shall it count?
void-round-out = Say yes to keep the round, or no to drop it. Shall it count?
voided = Then that round does not count.
nothing-to-void = There is no round yet that could be dropped.

## What to forget

forget = Shall I delete your names, this game and all scores?
forget-again = Delete everything about you? Say yes or no.
forget-help = Yes deletes your names, the game and all scores at once. No keeps them. Delete it all?
forget-out = Say yes to delete everything, or no to play on. Delete it all?
forgotten = Done. Names, game and scores are deleted. Goodbye.

## How a game is played

no-such-setting = This game can't be played that way.
setting-impossible = That number doesn't work here.
