#!/usr/bin/env python3
"""A bot of one's own for Conclave, to begin with: it takes any of its options.

Try it:  conclave series evilrunner --setup legs=1 --seats "exec:python3 docs/exec/first.py,random" --games 10
"""
import json
import random
import sys


def choose(question):
    """The action that is answered: options carry an action and the sentence that a person would read."""
    options = question["options"]
    random.seed(question["view"])  # the same again where it sees the same
    return random.choice(options)["action"]


def main():
    hello = json.loads(sys.stdin.readline())  # {"game", "setup", "seat", "lang"}
    print(f"playing {hello['game']} in seat {hello['seat']}", file=sys.stderr)
    for line in sys.stdin:  # {"told", "view", "ask", "options", "position"}; the end of input is the end of the match
        print(json.dumps({"action": choose(json.loads(line))}), flush=True)


main()
