"""Pages and routes for what people do at a table beside answering."""
