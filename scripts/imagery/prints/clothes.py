"""Clothes, hair and shoes for a posed body.

Regions are functions of the unmorphed mesh's coordinates (decimetres: x from the middle outwards, y up, z forward), so one
neckline or hairline holds for every body; triangles are cut exactly where a region ends.
"""
import math

import numpy as np

from .bodies import SKIN
from .cloth import ball, clip, grid, normals, relax, split

ELBOWS = np.array([(1.68, 5.25, .15), (3.13, 3.49, .13), (4.31, 2.45, 1.76)])  # shoulder, elbow, wrist at rest


class Wearer:
    """A posed body, what regions need of it, and the parts that have been put on: (material, vertices, triangles)."""

    def __init__(self, pose):
        rig = pose.body.rig
        self.v, self.joints = pose.skin()
        self.rest, self.faces, self.parts, self.creases = rig.rest, rig.faces, [], []
        self.k = pose.body.height / 1.7
        hand = [n for n in rig.bones if n.startswith(('hand', 'thumb', 'index', 'middle', 'ring', 'pinky'))]
        self.arm = rig.share('upperarm_l', 'upperarm_r', 'lowerarm_l', 'lowerarm_r', *hand)
        self.skull, self.foot = rig.share('head'), rig.share('foot_l', 'foot_r', 'ball_l', 'ball_r')
        p = self.rest.copy()
        p[:, 0] = np.abs(p[:, 0])
        self.along, best = np.zeros(len(p)), np.full(len(p), 1e9)  # 0 at the shoulder, 1 at the elbow, 2 at the wrist
        for k in (0, 1):
            d = ELBOWS[k + 1] - ELBOWS[k]
            t = (p - ELBOWS[k]) @ d / (d @ d)
            on = np.clip(t, -9 if k == 0 else 0, 9 if k else 1)
            away = np.linalg.norm(p - ELBOWS[k] - on[:, None] * d, axis=1)
            self.along = np.where(away < best, on + k, self.along)
            best = np.minimum(best, away)

    def near(self, spot):
        """The posed vertex closest to a place on the unmorphed body."""
        return self.v[int(np.argmin(np.linalg.norm(self.rest[:SKIN] - spot, axis=1)))]

    def shell(self, group, keep, material, ease=.01, smooth=4, fine=1, cut=None, puff=None):
        """A layer `ease` metres above the body (or a helper), kept where `keep` is positive; `cut` sharpens it after splitting."""
        f = self.faces[group]
        ids, f = np.unique(f, return_inverse=True)
        f = f.reshape(-1, 3)
        keep, ease = (np.broadcast_to(np.asarray(a, float), len(self.v))[ids] for a in (keep, ease))
        v, rest = self.v[ids], self.rest[ids]
        for _ in range(fine):
            f, v, keep, ease, rest = split(f, v, keep, ease, rest)
        if cut is not None:
            keep = np.minimum(keep, cut(np.abs(rest[:, 0]), rest[:, 1], rest[:, 2]))
        v = relax(v, f, smooth * (1 + (fine > 0))) if smooth else v
        v = v + normals(v, f) * ease[:, None]
        if puff is not None:
            v = puff(v, rest)
        if (keep > 0).any():
            self.parts.append((material, *clip(v, f, keep)))

    def loft(self, material, points, place, top, hem, ease, flare=0.0, straight=.5, folds=None, sway=(0, 0), slices=30, count=96):
        """A tube of cloth round points (across, along, deep): hulls of their slices, so it spans hollows; `straight` keeps it from coming in again."""
        across, along, deep = points.T
        angle, heights = np.linspace(0, math.tau, count, endpoint=False), np.linspace(top, hem, slices)
        radius, middle = np.full((slices, count), np.nan), np.full((slices, 2), np.nan)
        for i, height in enumerate(heights):
            m = np.abs(along - height) < max(abs(top - hem) / slices, .025)
            if m.sum() >= 8:
                middle[i] = (across[m].min() + across[m].max()) / 2, (deep[m].min() + deep[m].max()) / 2
                radius[i] = (np.cos(angle)[:, None] * (across[m] - middle[i, 0]) + np.sin(angle)[:, None] * (deep[m] - middle[i, 1])).max(1)
        good = np.nonzero(~np.isnan(middle[:, 0]))[0]
        fit = good[np.argmin(np.abs(good[None] - np.arange(slices)[:, None]), 1)]
        radius, middle = radius[fit], middle[fit]
        for i in range(1, slices):
            radius[i] = np.maximum(radius[i], radius[i - 1] * straight + radius[i] * (1 - straight))
        even = lambda a, wide, mode: np.convolve(np.pad(a, wide // 2, mode=mode), np.hanning(wide + 2)[1:-1] / np.hanning(wide + 2).sum(), 'valid')  # noqa: E731
        radius = np.stack([even(row, 11, 'wrap') for row in radius])
        radius = np.stack([even(column, 5, 'edge') for column in radius.T], 1)
        middle = np.stack([even(column, 5, 'edge') for column in middle.T], 1)
        fall = np.linspace(0, 1, slices)[:, None]
        radius = radius + ease * (.35 + .65 * np.minimum(1, fall * 5)) + flare * fall ** 1.25
        valleys = []
        if folds:
            number, depth, seed, start = folds
            rng = np.random.default_rng(seed)
            bent = angle + .22 * np.sin(2 * angle + rng.uniform(0, 6)) + .10 * np.sin(5 * angle + rng.uniform(0, 6))
            wave = .5 - .5 * np.cos(number * bent)
            radius = radius * (1 + depth * np.clip((fall - start) / (1 - start), 0, 1) ** .9 * (wave - .6))
            valleys = [i for i in range(count) if wave[i] == wave[np.arange(i - 4, i + 5) % count].min()]
        x = middle[:, :1] + radius * np.cos(angle) + sway[0] * fall ** 1.7
        z = middle[:, 1:] + radius * np.sin(angle) + sway[1] * fall ** 1.7
        v = place(x, np.repeat(heights[:, None], count, 1), z)
        for q, i in enumerate(valleys):  # deliberate lines from the hem upwards, each to a height of its own
            self.creases.append((v[int(slices * (.10 + .14 * (q * 3 % 4))):int(slices * .97), i], .55))
        self.parts.append((material, v.reshape(-1, 3), grid(slices, count)))

    def _trunk(self):
        return (self.arm < .25) & (np.arange(len(self.v)) < SKIN)

    def tunic(self, material, top, hem, ease, flare=0.0, straight=.5):
        """What hangs from the trunk, along its own axis: jacket, waistcoat, blouse."""
        hips = (self.joints['thigh_l'][0] + self.joints['thigh_r'][0]) / 2
        axis = self.joints['spine_03'][0] - hips
        axis /= np.linalg.norm(axis)
        side = self.joints['thigh_l'][0] - self.joints['thigh_r'][0]
        side -= axis * (side @ axis)
        side /= np.linalg.norm(side)
        fore = np.cross(side, axis)
        q = self.v[self._trunk() & (self.skull < .1)] - hips
        self.loft(material, np.stack([q @ side, q @ axis, q @ fore], 1), lambda x, y, z: hips + x[..., None] * side + y[..., None] * axis + z[..., None] * fore,
                  top * self.k, hem * self.k, ease * self.k, flare * self.k, straight)

    def skirt(self, material, waist, hem, ease=.012, flare=.1, folds=(7, .1, 1, .1), sway=(0, 0)):
        """Hangs by its weight from `waist` to `hem` metres above the floor."""
        q = self.v[self._trunk() & (self.foot < .3)]
        low = q[q[:, 1] < q[:, 1].min() + .12]
        self.loft(material, np.concatenate([q, low - (0, .12, 0)]), lambda x, y, z: np.stack([x, y, z], -1), waist, hem, ease, flare, .9, folds, sway, 44, 168)

    def lap(self, material, hem):
        """A skirt on somebody seated: along the thighs, then down from the knees."""
        hip, knee = self.joints['thigh_l'][0], self.joints['calf_l'][0]
        q = self.v[self._trunk() & (self.foot < .2)]
        q = q[q[:, 1] < hip[1] + .17 * self.k]
        over = q[q[:, 1] > knee[1] - .14 * self.k]
        self.loft(material, over[:, (0, 2, 1)], lambda x, y, z: np.stack([x, z, y], -1), hip[2] - .13 * self.k, knee[2] + .07 * self.k, .02, 0, .6)
        self.loft(material, q[q[:, 2] > knee[2] - .14 * self.k], lambda x, y, z: np.stack([x, y, z], -1), knee[1] + .05, hem, .02, .03, .8, (5, .04, 2, .3))

    def straight_legs(self, knee, hem):
        """Trouser legs hang as tubes: a least radius along thigh and shin."""
        def puff(v, rest):
            for s, sign in (('l', 1), ('r', -1)):
                hip, bend, ankle = (self.joints[f'{n}_{s}'][0] for n in ('thigh', 'calf', 'foot'))
                for a, b, r0, r1, y0, y1 in ((hip, bend, knee * 1.2, knee, -1.2, -3.69), (bend, ankle, knee, hem, -3.69, -8.3)):
                    mine = (rest[:, 0] * sign > 0) & (rest[:, 1] <= y0) & (rest[:, 1] >= y1)
                    d = b - a
                    t = (v - a) @ d / (d @ d)
                    off = v - a - t[:, None] * d
                    r = np.maximum(np.linalg.norm(off, axis=1), .01)
                    grow = np.clip((t - .25) / .3, 0, 1) if y0 == -1.2 else 1
                    wide = np.maximum(r, r * (1 - grow) + grow * (r0 + (r1 - r0) * np.clip(t, 0, 1.1)) * self.k)
                    v = np.where(mine[:, None], v + off * ((wide - r) / r)[:, None], v)
            return v
        return puff

    def hair(self, style, material):
        """Crop, short, bald, bun, knot, tail, bob, long or curls."""
        x, y, z = np.abs(self.rest[:, 0]), self.rest[:, 1], self.rest[:, 2]
        line = np.interp(z, [-.6, -.2, .15, .28, .66, .72, .85, .97, 1.3, 1.7], [6.45, 6.50, 6.62, 7.42, 7.42, 7.02, 7.05, 7.72, 7.92, 8.0])
        ear = np.where(x > .6, (((y - 7.10) / .46) ** 2 + ((z - .48) / .25) ** 2 - 1) * .3, 1)
        head = np.where(self.skull > .3, 1, -1)
        turned = self.joints['head'][1] / 1.06
        spot = lambda p, d: self.near(p) + turned @ (np.array(d) * self.k)  # noqa: E731
        add = lambda at, size: self.parts.append((material, *ball(at, np.array(size) * self.k, turned)))  # noqa: E731
        if style == 'bald':
            self.shell('body', np.minimum(y - line, np.minimum(head, ear)), material, .006, 3, 2, lambda x, y, z: np.minimum(7.62 - .45 * np.clip(z + .25, 0, 1) - y, .32 - z))
            return
        thick = {'short': .010, 'crop': .006, 'bob': .018, 'long': .016, 'curls': .024}.get(style, .009)
        close = style in ('short', 'crop')
        low = line - (0 if close else np.where((z > .22) & (z < .74), .32, 0))
        head = np.minimum(head, ear) if close else head
        self.shell('body', np.minimum(y - low, head), material, (thick + .010 * np.clip((y - 7.2) / 1.2, 0, 1)) * self.k)
        if style == 'bun':
            add(spot((0, 7.65, -.4), (0, .012, -.022)), (.050, .046, .040))
        elif style == 'knot':
            add(spot((0, 7.0, -.3), (0, -.01, -.03)), (.048, .042, .038))
        elif style == 'tail':
            start = spot((0, 7.6, -.4), (0, .01, -.015))
            path = np.array([start + turned @ (np.array(d) * self.k) for d in ((0, 0, 0), (0, -.01, -.05), (0, -.09, -.075), (.01, -.19, -.055), (0, -.26, -.05))])
            ring = np.linspace(0, math.tau, 14, endpoint=False)
            v = np.stack([p + r * self.k * (np.cos(ring)[:, None] * turned[:, 0] + np.sin(ring)[:, None] * turned[:, 2]) for p, r in zip(path, (.02, .036, .038, .028, .006))])
            self.parts.append((material, v.reshape(-1, 3), grid(5, 14)))
        elif style in ('bob', 'long'):
            front = np.where(y < 7.6, (.35 if style == 'bob' else .25) - z, 1)
            self.shell('helper-hair', np.minimum(y - (6.15 if style == 'bob' else 4.55), front), material, .004, 2, 2)
        elif style == 'curls':
            rng = np.random.default_rng(4)
            ids = np.nonzero((np.arange(len(y)) < SKIN) & (y - line > .1) & (self.skull > .9))[0]
            centre = (self.v[ids].max(0) + self.v[ids].min(0)) / 2
            for i in rng.choice(ids, 42):
                out = (self.v[i] - centre) / np.linalg.norm(self.v[i] - centre)
                add(self.v[i] + out * .010, (.034, .030, .034))

    def beard(self, material):
        def cut(x, y, z):
            up = np.interp(z, [.2, .60, .74, .88, 1.0, 1.3, 1.6], [6.4, 6.45, 6.98, 6.95, 6.58, 6.72, 6.74])
            ear = np.where(x > .58, ((y - 7.05) / .56) ** 2 + ((z - .46) / .30) ** 2 - 1, 1)
            return np.minimum(np.minimum(up - y, ear), np.minimum(y - 5.95, z - .25))
        self.shell('body', np.where(self.skull > .4, 1, -1), material, .010 * self.k, 2, 2, cut)
