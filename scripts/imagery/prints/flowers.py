"""Flowers as curves: bouquets, tufts on an arch, roses."""
import math
import random

import cv2
import numpy as np

from .curves import hull_outline, ribbon, smooth


class Flowers:
    """Draws at `at` (world), `d` deep, with a `pen`; `px` is pixels per metre, `wide` the keyline there."""

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
        bowl = [cv2.convexHull(np.concatenate([pen.ring(tuple(here + up * v * size), r * size) for r, v in pair]).astype(np.float32))[:, 0] for pair in (((.045, .0), (.068, .012)), ((.068, .012), (.086, .036)), ((.086, .036), (.096, .078)))]
        pen.fill(bowl, 'navy', self.d)
        self.outline(hull_outline(bowl), .7, 'night')
        blooms = [(0, .185, 1.1), (-.075, .150, 1), (.078, .145, 1), (-.035, .115, .95), (.040, .105, .95), (-.115, .105, .8), (.118, .100, .8)]
        for k, (u, v, r) in enumerate(blooms):
            self.rose(spot(u, v), self.px * .046 * size * r, (('wine', 'rust', 'rose'), ('rust', 'rose', 'glow'), ('linen0', 'glow', 'cream'))[(k + seed) % 3], rng)

    def blossom(self, size, seed):
        """A tuft of leaves with a rose upon every third."""
        rng, pen = random.Random(seed), self.pen
        here, k = np.asarray(pen.plate.project(self.at)[0]), self.px * .15 * size
        for n in range(7):
            a = n * .9 + rng.uniform(0, 1)
            tip, side = np.array((math.cos(a), math.sin(a))) * k * rng.uniform(.8, 1.2), np.array((-math.sin(a), math.cos(a))) * k * .22
            leaf = smooth(np.array([(0, 0), tip * .5 + side, tip, tip * .5 - side, (0, 0)]) + here, 14)
            pen.fill([leaf], 'moss' if n % 2 else 'sage', self.d)
        if seed % 3 != 1:
            self.rose(here + (rng.uniform(-.3, .3) * k, rng.uniform(-.3, .3) * k), k * .48, (('rust', 'rose', 'glow'), ('linen0', 'glow', 'cream'))[seed % 2], rng)

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
