"""H-5: two hundred names that try to be code, to leave their place, or to look like what they are not."""

from itertools import product
from typing import Final

CODE: Final = (
    "<script>done=1</script>", "<img src=x onerror=done=1>", "<svg/onload=done=1>", "<body onload=done=1>",
    "<b onclick=done=1>", "<iframe srcdoc=x>", "<base href=//x>", "<a href=javascript:done=1>", "<style>*{color:red}",
    "<form action=//x>", "<i autofocus onfocus=done=1>", "<meta http-equiv=refresh>",
)  # fmt: skip
WAYS_OUT: Final = (
    "", '">', "'>", "`>", "-->", "]]>", "*/", "</p>", "</title>", "</button>", "</script>", "</style>",
)  # fmt: skip
ENCODED: Final = (
    "&lt;script&gt;done=1", "&#60;script&#62;", "&#x3c;b&#x3e;", "%3Cscript%3Edone=1", "%253Cb%253E", "\\u003cscript>",
    "\\x3cb\\x3e", "+ADw-script+AD4-", "\uff1cscript\uff1edone=1", "\u2039b\u203a", "&NewLine;&Tab;", "&quot;&apos;",
)  # fmt: skip
TEMPLATES: Final = (
    "{{7*7}}", "${done=1}", "#{7*7}", "<%= 7*7 %>", "%s%n%x", "%(name)s", "{0.__class__}", "{{constructor('x')()}}",
    "x' OR '1'='1", "'; DROP TABLE seat;--", '=HYPERLINK("//x")', "../../etc/passwd", "file:///etc/passwd", "$(id)",
    "`id`", "; id", "| id", "\\", "'", '"',
)  # fmt: skip
DISGUISED: Final = (
    "\u202ereversed\u2066", "\u200b\u200c\u200d", "\ufeffx", "a\u0000b\u0008c", "a\r\nINFO: all is well", "a\x1b[31mb",
    "x\u2028y\u2029z", "e\u0301" * 12, "\u0336" * 20, "\U0001f3f4\u200d" * 9, "\u0430dmin", "Ann\u00a0", "Ann\u3164",
    "\u061cx", "\ue000\ue001", "\ufffe\uffff", "\ufdfd", "W" * 300, " " * 40, "\t\t", "\u00ad", "\U000e0001x",
    "\u115f\u1160", "me",
)  # fmt: skip

HOSTILE: Final = (
    *(way + code for way, code in product(WAYS_OUT, CODE)),
    *ENCODED,
    *TEMPLATES,
    *DISGUISED,
)
