#!/usr/bin/env python3
"""Magpie: a bot that plays any game by admiring others.

It collects what others did, and then does what looks most like its favourite
piece of the collection. It has never read the rules of anything.

    parlour match tps --bots exec:examples/magpie.py,random
"""
import difflib
import json
import random
import sys

SHINY = 12  # A nest holds no more than this.


def likeness(action, treasure):
    return difflib.SequenceMatcher(None, action, treasure).ratio()


nest = []
for line in sys.stdin:
    asked = json.loads(line)
    random.seed(asked["luck"])  # The same luck gives the same game.
    if asked["new_game"]:
        nest.clear()

    seen = [event["words"] for event in asked["events"]]
    nest += [words for words in seen if not words.startswith("You ")]
    del nest[:-SHINY]

    # Some games allow thousands of actions; a magpie looks at a few.
    actions = asked["legal"]
    glimpsed = random.sample(actions, min(len(actions), 40))
    favourite = random.choice(nest) if nest else ""
    choice = max(glimpsed, key=lambda action: likeness(action, favourite))

    print(json.dumps({"a": choice}), flush=True)
