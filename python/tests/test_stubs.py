"""The stubs and the documentation say what there is."""

import ast
import inspect
from pathlib import Path

import pytest

import parlour
from parlour import _parlour

STUBS = ast.parse(Path(_parlour.__file__).with_name("_parlour.pyi").read_text(encoding="utf-8")).body
STUBBED = {node.name: node for node in STUBS if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
THERE = {name for name in dir(_parlour) if not name.startswith("_")}


def is_class(thing):
    return inspect.isclass(thing) and not issubclass(thing, Exception)


CLASSES = [name for name in sorted(THERE) if is_class(getattr(_parlour, name))]


def decorations(node):
    return {decorator.id for decorator in node.decorator_list}


def stubbed_parameters(node):
    """Name, kind and default of each parameter of a function in a stub, without `self` or `cls`."""
    kinds, every = inspect.Parameter, node.args.posonlyargs + node.args.args
    defaults = [None] * (len(every) - len(node.args.defaults)) + node.args.defaults
    listed = [(one, kinds.POSITIONAL_OR_KEYWORD, default) for one, default in zip(every, defaults)]
    listed += [(one, kinds.KEYWORD_ONLY, default) for one, default in zip(node.args.kwonlyargs, node.args.kw_defaults)]
    return [
        (one.arg, kind, inspect.Parameter.empty if default is None else ast.literal_eval(default))
        for one, kind, default in listed
        if one.arg not in ("self", "cls")
    ]


def parameters(thing):
    """Name, kind and default of each parameter of what is there."""
    every = inspect.signature(thing).parameters.values()
    return [(one.name, one.kind, one.default) for one in every if one.name not in ("self", "cls")]


def test_the_stubs_name_everything_and_nothing_else():
    assert {name for name in STUBBED if not name.startswith("_")} == THERE
    for name in CLASSES:
        members = {node.name for node in STUBBED[name].body if isinstance(node, ast.FunctionDef)}
        public = {member for member in vars(getattr(_parlour, name)) if not member.startswith("_")}
        assert members - {"__init__"} == public, name


def test_functions_have_the_parameters_that_the_stubs_say():
    functions = [name for name in THERE if name in STUBBED and isinstance(STUBBED[name], ast.FunctionDef)]
    assert len(functions) > 5
    for name in functions:
        assert parameters(getattr(_parlour, name)) == stubbed_parameters(STUBBED[name]), name


@pytest.mark.parametrize("name", CLASSES)
def test_methods_have_the_parameters_that_the_stubs_say(name):
    thing, compared = getattr(_parlour, name), 0
    for node in STUBBED[name].body:
        if not isinstance(node, ast.FunctionDef):
            continue
        if "property" in decorations(node):
            assert inspect.isdatadescriptor(vars(thing)[node.name]), f"{name}.{node.name}"
            continue
        made = thing if node.name == "__init__" else getattr(thing, node.name)
        assert parameters(made) == stubbed_parameters(node), f"{name}.{node.name}"
        compared += 1
    assert compared


def test_everything_is_documented():
    for name in THERE:
        thing = getattr(_parlour, name)
        assert inspect.getdoc(thing), name
        if is_class(thing):
            for member in vars(thing):
                assert member.startswith("_") or inspect.getdoc(getattr(thing, member)), f"{name}.{member}"


def test_the_help_of_a_batch_explains_every_keyword():
    told = inspect.getdoc(parlour.Batch)
    for name, kind, _ in parameters(parlour.Batch):
        assert kind != inspect.Parameter.KEYWORD_ONLY or name in told, name


@pytest.mark.parametrize("name", ["_match", "lab", "ray", "gymnasium", "pettingzoo", "openspiel"])
def test_every_function_written_in_python_says_its_types(name):
    source = Path(parlour.__file__).with_name(f"{name}.py").read_text(encoding="utf-8")
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    assert functions
    for node in functions:
        every = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs, node.args.vararg, node.args.kwarg]
        bare = [one.arg for one in every if one and not one.annotation and one.arg not in ("self", "cls")]
        assert not bare and node.returns, f"{name}.{node.name}: {bare}"
