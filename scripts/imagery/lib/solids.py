"""Soft bodies as distance fields: rounded limbs that flow into each other, turned into a mesh by surface nets.

A field is a function from three equal arrays of coordinates in metres to the distance from the surface in metres,
negative inside.
"""
import math
import random

import numpy as np


def limb(a, b, ra, rb):
    """The field of a limb from point `a` to point `b`, with a radius at each end."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    axis = b - a
    l2 = float(axis @ axis)
    shrink = ra - rb
    a2 = l2 - shrink * shrink

    def field(x, y, z):
        px, py, pz = x - a[0], y - a[1], z - a[2]
        t = px * axis[0] + py * axis[1] + pz * axis[2]
        u = t - l2
        qx, qy, qz = px * l2 - axis[0] * t, py * l2 - axis[1] * t, pz * l2 - axis[2] * t
        x2 = qx * qx + qy * qy + qz * qz
        t2, u2 = t * t * l2, u * u * l2
        k = math.copysign(1, shrink) * shrink * shrink * x2
        near_b = np.sign(u) * a2 * u2 > k
        near_a = np.sign(t) * a2 * t2 < k
        side = (np.sqrt(np.maximum(x2 * a2 / l2, 0)) + t * shrink) / l2 - ra
        end_b = np.sqrt(x2 / l2 + u2 / l2) / math.sqrt(l2) - rb
        end_a = np.sqrt(x2 / l2 + t2 / l2) / math.sqrt(l2) - ra
        return np.where(near_b, end_b, np.where(near_a, end_a, side))

    return field


def blend(one, two, soft):
    """The union of two distances that flow into each other over `soft` metres."""
    h = np.maximum(soft - np.abs(one - two), 0) / soft
    return np.minimum(one, two) - h * h * soft * .25


def blended(fields, soft):
    """The field of several limbs that flow into each other."""
    def field(x, y, z):
        total = fields[0](x, y, z)
        for other in fields[1:]:
            total = blend(total, other(x, y, z), soft)
        return total

    return field


def ripples(x, y, z, length, seed=1, count=9):
    """Smooth unevenness between about -1 and 1; hills are `length` metres apart."""
    rng = random.Random(seed)
    total = np.zeros_like(x)
    for _ in range(count):
        d = np.array([rng.gauss(0, 1) for _ in range(3)])
        d *= math.tau / length * rng.uniform(.7, 1.3) / np.linalg.norm(d)
        total += np.sin(x * d[0] + y * d[1] + z * d[2] + rng.uniform(0, math.tau))
    return total / math.sqrt(count) * .8


def skin(field, low, high, step):
    """Vertices and quads of the surface inside the box from `low` to `high`, with cells of `step` metres."""
    axes = [np.arange(l, h + step, step) for l, h in zip(low, high)]
    values = field(*np.meshgrid(*axes, indexing='ij'))
    shape = values.shape
    inside = values < 0
    sums, counts = np.zeros((*(n - 1 for n in shape), 3)), np.zeros([n - 1 for n in shape])
    quads = []
    for axis in range(3):
        first = [slice(None)] * 3
        second = [slice(None)] * 3
        first[axis], second[axis] = slice(None, -1), slice(1, None)
        a, b = values[tuple(first)], values[tuple(second)]
        i, j, k = np.nonzero((a < 0) != (b < 0))
        t = a[i, j, k] / (a[i, j, k] - b[i, j, k])
        spot = np.stack([i, j, k], 1).astype(float)
        spot[:, axis] += t
        others = [o for o in range(3) if o != axis]
        cells = []
        for da, db in ((-1, -1), (0, -1), (0, 0), (-1, 0)):
            cell = np.stack([i, j, k], 1)
            cell[:, others[0]] += da
            cell[:, others[1]] += db
            cells.append(cell)
            ok = np.all((cell >= 0) & (cell < np.array(counts.shape)), axis=1)
            np.add.at(sums, tuple(cell[ok].T), spot[ok])
            np.add.at(counts, tuple(cell[ok].T), 1)
        whole = np.all([np.all((c >= 0) & (c < np.array(counts.shape)), axis=1) for c in cells], axis=0)
        outward = inside[i, j, k] != (axis == 1)
        quads.append((np.stack(cells, 1)[whole], outward[whole]))
    used = counts > 0
    index = np.full(counts.shape, -1)
    index[used] = np.arange(int(used.sum()))
    verts = sums[used] / counts[used][:, None] * step + np.array([axis[0] for axis in axes])
    faces = []
    for cells, outward in quads:
        ids = index[tuple(np.moveaxis(cells, 2, 0))]
        ids[~outward] = ids[~outward][:, ::-1]
        faces.extend(map(tuple, ids.tolist()))
    for _ in range(2):  # onto the surface itself, along the gradient
        p = verts.T
        here, e = field(*p), step * .3
        slope = np.stack([field(*(p + e * np.eye(3)[n][:, None])) - here for n in range(3)]) / e
        verts = (p - slope * here / np.maximum((slope * slope).sum(0), .2)).T
    return verts.tolist(), faces
