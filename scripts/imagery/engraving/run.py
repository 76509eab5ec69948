#!/usr/bin/env python3
"""The one command for engravings.

run.py                     every plate that is missing: passes by Blender, lines, masks into public/media/engravings
run.py --only v01,h02      these plates only
run.py --force             passes and lines again; --lines draws again from the passes that are there
run.py --sheet             the contact sheet in .imagery/engraving, in ink and in foil
run.py --prints            only the plates for PDF and mail, from the masks that are there

What is finished is kept, so a run that was stopped goes on where it stopped.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import time

sys.dont_write_bytecode = True

import cv2
import numpy as np

from catalogue import PLATES
from engrave import engrave
from prints import write_prints

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
PASSES, MASKS = (os.path.join(ROOT, '.imagery', 'engraving', name) for name in ('passes', 'masks'))
PUBLIC = os.path.join(ROOT, 'public', 'media', 'engravings')
TABLE = os.path.join(ROOT, 'content', 'engraving-files.json')
BUDGET = 14_000  # bytes of one mask
GROUP = 4  # plates in one Blender
PAPER, INK, NIGHT, GOLD, DAY_GOLD = (241, 247, 250), (31, 33, 22), (21, 19, 11), (114, 174, 205), (30, 92, 122)


def call(command):
    """Runs a program; what it said is raised when it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError((done.stdout + done.stderr)[-1600:])


def has_passes(key):
    """The facts are written last."""
    return os.path.exists(os.path.join(PASSES, f'{key}.json'))


def render(keys):
    """Passes of some plates in one Blender."""
    if not keys:
        return
    orders = [f'{k}={PLATES[k].module}.{PLATES[k].build}@{PLATES[k].width * 2}' for k in keys]
    call(['blender', '-b', '--factory-startup', '-noaudio', '-t', '2', '--python-exit-code', '1', '-P', os.path.join(HERE, 'passes.py'), '--', PASSES, *orders])


def encoded(mask, size, coarse):
    """A mask as WebP without loss whose alpha is the ink, in as many levels as the size bears; none when it bears not three,
    or, if it may be `coarse`, not two."""
    for levels, budget in ((4, size), (3, BUDGET), (2, BUDGET if coarse else 0)):
        alpha = np.round((mask / 255) ** .85 * (levels - 1)) / (levels - 1) * 255
        image = np.dstack([np.zeros((*mask.shape, 3), np.uint8), alpha.astype(np.uint8)])
        data = cv2.imencode('.webp', image, [cv2.IMWRITE_WEBP_QUALITY, 101])[1].tobytes()
        if len(data) <= budget:
            return data
    return None


def draw(key, plate):
    """Engraves and encodes one plate, with wider lines where the masks would be larger than the budget."""
    for wider in (1, 1.12, 1.25):
        engrave(PASSES, key, MASKS, plate.width, plate.pitch * wider)
        if encode(key, plate):
            return
    if encode(key, plate, coarse=True):
        return
    raise RuntimeError(f'{key}: a mask is larger than {BUDGET} bytes')


def encode(key, plate, coarse=False):
    """Writes the masks of a plate; false when one of them is too large."""
    for name in ('ink', 'foil', 'accent'):
        source, target = os.path.join(MASKS, f'{key}-{name}.png'), os.path.join(PUBLIC, f'{key}-{name}.webp')
        if not os.path.exists(source):
            if os.path.exists(target):
                os.remove(target)
            continue
        data = encoded(cv2.imread(source, cv2.IMREAD_GRAYSCALE), plate.size, coarse)
        if data is None:
            return False
        with open(target, 'wb') as file:
            file.write(data)
    return True


def write_table():
    """Which plates there are, how large, and whether they have an accent."""
    table = {}
    for key, plate in PLATES.items():
        if os.path.exists(os.path.join(PUBLIC, f'{key}-ink.webp')):
            table[key] = {'width': plate.width, 'height': plate.width * 3 // 4, 'accent': os.path.exists(os.path.join(PUBLIC, f'{key}-accent.webp'))}
    with open(TABLE, 'w', encoding='utf-8') as file:
        file.write(json.dumps(table, indent=2) + '\n')


def printed(key, foil, size):
    """One plate as it will be seen: ink on paper with a tint, or foil on night."""
    ground = np.zeros((size * 3 // 4, size, 3)) + (NIGHT if foil else PAPER)
    for name, colour, weight in (('accent', GOLD, .16 if foil else .55), ('foil', GOLD, 1) if foil else ('ink', INK, 1)):
        path = os.path.join(PUBLIC, f'{key}-{name}.webp')
        if os.path.exists(path):
            alpha = cv2.imread(path, cv2.IMREAD_UNCHANGED)[..., 3]
            alpha = cv2.resize(alpha, (size, size * 3 // 4), interpolation=cv2.INTER_AREA)[..., None] / 255 * weight
            ground = ground * (1 - alpha) + np.array(colour) * alpha
    return ground.astype(np.uint8)


def sheet(keys, path, size=176, columns=10):
    """All plates under their keys: the upper half in ink, the lower in foil."""
    halves = []
    for foil in (False, True):
        tiles = []
        for key in keys:
            tile = np.vstack([printed(key, foil, size), np.full((22, size, 3), NIGHT if foil else PAPER, np.uint8)])
            cv2.putText(tile, key, (8, tile.shape[0] - 7), cv2.FONT_HERSHEY_SIMPLEX, .40, GOLD if foil else DAY_GOLD, 1, cv2.LINE_AA)
            tiles.append(tile)
        while len(tiles) % columns:
            tiles.append(np.full_like(tiles[0], NIGHT if foil else PAPER))
        halves.append(np.vstack([np.hstack(tiles[i:i + columns]) for i in range(0, len(tiles), columns)]))
    cv2.imwrite(path, np.vstack(halves), [cv2.IMWRITE_WEBP_QUALITY, 50])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--only', default='')
    parser.add_argument('--force', action='store_true')
    parser.add_argument('--lines', action='store_true', help='draw again, without rendering')
    parser.add_argument('--prints', action='store_true', help='only write the plates for PDF and mail')
    parser.add_argument('--sheet', action='store_true', help='only write the contact sheet')
    options = parser.parse_args()
    for folder in (PASSES, MASKS, PUBLIC):
        os.makedirs(folder, exist_ok=True)
    keys = [] if options.sheet or options.prints else [k for k in options.only.split(',') if k] or [*PLATES]
    wanted = [k for k in keys if options.force or options.lines or not os.path.exists(os.path.join(PUBLIC, f'{k}-ink.webp'))]
    failed = 0
    for group in (wanted[n:n + GROUP] for n in range(0, len(wanted), GROUP)):
        started = time.time()
        try:
            render([k for k in group if options.force or not has_passes(k)])
            for key in group:
                draw(key, PLATES[key])
            print(f'{" ".join(group)}: {time.time() - started:.0f} s', flush=True)
        except RuntimeError as error:
            failed += 1
            print(f'{" ".join(group)}: failed\n{error}', flush=True)
        write_table()
    write_table()
    present = [k for k in PLATES if os.path.exists(os.path.join(PUBLIC, f'{k}-ink.webp'))]
    write_prints(PUBLIC, present if options.prints else wanted, [k for k in PLATES if not re.search(r'\d', k)])
    if options.sheet or not (options.only or options.prints):
        sheet(present, os.path.join(ROOT, 'docs', 'imagery', 'engravings.webp'))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
