"""Reports on simulations: pages that stand alone, to be mailed and opened without a server."""

from timescoop.web.reports.report_frames import report_page

__all__ = ["report_page"]
