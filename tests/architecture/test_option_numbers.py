"""Nothing but an option book computes with the numbers of options: everything else asks it to encode and to decode."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "timescoop"
BOOK = SOURCES / "kernel" / "option_book.py"
OPTIONS = {"option"}  # names that hold the number of an option
ORDERED = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def is_option(node: ast.expr) -> bool:
    """Whether an expression is an option by its name, or a block of a book."""
    if isinstance(node, ast.Name):
        return node.id in OPTIONS
    if not isinstance(node, ast.Attribute):
        return False
    owner = node.value
    return (isinstance(owner, ast.Name) and owner.id == "book") or (
        isinstance(owner, ast.Attribute) and owner.attr == "book"
    )


def is_nought(node: ast.expr) -> bool:
    """Whether an expression is 0: what is below it is no option at all."""
    return isinstance(node, ast.Constant) and node.value == 0


def sums(tree: ast.AST) -> Iterator[ast.expr]:
    """Every place of a module that adds, subtracts, divides or orders options."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp):
            wrong = is_option(node.left) or is_option(node.right)
        elif isinstance(node, ast.Compare):
            ordered = any(isinstance(each, ORDERED) for each in node.ops)
            parts = [node.left, *node.comparators]
            wrong = ordered and any(map(is_option, parts)) and not any(map(is_nought, parts))
        elif isinstance(node, ast.Call):
            divides = isinstance(node.func, ast.Name) and node.func.id == "divmod"
            wrong = divides and any(map(is_option, node.args))
        else:
            wrong = False
        if wrong:
            assert isinstance(node, ast.expr)
            yield node


def test_only_an_option_book_computes_with_options() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}"
        for path in sorted(SOURCES.rglob("*.py"))
        if path != BOOK and "built" not in path.parts
        for node in sums(ast.parse(path.read_text("utf-8")))
    ]
    assert not found, "encode and decode by the blocks of the option book:\n" + "\n".join(found)


def test_sums_of_options_are_found() -> None:
    written = "a = option - KIND\nb = table.deal.book.card + 1\nc = 3 <= option < book.play\nd = divmod(option, 4)"
    assert len(list(sums(ast.parse(written)))) == 4
    allowed = "a = book.card.option(3)\nb = option in book.play\nc = option == DONE\nd = book.card.options(x) + rest"
    assert list(sums(ast.parse(allowed))) == []
