"""What verifying a request costs, beside what the bare SDK does with it: reading it and calling a handler.

Prints `ratio verify_vs_bare_sdk` (at most 0.33): a verification with the chain in the cache over a request
that ask-sdk-core reads, dispatches to a handler which says hello, and writes.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from ask_sdk_core.serialize import DefaultSerializer
from ask_sdk_core.skill_builder import SkillBuilder
from ask_sdk_core.utils.predicate import is_intent_name
from ask_sdk_model.request_envelope import RequestEnvelope

from tests.ports.at_table import intent
from tests.ports.signing import URL, Door, packed, request, signature, signed

ROUNDS = 7
TIMES = 300


def seconds(work: Callable[[], Any]) -> float:
    """Return the best processor time of several rounds, in seconds for one time."""
    rounds = []
    for _ in range(ROUNDS):
        started = time.process_time()
        for _ in range(TIMES):
            work()
        rounds.append(time.process_time() - started)
    return min(rounds) / TIMES


def bare(body: str) -> Callable[[], Any]:
    """Return the SDK with one handler, at work on this body."""
    builder = SkillBuilder()

    @builder.request_handler(can_handle_func=is_intent_name("SpanIntent"))
    def hello(handler_input: Any) -> Any:
        return handler_input.response_builder.speak("Hello.").ask("Hello?").response

    skill, serializer = builder.create(), DefaultSerializer()
    return lambda: serializer.serialize(skill.invoke(serializer.deserialize(body, RequestEnvelope), None))


def main() -> None:
    """Print the figures, one a line."""
    door = Door()
    raw = packed(request(intent("SpanIntent", first="1750", last="1827")))
    verifier = door.verifier
    good = signature(raw)
    assert door.post(raw, signed(raw)).status_code == 200
    verified = seconds(lambda: verifier.check(URL, good, raw))
    of_the_sdk = seconds(bare(raw.decode()))
    print(f"verified in {verified * 1e6:.0f} µs, the bare SDK takes {of_the_sdk * 1e6:.0f} µs")
    print(f"ratio verify_vs_bare_sdk {verified / of_the_sdk:.2f}")
    door.store.close()


if __name__ == "__main__":
    main()
