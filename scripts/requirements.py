"""Print what pyproject.toml asks for: the build's and the package's requirements and an extra, one per line."""

import sys
import tomllib


def main(extra: str) -> None:
    with open("pyproject.toml", "rb") as file:
        data = tomllib.load(file)
    project = data["project"]
    name = project["name"]
    todo = [*data["build-system"]["requires"], *project["dependencies"], f"{name}[{extra}]"]
    while todo:
        line = todo.pop(0)
        if line.startswith(f"{name}["):
            extras = line[len(name) + 1 : -1].split(",")
            todo.extend(part for each in extras for part in project["optional-dependencies"][each])
        else:
            print(line)


if __name__ == "__main__":
    main(sys.argv[1])
