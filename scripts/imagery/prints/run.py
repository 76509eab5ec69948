#!/usr/bin/env python3
"""The one command for colour prints.

run.py --only evening_dance --width 640    a proof; without --only every sheet, without --width 2560 pixels
run.py --only evening_dance --again        prints from the passes that are there, without Blender
run.py --masters                           finished sheets into `masters/` (WebP), and the contact sheet of docs/imagery

Passes and prints lie in `.imagery/prints/`. What is finished is kept, so that a run may be broken off; --force makes it anew.
"""
import argparse
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
sys.path.insert(0, os.path.dirname(HERE))
sys.dont_write_bytecode = True

import cv2  # noqa: E402
import numpy as np  # noqa: E402

from prints.plate import OVER  # noqa: E402

SHEETS = {  # height over width
    'evening_dance': 9 / 16, 'set_table': 3 / 4, 'conference': 9 / 16, 'funeral_coffee': 9 / 16, 'lakefront_dusk': 9 / 16, 'ceremony': 9 / 16,
}
SAMPLES = 8  # of the light on clay; it is cut into three tones


def make(name, width, again, force):
    """Passes, then the print; returns the seconds it took."""
    started = time.time()
    folder = os.path.join(ROOT, '.imagery', 'prints')
    passes, target = os.path.join(folder, f'passes-{width}'), os.path.join(folder, f'{name}-{width}.png')
    if os.path.exists(target) and not again and not force:
        return 0
    w, h = round(width * OVER), round(width * OVER * SHEETS[name] / 2) * 2
    done = os.path.join(passes, f'{name}.done')
    if force or not os.path.exists(done):
        command = ['nice', '-n', '19', 'blender', '-b', '--factory-startup', '-noaudio', '-t', '2', '--python-exit-code', '1', '-P',
                   os.path.join(HERE, 'stage.py'), '--', name, passes, str(w), str(h), str(SAMPLES)]
        ended = subprocess.run(command, capture_output=True, text=True, check=False)
        for line in filter(lambda q: q.startswith('CLASH'), ended.stdout.splitlines()):
            print(line)
        if ended.returncode:
            raise RuntimeError((ended.stdout + ended.stderr)[-1800:])
        with open(done, 'w', encoding='utf-8'):
            pass
    subprocess.run(['nice', '-n', '19', sys.executable, os.path.join(HERE, 'press.py'), passes, name, target], check=True)
    return time.time() - started


def masters(names, width):
    """WebP masters, and all of them on one sheet."""
    tiles = []
    for name in names:
        path = os.path.join(ROOT, '.imagery', 'prints', f'{name}-{width}.png')
        out = os.path.join(HERE, 'masters', f'{name.replace("_", "-")}.webp')
        image = cv2.imread(path) if os.path.exists(path) else cv2.imread(out)
        if image is None:
            continue
        if os.path.exists(path):
            os.makedirs(os.path.dirname(out), exist_ok=True)
            cv2.imwrite(out, image, [cv2.IMWRITE_WEBP_QUALITY, 88])
        tile = np.full((400, 660, 3), (226, 240, 246), np.uint8)
        k = min(640 / image.shape[1], 360 / image.shape[0])
        small = cv2.resize(image, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
        y, x = 10 + (360 - small.shape[0]) // 2, (660 - small.shape[1]) // 2
        tile[y:y + small.shape[0], x:x + small.shape[1]] = small
        cv2.putText(tile, name.replace('_', ' '), (12, 392), cv2.FONT_HERSHEY_SIMPLEX, .5, (60, 60, 50), 1, cv2.LINE_AA)
        tiles.append(tile)
    if len(tiles) % 2:
        tiles.append(np.full_like(tiles[0], (226, 240, 246)))
    sheet = np.vstack([np.hstack(tiles[k:k + 2]) for k in range(0, len(tiles), 2)])
    cv2.imwrite(os.path.join(ROOT, 'docs', 'imagery', 'prints.webp'), sheet, [cv2.IMWRITE_WEBP_QUALITY, 84])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--only', default='')
    parser.add_argument('--width', type=int, default=2560)
    parser.add_argument('--again', action='store_true')
    parser.add_argument('--force', action='store_true')
    parser.add_argument('--masters', action='store_true')
    options = parser.parse_args()
    names = [n for n in options.only.split(',') if n] or [*SHEETS]
    if options.masters:
        masters(names, options.width)
        return
    for name in names:
        print(f'{name}: {make(name, options.width, options.again, options.force):.0f} s', flush=True)


if __name__ == '__main__':
    main()
