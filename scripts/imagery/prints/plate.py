"""The passes of one view as arrays, its camera, and the knife: cutting fields into tones, edges into lines."""
import json
import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2  # noqa: E402
import numpy as np  # noqa: E402

OVER = 1.5  # plates are this much larger than the print


def rgb(code):
    return np.array([int(code[i:i + 2], 16) for i in (1, 3, 5)], np.float32) / 255


def mix(a, b, t):
    return a + (b - a) * t


def blur(a, s):
    return cv2.GaussianBlur(a, (0, 0), s) if s > 0 else a


def cut(field, at, wide=1.6):
    """One above `at`, nought below, an edge `wide` pixels soft however steep the field is there."""
    gy, gx = np.gradient(field)
    return np.clip((field - at) / (np.maximum(np.hypot(gx, gy), 1e-5) * wide) + .5, 0, 1).astype(np.float32)


def noise(shape, wide, high, seed):
    """Smooth noise of unit spread; sizes in pixels."""
    rng, (h, w) = np.random.default_rng(seed), shape
    a = rng.normal(0, 1, (int(h / high * 2) + 6, int(w / wide * 2) + 6)).astype(np.float32)
    a = cv2.resize(blur(a, 1.0), (w, h), interpolation=cv2.INTER_CUBIC)
    return a / a.std()


def bokashi(stops, t):
    """Colours wiped into each other along the field `t`."""
    return np.stack([np.interp(t, [a for a, _ in stops], [rgb(c)[k] for _, c in stops]) for k in range(3)], -1).astype(np.float32)


def within(field, things, radius):
    """A blur that stays inside each thing."""
    for axis in (1, 0):
        total, weight = np.zeros_like(field), np.zeros_like(field)
        for d in range(-radius, radius + 1):
            there, same = np.roll(field, d, axis), np.roll(things, d, axis) == things
            share = same * np.float32(np.exp(-2 * (d / max(radius, 1)) ** 2))
            total += there * share
            weight += share
        field = total / weight
    return field


