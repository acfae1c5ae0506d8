"""Cards that come in from spreadsheets and other programs, and go out to them."""
