"""What is drawn as curves upon the plate: strokes, glasses, plates, cutlery, flowers, candles, strings of lights, trees."""
import math
import random

import cv2
import numpy as np

from .plate import mix, rgb


class Pen:
    """Paints shapes into a colour image, each hidden by whatever stands before it."""

    def __init__(self, plate, colour, inks):
        self.plate, self.colour, self.inks, self.depth = plate, colour, inks, plate.depth.copy()

    def ink(self, name):
        return rgb(name) if name.startswith('#') else self.inks[name]

    def stencil(self, shapes):
        """(box, coverage) of filled polygons (pixels), anti-aliased; nothing if they are off the sheet."""
        points = np.concatenate([np.asarray(q) for q in shapes])
        x0, y0 = np.maximum(np.floor(points.min(0)).astype(int) - 2, 0)
        x1, y1 = np.minimum(np.ceil(points.max(0)).astype(int) + 3, (self.plate.w, self.plate.h))
        if x1 <= x0 or y1 <= y0:
            return None, None
        mask = np.zeros((y1 - y0, x1 - x0), np.uint8)
        for q in shapes:
            cv2.fillPoly(mask, [((np.asarray(q) - (x0, y0)) * 16).round().astype(np.int32)], 255, cv2.LINE_AA, 4)
        return (slice(y0, y1), slice(x0, x1)), mask.astype(np.float32) / 255

    def fill(self, shapes, ink, depth=None, alpha=1.0, where=None):
        """Polygons in one ink; `depth` in metres hides them behind what is nearer."""
        box, mask = self.stencil(shapes)
        if box is None:
            return None, None
        if depth is not None:
            mask = mask * (self.depth[box] > depth - .03)
        if where is not None:
            mask = mask * where[box]
        colour = self.ink(ink) if isinstance(ink, str) else ink
        self.colour[box] = mix(self.colour[box], colour, (mask * alpha)[..., None])
        return box, mask

    def ring(self, centre, radius, n=48, squash=1.0, turn=0.0):
        """A level circle (or oval) of the world as a polygon of pixels."""
        t = np.linspace(0, math.tau, n, endpoint=False)
        u, v = np.cos(t) * radius, np.sin(t) * radius * squash
        c, s = math.cos(turn), math.sin(turn)
        x, y, z = centre
        return self.plate.project(np.stack([x + u * c - v * s, y + u * s + v * c, np.full(n, z)], 1))[0]

    def line(self, points, width, ink, depth=None, alpha=1.0, closed=False):
        """A line of even width through pixels."""
        self.fill([ribbon(points, width, closed=closed)] if not closed else [ribbon(np.concatenate([points, points[:2]]), width)], ink, depth, alpha)


def ribbon(points, width, taper=0.0, closed=False):
    """The outline of a stroke; `taper` is the share of its length over which either end thins."""
    p = np.asarray(points, float)
    d = np.gradient(p, axis=0)
    d /= np.maximum(np.linalg.norm(d, axis=1, keepdims=True), 1e-6)
    side = np.stack([-d[:, 1], d[:, 0]], 1)
    t = np.linspace(0, 1, len(p))
    half = np.broadcast_to(np.asarray(width, float), (len(p),)) / 2
    if taper:
        half = half * np.clip(np.minimum(t, 1 - t) / taper, .12, 1)
    return np.concatenate([p + side * half[:, None], (p - side * half[:, None])[::-1]])


def smooth(points, n):
    """`n` points along a softened path."""
    p = np.asarray(points, float)
    t = np.linspace(0, len(p) - 1, n)
    q = np.stack([np.interp(t, np.arange(len(p)), p[:, k]) for k in range(p.shape[1])], 1)
    k = np.hanning(11)[1:-1] / np.hanning(11).sum()
    return np.stack([np.convolve(np.pad(q[:, i], 4, mode='reflect', reflect_type='odd'), k, 'valid') for i in range(p.shape[1])], 1)


