"""Trees as outlines of their species."""
import math

import numpy as np

from .plate import mix

# Half width over height for a crown: (height, half width) with the whole tree one high; then lobes along the edge and their depth.
CROWNS = {
    'lime': ([(0, .20), (.08, .30), (.25, .38), (.48, .41), (.70, .37), (.88, .27), (.96, .16), (1, .02)], 6, .16),
    'oak': ([(0, .30), (.10, .42), (.30, .50), (.52, .52), (.74, .46), (.89, .34), (.96, .22), (1, .03)], 6, .20),
    'poplar': ([(0, .06), (.10, .09), (.30, .115), (.55, .12), (.78, .08), (1, .008)], 10, .18),
    'willow': ([(0, .50), (.16, .52), (.40, .53), (.62, .46), (.82, .30), (.95, .14), (1, .03)], 8, .10),
    'alder': ([(0, .16), (.15, .26), (.36, .29), (.58, .27), (.82, .18), (1, .02)], 7, .24),
}


def crown(kind, seed):
    """A tree's outline from the foot up the left side and down the right: (across, up) in tree heights."""
    rng = np.random.default_rng(seed)
    profile, lobes, deep = CROWNS[kind]
    h, w = np.array(profile).T
    t, sides, tilt = np.linspace(0, 1, 120), [], rng.uniform(-.05, .05)
    for sign in (-1, 1):
        phase, bend, wide = rng.uniform(0, 6.28), rng.uniform(.75, 1.25), rng.uniform(.82, 1.15)
        wave = np.abs(np.sin(lobes * bend * math.pi * t ** .9 + phase)) ** .6
        wave = .62 * wave + .24 * np.abs(np.sin(lobes * 2.6 * t * math.pi + phase * 2)) + .14 * np.abs(np.sin(lobes * 6.3 * t * math.pi + phase))
        half = np.interp(t, h, w) * (1 - deep + deep * 1.5 * wave) * wide
        up = t - (.07 * np.abs(np.sin(t * 46 + phase)) * np.clip(.5 - t, 0, 1) if kind == 'willow' else 0)
        sides.append(np.stack([sign * half + tilt * t, up], 1))
    return np.concatenate([sides[0], sides[1][::-1]])


def tree(pen, kind, x, y, z, height, seed, inks, depth=True, lit=0.0, where=None):
    """A silhouette; with `lit`, its edge towards the upper left takes the second ink."""
    (px, py), d = pen.plate.project((x, y, z))
    if d < 1:
        return
    k = height * pen.plate.focal / float(d)
    shape = crown(kind, seed) * (k, -k) + (px, py)
    far = float(d) if depth else None
    box, mask = pen.fill([shape], inks[1] if lit else inks[0], far, 1, where)
    if box is not None and lit:
        shifted = np.zeros_like(mask)
        dx, dy = (max(1, round(k * lit * q)) for q in (.05, .06))
        if dx < mask.shape[1] and dy < mask.shape[0]:
            shifted[dy:, dx:] = mask[:-dy, :-dx]
            pen.colour[box] = mix(pen.colour[box], pen.ink(inks[0]), (shifted * mask)[..., None])
