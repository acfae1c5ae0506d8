"""`python -m timescoop`: the same as the command `timescoop`."""

from timescoop.cli import main

if __name__ == "__main__":
    main()
