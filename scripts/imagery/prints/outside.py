"""Behind everything: wiped sky, one far shore in three depths, the lake that mirrors both. The same shore in every sheet."""
import cv2
import numpy as np

from . import trees as species
from .inks import SHORES, SKIES, WOODS
from .plate import Plate, bokashi, mix, noise, rgb

KINDS = ('lime', 'oak', 'oak', 'willow', 'lime', 'alder', 'lime', 'willow', 'alder', 'oak')
HEIGHTS = {'lime': 15, 'oak': 14, 'willow': 10, 'poplar': 22, 'alder': 12, 'shrub': 5}


def shore():
    """(kind, x, y, height, row) of the far shore's trees, the farthest first; it stands west of the lake, and is always the same.

    They close up into woods with a few gaps; poplars stand together, in two places.
    """
    rng, out = np.random.default_rng(21), []
    for row, (y, pitch, tall) in enumerate(((390, 8, 1.25), (320, 8, 1.0), (262, 8, .72))):
        x = -420.0
        while x < 460:
            open_ = np.sin(x * .021 + row * 2.1) + .5 * np.sin(x * .057 + row) > (1.2, .55, .05)[row]
            stand = row == 1 and (-62 < x < -30 or 84 < x < 104)
            kind = 'poplar' if stand else KINDS[rng.integers(len(KINDS))]
            height = HEIGHTS[kind] * tall * rng.uniform(.58, 1.25) * (.34 if open_ and not stand else 1)
            out.append((kind if not open_ or stand else 'oak', x, y + rng.uniform(-9, 9), height, row))
            x += pitch * rng.uniform(.35, 1.25) * (.55 if stand or open_ else 1)
    return out


def reflection(plate, image, x, y):
    """What the mirrored camera sees, printed by the same inks, broken into the strokes of the water."""
    from .press import blocks, tones
    m = Plate(plate.folder, plate.name, True, plate.width)
    m.s = plate.s / 2
    colour = blocks(m, tones(m, plate.facts['hour']), plate.facts['hour'])[0]
    there = ((m.material > 0) & (m.depth < 120)).astype(np.float32)
    turned = [cv2.resize(np.ascontiguousarray(a[::-1]), (plate.w, plate.h), interpolation=cv2.INTER_LINEAR) for a in (colour * there[..., None], there)]
    colour, there = (cv2.remap(cv2.blur(a, (max(1, int(2 * plate.s)), max(1, int(4 * plate.s)))), x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE) for a in turned)
    return mix(image, colour / np.maximum(there, .05)[..., None], np.clip((there - .3) * 4, 0, 1)[..., None])


def woods():
    """The same for the wood behind the house, low where the lane comes in and on the northern point."""
    rng, out = np.random.default_rng(4), []
    for row, (y, pitch, tall) in enumerate(((-66, 5.5, 1.0), (-46, 5.5, .92), (-28, 7, .72))):
        x = -80.0
        while x < 170:
            low = np.clip((x - 34) / 22, 0, 1)  # falls towards the north, where the words stand
            kind = KINDS[rng.integers(len(KINDS))]
            height = HEIGHTS[kind] * tall * rng.uniform(.75, 1.15) * (1.0 - .52 * low)
            out.append((kind, x, y + rng.uniform(-6, 6) + 26 * low * (row - 1), height, row))
            x += pitch * rng.uniform(.4, .9) * (1 - .5 * low)
            if row == 0:  # what grows below the crowns
                out.append(('oak', x, y + 3, 4.6 * rng.uniform(.8, 1.3), 1))
    out += [('poplar', -11 - 4.6 * k, -22 - .4 * k, (15, 17.5, 16, 18, 16.5, 17)[k], 1) for k in range(6)]
    return sorted(out, key=lambda t: t[2])


