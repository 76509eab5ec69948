"""Prints a sheet from its passes: flat blocks in three tones, wiped sky, water and ceiling, strokes and keyline in each block's own dark.

press.py FOLDER SCENE TARGET.png [WIDTH]    (a smaller print than its passes allow, for proofs)
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True

import cv2  # noqa: E402
import numpy as np  # noqa: E402

from prints import curves, outside, ware  # noqa: E402
from prints.inks import CEILING, PALETTES, triple  # noqa: E402
from prints.plate import OVER, Plate, blur, bokashi, cut, drawn, edges, mix, noise, rgb, within  # noqa: E402

LIGHT = np.array((-.60, .74, .30))  # one light for everybody, seen from the camera: right, up, towards the viewer
RIM = np.array((-.15, .58, -.80))  # what lamps behind somebody give to shoulders and hair
SKYLIGHT = np.array((-.10, .93, -.35))  # and what tall windows behind everybody give
WEIGHT = ([1.5, 3, 5, 8, 12, 20, 40], [1.5, 1.25, 1.05, .85, .65, .45, .3])  # metres, and the keyline in pixels of a print 1280 wide


def candlelight(facts, p, n=None):
    """What the flames give to places `p`, reckoned, so that the steps are clean."""
    total = np.zeros(p.shape[:-1], np.float32)
    for flame in facts['candles']:
        d = np.asarray(flame, np.float32) - p
        r2 = (d * d).sum(-1)
        facing = 1 if n is None else np.clip((d * n).sum(-1) / np.sqrt(r2), 0, 1)
        total += np.where(r2 < 1.6, facing / (r2 + .02), 0)
    return total


def lamplight(plate, lamps, p, n):
    """What the lamps would give to floors if nothing stood in their way."""
    total = np.zeros(p.shape[:-1], np.float32)
    for lamp in lamps:
        d = np.asarray(lamp, np.float32) - p
        r2 = (d * d).sum(-1)
        total += np.clip((d * n).sum(-1), 0, None) / np.maximum(r2, .05) ** 1.5
    return total


def tidy(mask, radius):
    """No islands and no holes narrower than the knife."""
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * round(radius) + 1,) * 2)
    return cv2.morphologyEx(cv2.morphologyEx(mask, cv2.MORPH_OPEN, disc), cv2.MORPH_CLOSE, disc)


def calm(mask, plate, least=.023):
    """Islands and holes smaller than `least` square metres are given to what is round them; borders stay as they are."""
    out = mask.copy()
    for value in (0, 1):
        _, parts, stats, centres = cv2.connectedComponentsWithStats(((mask > .5) == value).astype(np.uint8), connectivity=4)
        spots = np.clip(centres.round().astype(int), 0, (plate.w - 1, plate.h - 1))
        small = stats[:, cv2.CC_STAT_AREA] * (plate.depth[spots[:, 1], spots[:, 0]] / plate.focal) ** 2 < least
        small[0] = False
        out = np.where(cv2.dilate(small[parts].astype(np.uint8), np.ones((3, 3), np.uint8)) > 0, 1 - value, out)
    return out.astype(np.float32)


def tones(plate, hour):
    """0 shade, 1 half light, 2 light, for every pixel."""
    n, p, s, facts = plate.normal, plate.position, plate.s, plate.facts
    evening, key = hour == 'evening', plate.material * 4096 + plate.thing
    level = np.ones((plate.h, plate.w), np.float32)
    floor = plate.mask('parquet', 'deck', 'paving', 'jetty')
    # Floors: pools of lamps are reckoned, so that their edges are clean; shadows are what the rays add to that.
    if evening and facts.get('place'):
        level = np.where(plate.mask('ground', 'deck', 'paving'), 1 + cut(plate.light('lamps', .8 * s), .012), 1).astype(np.float32)
        boards = plate.mask('jetty-boards') & (n[..., 2] > -.5)
        lantern = lamplight(plate, facts.get('lanterns', ()), p, np.where(boards[..., None], np.float32((0, 0, 1)), n))
        level = np.where(plate.mask('jetty'), np.maximum(cut(n[..., 2], .6), boards) + cut(lantern, .03), level)
    elif evening:
        free = lamplight(plate, facts['lamps'], p, n)
        share = np.where(floor, plate.light('lamps', .8 * s) / np.maximum(free, .004), 0)
        share = within(cv2.medianBlur(share.astype(np.float32), 5), key, max(2, round(3.2 * s)))
        share /= max(np.percentile(share[plate.mask('parquet')], 90), 1e-6)
        level = np.where(floor, np.clip(1 + cut(free, .15), 0, 2) * calm(tidy(cut(share, .42), 3.4 * s), plate, .012), level)
        level = np.where(plate.mask('deck'), tidy(cut(share, .12), 6 * s), level)
    else:
        sun = plate.light('lamps', .7 * s) if facts.get('sun') else np.zeros_like(level)
        sunny = tidy(cut(sun, facts.get('sun_step', .09)), .8 * s)
        sky = within(plate.light('sky', 5 * s), key, round(3 * s))
        if facts.get('place'):
            level = np.where(floor | plate.mask('ground', 'linen-runner'), 2 * sunny, level)
            level = np.where(plate.mask('jetty-oak'), 1 + (n @ np.array((-.5, .5, .5)) > .3), level)
        else:
            level = np.where(floor | plate.mask('ground', 'linen-top', 'table'), np.minimum(cut(sky, .05) + sunny + plate.mask('deck', 'ground', 'paving'), 2), level)
    if hour == 'quiet':  # the floor darkens from the windows to the viewer
        level = np.where(plate.mask('parquet'), cut(p[..., 1], -3.3) + cut(p[..., 1], -1.6), level)
    # Round things and cloth: by how they are turned, smoothed within each thing, so that shapes are few and deliberate.
    turned = plate.mask('cloth-', 'skin-', 'hair-', 'drop', 'curtain', 'chair', 'linen-sand', 'brass', 'brick', 'parasol')
    soft = np.stack([within(n[..., k], key, max(1, round(1.6 * s))) for k in range(3)], -1) @ plate.turn.astype(np.float32)
    soft /= np.maximum(np.linalg.norm(soft, axis=-1, keepdims=True), 1e-6)
    facing = within((soft @ LIGHT).astype(np.float32), key, max(1, round(1.2 * s)))
    shade = cut(within(calm(tidy(cut(facing, .02), 2 * s), plate), key, round(4 * s)), .5)
    if evening:
        bright = np.maximum(cut(soft @ RIM, .80), cut(facing, .93)) * (shade > .5)
    elif hour == 'quiet':  # the windows stand behind everybody: a rim on heads and shoulders, no light on what looks at us
        shade, bright = np.maximum(shade, plate.mask('chair')), tidy(cut(soft @ SKYLIGHT, .76), .8 * s) * ~plate.mask('chair')
    else:
        bright = sunny * cut(facing, .1)
    shaped = shade + calm(bright, plate, .005)
    own = plate.mask('curtain').astype(np.float32)
    fold = facing - blur(facing * own, 11 * s) / np.maximum(blur(own, 11 * s), .05)  # curtains are shaded by their folds, and on their far side
    shaped = np.where(own > 0, np.minimum(1 + cut(fold, .07) - cut(-fold, .07), 1 + cut(facing, .1)) - cut(.0 - facing, .12), shaped)
    shaped = np.where(plate.mask('drop'), 1 - cut(.0 - facing, .25), shaped) - plate.mask('drop') * curves.shades(plate)
    level = np.where(turned, shaped, level)
    level = np.where(plate.mask('lamp-linen', 'pendant'), np.clip(2.6 * soft[..., 2] - .4, 0, 2), level)  # a drum is wiped towards both its edges
    pool = cut(candlelight(facts, p, n), 6.0) if facts['candles'] else np.zeros_like(level)
    level = np.where(plate.mask('cloth', 'skin', 'hair', 'drop', 'chair'), np.clip(level + pool, 0, 2), level)
    wall = plate.mask('limewash', 'hall-plaster')
    if evening:
        level = np.where(plate.mask('linen-top'), 1 + pool, level)
        level = np.where(wall, 1 + cut(p[..., 2], 2.62) * cut(3.50 - p[..., 2], 0), level)
    else:
        level = np.where(wall, cut(p[..., 2], 3.36) if hour == 'quiet' else 1 + sunny, level)
        if facts['candles']:
            level = np.where(plate.mask('linen-top'), 1 + pool, level)
    return np.clip(level, 0, 2).astype(np.float32)


def blocks(plate, level, hour):
    """The colour of every pixel, and the number of its block."""
    names, which = plate.names, plate.material
    z, y = plate.position[..., 2], plate.position[..., 1]
    table = [triple(n, hour) for n in names]
    extra = {'beam': len(table), 'eaves': len(table) + 1}
    table += [triple('beam', hour), triple('eaves', hour)]
    block = which.copy()
    oak = plate.mask('frame-oak')
    inside = (y < .2) & (y > -10.3)
    block[oak & inside & (z > 3.40) & (not plate.facts.get('place'))] = extra['beam']
    block[plate.mask('frame-oak', 'slate') & (y > .3) & (z > 2) & (not plate.facts.get('place'))] = extra['eaves']
    if plate.facts.get('place'):  # walls are cold outside, rooms golden within, who stands there dark
        for name in ('wall', 'inside', 'figures'):
            extra[name] = len(table)
            table.append(triple(name, hour))
        within_walls = (y < -.17) & (y > -10.3) & (z > -.1) & (z < 3.6)
        block[plate.mask('limewash') & (~within_walls | (plate.position[..., 0] > 23.5))] = extra['wall']
        if hour == 'evening':
            x = plate.position[..., 0]
            rooms = within_walls & (x > 0) & (x < 30) & ~plate.mask('limewash', 'brick', 'slate', 'frame-oak')
            block[rooms] = extra['inside']
            block[rooms & plate.mask('cloth', 'skin', 'hair', 'chair', 'wainscot', 'parquet')] = extra['figures']
    level = np.where(block == extra['beam'], np.where(np.abs(plate.normal[..., 2]) > .7, 1.0, 0), level)
    inks = [np.stack([row[k] for row in table])[block] for k in range(3)]
    colour = mix(mix(inks[0], inks[1], np.clip(level, 0, 1)[..., None]), inks[2], np.clip(level - 1, 0, 1)[..., None])
    return colour, block, extra


def mend(plate):
    """What shows through joints one ray wide takes the material beside it: floor below boards, plaster between panels."""
    z, names = plate.position[..., 2], plate.names
    indoors = (np.abs(plate.position[..., 1] + 5) < 5.1) & (plate.material > 0)
    for behind, here, low in (('frame-oak', 'parquet', .001), ('hall-plaster', 'wainscot', 1.1)):
        index = next((k for k, n in enumerate(names) if n.startswith(here)), None)
        if index:
            plate.material[plate.mask(behind) & indoors & (z < low)] = index
    roof = next((k for k, n in enumerate(names) if n == 'slate-roof'), None)
    if roof and plate.facts.get('place'):
        closed = cv2.morphologyEx((plate.material == roof).astype(np.uint8), cv2.MORPH_CLOSE, np.ones((7, 7), np.uint8)) > 0
        plate.material[closed & plate.mask('frame-oak')] = roof


def print_sheet(folder, name, width=None):
    plate = Plate(folder, name, width=width and round(width * OVER))
    mend(plate)
    facts, s = plate.facts, plate.s
    hour = facts['hour']
    inks = {k: rgb(v) for k, v in PALETTES[hour].items()}
    level = tones(plate, hour)
    colour, block, extra = blocks(plate, level, hour)
    beam, ceiling = block == extra['beam'], plate.mask('hall-ceiling')
    wiped = bokashi(CEILING['evening' if hour == 'evening' else 'day'], plate.position[..., 1] + .2 * noise(block.shape, 300 * s, 60 * s, 3))
    colour = np.where(ceiling[..., None], wiped, colour)
    if hour == 'evening':
        colour = np.where(beam[..., None], mix(colour, inks['beam'], np.clip((-plate.position[..., 1] - 2.6) / 6, 0, .7)[..., None]), colour)
    pen = curves.Pen(plate, colour.astype(np.float32), inks)
    far = outside.back(pen, hour)
    # The key block: borders that are found, strokes that are known; dark of each block, or paler where the block is dark.
    near = cv2.erode(plate.depth, np.ones((3, 3), np.uint8))
    width = np.interp(near, *WEIGHT).astype(np.float32) * s
    quiet = plate.mask('hall-ceiling', 'brass', 'jetty', 'wainscot', 'slate', 'mount', 'print') | beam
    silent = far | plate.mask('parquet', 'ground', 'paving', 'deck', 'bulb', 'lantern', 'slate', 'print-', 'mount', 'linen-sand') | ((plate.depth > 45) & (plate.material > 0))
    weights = edges(plate, block, silent)
    weights = np.where(quiet, np.minimum(weights, .5), weights)
    weights = np.where(plate.mask('curtain', 'drop') & (weights <= .5), 0, weights)
    line = drawn(weights, width)
    line = line * np.clip(1.5 - 1.7 * blur(line, 4.5 * s), .35, 1)
    line = np.maximum(line, curves.strokes(plate, WEIGHT) * ~far)
    own = cv2.erode(pen.colour, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * round(1.0 * s) + 1,) * 2))
    lum = blur(own @ np.array((.3, .6, .1), np.float32), 2 * s)
    cold = ((plate.position[..., 1] > .12) | (facts.get('place') == 'outside'))[..., None]
    dark = mix(own * .42, np.where(cold, inks['night'], inks['beam']), .45)
    pale = mix(own, np.where(cold, inks['mist'], inks['honey' if hour == 'evening' else 'linen']), .55)
    dim = 1 - np.clip((lum - (.085 if hour == 'evening' else .05)) / .05 + .5, 0, 1)
    ink = to_inks(np.where(dim[..., None] > .5, pale, dark), inks)
    pen.colour = mix(pen.colour, ink, (line * mix(1, .8, dim))[..., None]).astype(np.float32)
    for k, (start, end, sag, count) in enumerate(facts.get('garlands', ())):
        curves.garland(pen, start, end, sag, count, 'night' if hour == 'evening' else 'navy', hour == 'evening', k)
    lit = lambda x, y, z: float(candlelight(facts, np.array((x, y, z + .02), np.float32)) > 6) if facts['candles'] else .6  # noqa: E731
    ware.Ware(pen, lit, WEIGHT).draw(facts['ware'])
    return finish(pen.colour, plate)


def to_inks(colour, inks):
    """The nearest ink for every pixel."""
    table = np.stack(list(inks.values())).astype(np.float32)
    lab = cv2.cvtColor(table[None], cv2.COLOR_RGB2LAB)[0]
    coarse = (np.clip(colour, 0, 1) * 31 + .5).astype(np.int32)
    grid = np.stack(np.meshgrid(*[np.arange(32)] * 3, indexing='ij'), -1).reshape(-1, 1, 3).astype(np.float32) / 31
    near = np.argmin(np.linalg.norm(cv2.cvtColor(grid, cv2.COLOR_RGB2LAB) - lab, axis=-1), -1).reshape(32, 32, 32)
    return table[near[coarse[..., 0], coarse[..., 1], coarse[..., 2]]]


def finish(colour, plate):
    """Reduced to the print, edges wandering by a fifth of a pixel, the paper's grain in the flats."""
    w, h = round(plate.w / OVER), round(plate.h / OVER)
    out = cv2.resize(np.clip(colour[3:-3, 3:-3], 0, 1), (w, h), interpolation=cv2.INTER_AREA)  # the rim has half its neighbours
    k = w / 1280
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    out = cv2.remap(out, x + .2 * k * noise((h, w), 16 * k, 16 * k, 41), y + .2 * k * noise((h, w), 16 * k, 16 * k, 42), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    grain = noise((h, w), 60 * k, 2.2 * k, 7) * .5 + noise((h, w), 3 * k, 3 * k, 9) * .5
    return np.clip(out * (1 + .006 * grain[..., None]), 0, 1)


if __name__ == '__main__':
    folder, name, target, *width = sys.argv[1:]
    cv2.imwrite(target, (print_sheet(folder, name, *map(int, width))[..., ::-1] * 255 + .5).astype(np.uint8))
