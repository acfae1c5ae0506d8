"""HTML: pages and their parts, as functions of what a reader may know; none of them accesses a running match."""
