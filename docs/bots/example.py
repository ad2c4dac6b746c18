#!/usr/bin/env python3
"""A complete player for Meadhall: it plays legally in every game.

    meadhall play GAME --seats human,exec:docs/bots/example.py

It chooses at random, but passes only if it must, and it tells the games apart by nothing at all:
everything it needs is in the question. Write `choose` anew and you have a player of your own.
"""

import json
import random
import sys


def choose(view, choices, seat):
    """One of the choices, by its text. `view` is what the seat sees of the table."""
    active = [choice for choice in choices if not choice.startswith("pass")]
    return random.choice(active or choices)


def main():
    seat = None
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            seat = message["seat"]
            random.seed(seat)
        elif "choices" in message:
            print(choose(message["view"], message["choices"], seat), flush=True)
    # The input has ended: the table was left.


if __name__ == "__main__":
    main()