def strokes(plate, weight):
    """All strokes of a scene as one mask: folds, creases, joints of boards, each as wide as its distance allows."""
    out = np.zeros((plate.h, plate.w), np.uint8)
    for points, share, kind, thing in plate.facts['strokes']:
        points = np.asarray(points)
        q = smooth(points, max(12, len(points) * 2)) if kind == 'fold' else points
        pixels, depth = plate.project(q)
        ij = pixels.round().astype(int)
        ok = (ij >= 0).all(1) & (ij < (plate.w, plate.h)).all(1) & (depth > .3)
        ok[ok] = plate.depth[ij[ok, 1], ij[ok, 0]] > depth[ok] - (.05 if kind == 'fold' else .02)
        if thing:
            ok[ok] = plate.thing[ij[ok, 1], ij[ok, 0]] == thing
        for run in np.split(np.arange(len(q)), np.nonzero(np.diff(ok.astype(int)))[0] + 1):
            if ok[run[0]] and len(run) > 3:
                wide = np.interp(depth[run], *weight) * plate.s * share
                shape = ribbon(pixels[run], np.maximum(wide, .5), .25 if kind == 'fold' else 0)
                cv2.fillPoly(out, [(shape * 16).round().astype(np.int32)], 255, cv2.LINE_AA, 4)
    return out.astype(np.float32) / 255


GLASSES = {  # radius and height of the bowl's rings; stem, foot; filled up to which ring; ink of what is in it
    'wine': ([(.006, .092), (.030, .102), (.041, .126), (.043, .148), (.039, .176), (.033, .205)], .034, 3, ('wine', 'rust')),
    'white': ([(.006, .090), (.026, .100), (.035, .122), (.036, .142), (.033, .166), (.028, .190)], .032, 3, ('amber', 'gold')),
    'empty': ([(.006, .092), (.030, .102), (.041, .126), (.043, .148), (.039, .176), (.033, .205)], .034, 0, ('glow', 'glow')),
    'flute': ([(.004, .100), (.016, .112), (.023, .150), (.025, .190), (.022, .225)], .030, 3, ('amber', 'gold')),
    'water': ([(.030, .004), (.033, .05), (.036, .10)], 0, 1, ('mist', 'cream')),
}


