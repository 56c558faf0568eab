"""A linear policy that learns by playing against itself, with NumPy alone: `python examples/learn.py`.

Policy gradients: after a game, what seats with a high score did is made likelier, and what the others did less likely. Every seat
of every game plays with the same weights, from its own observation.
"""

import numpy as np

import parlour


def softmax(logits, mask):
    logits = np.where(mask, logits, -np.inf)
    weights = np.exp(logits - logits.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def choose(chances, dice):
    """One number for each row, as likely as the row says."""
    below = chances.cumsum(axis=1) > dice.random((len(chances), 1))
    return below.argmax(axis=1).astype(np.int64)


class Policy:
    def __init__(self, game):
        self.weights = np.zeros((game.observation_size + 1, game.num_actions), np.float32)

    def inputs(self, obs):
        return np.concatenate([obs.astype(np.float32), np.ones((len(obs), 1), np.float32)], axis=1)

    def chances(self, obs, mask):
        return softmax(self.inputs(obs) @ self.weights, mask)


def learn(game, rounds=40, rows=128, rate=0.2, seed=1):
    """A policy after so many rounds of about two games on each row."""
    policy, dice = Policy(game), np.random.default_rng(seed)
    batch = parlour.Batch(game, rows, seed=seed)
    for _ in range(rounds):
        kept, open_moves = [], [[] for _ in range(rows)]
        while len(kept) < 40 * rows:
            obs, mask, seat = batch.obs.copy(), batch.mask.copy(), batch.seat.copy()
            chances = policy.chances(obs, mask)
            actions = choose(chances, dice)
            for row in range(rows):
                open_moves[row].append((obs[row], mask[row], actions[row], seat[row]))
            batch.step(actions)
            for row in np.flatnonzero(batch.done):
                lead = batch.score[row] - batch.score[row].mean()
                kept += [(*move[:3], lead[move[3]]) for move in open_moves[row]]
                open_moves[row] = []
        obs, mask, actions, worth = (np.array(column) for column in zip(*kept))
        wanted = -policy.chances(obs, mask)
        wanted[np.arange(len(actions)), actions] += 1
        gradient = policy.inputs(obs).T @ (wanted * worth[:, None]) / len(actions)
        policy.weights += rate * gradient / np.linalg.norm(gradient)
    return policy


def share(game, policy, opponents="random", games=2000, seed=99):
    """The share of the wins that the policy takes on seat 0."""
    bots = {seat: opponents for seat in range(1, game.seats)}
    batch, won, played = parlour.Batch(game, 256, seed=seed, bots=bots), 0.0, 0
    while played < games:
        batch.step(policy.chances(batch.obs, batch.mask).argmax(axis=1).astype(np.int64))
        done = batch.done
        won += (batch.reward[done, 0] + 1 / game.seats).sum()
        played += int(done.sum())
    return won / played


if __name__ == "__main__":
    tps = parlour.Game("tps", seats=3)
    print(f"before: {share(tps, Policy(tps)):.1%} of the wins against random players (fair: 33.3%)")
    print(f"after:  {share(tps, learn(tps)):.1%}")
