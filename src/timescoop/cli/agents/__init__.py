"""Tables for language models: `timescoop mcp` offers them by the Model Context Protocol.

The package `mcp` (`pip install timescoop[mcp]`) is imported only when the command runs.
"""

from timescoop.cli.agents.local_table import LocalTable
from timescoop.cli.agents.mcp_server import agent_server, serve_agents
from timescoop.cli.agents.served_table import ServedTable, join, new_served_table
from timescoop.cli.agents.text_table import TextTable

__all__ = ["LocalTable", "ServedTable", "TextTable", "agent_server", "join", "new_served_table", "serve_agents"]
