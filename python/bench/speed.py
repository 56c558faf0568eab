"""How quick batches are, by seconds of one core: `python python/bench/speed.py`, with a release wheel. Markdown on standard output.

Seconds are those of the processor, so that what else runs on the machine takes nothing away.
"""

import random
import time

import parlour

ROWS = 512


def decisions_per_second(game, seconds=2.0, **settings):
    """Random legal moves chosen inside, on one thread: the best of three."""
    batch = parlour.Batch(game, ROWS, **settings)
    batch.step_random(50)
    best = 0.0
    for _ in range(3):
        steps, start = 0, time.process_time()
        while time.process_time() - start < seconds / 3:
            batch.step_random(20)
            steps += 20
        best = max(best, steps * ROWS / (time.process_time() - start))
    return best


def openspiel_hearts(seconds=2.0):
    """OpenSpiel's loop in Python over its hearts in C++, with an observation for each decision."""
    import pyspiel

    game, dice, decisions, start = pyspiel.load_game("hearts"), random.Random(1), 0, time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
            else:
                state.information_state_tensor()
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
    return decisions / (time.process_time() - start)


def pettingzoo_steps(seconds=2.0):
    import parlour.pettingzoo

    env, dice, steps, start = parlour.pettingzoo.env("tps", seats=4), random.Random(1), 0, time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=steps)
        while not env.terminations[env.agent_selection]:
            mask = env.last()[0]["action_mask"]
            env.step(dice.choice(mask.nonzero()[0].tolist()))
            steps += 1
    return steps / (time.process_time() - start)


def main():
    print("| game, seats | observation | decisions a second, one core |\n|---|---|---:|")
    tps = 0.0
    for slug in parlour.games():
        for seats in sorted(set(parlour.Game(slug).seat_range)):
            game = parlour.Game(slug, seats=seats)
            for obs, size in (("short", game.short_observation_size), ("full", game.observation_size)):
                speed = decisions_per_second(game, obs=obs)
                tps = speed if (slug, seats, obs) == ("tps", 4, "full") else tps
                print(f"| {slug} {seats} | {obs}, {size} | {speed:,.0f} |", flush=True)
    hearts = openspiel_hearts()
    print(f"\nOpenSpiel's loop over hearts: {hearts:,.0f} decisions a second; tps 4, full: {tps / hearts:,.0f} times as many.")
    print(f"PettingZoo wrapper: {pettingzoo_steps():,.0f} steps a second.")


if __name__ == "__main__":
    main()
