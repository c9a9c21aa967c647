"""Cuts the product's fonts down to what its pages use. Run by hand when the fonts or their use change:

    pip install fonttools brotli && python3 scripts/pictures/subset-fonts.py

What stands above the fold comes in files that fit into the first flight of a connection, about 14 KB: a page waits
for no second round trip before its headings and its text are in their own faces. So headings have a cut of the serif
at one optical size, the finest whose hairlines still show in small ones; the whole serif, for reading text, keeps
that axis and has one weight. The italic has two cuts as well: a fine one for headings, and one for captions and quoted
words, where its hairlines would vanish. Both have the plain b, d, h, k, l, v and w that the italic keeps for an optical
size up to 18: the curled ones read as crossed letters. The sans is cut in two by what English pages
are written with. The ranges are those of apps/web/src/styles/fonts.css. Features no browser is asked to switch on go.
The results are committed in apps/web/src/fonts.

The landing page carries its fonts in itself: the cuts in apps/web/src/fonts/landing hold the letters it is written with,
and their ranges are those of apps/web/src/styles/landing-fonts.css. The full files come with the app.
"""

from collections.abc import Callable
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "node_modules" / "@fontsource-variable"
TARGET = ROOT / "apps" / "web" / "src" / "fonts"

FEATURES = ["kern", "liga", "locl", "mark", "mkmk", "ccmp", "calt", "tnum", "lnum"]
DISPLAY = [*range(0x20, 0x7F), 0x2014, 0x2019, 0xE9]
ENGLISH = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xB0, 0xB7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026, 0x2032, 0x2033]

LANDING_SANS = " $%&(),-./0123456789:ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz\u00a0\u00a9\u00b0\u2013\u2019\u2032"
LANDING_DISPLAY = " $,.79ACGILOPRSTWYabcdefghijklmnopqrstuvwxyz\u2019"
LANDING_ITALIC = " &.ehikrsty"
LANDING_NUMERALS = "iv"

PLAIN = "bdhklvw"

SERIF = "fraunces/files/fraunces-latin-opsz-normal.woff2"
ITALIC = "fraunces/files/fraunces-latin-opsz-italic.woff2"
SANS = "outfit/files/outfit-latin-wght-normal.woff2"

CUTS = [
    (SERIF, "fraunces-display.woff2", {"opsz": 84, "wght": 390}, lambda code: code in DISPLAY),
    (SERIF, "fraunces.woff2", {"wght": 390}, lambda code: True),
    (ITALIC, "fraunces-italic.woff2", {"opsz": 84, "wght": 400}, lambda code: code in DISPLAY),
    (ITALIC, "fraunces-text-italic.woff2", {"opsz": 17, "wght": 400}, lambda code: code in ENGLISH),
    (SANS, "outfit.woff2", {"wght": (400, 500)}, lambda code: code in ENGLISH),
    (SANS, "outfit-more.woff2", {"wght": (400, 500)}, lambda code: code not in ENGLISH),
    (SANS, "landing/outfit.woff2", {"wght": (400, 500)}, lambda code: chr(code) in LANDING_SANS),
    (SERIF, "landing/fraunces-display.woff2", {"opsz": 84, "wght": 390}, lambda code: chr(code) in LANDING_DISPLAY),
    (ITALIC, "landing/fraunces-italic.woff2", {"opsz": 84, "wght": 400}, lambda code: chr(code) in LANDING_ITALIC),
    (ITALIC, "landing/fraunces-text-italic.woff2", {"opsz": 17, "wght": 400}, lambda code: chr(code) in LANDING_NUMERALS),
]


def cut(source: str, target: str, axes: dict, is_wanted: Callable[[int], bool]) -> None:
    font = TTFont(SOURCES / source)
    if source == ITALIC:
        use_plain_letters(font)
    features = [*FEATURES, "rvrn"] if source == ITALIC else FEATURES
    options = Options(layout_features=features, hinting=False, notdef_outline=True, name_IDs=[1, 2])
    options.drop_tables += ["STAT", "DSIG"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for code in font.getBestCmap() if is_wanted(code)])
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, axes)
    font.flavor = "woff2"
    font.save(TARGET / target)


def use_plain_letters(font: TTFont) -> None:
    for table in font["cmap"].tables:
        for letter in PLAIN:
            table.cmap[ord(letter)] = f"{letter}.alt"


for row in CUTS:
    cut(*row)
