"""The pen: shapes painted into a colour image behind whatever stands before them; strokes of the key block; strings of lights."""
import math
import random

import cv2
import numpy as np

from .plate import mix


class Pen:
    """Paints shapes into a colour image, each hidden by whatever stands before it."""

    def __init__(self, plate, colour, inks):
        self.plate, self.colour, self.inks, self.depth = plate, colour, inks, plate.depth.copy()

    def ink(self, name):
        return self.inks[name] if isinstance(name, str) else name

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
        colour = self.ink(ink)
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
    foot = low[low[:, 1] > low[low[:, 0].argmin(), 1]]
    foot = foot[foot[:, 0].argsort()[::-1]][np.linspace(0, len(foot) - 1, 5).round().astype(int)]
    return smooth(np.array([*foot[2:], *[a for a, _ in rows], last[0], last[1], *[b for _, b in reversed(rows)], *foot[:3]]), 64)


def shades(plate):
    """Where folds of table cloths lie in shade: one wedge along each, its point upwards."""
    out = np.zeros((plate.h, plate.w), np.uint8)
    for points in plate.facts['shades']:
        pixels, depth = plate.project(points)
        mask = np.zeros_like(out)
        cv2.fillPoly(mask, [(pixels * 16).round().astype(np.int32)], 255, cv2.LINE_AA, 4)
        out = np.maximum(out, mask * (np.abs(plate.depth - depth.mean()) < .35))
    return out.astype(np.float32) / 255


def strokes(plate, weight):
    """All strokes of a scene as one mask: folds, creases, joints of boards, each as wide as its distance allows."""
    out, joints = np.zeros((2, plate.h, plate.w), np.uint8)
    for points, share, kind, thing in plate.facts['strokes']:
        points = np.asarray(points)
        soft = kind != 'board'
        q = smooth(points, max(12, len(points) * 2)) if soft else points
        pixels, depth = plate.project(q)
        ij = pixels.round().astype(int)
        if kind == 'face' and plate.focal < 85 * plate.s * depth.mean():  # far off a face is a flat
            continue
        ok = (ij >= 0).all(1) & (ij < (plate.w, plate.h)).all(1) & (depth > .3)
        row = depth[ok] ** 2 / (plate.focal * max(plate.eye[2], .5))  # how much deeper a floor is from one row to the next
        ok[ok] = plate.depth[ij[ok, 1], ij[ok, 0]] > depth[ok] - (.05 if soft else .02 + 1.5 * row)
        if thing:
            ok[ok] = plate.thing[ij[ok, 1], ij[ok, 0]] == thing
        for run in np.split(np.arange(len(q)), np.nonzero(np.diff(ok.astype(int)))[0] + 1):
            if ok[run[0]] and len(run) > 3:
                wide = np.interp(depth[run], *weight) * plate.s * share
                shape = ribbon(pixels[run], np.maximum(wide, .5), .25 if soft else 0)
                cv2.fillPoly(joints if kind == 'board' else out, [(shape * 16).round().astype(np.int32)], 150 if kind == 'board' else 255, cv2.LINE_AA, 4)
    joints[plate.mask('cloth', 'skin', 'hair', 'chair', 'linen', 'drop', 'curtain')] = 0  # a leg is narrower than a joint's steps
    return np.maximum(out, joints).astype(np.float32) / 255


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
