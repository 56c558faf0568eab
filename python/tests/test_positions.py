"""Positions, views and records."""

import copy
import pickle
import random

import numpy as np
import pytest

import parlour
from tables import TABLES


def play_some(position, steps, seed=0):
    """Random legal actions, as far as the game goes."""
    dice = random.Random(seed)
    for _ in range(steps):
        if not position.to_act:
            break
        seat = dice.choice(position.to_act)
        position.play(seat, dice.choice(position.legal(seat))[0])
    return position


def test_every_game_has_a_name_and_the_small_one_comes_last():
    *others, small = parlour.games()
    assert small == "kuhn" and "tps" in others and len(set(others)) == len(others)
    with pytest.raises(parlour.ParlourError, match=f"there is no game `chess`; there are: {', '.join(parlour.games())}"):
        parlour.Game("chess")
    with pytest.raises(parlour.ParlourError, match="TrickPaperScissors is for 3 to 4 seats, not for 2"):
        parlour.Game("tps", seats=2)


def test_options_are_those_of_the_game():
    game = parlour.Game("archons", seats=6, options={"carry_pot": False})
    assert game.options["carry_pot"] is False and game.changed_options == {"carry_pot": False}
    with pytest.raises(parlour.ParlourError, match="there is no option `jokers`"):
        parlour.Game("archons", options={"jokers": True})


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_game_is_played_by_number_or_by_text_and_its_record_verifies(slug, seats):
    game = parlour.Game(slug, seats=seats)
    by_number, by_text = game.deal(seed=3), game.deal(seed=3)
    dice = random.Random(1)
    while not by_number.is_over:
        seat = dice.choice(by_number.to_act)
        number, text = dice.choice(by_number.legal(seat))
        assert by_number.find(seat, text) == (number, text)
        by_number.play(seat, number)
        by_text.play(seat, text)
    assert by_number == by_text and by_number.to_act == []
    record = by_number.record()
    record.verify()
    assert record == parlour.Record.from_json(record.json()) and record.scores == by_number.scores
    assert len(record.replay()) == len([event for event in record.data["events"] if "a" in event])
    assert abs(sum(by_number.returns())) < 1e-9


def test_a_forbidden_action_is_refused_with_its_rule_and_nothing_changes():
    position = parlour.Game("tps", seats=4).deal(seed=1)
    seat = position.to_act[0]
    position.play(seat, position.legal(seat)[0][0])
    follower = position.to_act[0]
    legal = {text for _, text in position.legal(follower)}
    held = {f"play {card}" for card in position.view(follower).data["hand"]}
    forbidden = sorted(held - legal)[0]
    before = position.save()
    with pytest.raises(parlour.IllegalActionError, match="you must play it|must") as refusal:
        position.play(follower, forbidden)
    assert refusal.value.rule == "TPS-9" and refusal.value.sentence == str(refusal.value)
    number = next(number for number in range(42) if position.game.action_text(number) == forbidden)
    with pytest.raises(parlour.IllegalActionError) as refusal:
        position.play(follower, number)
    assert refusal.value.rule == "TPS-9"
    with pytest.raises(parlour.IllegalActionError) as refusal:
        position.play((follower + 1) % 4, 0)
    assert refusal.value.rule is None
    with pytest.raises(parlour.IllegalActionError):
        position.play(follower, "dance")
    assert position.save() == before


