"""Outlines, traced as curves: heavy away from the lamp, light towards it, thin between materials of one thing."""
import cv2
import numpy as np
from scipy import ndimage

from burin import ribbon
from plate_passes import FINE, HEIGHT, WIDTH

TIE = .0015  # share of the depth below which two things touch


def traced(regions, shortest=9):
    """Every border of every region as a smooth closed curve in fine pixels, with the region's number."""
    for k, box in enumerate(ndimage.find_objects(regions + 1)):
        if box is None:
            continue
        mask = np.pad((regions[box] == k).astype(np.uint8), 1)
        found, _ = cv2.findContours(mask, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
        for contour in found:
            points = contour[:, 0].astype(np.float64) + (box[1].start - 1, box[0].start - 1)
            if len(points) >= shortest:
                yield k, points, ndimage.gaussian_filter1d(points, min(3.2, len(points) / 10), axis=0, mode='wrap')


def _outward(points, regions, k):
    """Unit vectors that leave the region, and the labels and places just outside."""
    tangent = np.gradient(np.concatenate([points[-4:], points, points[:4]]), axis=0)[4:-4]
    tangent = ndimage.gaussian_filter1d(tangent, 2, axis=0, mode='wrap')
    tangent /= np.maximum(np.hypot(*tangent.T), 1e-6)[:, None]
    out = np.stack([tangent[:, 1], -tangent[:, 0]], -1)
    h, w = regions.shape

    def at(places):
        return np.clip(np.round(places[:, 1]), 0, h - 1).astype(int), np.clip(np.round(places[:, 0]), 0, w - 1).astype(int)

    swap = (regions[at(points + out * 2.2)] == k).sum() > (regions[at(points - out * 2.2)] == k).sum()
    out = -out if swap else out
    y, x = at(points + out * 1.2)
    for reach in (1.9, 2.6, 3.4):  # the first pixel beyond the border: a band may be thin
        still = regions[y, x] == k
        further = at(points + out * reach)
        y, x = np.where(still, further[0], y), np.where(still, further[1], x)
    return out, (y, x), at(points - out * 1.6)


def outlines(passes, pitch, weight=1.0):
    """A fine canvas with all outlines."""
    regions, depth = passes.regions, passes.depth
    toward = (passes.camera @ passes.lamp)[:2] * (1, -1)
    toward = toward / np.hypot(*toward)
    curves = []
    for k, raw, points in traced(regions):
        if passes.is_paper[k]:
            continue
        out, outside, inside = _outward(raw, regions, k)
        other = regions[outside]
        gap = (depth[outside] - depth[inside]) / np.minimum(depth[outside], depth[inside])
        mine = np.where(np.abs(gap) < TIE, (k < other) | passes.is_paper[other], gap > 0) & (other != k)
        same = passes.object_of[other] == passes.object_of[k]
        mine = np.where(same, (k < other), mine)
        facing = out @ toward
        width = np.where(same, .62, np.where(passes.is_paper[other], 1.05, .95) * (1 - .48 * facing) * np.where(np.abs(gap) > .004, 1.15, .85))
        fine_line = 'ware-band' in (passes.fact(k)['name'],) or np.array([passes.fact(o)['name'] == 'ware-band' for o in other])
        width = np.where(same & fine_line, .48, width)
        curves.append((points, width * mine))
    crowd = np.zeros(regions.shape, np.float32)
    for points, width in curves:
        q = points[width > 0].astype(int)
        crowd[q[:, 1], q[:, 0]] = 1
    crowd = cv2.GaussianBlur(crowd, (0, 0), pitch * FINE * .9) * pitch * FINE
    canvas = np.zeros(regions.shape, np.uint8)
    unit = pitch * .17 * weight
    for points, width in curves:
        q = points.astype(int)
        width = width * np.clip(1.35 - crowd[q[:, 1], q[:, 0]] * .28, .45, 1)
        _draw(canvas, points / FINE, width * unit)
    return canvas


def _draw(canvas, points, width):
    """Draws the parts of a closed curve whose width is not zero."""
    on = ndimage.binary_closing(np.tile(width > 0, 3), iterations=3)[len(width):2 * len(width)]
    width = ndimage.gaussian_filter1d(width, 5, mode='wrap')
    if on.all():
        ribbon(canvas, points, width / 2, closed=True)
        return
    if not on.any():
        return
    start = int(np.flatnonzero(~on)[0])
    on, points, width = np.roll(on, -start), np.roll(points, -start, axis=0), np.roll(width, -start)
    where = np.flatnonzero(on)
    for run in np.split(where, np.flatnonzero(np.diff(where) > 1) + 1):
        if len(run) >= 5:
            ribbon(canvas, points[run], np.maximum(width[run], .3) / 2)


def folds(passes, pitch):
    """Where a thing hides a part of itself or turns sharply: curls, frills, drupelets, the neck of a bag."""
    depth, regions = passes.depth, passes.regions
    found = np.zeros(depth.shape, bool)
    for axis in (0, 1):
        a, b = [slice(None)] * 2, [slice(None)] * 2
        a[axis], b[axis] = slice(None, -1), slice(1, None)
        a, b = tuple(a), tuple(b)
        step = np.abs(depth[a] - depth[b]) / np.minimum(depth[a], depth[b])
        bend = np.einsum('...i,...i', passes.normal[a], passes.normal[b])
        found[a] |= ((step > .0016) | (bend < .74)) & (regions[a] == regions[b]) & ~passes.is_paper[regions[a]]
    _, labels, facts, _ = cv2.connectedComponentsWithStats(found.astype(np.uint8), connectivity=8)
    found &= facts[labels, cv2.CC_STAT_AREA] >= pitch * FINE * .8
    distance = cv2.distanceTransform((~found).astype(np.uint8), cv2.DIST_L2, 5)
    line = cv2.GaussianBlur(np.clip(pitch * FINE * .07 - distance + .9, 0, 1), (0, 0), 1.3)
    return (np.clip((line - .5) * 2.4 + .5, 0, 1) * 255).astype(np.uint8)


def glass_lines(passes, pitch):
    """Silhouettes and rims of glass, over whatever stands behind."""
    glass, canvas = passes.glass, np.zeros((HEIGHT * FINE, WIDTH * FINE), np.uint8)
    if glass is None:
        return canvas
    for k, raw, points in traced(glass.regions, 14):
        if glass.object_of[k] == 0:
            continue
        _, outside, inside = _outward(raw, glass.regions, k)
        other = glass.regions[outside]
        free = glass.depth[inside] < passes.depth[inside] * 1.002
        _draw(canvas, points / FINE, free * np.where(glass.object_of[other] == 0, .85, np.where(k < other, .6, 0)) * pitch * .17)
    return canvas
