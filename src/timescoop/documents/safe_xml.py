"""Safe parsing of untrusted XML: streamed, without entities or document types, with limited depth and size."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final
from xml.etree.ElementTree import ParseError  # the error alone; what parses is defusedxml

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser

from timescoop.documents.faults import BadDocument, Fault

DEEPEST: Final = 64
MOST_ELEMENTS: Final = 400_000
CHUNK: Final = 65_536


class XmlListener:
    """Is told of elements and their text, one after the other; a subclass keeps what it needs.

    Attributes:
        line: The line that is being read, from 1.
    """

    line = 1

    def begin(self, name: str, attributes: Mapping[str, str]) -> None:
        """An element begins; its name has no namespace, nor have its attributes."""

    def finish(self, name: str) -> None:
        """It ends."""

    def text(self, words: str) -> None:
        """Text within the element that began last."""


class Bounded:
    """Passes on to a listener what a parser finds, and counts."""

    def __init__(self, listener: XmlListener) -> None:
        self.listener = listener
        self.depth = 0
        self.elements = 0
        self.at: Callable[[], int] = lambda: 1

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """An element begins."""
        self.depth += 1
        self.elements += 1
        if self.depth > DEEPEST or self.elements > MOST_ELEMENTS:
            raise TooMuch("nested too deep" if self.depth > DEEPEST else f"more than {MOST_ELEMENTS:,} elements")
        self.listener.line = self.at()
        self.listener.begin(local(tag), {local(name): value for name, value in attributes.items()})

    def end(self, tag: str) -> None:
        """An element ends."""
        self.depth -= 1
        self.listener.finish(local(tag))

    def data(self, words: str) -> None:
        """Text."""
        self.listener.text(words)

    def close(self) -> None:
        """The end of the document."""


class TooMuch(Exception):
    """Its message says of what."""


def local(name: str) -> str:
    """A name without its namespace."""
    return name.rpartition("}")[2]


def read_xml(data: str | bytes, listener: XmlListener, source: str) -> None:
    """Tell a listener of everything in an XML document.

    Raises:
        BadDocument: It is no XML, has a document type or an entity of its own, or is too deep or too large.
    """
    bounded = Bounded(listener)
    parser = DefusedXMLParser(target=bounded, forbid_dtd=True)
    bounded.at = lambda: int(parser.parser.CurrentLineNumber)
    try:
        for start in range(0, len(data), CHUNK):
            parser.feed(data[start : start + CHUNK])
        parser.close()
    except ParseError as error:
        raise BadDocument(
            [Fault(source, error.position[0], (), f"this isn't XML that can be read: {error.msg}")]
        ) from error
    except DefusedXmlException as error:
        why = "XML with a document type or entities of its own is not read"
        raise BadDocument([Fault(source, 1, (), why)]) from error
    except TooMuch as error:
        raise BadDocument([Fault(source, 1, (), f"this XML is too large: {error}")]) from error
    except (ValueError, LookupError) as error:
        raise BadDocument([Fault(source, 1, (), f"this isn't XML that can be read: {error}")]) from error