@pytest.mark.parametrize("slug", parlour.games())
def test_copies_and_pickles_are_the_same_position(slug):
    position = play_some(parlour.Game(slug).deal(seed=5, game=2), 1)
    for other in (position.clone(), copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert other == position
        for seat in range(position.game.seats):
            assert other.view(seat) == position.view(seat)
            assert other.history(seat) == position.history(seat)
    other = position.clone()
    play_some(other, 1)
    assert other != position
    view = position.view(0)
    assert pickle.loads(pickle.dumps(view)) == view


@pytest.mark.parametrize("slug", parlour.games())
def test_a_position_whose_luck_is_chosen_is_pickled_before_and_after_each_choice(slug):
    game = parlour.Game(slug, seats=parlour.Game(slug).seat_range[0])
    position, dice, choices = game.deal(chance="explicit"), random.Random(3), 0
    for _ in range(200):
        again = pickle.loads(pickle.dumps(position))
        assert again == position and again.is_chance == position.is_chance and again.to_act == position.to_act
        if position.is_over:
            break
        if position.is_chance:
            assert again.chance_outcomes() == position.chance_outcomes()
            outcome = dice.choice(position.chance_outcomes()[1])[0]
            choices += 1
            for one in (position, again):
                one.choose(outcome)
        else:
            seat = position.to_act[0]
            assert [again.view(seat), again.information(seat)] == [position.view(seat), position.information(seat)]
            action = dice.choice(position.legal(seat))[0]
            for one in (position, again):
                one.play(seat, action)
        # What was read back goes on like the other.
        assert again == position
    assert choices > 1


def same_bytes(one, other):
    """Whether two views show the same numbers and strings, to the last byte."""
    for read in (lambda view: view.tensor(), lambda view: view.mask(), lambda view: view.features()):
        if read(one).tobytes() != read(other).tobytes():
            return False
    return one.json() == other.json() and one.legal() == other.legal()


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_equal_knowledge_gives_equal_bytes_to_every_seat_over_a_whole_game(slug, seats):
    game, dice = parlour.Game(slug, seats=seats), np.random.default_rng(4)
    position, moments = game.deal(seed=9), []
    while not position.is_over:
        moments.append(position.clone())
        seat = position.to_act[-1]
        legal = position.legal(seat)
        position.play(seat, legal[len(moments) % len(legal)][0])
    # A few moments, from the first decision to the last.
    for moment in moments[:: max(1, len(moments) // 12)] + moments[-1:]:
        for seat in range(seats):
            view = moment.view(seat)
            (twin,) = moment.sample(seat, dice)
            assert same_bytes(twin.view(seat), view)
            assert twin.information(seat) == moment.information(seat) and twin.history(seat) == moment.history(seat)
            (other,) = view.sample(dice)
            assert same_bytes(other.view(seat), view)
            for third in range(seats):
                if third != seat:
                    # What others know is what they know in the sample.
                    assert twin.history(third)[0]["known"] == twin.view(third).data


@pytest.mark.parametrize("slug", parlour.games())
def test_a_tensor_goes_where_it_is_told_to_and_begins_with_the_short_one(slug):
    view = play_some(parlour.Game(slug).deal(seed=2), 3).view(0)
    game = view.game
    out = np.full(game.observation_size, 99, np.int8)
    assert view.tensor(out=out) is out
    assert (view.tensor(short=True) == out[: game.short_observation_size]).all()
    assert sum(field["size"] for field in game.fields) == game.observation_size
    with pytest.raises(parlour.ParlourError, match="instead of"):
        view.tensor(out=out[:-1])


def test_the_history_is_what_was_heard_and_only_by_those_who_may():
    position = parlour.Game("tps", seats=3).deal(seed=1)
    hands = [position.view(seat).data["hand"] for seat in range(3)]
    for seat in range(3):
        told = [heard["event"]["hand"]["cards"] for heard in position.history(seat) if "hand" in heard["event"]]
        assert told == [hands[seat]]
    assert not any("hand" in heard["event"] for heard in position.history())
    assert position.history(0)[0]["rule"] == "TPS-4"


def test_luck_can_be_chosen_and_every_deal_of_a_small_game_is_reached():
    deals = set()

    def walk(position, chance):
        if position.is_chance:
            _, outcomes = position.chance_outcomes()
            assert abs(sum(part for _, _, part in outcomes) - 1) < 1e-12
            for outcome, _, part in outcomes:
                after = position.clone()
                after.choose(outcome)
                walk(after, chance * part)
        else:
            deals.add((position.information(0), position.information(1), round(chance, 9)))

    walk(parlour.Game("kuhn").deal(chance="explicit"), 1.0)
    assert len(deals) == 6 and {chance for _, _, chance in deals} == {round(1 / 6, 9)}


def test_records_are_read_from_files(tmp_path):
    records = []
    for game in range(3):
        position = play_some(parlour.Game("faj", seats=2).deal(seed=1, game=game), 1000, seed=game)
        records.append(position.record())
    file = tmp_path / "games.jsonl"
    file.write_text("".join(record.json() + "\n" for record in records))
    assert parlour.Record.read(file) == records
    changed = records[0].json().replace('"scores":[', '"scores":[9')
    with pytest.raises(parlour.ParlourError):
        parlour.Record.from_json(changed).verify()
