"""The laid table as curves: glasses, plates, cutlery, cups, candles, flowers."""
import math

import cv2
import numpy as np

from .curves import hull_outline, ribbon, smooth
from .flowers import Flowers

GLASSES = {  # radius and height of the bowl's rings; stem, foot; filled up to which ring; ink of what is in it
    'wine': ([(.006, .092), (.030, .102), (.041, .126), (.043, .148), (.039, .176), (.033, .205)], .034, 3, ('wine', 'rust')),
    'white': ([(.006, .090), (.026, .100), (.035, .122), (.036, .142), (.033, .166), (.028, .190)], .032, 3, ('amber', 'gold')),
}


REACH = {'plate': .15, 'napkin': .12, 'fork': .12, 'knife': .12, 'spoon': .12, 'tray': .24, 'cake': .19, 'cup': .09, 'bouquet': .20, 'pot': .10, 'candle': .05, 'blossom': .15}  # half the depth of a thing


class Ware(Flowers):
    """Draws the laid table, far things first. `lit(x, y, z)` says how much candlelight a place has, from 0 to 1."""

    def __init__(self, pen, lit, line):
        self.pen, self.lit, self.weight = pen, lit, line

    def draw(self, items):
        eye = self.pen.plate.eye
        for kind, *at in sorted(items, key=lambda i: -((i[1] - eye[0]) ** 2 + (i[2] - eye[1]) ** 2)):
            pixels, depth = self.pen.plate.project(at[:3])
            if depth < .3 or not (-300 < pixels[0] < self.pen.plate.w + 300 and -300 < pixels[1] < self.pen.plate.h + 300):
                continue
            self.at, self.d = at[:3], float(depth) - REACH.get(kind, .03)
            self.px = self.pen.plate.focal / float(depth)  # pixels per metre
            self.wide = float(np.interp(depth, *self.weight)) * self.pen.plate.s
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
        outline = [(.72 * u, v) for u, v in outline]  # seen low along a table everything looks broad
        shape = self._flat(outline, turn)
        if shade:
            self.pen.fill([shape + (self.px * .006, self.px * .003)], 'linen0', self.d, .8)
        self.pen.fill([shape], 'amber', self.d)
        self.pen.fill([self._flat([(u * .35 - .001, v) for u, v in outline], turn)], 'glow', self.d, .9)
        self.outline(shape, .5, 'umber')

    def knife(self, turn):
        self._metal([(-.005, -.12), (.005, -.12), (.004, -.01), (.010, .01), (.0105, .09), (.004, .120), (-.005, .115), (-.004, -.01)], turn)

    def spoon(self, turn):
        bowl = [(.017 * math.sin(a), .082 - .030 * math.cos(a)) for a in np.linspace(.25, math.tau - .25, 18)]
        self._metal([(.003, .052), *bowl, (-.003, .052), (-.005, -.12), (.005, -.12)], turn)

    def petal(self, turn):
        """One petal, strewn."""
        if self.px * .05 > 1.2:
            self.pen.fill([self._flat([(.055 * math.cos(a), .034 * math.sin(a)) for a in np.linspace(0, math.tau, 10)], turn)], ('rose', 'cream')[int(turn * 7) % 2], self.d)

    def fork(self, turn):
        half = [(.0050, -.125), (.0032, -.02), (.0030, .035), (.0105, .058), (.0110, .115), (.0088, .115), (.0075, .070), (.0038, .070), (.0028, .117), (0, .117)]
        self._metal(half + [(-u, v) for u, v in half[-2::-1]], turn)

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
        rings = smooth([(.022, .012), (.034, .026), (.040, .050), (.041, .068)], 8)
        hoop = lambda r, up: pen.ring((x, y, z + up), r, 28)  # noqa: E731
        right = pen.plate.turn[:, 0]
        handle = [np.array((x, y, z)) + right * u + (0, 0, v) for u, v in ((.036, .058), (.056, .056), (.060, .042), (.052, .030), (.032, .028))]
        pen.line(smooth(pen.plate.project(handle)[0], 12), max(self.px * .009, 1.4), 'linen', self.d)
        body = [cv2.convexHull(np.concatenate([hoop(*a), hoop(*b)]).astype(np.float32))[:, 0] for a, b in zip(rings, rings[1:])]
        pen.fill(body, 'cream', self.d)
        side = lambda k: pen.plate.project([np.array((x, y, z)) + right * r * k + (0, 0, up) for r, up in rings])[0]  # noqa: E731
        pen.fill([np.concatenate([side(1), side(.35)[::-1]])], 'linen', self.d)
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
        rings = smooth([(.052, .0), (.068, .035), (.066, .08), (.054, .13), (.040, .18), (.036, .20)], 12)
        right = pen.plate.turn[:, 0]
        path = lambda pts: smooth(pen.plate.project([np.array((x, y, z)) + right * u + (0, 0, v) for u, v in pts])[0], 16)  # noqa: E731
        self.shadow(x, y, z, .06, .06)
        for pts, wide in ((((.05, .15), (.105, .14), (.11, .08), (.06, .05)), .014), (((-.06, .07), (-.095, .12), (-.105, .185)), .020)):
            pen.line(path(pts), self.px * wide + self.wide, 'oak', self.d)
            pen.line(path(pts), self.px * wide, 'glow', self.d)
        body = [cv2.convexHull(np.concatenate([pen.ring((x, y, z + a[1]), a[0]), pen.ring((x, y, z + b[1]), b[0])]).astype(np.float32))[:, 0] for a, b in zip(rings, rings[1:])]
        pen.fill(body, 'cream', self.d)
        pen.fill([np.concatenate([path([(r, up) for r, up in rings]), path([(r * .35, up) for r, up in rings])[::-1]])], 'linen', self.d)
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
        h = max(self.px * .065, 4.5)
        drop = lambda k: [(top[1, 0] + k * h * .22 * math.sin(a) * (1 - .45 * math.cos(a)), top[1, 1] - h * .42 - k * h * .46 * -math.cos(a + math.pi)) for a in np.linspace(0, math.tau, 20)]  # noqa: E731
        pen.fill([drop(1.25)], 'amber', self.d)
        pen.fill([drop(.85)], 'cream', self.d)
