"""Training of the learned players: self-play by PPO on the batches of the package `parlour`.

`python -m train tps --seconds 500 --out runs/tps` trains the players of one game; docs/training.md says the rest.
"""
