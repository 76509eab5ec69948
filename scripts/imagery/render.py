#!/usr/bin/env python3
"""The one command for pictures.

render.py --preview          every scene small, and a contact sheet in .imagery/preview/
render.py                    the finals into .imagery/ (those already there are kept; --force renders them again)
render.py --only hero,contact    these keys only (with --preview: a contact sheet of them)
render.py --place            the pictures of the house and its site, in order of value
render.py --regrade          develops existing passes again, without rendering
"""
import argparse
import glob
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import cv2  # noqa: E402
import numpy as np  # noqa: E402

import develop  # noqa: E402
from scenes.catalogue import PLACE, SHOTS  # noqa: E402

PREVIEW_AREA = 440 * 300
PREVIEW_SAMPLES = 16


def target_of(key, preview):
    """Folder and size depend on the mode."""
    folder = os.path.join(ROOT, '.imagery', 'preview' if preview else '')
    os.makedirs(os.path.join(folder, 'passes'), exist_ok=True)
    return os.path.join(folder, f'{key}.png'), os.path.join(folder, 'passes', key)


def render(key, preview, regrade, samples, force=False):
    """Renders and develops one picture; returns the seconds it took."""
    shot, started = SHOTS[key], time.time()
    target, passes = target_of(key, preview)
    if shot.hour:
        source, gains = shot.hour
        develop.develop_hour(target_of(source, preview)[1], target, shot.look, gains, None if preview else shot.crop)
        return time.time() - started
    width, height = shot.width, shot.height
    spp = samples or shot.samples
    if preview:
        k = (PREVIEW_AREA / (width * height)) ** 0.5
        width, height, spp = round(width * k), round(height * k), samples or PREVIEW_SAMPLES
    if not regrade:
        if preview or force:
            for mark in glob.glob(f'{passes}-half-?'):
                os.remove(mark)
        command = ['nice', '-n', '19', 'blender', '-b', '--factory-startup', '-noaudio', '-t', '2', '--python-exit-code', '1', '-P',
                   os.path.join(HERE, 'entry.py'), '--', key, str(width), str(height), str(spp), passes]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError((done.stdout + done.stderr)[-1800:])
    develop.develop(passes, target, shot.look, shot.even)
    return time.time() - started


def contact_sheet(keys, preview, path, cell=320, columns=8):
    """All pictures with their keys on one sheet."""
    tiles = []
    for key in keys:
        image = cv2.imread(target_of(key, preview)[0])
        if image is None and not preview:
            served = sorted(glob.glob(os.path.join(ROOT, 'public', 'media', f'{key}-[0-9]*.webp')), key=os.path.getsize)
            image = cv2.imread(served[-1]) if served else None
        if image is None:
            continue
        h, w = image.shape[:2]
        k = min(cell / w, cell * 0.75 / h)
        small = cv2.resize(image, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
        tile = np.full((int(cell * 0.75) + 26, cell + 12, 3), (21, 19, 11), np.uint8)
        y, x = (int(cell * 0.75) - small.shape[0]) // 2, (cell + 12 - small.shape[1]) // 2
        tile[y:y + small.shape[0], x:x + small.shape[1]] = small
        cv2.putText(tile, key, (8, tile.shape[0] - 9), cv2.FONT_HERSHEY_SIMPLEX, 0.42, (114, 174, 205), 1, cv2.LINE_AA)
        tiles.append(tile)
    while len(tiles) % columns:
        tiles.append(np.full_like(tiles[0], (21, 19, 11)))
    rows = [np.hstack(tiles[i:i + columns]) for i in range(0, len(tiles), columns)]
    cv2.imwrite(path, np.vstack(rows))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--preview', action='store_true')
    parser.add_argument('--only', default='')
    parser.add_argument('--place', action='store_true', help='the pictures of the house and its site')
    parser.add_argument('--force', action='store_true')
    parser.add_argument('--regrade', action='store_true')
    parser.add_argument('--samples', type=int, default=0)
    parser.add_argument('--sheet', action='store_true', help='only write the contact sheet')
    options = parser.parse_args()
    keys = [k for k in options.only.split(',') if k] or (PLACE if options.place else [*SHOTS])
    failed = 0
    for key in [] if options.sheet else keys:
        target = target_of(key, options.preview)[0]
        if os.path.exists(target) and not (options.force or options.regrade or options.preview):
            continue
        try:
            seconds = render(key, options.preview, options.regrade, options.samples, options.force)
            print(f'{key}: {seconds:.0f} s', flush=True)
        except (RuntimeError, FileNotFoundError) as error:
            failed += 1
            print(f'{key}: failed\n{error}', flush=True)
    if options.sheet or options.preview or not (options.only or options.place):
        folder = 'preview/' if options.preview else ''
        contact_sheet(keys, options.preview, os.path.join(ROOT, '.imagery', f'{folder}contact-sheet.png'))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