def back(pen, hour):
    """Paints sky, shore and lake wherever nothing of the model stands before them; returns where that is."""
    plate, s = pen.plate, pen.plate.s
    shape, horizon, east = (plate.h, plate.w), plate.centre[1], plate.facts.get('woods') == 'east'
    void, lake = plate.material == 0, plate.mask('lake')
    bank = plate.mask('ground') & (plate.depth > 120)
    far = void | lake | bank
    if not far.any():
        return far
    rows = np.arange(plate.h, dtype=np.float32)[:, None]
    wide = plate.focal / .70 * (1.45 if plate.facts.get('place') else 1)
    t = np.abs(np.broadcast_to((horizon - rows) / wide, shape) + .0015 * noise(shape, 260 * s, 26 * s, 8))
    sky = bokashi(SKIES[hour], t)
    cloud = noise(shape, 190 * s, 5.5 * s, 15) + .6 * noise(shape, 70 * s, 3.4 * s, 16)
    few = 1.7 if plate.facts.get('place') else 1.25  # words stand in an open sky
    band = np.clip((cloud - few) / .12 + .5, 0, 1) * np.clip((t - .028) * 60, 0, 1) * np.clip((.12 - t) * 30, 0, 1)
    sky = mix(sky, sky * .5 + .5 * rgb({'evening': '#d8a67e', 'day': '#fdf8ec', 'quiet': '#eeeae0'}[hour]), (band * .55)[..., None])
    trees, mirror, dark, bright, earth = SHORES[hour]
    trees = WOODS[hour] if east else trees
    scene = sky.copy()
    kept, pen.colour = pen.colour, scene
    water = plate.facts['water']
    away = 105 if east else 262
    foot = horizon + (plate.eye[2] - water) / away * plate.focal
    for kind, x, y, height, row in woods() if east else shore():
        species.tree(pen, kind, x, y, water + .6 * east, height, abs(int(x * 7 + y)), (rgb(trees[row]), rgb(trees[max(row - 1, 0)])), depth=False, lit=0 if hour == 'evening' else .8)
    pen.fill([[(0, foot - 1.5 * s), (plate.w, foot - 1.5 * s), (plate.w, foot + 1), (0, foot + 1)]], rgb(earth))
    scene = pen.colour
    if hour == 'quiet':  # mist stands on the water
        scene = mix(scene, rgb('#e6e5dc'), .62 * np.exp(-((rows - foot + 4 * s) / (9 * s)) ** 2)[..., None])
    pen.colour = kept
    # The lake: the print turned over at the shore, shifted in strokes that grow towards the viewer.
    y, x = np.mgrid[0:plate.h, 0:plate.w].astype(np.float32)
    below = np.clip((y - foot) / (.16 * wide), 0, 1)
    slow = noise(shape, 46 * s, 1.5 * s, 31) * (1.5 + 16 * below) * s
    source = np.where(y > foot, 2 * foot - y, y) + noise(shape, 40 * s, 2 * s, 32) * (.3 + 1.6 * below) * s
    image = cv2.remap(cv2.blur(scene, (max(1, int(5 * s)), max(1, int(2 * s)))), x + slow, np.clip(source, 0, foot - 1), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    if plate.facts.get('mirror'):
        image = reflection(plate, image, x + slow, y + noise(shape, 30 * s, 2 * s, 35) * (.5 + 2 * below) * s)
    image = mix(image * .92, rgb(mirror), .10 + .35 * below[..., None])
    stroke = noise(shape, 34 * s, 1.0 * s, 33) + .5 * noise(shape, 13 * s, .8 * s, 34)
    image = mix(image, rgb(dark), (np.clip((stroke - 1.15) / .12 + .5, 0, 1) * .6 * np.clip(below * 5, .15, 1))[..., None])
    image = mix(image, rgb(bright), (np.clip((-stroke - 1.9) / .12 + .5, 0, 1) * .5 * np.clip(1 - below * 2.2, 0, 1))[..., None])
    out = np.where((lake | (void & (y > foot)))[..., None], image, scene)
    out = np.where(bank[..., None], rgb(earth), out)
    pen.colour = np.where(far[..., None], out, pen.colour).astype(np.float32)
    return far
