"""Composes pairs by a package: `left TAB right` on standard input, a result or `!` a line. argv: its folder, its name."""

import importlib
import importlib.metadata
import re
import sys

folder, name = sys.argv[1:]
sys.path.insert(0, folder)
# a checkout is not installed, and has no version
importlib.metadata.version = lambda _: "0"
package = importlib.import_module(name)
compose = package.composition if name == "pycute" else package.compose


def read(written):
    shape, stride = (eval(re.sub(r"\)", ",)", side)) for side in written.split(":"))
    return package.Layout(shape, stride)


def text(of):
    return str(of) if isinstance(of, int) else "(" + ",".join(map(text, of)) + ")"


for line in sys.stdin:
    left, right = map(read, line.rstrip("\n").split("\t"))
    try:
        made = compose(left, right)
        print(f"{text(made.shape)}:{text(made.stride)}")
    except (AssertionError, ValueError):
        print("!")
