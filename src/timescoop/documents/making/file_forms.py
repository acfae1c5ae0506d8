"""A form in which a file can be written: our own, a spreadsheet, or another program's."""

from typing import NamedTuple


class FileForm(NamedTuple):
    """A form of files.

    Attributes:
        key: What it is called on the command line and in addresses.
        title: What people call it.
        ending: The ending of its files, without the dot.
    """

    key: str
    title: str
    ending: str
