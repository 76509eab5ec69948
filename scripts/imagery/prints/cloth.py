"""Cloth as triangles: smoothing, splitting, cutting exactly where a region ends."""
import math

import numpy as np
from scipy import sparse


def normals(v, f):
    n = np.cross(v[f[:, 1]] - v[f[:, 0]], v[f[:, 2]] - v[f[:, 0]])
    out = np.stack([sum(np.bincount(f[:, k], n[:, i], len(v)) for k in range(3)) for i in range(3)], 1)
    return out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-12)


def edges(f, count):
    """Undirected edges and how many triangles have each; the third array leads from triangle sides to edges."""
    e = np.sort(np.concatenate([f[:, (0, 1)], f[:, (1, 2)], f[:, (2, 0)]]), 1).astype(np.int64)
    key, which, times = np.unique(e[:, 0] * count + e[:, 1], return_inverse=True, return_counts=True)
    return np.stack([key // count, key % count], 1), times, which.reshape(3, -1)


def split(f, *arrays):
    """Every triangle in four; arrays are averaged."""
    count = len(arrays[0])
    e, _, (ab, bc, ca) = edges(f, count)
    ab, bc, ca = ab + count, bc + count, ca + count
    a, b, c = f.T
    f = np.concatenate([np.stack(q, 1) for q in ((a, ab, ca), (b, bc, ab), (c, ca, bc), (ab, bc, ca))])
    return (f, *[np.concatenate([q, q[e].mean(1)]) for q in arrays])


def relax(v, f, times):
    """Smoothing; borders stay."""
    e, seen, _ = edges(f, len(v))
    rim = np.zeros(len(v), bool)
    rim[e[seen == 1]] = True
    net = sparse.coo_matrix((np.ones(2 * len(e)), (e.T.ravel(), e[:, ::-1].T.ravel())), (len(v),) * 2).tocsr()
    degree = np.maximum(np.asarray(net.sum(1)), 1)
    for _ in range(times):
        v = np.where(rim[:, None], v, (v + (net @ v) / degree) / 2)
    return v


def clip(v, f, keep):
    """What lies where `keep` is above nought, cut through the triangles."""
    inside = keep[f] > 0
    count, new, faces = inside.sum(1), [], [f[inside.all(1)]]
    pairs, base = [], len(v)

    def cut(a, b):
        pairs.append(np.stack([a, b], 1))
        return base + sum(len(p) for p in pairs[:-1]) + np.arange(len(a))
    for many in (1, 2):
        rows = f[count == many]
        lone = np.argmax(inside[count == many] == (many == 1), 1)
        a, b, c = (np.take_along_axis(rows, ((lone + k) % 3)[:, None], 1)[:, 0] for k in range(3))
        ab, ac = cut(a, b), cut(a, c)
        faces += [np.stack([a, ab, ac], 1)] if many == 1 else [np.stack([ab, b, c], 1), np.stack([ab, c, ac], 1)]
    p = np.concatenate(pairs)
    if len(p):
        key, which = np.unique(np.sort(p, 1), axis=0, return_inverse=True)
        t = np.clip(keep[key[:, 0]] / (keep[key[:, 0]] - keep[key[:, 1]] + 1e-12), 0, 1)[:, None]
        new = v[key[:, 0]] * (1 - t) + v[key[:, 1]] * t
        f = np.concatenate(faces)
        f = np.where(f >= base, base + which.ravel()[np.maximum(f - base, 0)], f)
        v = np.concatenate([v, new])
    else:
        f = faces[0]
    used, f = np.unique(f, return_inverse=True)
    return v[used], f.reshape(-1, 3)


def grid(rows, columns):
    """Triangles of a tube of rows."""
    i, k = np.meshgrid(np.arange(rows - 1), np.arange(columns), indexing='ij')
    a, b = (i * columns + k).ravel(), (i * columns + (k + 1) % columns).ravel()
    return np.concatenate([np.stack([a, b, a + columns], 1), np.stack([b, b + columns, a + columns], 1)])


def ball(at, radius, rotation):
    t, p = np.meshgrid(np.linspace(0, math.tau, 32, endpoint=False), np.linspace(0, math.pi, 18))
    v = np.stack([np.cos(t) * np.sin(p), np.cos(p), np.sin(t) * np.sin(p)], -1).reshape(-1, 3) * radius
    return v @ rotation.T + at, grid(18, 32)
