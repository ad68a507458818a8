from __future__ import annotations

import pytest

from intents.model.expand import MOST, samples


def test_a_template_gives_every_way_of_saying_it() -> None:
    assert set(samples(["[please] (open|close) the door"], {})) == {
        "open the door",
        "close the door",
        "please open the door",
        "please close the door",
    }


def test_slots_stay_and_rules_are_put_in() -> None:
    assert samples(["<we> say {number}"], {"we": "(we|i)"}) == ["we say {number}", "i say {number}"]


def test_what_two_templates_say_alike_is_said_once() -> None:
    assert samples(["stop [now]", "(stop|halt)"], {}) == ["stop", "stop now", "halt"]


def test_parts_of_words_are_joined_and_spaces_are_single() -> None:
    assert samples(["i('ve| have) got  [ a ] pen"], {}) == [
        "i've got pen",
        "i've got a pen",
        "i have got pen",
        "i have got a pen",
    ]


def test_of_too_many_ways_the_plainest_are_chosen_and_every_word_is_among_them() -> None:
    template = "[a|b|c] [d|e|f] (g|h|i) [j|k|l] [m|n|o] (p|q)"
    chosen = samples([template], {})
    assert len(chosen) == MOST
    assert chosen[0] == "g p"
    assert {word for sample in chosen for word in sample.split()} == set("abcdefghijklmnopq")
    assert chosen == samples([template], {})


def test_permutations_are_refused() -> None:
    with pytest.raises(ValueError, match="permutations"):
        samples(["(here;now)"], {})