class Plate:
    """`s` is pixels of the plate per pixel of a print 1280 wide (800 for upright ones): all pitches are counted in it."""

    def __init__(self, folder, name, mirror=False, width=None):
        self.width = width // (1 + mirror) if width else None
        self.folder, self.name = folder, name + ('-mirror' if mirror else '')
        with open(f'{folder}/{name}.json', encoding='utf-8') as file:
            self.facts = json.load(file)
        self.normal, self.position = self.read('normal'), self.read('position')
        self.material, self.thing = (self.read(k)[..., 0].round().astype(np.int32) for k in ('material', 'object'))
        self.h, self.w = self.material.shape
        self.s = (2 if mirror else 1) * (self.w / 1280 if self.w > self.h else self.w / 800)
        names = {int(k): v for k, v in self.facts['materials'].items()}
        self.names = [names.get(k, 'sky') for k in range(max(names) + 1)]
        camera = self.facts['camera']
        matrix = np.array(camera['matrix'])
        if mirror:
            matrix[2, 3] = 2 * self.facts['water'] - matrix[2, 3]
        self.turn, self.eye = matrix[:3, :3], matrix[:3, 3]
        longer = max(self.w, self.h)
        self.focal = camera['lens'] / 36 * longer
        self.centre = self.w / 2 - camera['shift'][0] * longer, self.h / 2 + camera['shift'][1] * longer * (-1 if mirror else 1)
        self.depth = np.where(self.material == 0, 1e4, -((self.position - self.eye) @ self.turn[:, 2])).astype(np.float32)

    def read(self, key):
        a = cv2.imread(f'{self.folder}/{self.name}-{key}-0001.exr', cv2.IMREAD_UNCHANGED)
        a = np.ascontiguousarray(a.astype(np.float32).reshape(*a.shape[:2], -1)[..., 2::-1])
        if self.width and a.shape[1] > self.width and not key.startswith('light'):
            a = cv2.resize(a, (self.width, round(a.shape[0] * self.width / a.shape[1])), interpolation=cv2.INTER_NEAREST)
        return a if a.ndim == 3 else a[..., None]

    def project(self, points):
        """Pixels and depths of places in the world."""
        p = (np.asarray(points, float) - self.eye) @ self.turn
        z = np.maximum(-p[..., 2], .05)
        return np.stack([self.centre[0] + p[..., 0] / z * self.focal, self.centre[1] - p[..., 1] / z * self.focal], -1), -p[..., 2]

    def mask(self, *prefixes):
        return np.array([n.startswith(prefixes) for n in self.names])[self.material]

    def light(self, group, radius=2.0):
        """A group's light in the plate's size, quietened and enlarged inside each material, so that none runs over an edge."""
        path = f'{self.folder}/{self.name}-light-{group}-0001.exr'
        if not os.path.exists(path):
            return np.zeros((self.h, self.w), np.float32)
        a = np.minimum(self.read(f'light-{group}').mean(-1), 3).astype(np.float32)
        a = cv2.medianBlur(cv2.resize(a, (self.w // 2, self.h // 2), interpolation=cv2.INTER_AREA), 3)
        key = self.material * 2 + (self.normal[..., 2] > .8)
        low = cv2.resize(key.astype(np.float32), a.shape[::-1], interpolation=cv2.INTER_NEAREST).round()
        out = np.zeros(key.shape, np.float32)
        for k in np.unique(low[low > 1]):
            own = (low == k).astype(np.float32)
            ys, xs = np.nonzero(own.any(1))[0], np.nonzero(own.any(0))[0]
            b = slice(max(ys[0] - 9, 0), ys[-1] + 10), slice(max(xs[0] - 9, 0), xs[-1] + 10)
            soft = [blur(m[b], radius) for m in (a * own, own)]
            box = tuple(slice(q.start * 2, min(q.stop * 2, n)) for q, n in zip(b, key.shape))
            size = (box[1].stop - box[1].start, box[0].stop - box[0].start)
            full = [cv2.resize(m, size, interpolation=cv2.INTER_CUBIC) for m in soft]
            here = key[box] == k
            out[box][here] = (full[0] / np.maximum(full[1], 2e-2))[here]
        return out


def edges(plate, block, silent, thing_gap=.03, fold_gap=.05):
    """Weights of the keyline before it has a width: borders of blocks, things before things, limbs before bodies, bends."""
    d, out = plate.depth, np.zeros((plate.h, plate.w), np.float32)
    people = plate.mask('cloth-', 'skin-', 'hair-')
    for axis in (0, 1):
        a, b = [slice(None)] * 2, [slice(None)] * 2
        a[axis], b[axis] = slice(None, -1), slice(1, None)
        a, b = tuple(a), tuple(b)
        gap = np.abs(d[a] - d[b])
        border = block[a] != block[b]
        other = plate.thing[a] != plate.thing[b]
        jump = gap > thing_gap * np.minimum(d[a], d[b])
        limb = people[a] & people[b] & ~other & (gap > fold_gap)
        bend = (np.einsum('...i,...i', plate.normal[a], plate.normal[b]) < .5) & ~border & ~other & ~people[a]
        e = np.where(other & (jump | (people[a] & people[b])), 1, np.where(border, .75, np.where(limb, .75, np.where(bend | (other & jump), .5, 0))))
        out[a] = np.maximum(out[a], np.where(silent[a] & silent[b], 0, e))
    return out


def drawn(weights, width):
    """Weights as lines of `width` pixels (an image): swollen, softened, cut again, as a knife leaves them."""
    out = np.zeros(weights.shape, np.float32)
    for level in (.5, .75, 1.0):
        away = cv2.distanceTransform((weights < level - .02).astype(np.uint8), cv2.DIST_L2, 5)
        out = np.maximum(out, np.clip(width * level / 2 + .5 - away, 0, 1))
    return np.clip((blur(out, .8) - .2) * 1.7, 0, 1)
