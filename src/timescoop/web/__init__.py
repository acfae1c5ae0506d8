"""Pages and live updates: tables in the browser for people, and the same in JSON for programs."""

from timescoop.web.app import create_app
from timescoop.web.reports.page import report_page
from timescoop.web.serving import NoPort, serve

__all__ = ["NoPort", "create_app", "report_page", "serve"]
