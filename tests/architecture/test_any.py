"""No public signature of the engine, of hosting or of the pages says `Any`, but for those listed with a reason."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src" / "timescoop"
ROOMS = ("kernel", "games", "hosting", "web")
KEPT = tomllib.loads((HERE / "any.toml").read_text("utf-8"))["kept"]


def says_any(node: ast.AST | None) -> bool:
    """True for an annotation or alias with `Any` in it, in quotes too."""
    names = {
        each.id if isinstance(each, ast.Name) else str(each.value)
        for each in ast.walk(node or ast.Pass())
        if isinstance(each, ast.Name | ast.Constant)
    }
    return any("Any" in name.replace("[", " ").replace("]", " ").replace(",", " ").split() for name in names)


def of_function(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The parameters of a function that say it, and `return`."""
    args = function.args
    for arg in (*args.posonlyargs, *args.args, args.vararg, *args.kwonlyargs, args.kwarg):
        if arg is not None and says_any(arg.annotation):
            yield arg.arg
    if says_any(function.returns):
        yield "return"


def in_body(body: list[ast.stmt], prefix: str = "") -> Iterator[str]:
    """What says it among public names: functions with their parameters, classes, fields and aliases."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            special = node.name.startswith("__")
            if found := [*of_function(node)] if special or not node.name.startswith("_") else []:
                yield f"{prefix}{node.name}: {' '.join(found)}"
        elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            if any(says_any(base) for base in node.bases):
                yield f"{prefix}{node.name}"
            yield from in_body(node.body, f"{prefix}{node.name}.")
        elif isinstance(node, ast.AnnAssign) and says_any(node.annotation):
            yield from [f"{prefix}{ast.unparse(node.target)}"] * (not ast.unparse(node.target).startswith("_"))
        elif (
            isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript | ast.BinOp) and says_any(node.value)
        ):
            yield f"{prefix}{ast.unparse(node.targets[0])}"


def found() -> set[str]:
    """Every place, as it is listed."""
    return {
        f"{path.relative_to(SOURCE).as_posix()} {place}"
        for room in ROOMS
        for path in (SOURCE / room).rglob("*.py")
        if "built" not in path.parts
        for place in in_body(ast.parse(path.read_text("utf-8")).body)
    }


def test_any_stands_only_where_no_type_could() -> None:
    listed = {place for each in KEPT for place in each["places"]}
    new = sorted(found() - listed)
    assert not new, f"give these a type, or list them in any.toml with a reason: {new}"


def test_what_is_listed_is_there_once_and_has_a_reason() -> None:
    listed = [place for each in KEPT for place in each["places"]]
    assert all(each["reason"] for each in KEPT)
    assert len(listed) == len(set(listed))
    gone = sorted(set(listed) - found())
    assert not gone, f"these say `Any` no longer: take them out of any.toml: {gone}"


def test_all_forms_of_any_are_seen() -> None:
    code = """
Alias = dict[str, Any]
field: Final[list[Any]] = []
def one(a: int, *b: "Any", c: Any = None) -> Any: ...
def _two(a: Any) -> None: ...
class Three(Base[Any]):
    async def four(self, a: Callable[[Any], int]) -> None: ...
"""
    assert [*in_body(ast.parse(code).body)] == ["Alias", "field", "one: b c return", "Three", "Three.four: a"]
