"""Plain values into YAML that people like to read: short lists and rows on one line, no line longer than need be."""

from __future__ import annotations

from typing import Any, Final

import yaml

WIDTH: Final = 110
SHORT: Final = 90
BREAKS: Final = "\r\x85\u2028\u2029\ufeff"  # which a reader may take for the end of a line, unless they are escaped


class Plain(yaml.representer.SafeRepresenter):
    """PyYAML's own, but what stands at two places is written at both."""

    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002 - PyYAML's signature
        """Write every value in full, without YAML aliases."""
        return True


class Dumper(yaml.SafeDumper):
    """PyYAML's own, but a name is never broken over two lines."""

    def write_plain(self, text: str, split: bool = True) -> None:  # noqa: ARG002, FBT001, FBT002 - PyYAML's signature
        """A text without quotes, in one piece."""
        super().write_plain(text, split=False)


def write_text(value: Any) -> str:
    """One document. Texts that YAML 1.1 or 1.2 would take for something else are quoted."""
    node = Plain(sort_keys=False).represent_data(value)
    flatten(node, top=True)
    return str(yaml.serialize(node, Dumper=Dumper, width=WIDTH, allow_unicode=True))


def flatten(node: yaml.Node, *, top: bool = False) -> int:
    """Let everything that is short enough stand on one line; the length it takes on one line, about."""
    if isinstance(node, yaml.ScalarNode):
        if any(mark in node.value for mark in BREAKS):
            node.style = '"'
        return len(node.value) + 2
    total = 2
    if isinstance(node, yaml.MappingNode):
        for key, child in node.value:
            total += flatten(key) + flatten(child) + 2
    elif isinstance(node, yaml.SequenceNode):
        for child in node.value:
            total += flatten(child) + 2
    if isinstance(node, yaml.CollectionNode):
        node.flow_style = not top and (total <= SHORT or plain(node))
    return total


def plain(node: yaml.Node) -> bool:
    """Whether a node is a list of single values, which reads well over several lines."""
    return isinstance(node, yaml.SequenceNode) and all(isinstance(child, yaml.ScalarNode) for child in node.value)


def brief(value: Any) -> str:
    """A value on one line, as it would stand in a document."""
    node = Plain(sort_keys=False).represent_data(value)
    for part in within(node):
        part.flow_style = True
    text = str(yaml.serialize(node, Dumper=Dumper, width=1 << 20, allow_unicode=True))
    return text.removesuffix("\n").removesuffix("\n...")


def within(node: yaml.Node) -> list[yaml.CollectionNode]:
    """A node and the collections in it."""
    if isinstance(node, yaml.MappingNode):
        return [node, *(part for _, child in node.value for part in within(child))]
    if isinstance(node, yaml.SequenceNode):
        return [node, *(part for child in node.value for part in within(child))]
    return []
