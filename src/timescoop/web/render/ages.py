"""How long ago something was, in words."""

import time
from typing import Final

from htpy import Node
from htpy import time as moment

from timescoop.wording import _, counted_

MINUTE: Final = 60
HOUR: Final = 3600
DAY: Final = 86_400


def age(then: float) -> Node:
    """How long ago something was, in whole minutes, hours or days."""
    past = max(0, int(time.time() - then))
    if past < MINUTE:
        words = _("just now")
    elif past < HOUR:
        words = counted_("{n} minute ago", "{n} minutes ago", past // MINUTE)
    elif past < DAY:
        words = counted_("{n} hour ago", "{n} hours ago", past // HOUR)
    else:
        words = counted_("{n} day ago", "{n} days ago", past // DAY)
    return moment(datetime=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(then)))[words]
