#!/usr/bin/env python3
"""Makes the two typefaces of the site small enough for a first screen: `app/fonts/*.woff2`.

Only the weights that the design uses and the characters that German, English and Spanish pages need; everything else
stays in the packages' own files, which browsers fetch when such a character turns up (`app/fonts.ts`). Each file then
arrives whole in the ten packets that a new connection may send at once (RFC 6928).

Run after an update of the packages: /usr/bin/python3 scripts/fonts.py (Debian: fonttools, python3-brotli).
"""
import os
import tempfile

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SOURCE = os.path.join(ROOT, 'node_modules', '@fontsource-variable')
TARGET = os.path.join(ROOT, 'app', 'fonts')

CHARACTERS = (
    ''.join(map(chr, range(0x20, 0x7F)))
    + '\u00a0\u00ad\u2009\u202f§©«²·ºª»¡¿×€−–—‘’‚“”„…'
    + 'ÄÖÜßäöüÁÉÍÑÓÚáéíñóúàâçèêëîïôùûœ'
)

# typeface: weight or range of weights, features
FACES = {
    'cormorant': (450, ['kern', 'liga', 'lnum', 'tnum']),
    'jost': ((400, 600), ['kern', 'tnum']),
}


def reduce(face, weight, features):
    """Writes one typeface; returns its size in bytes."""
    font = TTFont(os.path.join(SOURCE, face, 'files', f'{face}-latin-wght-normal.woff2'))
    font = instancer.instantiateVariableFont(font, {'wght': weight})
    with tempfile.NamedTemporaryFile(suffix='.ttf') as between:
        font.flavor = None
        font.save(between.name)
        font = TTFont(between.name)
        options = subset.Options()
        options.layout_features = features
        options.hinting = False
        options.name_IDs = [0, 1, 2, 5, 13, 14]
        options.notdef_outline = True
        subsetter = subset.Subsetter(options)
        subsetter.populate(text=CHARACTERS)
        subsetter.subset(font)
        font.flavor = 'woff2'
        target = os.path.join(TARGET, f'{face}.woff2')
        font.save(target)
    return os.path.getsize(target)


if __name__ == '__main__':
    os.makedirs(TARGET, exist_ok=True)
    for name, (weights, tags) in FACES.items():
        print(name, reduce(name, weights, tags))