class Ware:
    """Draws the laid table, far things first. `lit(x, y, z)` says how much candlelight a place has, from 0 to 1."""

    def __init__(self, pen, lit, line):
        self.pen, self.lit, self.weight = pen, lit, line

    def draw(self, items):
        eye = self.pen.plate.eye
        for kind, *at in sorted(items, key=lambda i: -((i[1] - eye[0]) ** 2 + (i[2] - eye[1]) ** 2)):
            pixels, depth = self.pen.plate.project(at[:3])
            if depth < .3 or not (-300 < pixels[0] < self.pen.plate.w + 300 and -300 < pixels[1] < self.pen.plate.h + 300):
                continue
            self.at, self.d = at[:3], float(depth)
            self.px = self.pen.plate.focal / self.d  # pixels per metre
            self.wide = float(np.interp(self.d, *self.weight)) * self.pen.plate.s
            draw = self.glass if kind in GLASSES else getattr(self, kind)
            draw(*at[3:], **({'kind': kind} if kind in GLASSES else {}))

    def shadow(self, x, y, z, radius, reach):
        """What stands on the cloth shades it, away from the light on the upper left."""
        rings = [self.pen.ring((x + reach * .8 * t, y - reach * .5 * t, z + .001), radius, 24) for t in (0, .5, 1)]
        self.pen.fill([cv2.convexHull(np.concatenate(rings).astype(np.float32))[:, 0]], 'linen0', self.d, .75)

    def outline(self, shape, share=.8, ink='umber'):
        self.pen.line(shape, max(self.wide * share, .8), ink, self.d, .85, True)

    def plate(self, radius):
        x, y, z = self.at
        self.shadow(x, y, z, radius * .92, .035)
        pen, lit = self.pen, self.lit(x, y, z) > .5
        pen.fill([pen.ring((x, y, z + .016), radius)], 'cream' if lit else 'glow', self.d)
        pen.fill([pen.ring((x + .006, y - .004, z + .010), radius * .68)], 'glow' if lit else 'linen', self.d, .8)
        pen.fill([pen.ring((x, y, z + .008), radius * .64)], 'cream' if lit else 'glow', self.d)
        self.outline(pen.ring((x, y, z + .016), radius), .8, 'oak')
        self.outline(pen.ring((x, y, z + .010), radius * .66), .35, 'linen0')

    def napkin(self, turn):
        """Folded once and laid across the plate."""
        x, y, z = self.at
        c, s = math.cos(turn), math.sin(turn)
        at = lambda u, v, up=0: self.pen.plate.project((x + u * c - v * s, y + u * s + v * c, z + up))[0]  # noqa: E731
        whole = [at(*q) for q in ((-.035, -.095), (.045, -.085), (.040, .095), (-.045, .085))]
        self.pen.fill([whole], 'sage', self.d)
        self.pen.fill([[at(-.035, -.095), at(.045, -.085), at(.005, .09), at(-.045, .085)]], 'teal', self.d, .8)
        self.outline(np.array(whole), .6, 'night')

    def _flat(self, outline, turn):
        x, y, z = self.at
        c, s = math.cos(turn), math.sin(turn)
        q = np.array([(x + u * c - v * s, y + u * s + v * c, z + .004) for u, v in outline])
        return self.pen.plate.project(q)[0]

    def _metal(self, outline, turn, shade=True):
        shape = self._flat(outline, turn)
        if shade:
            self.pen.fill([shape + (self.px * .006, self.px * .003)], 'linen0', self.d, .8)
        self.pen.fill([shape], 'amber', self.d)
        self.pen.fill([self._flat([(u * .35 - .001, v) for u, v in outline], turn)], 'glow', self.d, .9)
        self.outline(shape, .5, 'umber')

    def knife(self, turn):
        self._metal([(-.004, -.10), (.004, -.10), (.005, .0), (.009, .03), (.009, .08), (.003, .105), (-.005, .10), (-.005, 0)], turn)

    def spoon(self, turn):
        bowl = [(.015 * math.sin(a), .075 - .026 * math.cos(a)) for a in np.linspace(.25, math.tau - .25, 18)]
        self._metal([(.003, .045), *bowl, (-.003, .045), (-.005, -.10), (.005, -.10)], turn)

    def fork(self, turn):
        self._metal([(-.004, -.10), (.004, -.10), (.003, .03), (.011, .05), (.011, .10), (.008, .10), (.007, .062), (.002, .062), (.0015, .10),
                     (-.0015, .10), (-.002, .062), (-.007, .062), (-.008, .10), (-.011, .10), (-.011, .05), (-.003, .03)], turn)

    def glass(self, kind='wine'):
        """A breath, an outline, a rim, light down one side; wine as a block with its surface."""
        x, y, z = self.at
        rings, foot, full, (wine, top) = GLASSES[kind]
        pen, k = self.pen, 1.08
        hoop = lambda r, up: pen.ring((x, y, z + up * k), r * k, 28)  # noqa: E731
        hull = lambda *h: cv2.convexHull(np.concatenate(h).astype(np.float32))[:, 0]  # noqa: E731
        bowl = [hull(hoop(*a), hoop(*b)) for a, b in zip(rings, rings[1:])]
        if foot:
            self.shadow(x, y, z, .026, .05)
            pen.fill([hoop(foot, .002)], 'glow', self.d, .25)
        pen.fill(bowl, 'cream', self.d, .16)
        if full:
            inside = [(r * .95, up) for r, up in rings[:full + 1]]
            pen.fill([hull(hoop(*a), hoop(*b)) for a, b in zip(inside, inside[1:])], wine, self.d, .92)
            pen.fill([hoop(inside[-1][0] * .96, inside[-1][1])], top, self.d, .95)
        if self.px * .04 < 3:  # far off a glass is a glint
            return
        dark = 'umber' if self.lit(x, y, z) > -1 else 'beam'
        silhouette = hull_outline(bowl)
        thin = max(self.wide * .55, .8)
        pen.line(silhouette, thin, dark, self.d, .8, True)
        if foot:
            stem = pen.plate.project([(x, y, z + t) for t in np.linspace(.004, rings[0][1] * k, 5)])[0]
            pen.line(stem, max(self.px * .0075, thin * 2), dark, self.d, .8)
            pen.line(stem, max(self.px * .004, .7), 'glow', self.d, .9)
            pen.line(hoop(foot, .002), thin, dark, self.d, .7, True)
        pen.line(hoop(*rings[-1]), thin * .8, 'cream', self.d, .9, True)
        glint = pen.plate.project([(x - r * .62 * k, y, z + up * k) for r, up in rings[1:-1]])[0]
        pen.fill([ribbon(smooth(glint, 9), max(self.px * .005, .9), .3)], 'cream', self.d, .9)

    def cup(self):
        """A coffee cup upon its saucer, a handle to the right."""
        x, y, z = self.at
        pen = self.pen
        on_table = abs(z - .757) < .1
        if on_table:
            self.shadow(x, y, z, .07, .03)
            pen.fill([pen.ring((x, y, z + .010), .072)], 'cream', self.d)
            self.outline(pen.ring((x, y, z + .010), .072), .6, 'oak')
        rings = [(.022, .012), (.034, .026), (.040, .050), (.041, .068)]
        hoop = lambda r, up: pen.ring((x, y, z + up), r, 28)  # noqa: E731
        right = pen.plate.turn[:, 0]
        handle = [np.array((x, y, z)) + right * u + (0, 0, v) for u, v in ((.036, .058), (.056, .056), (.060, .042), (.052, .030), (.032, .028))]
        pen.line(smooth(pen.plate.project(handle)[0], 12), max(self.px * .009, 1.4), 'linen', self.d)
        body = [cv2.convexHull(np.concatenate([hoop(*a), hoop(*b)]).astype(np.float32))[:, 0] for a, b in zip(rings, rings[1:])]
        pen.fill(body, 'cream', self.d)
        pen.fill([ribbon(pen.plate.project([np.array((x, y, z)) + right * r * .62 + (0, 0, up) for r, up in rings])[0], self.px * .028)], 'linen', self.d, .9)
        pen.fill([hoop(*rings[-1])], 'glow', self.d)
        pen.fill([hoop(.035, .062)], 'umber', self.d)
        self.outline(hull_outline(body), .7, 'oak')
        self.outline(hoop(*rings[-1]), .4, 'oak')

    def tray(self):
        x, y, z = self.at
        self.pen.fill([self.pen.ring((x, y, z - .004), .215)], 'linen0', self.d)
        self.pen.fill([self.pen.ring((x, y, z + .006), .215)], 'linen', self.d)
        self.outline(self.pen.ring((x, y, z + .006), .215), .8)

    def cake(self, kind=0):
        """A round cake or a plate of it, one piece gone."""
        x, y, z = self.at
        pen, ink = self.pen, ('honey', 'rust', 'amber')[kind % 3]
        pen.fill([pen.ring((x, y, z + .008), .17)], 'cream', self.d)
        self.outline(pen.ring((x, y, z + .008), .17), .6, 'oak')
        low, high = pen.ring((x, y, z + .012), .125), pen.ring((x, y, z + .072), .125)
        pen.fill([cv2.convexHull(np.concatenate([low, high]).astype(np.float32))[:, 0]], 'walnut', self.d)
        pen.fill([high], ink, self.d)
        for t in np.linspace(0, math.tau, 12, endpoint=False):
            edge = pen.plate.project([(x, y, z + .073), (x + .12 * math.cos(t), y + .12 * math.sin(t), z + .073)])[0]
            pen.line(edge, max(self.wide * .4, .7), 'oak', self.d, .8)
        self.outline(high, .6)

    def pot(self):
        """A coffee pot of porcelain."""
        x, y, z = self.at
        pen = self.pen
        rings = [(.055, .0), (.068, .05), (.060, .12), (.042, .18), (.036, .20)]
        right = pen.plate.turn[:, 0]
        path = lambda pts: smooth(pen.plate.project([np.array((x, y, z)) + right * u + (0, 0, v) for u, v in pts])[0], 16)  # noqa: E731
        self.shadow(x, y, z, .06, .06)
        for pts, wide in ((((.05, .15), (.105, .14), (.11, .08), (.06, .05)), .014), (((-.06, .07), (-.095, .12), (-.105, .185)), .020)):
            pen.line(path(pts), self.px * wide + self.wide, 'oak', self.d)
            pen.line(path(pts), self.px * wide, 'glow', self.d)
        body = [cv2.convexHull(np.concatenate([pen.ring((x, y, z + a[1]), a[0]), pen.ring((x, y, z + b[1]), b[0])]).astype(np.float32))[:, 0] for a, b in zip(rings, rings[1:])]
        pen.fill(body, 'cream', self.d)
        pen.fill([ribbon(path([(r * .6, up) for r, up in rings]), self.px * .04)], 'linen', self.d, .8)
        pen.fill([pen.ring((x, y, z + .205), .037)], 'glow', self.d)
        self.outline(hull_outline(body), .7, 'oak')

    def candle(self, height):
        x, y, z = self.at
        pen, r = self.pen, .0115
        foot, top = pen.ring((x, y, z + .006), .034, 24), pen.plate.project([(x, y, z + .02), (x, y, z + height)])[0]
        self.shadow(x, y, z, .03, .08)
        pen.fill([foot], 'honey', self.d)
        self.outline(foot, .5)
        wide = max(self.px * 2 * r, 1.6)
        pen.line(top, wide + self.wide * .9, 'oak', self.d)
        pen.line(top, wide, 'glow', self.d)
        pen.line(top - (wide * .18, 0), wide * .4, 'cream', self.d)
        h = max(self.px * .055, 4)
        drop = lambda k: [(top[1, 0] + k * h * .22 * math.sin(a) * (1 - .45 * math.cos(a)), top[1, 1] - h * .42 - k * h * .46 * -math.cos(a + math.pi)) for a in np.linspace(0, math.tau, 20)]  # noqa: E731
        pen.fill([drop(1.25)], 'amber', self.d)
        pen.fill([drop(.85)], 'cream', self.d)

    def bouquet(self, size=1.0, seed=1):
        """A low bowl of roses and leaves."""
        x, y, z = self.at
        rng, pen = random.Random(seed), self.pen
        right, up = pen.plate.turn[:, 0], np.array((0, 0, 1.))
        here = np.array((x, y, z))
        spot = lambda u, v: pen.plate.project(here + right * u * size + up * v * size)[0]  # noqa: E731
        self.shadow(x, y, z, .10 * size, .07)
        leaf = []
        for k in range(15):
            a = math.pi * (k + .5) / 15 * 1.16 - .25
            root, tip = spot(.05 * math.cos(a), .10), spot((.16 + .03 * rng.random()) * math.cos(a), .10 + .13 * math.sin(a) + rng.uniform(-.02, .02))
            side = np.array((-(tip - root)[1], (tip - root)[0])) * rng.uniform(.16, .24)
            leaf.append(np.array([root, root * .5 + tip * .5 + side, tip, root * .5 + tip * .5 - side]))
        for k, q in enumerate(leaf):
            q = smooth(np.concatenate([q, q[:1]]), 18)
            pen.fill([q], 'sage' if k % 3 else 'teal', self.d)
            pen.line(q, max(self.wide * .5, .7), 'night', self.d, .8)
        bowl = [cv2.convexHull(np.concatenate([pen.ring(tuple(here + up * v * size), r * size) for r, v in pair]).astype(np.float32))[:, 0] for pair in (((.05, .0), (.085, .03)), ((.085, .03), (.096, .078)))]
        pen.fill(bowl, 'navy', self.d)
        self.outline(hull_outline(bowl), .7, 'night')
        blooms = [(0, .185, 1.1), (-.075, .150, 1), (.078, .145, 1), (-.035, .115, .95), (.040, .105, .95), (-.115, .105, .8), (.118, .100, .8)]
        for k, (u, v, r) in enumerate(blooms):
            self.rose(spot(u, v), self.px * .046 * size * r, (('wine', 'rust', 'rose'), ('rust', 'rose', 'glow'), ('linen0', 'glow', 'cream'))[(k + seed) % 3], rng)

    def rose(self, at, r, inks, rng):
        """Wavy outer petals, a turned heart, light from the upper left."""
        pen, t = self.pen, np.linspace(0, math.tau, 40)
        start = rng.uniform(0, 6)
        wavy = lambda k, n, deep: at + np.stack([np.cos(t), np.sin(t) * .86], 1) * (r * k * (1 + deep * np.abs(np.sin(n * t / 2 + start)) - deep))[:, None]  # noqa: E731
        pen.fill([wavy(1, 5, .16)], inks[1], self.d)
        pen.fill([wavy(.74, 5, .18) + (r * .10, r * .12)], inks[0], self.d, .9)
        pen.fill([wavy(.66, 4, .2) + (-r * .02, -r * .02)], inks[1], self.d)
        pen.fill([wavy(.40, 3, .22) + (-r * .10, -r * .12)], inks[2], self.d)
        line = max(self.wide * .5, .7)
        pen.line(wavy(1, 5, .16), line, inks[0] if inks[0] != 'linen0' else 'oak', self.d, 1, True)
        if r > 5:
            for k, a in ((.52, .4), (.30, 2.2)):
                arc = at + np.stack([np.cos(a + t[:22] * .75), np.sin(a + t[:22] * .75) * .86], 1) * r * k
                pen.fill([ribbon(arc, line * 1.3, .3)], inks[0], self.d)


