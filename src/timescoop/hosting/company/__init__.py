"""What people do at a table besides answering: join and leave, ask to undo, set reaction windows, keep time, chat."""
