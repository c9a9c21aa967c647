"""Cuts the product's fonts down to what its pages use. Run by hand when the fonts or their use change:

    pip install fonttools brotli && python3 scripts/subset-fonts.py

The upright serif keeps its optical size (headings and reading text are far apart in it); the italic is for
display only, so one cut of it is enough. Weights beyond those the style sheets ask for go, and so do features
no browser is asked to switch on. The results are committed in apps/web/src/fonts.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "node_modules" / "@fontsource-variable"
TARGET = ROOT / "apps" / "web" / "src" / "fonts"

FEATURES = ["kern", "liga", "locl", "mark", "mkmk", "ccmp", "calt", "tnum", "lnum"]
DISPLAY = [*range(0x20, 0x7F), 0x2014, 0x2019, 0xE9]

CUTS = [
    ("fraunces/files/fraunces-latin-opsz-normal.woff2", "fraunces.woff2", {"wght": (300, 500)}, None),
    ("fraunces/files/fraunces-latin-opsz-italic.woff2", "fraunces-italic.woff2", {"opsz": 144, "wght": 400}, DISPLAY),
    ("outfit/files/outfit-latin-wght-normal.woff2", "outfit.woff2", {"wght": (400, 500)}, None),
]


def cut(source: str, target: str, axes: dict, characters: list[int] | None) -> None:
    font = TTFont(SOURCES / source)
    options = Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
    options.drop_tables += ["STAT", "DSIG"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters or list(font.getBestCmap()))
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, axes)
    font.flavor = "woff2"
    font.save(TARGET / target)


for row in CUTS:
    cut(*row)
