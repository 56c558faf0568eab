"""What may the others hold? Counts it over fair samples of what a seat knows: `python examples/imagine.py`."""

from collections import Counter

import parlour


def likely_cards(view, samples=500):
    """For each other seat, the cards that it holds most often in what the viewer can imagine."""
    counts = {seat: Counter() for seat in range(view.game.seats) if seat != view.seat}
    for position in view.sample(rng=1, n=samples):
        for seat, count in counts.items():
            count.update(position.view(seat).data["hand"])
    return {seat: [(card, held / samples) for card, held in count.most_common(3)] for seat, count in counts.items()}


if __name__ == "__main__":
    position = parlour.Game("tps", seats=3).deal(seed=4)
    for _ in range(12):
        position.play(position.to_act[0], position.legal(position.to_act[0])[0][0])
    seat = position.to_act[0]
    print(f"seat {seat} knows: {', '.join(heard['words'] for heard in position.history(seat)[-3:])}")
    for other, cards in likely_cards(position.view(seat)).items():
        print(f"seat {other} likely holds", ", ".join(f"{card} ({part:.0%})" for card, part in cards))
