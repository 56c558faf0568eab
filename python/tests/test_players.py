"""Bots, matches, advice and the lab."""

import json

import pytest

import parlour


def test_a_bot_decides_from_a_view_and_always_alike():
    position = parlour.Game("tps", seats=3).deal(seed=4)
    view = position.view(position.to_act[0])
    bot = parlour.Bot("hard", iterations=60)
    number, text = bot.decide(view, seed=3)
    assert (number, text) in view.legal() and bot(view, seed=3) == number
    with pytest.raises(parlour.IllegalActionError):
        bot(position.view((view.seat + 1) % 3))
    with pytest.raises(parlour.ParlourError, match="there is no bot `genius`"):
        parlour.Bot("genius")(view)


def test_advice_is_about_every_legal_action():
    position = parlour.Game("pillars").deal(seed=4)
    view = position.view(position.to_act[0])
    opinions = view.advise(iterations=200)
    assert {opinion["action"] for opinion in opinions} == {text for _, text in view.legal()}
    assert opinions[0]["visits"] == max(opinion["visits"] for opinion in opinions)


def test_advice_about_a_recorded_decision():
    position = parlour.Game("tps", seats=3).deal(seed=1)
    while not position.is_over:
        seat = position.to_act[0]
        position.play(seat, position.legal(seat)[0][0])
    record = position.record()
    event = next(number for number, event in enumerate(record.data["events"], 1) if "a" in event)
    advice = parlour.advise(record, event, iterations=50)
    assert advice["played"] == record.data["events"][event - 1]["a"] and advice["opinions"]


def test_a_better_bot_wins_more():
    result = parlour.match("faj", "greedy", "random", deals=60, seats=2, seed=3)
    assert result["games"] == 120 and result["interval"][0] > result["fair"] == 0.5


def test_shards_merge_to_the_bytes_of_the_whole():
    plan = parlour.lab.run("pillars", games=60, bots="random", kingmaking=3, ladder=("random", "greedy"), deals=4)
    parts = [parlour.lab.play(plan, f"{shard}/3", threads=1) for shard in (3, 1, 2)]
    whole = parlour.lab.play(plan, threads=2)
    assert parlour.lab.merge(parts) == whole
    assert parlour.lab.figures(whole)["about"]
    assert "<html" in parlour.lab.page(whole)


def test_sums_of_another_build_are_refused():
    plan = parlour.lab.run("pillars", games=8, bots="random")
    part = json.loads(parlour.lab.play(plan, "1/2", threads=1))
    assert part["engine"] == parlour.lab.fingerprint()
    part["engine"] = "0123456789abcdef"
    other = parlour.lab.play(plan, "2/2", threads=1)
    with pytest.raises(parlour.ParlourError, match="another build of the engine"):
        parlour.lab.merge([other, json.dumps(part)])


def test_a_report_is_a_dictionary():
    assert parlour.lab.report("tps", games=20, seats=3, bots="random", threads=1)
