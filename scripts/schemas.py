"""Write the JSON Schemas of views, card faces and options again after their types in the kernel have changed."""

import json
from pathlib import Path

from timescoop.documents import SHAPES, schema_of

FOLDER = Path(__file__).resolve().parents[1] / "src" / "timescoop" / "documents" / "schemas"


def main() -> None:
    """Write one file for each shape."""
    FOLDER.mkdir(exist_ok=True)
    for name, shape in SHAPES.items():
        (FOLDER / f"{name}.json").write_text(json.dumps(schema_of(shape), indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
