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


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_copies_and_pickles_are_the_same_position_over_a_whole_game(slug, seats):
    position = parlour.Game(slug, seats=seats).deal(seed=5, game=2)
    while True:
        for other in (position.clone(), copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
            assert other == position and other.to_act == position.to_act and other.is_over == position.is_over
            for seat in range(seats):
                assert other.view(seat) == position.view(seat)
                assert other.information(seat) == position.information(seat)
        view = position.view(0)
        assert pickle.loads(pickle.dumps(view)) == view
        if position.is_over:
            break
        other = position.clone()
        play_some(other, 1)
        assert other != position
        play_some(position, 20)
    record = position.record()
    again = pickle.loads(pickle.dumps(record))
    assert again == record and again.json() == record.json()
    again.verify()


def refused_texts(position, seat, known):
    """Texts of actions of the game that the seat may not play now."""
    legal = {text for _, text in position.legal(seat)}
    return [text for text in known if text not in legal]


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_what_the_rules_forbid_is_refused_with_a_sentence_at_every_decision_and_changes_nothing(slug, seats):
    game, dice, rules = parlour.Game(slug, seats=seats), random.Random(6), set()
    # What can be done at some time, in the game to come or in another.
    known = {}
    for number in range(3):
        position = game.deal(seed=6, game=number)
        while not position.is_over:
            seat = dice.choice(position.to_act)
            legal = position.legal(seat)
            known |= dict.fromkeys(text for _, text in legal[:20])
            position.play(seat, dice.choice(legal)[0])
    position = game.deal(seed=6)
    while not position.is_over:
        seat = dice.choice(position.to_act)
        before, seen = position.save(), [position.view(each).json() for each in range(seats)]
        refused = refused_texts(position, seat, known)
        for action in dice.sample(refused, min(4, len(refused))) + [-1, game.num_actions, "dance"]:
            with pytest.raises(parlour.IllegalActionError) as refusal:
                position.play(seat, action)
            assert refusal.value.sentence and refusal.value.sentence == str(refusal.value)
            rules.add(refusal.value.rule)
        for waiting in set(range(seats)) - set(position.to_act):
            with pytest.raises(parlour.IllegalActionError) as refusal:
                position.play(waiting, position.legal(seat)[0][1])
            assert refusal.value.rule is None
        assert position.save() == before and [position.view(each).json() for each in range(seats)] == seen
        position.play(seat, dice.choice(position.legal(seat))[0])
    # In Kuhn poker every action that exists is legal or out of turn.
    assert slug == "kuhn" or any(rule and "-" in rule for rule in rules), rules


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


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_luck_can_be_chosen_at_every_table_to_the_end_and_the_record_verifies(slug, seats):
    position, dice, chosen = parlour.Game(slug, seats=seats).deal(chance="explicit"), random.Random(8), 0
    while not position.is_over:
        if position.is_chance:
            assert position.to_act == []
            name, outcomes = position.chance_outcomes()
            assert name and abs(sum(part for _, _, part in outcomes) - 1) < 1e-9
            position.choose(dice.choice(outcomes)[0])
            chosen += 1
        else:
            seat = dice.choice(position.to_act)
            position.play(seat, dice.choice(position.legal(seat))[0])
    record = position.record()
    record.verify()
    assert chosen > 1 and record.scores == position.scores
    assert parlour.Record.from_json(record.json()) == record


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
            # Neither can what is drawn from it depend on what the seat does not know.
            assert twin.sample(seat, 11) == moment.sample(seat, 11) and twin.view(seat).sample(11) == view.sample(11)
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


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_history_grows_with_every_own_move_and_never_changes_what_was_heard(slug, seats):
    position, dice = parlour.Game(slug, seats=seats).deal(seed=4), random.Random(4)
    heard = [position.information(seat) for seat in range(seats)]
    while not position.is_over:
        mover = dice.choice(position.to_act)
        position.play(mover, dice.choice(position.legal(mover))[0])
        for seat in range(seats):
            now = position.information(seat)
            assert now.startswith(heard[seat])
            assert seat != mover or len(now) > len(heard[seat])
            heard[seat] = now


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_who_has_heard_the_same_knows_the_same(slug, seats):
    game, known, met_again = parlour.Game(slug, seats=seats), {}, 0
    for number in range(12):
        # The same deal, played differently: games part one by one.
        position, dice = game.deal(seed=2, game=number // 6), random.Random(number)
        for _ in range(60):
            for seat in range(seats):
                view, heard = position.view(seat).json(), (seat, position.information(seat))
                met_again += heard in known
                assert known.setdefault(heard, view) == view
            if position.is_over:
                break
            mover = position.to_act[0]
            legal = position.legal(mover)
            position.play(mover, (dice.choice(legal) if dice.random() < 0.3 else legal[0])[0])
    assert met_again > 20


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