def hull_outline(shapes):
    """The outline of stacked hulls: left edge upwards, right edge downwards."""
    rows = []
    for q in shapes:
        q = np.asarray(q)
        rows.append((q[q[:, 0].argmin()], q[q[:, 0].argmax()]))
    q = np.asarray(shapes[-1])
    top = q[q[:, 1] <= q[:, 1].min() + (q[:, 1].max() - q[:, 1].min()) * .3]
    last = (top[top[:, 0].argmin()], top[top[:, 0].argmax()])
    low = np.asarray(shapes[0])
    foot = low[low[:, 1].argmax()]
    return smooth(np.array([foot, *[a for a, _ in rows], last[0], last[1], *[b for _, b in reversed(rows)], foot]), 48)


def garland(pen, start, end, sag, count, cord='night', lit=True, seed=1):
    """A cord that hangs between two places, its bulbs as two hard rings, all of one size."""
    rng, t = random.Random(seed), np.linspace(0, 1, 60)
    a, b = np.array(start), np.array(end)
    hang = lambda t: a * (1 - t)[:, None] + b * t[:, None] - np.outer(sag * 4 * t * (1 - t), (0, 0, 1))  # noqa: E731
    pixels, depth = pen.plate.project(hang(t))
    if depth.min() < .3:
        return
    pen.line(pixels, max(pen.plate.s * .7 * 8 / depth.mean(), .5 * pen.plate.s), cord, float(depth.mean()), .9)
    where, depth = pen.plate.project(hang((np.arange(count) + .5) / count))
    for (x, y), d in zip(where, depth):
        r = float(np.clip(20 / d, .9, 2.4)) * pen.plate.s
        disc = np.stack([np.cos(t * math.tau), np.sin(t * math.tau)], 1)
        if lit:
            pen.fill([disc * r * 2.1 + (x, y + r)], 'amber', float(d), .45)
        pen.fill([disc * r + (x, y + r)], 'glow' if lit else 'linen', float(d))


# Half width over height for a crown: (height, half width) with the whole tree one high; then lobes along the edge and their depth.
CROWNS = {
    'lime': ([(0, .20), (.08, .30), (.25, .38), (.48, .40), (.68, .33), (.86, .20), (1, .03)], 6, .16),
    'oak': ([(0, .30), (.10, .42), (.30, .50), (.52, .50), (.72, .40), (.90, .22), (1, .06)], 6, .20),
    'poplar': ([(0, .06), (.10, .09), (.30, .115), (.55, .12), (.78, .08), (1, .008)], 10, .18),
    'willow': ([(0, .50), (.16, .52), (.40, .53), (.62, .46), (.82, .30), (.95, .14), (1, .03)], 8, .10),
    'alder': ([(0, .16), (.15, .26), (.36, .29), (.58, .25), (.80, .15), (1, .02)], 7, .24),
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
