"""The exact value of a small game under a policy, by walking through all of its luck: `python examples/walk.py`."""

import parlour


def value(position, policy):
    """What each seat gains on average from here on."""
    if position.is_over:
        return position.returns("score")
    total = [0.0] * position.game.seats
    if position.is_chance:
        _, outcomes = position.chance_outcomes()
        branches = [(chance, position.clone(), outcome) for outcome, _, chance in outcomes]
        for _, after, outcome in branches:
            after.choose(outcome)
    else:
        seat = position.to_act[0]
        branches = [(chance, position.clone(), action) for action, chance in policy(position.view(seat))]
        for _, after, action in branches:
            after.play(seat, action)
    for chance, after, _ in branches:
        for seat, worth in enumerate(value(after, policy)):
            total[seat] += chance * worth
    return total


def careful(view):
    """An equilibrium of Kuhn poker: bluffs with a third of the jacks, calls with a third of the queens and a bit."""
    card, moves = view.data["card"], [move for move in view.data["moves"] if move]
    bet = {
        (): [1 / 3, 0.0, 1.0],
        ("pass",): [1 / 3, 0.0, 1.0],
        ("bet",): [0.0, 1 / 3, 1.0],
        ("pass", "bet"): [0.0, 2 / 3, 1.0],
    }[tuple(moves)][card]
    return [("bet", bet), ("pass", 1 - bet)]


if __name__ == "__main__":
    first, second = value(parlour.Game("kuhn").deal(chance="explicit"), careful)
    print(f"the first seat gains {first:.6f} chips, the second {second:.6f}; known: {-1 / 18:.6f}")
