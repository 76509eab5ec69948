"""What Blender saw, as arrays: loading, regions, and the blur that stays inside a region."""
import json
import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2  # noqa: E402  (the variable above must be set first)
import numpy as np  # noqa: E402
from scipy import ndimage  # noqa: E402

WIDTH, HEIGHT, FINE = 960, 720, 2  # lines are laid in this field; outlines and ink are FINE times as large


class Passes:
    """Passes and facts of one plate. `regions` numbers every pair of object and material; 0 is the paper."""

    def __init__(self, folder, key, smallest):
        with open(f'{folder}/{key}.json', encoding='utf-8') as file:
            facts = json.load(file)
        self.materials = {int(k): v for k, v in facts['materials'].items()}
        self.objects = {int(k): v for k, v in facts['objects'].items()}
        self.camera, self.lamp = np.array(facts['camera']), np.array(facts['lamp'])
        self.normal, self.depth = read(folder, key, 'normal'), read(folder, key, 'depth')
        self.colour = read(folder, key, 'colour')
        self.light = read(folder, key, 'light') @ np.array((.25, .6, .15), np.float32)
        pairs = read(folder, key, 'object').astype(np.int64) * 1000 + read(folder, key, 'material').astype(np.int64)
        self.glass = Glass(folder, key) if facts['glass'] else None
        codes, regions = np.unique(pairs, return_inverse=True)
        regions = regions.reshape(pairs.shape)
        self.regions = absorb(regions, smallest * FINE * FINE)
        self.object_of, self.material_of = codes // 1000, codes % 1000
        self.is_paper = np.array([self.role(k) == 'paper' for k in range(len(codes))])
        self.coarse = cv2.resize(self.regions.astype(np.float32), (WIDTH, HEIGHT), interpolation=cv2.INTER_NEAREST).astype(int)

    def fact(self, region):
        """What is known of a region's material."""
        return self.materials.get(int(self.material_of[region]), {'role': 'paper', 'name': 'paper', 'gloss': 0, 'accent': False, 'tone': 0})

    def role(self, region):
        """How lines treat the region."""
        return self.fact(region)['role']

    def small(self, field):
        """A fine array in the size of the field."""
        return cv2.resize(field, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)


class Glass:
    """What of the plate is made of glass, seen alone."""

    def __init__(self, folder, key):
        self.depth, self.normal = read(folder, key, 'glass-depth'), read(folder, key, 'glass-normal')
        pairs = read(folder, key, 'glass-object').astype(np.int64) * 1000 + read(folder, key, 'glass-material').astype(np.int64)
        codes, regions = np.unique(pairs, return_inverse=True)
        self.regions, self.object_of = regions.reshape(pairs.shape), codes // 1000


def read(folder, key, name):
    """One pass as float32, three channels red first, or one; light in the size of the field, the rest FINE times as large."""
    image = cv2.imread(f'{folder}/{key}-{name}-0001.exr', cv2.IMREAD_UNCHANGED).astype(np.float32)
    image = image.reshape(*image.shape[:2], -1)[..., 0] if name.endswith(('depth', 'object', 'material')) else np.ascontiguousarray(image[..., 2::-1])
    if name == 'light':
        return cv2.resize(image, (WIDTH, HEIGHT), interpolation=cv2.INTER_LINEAR)
    return cv2.resize(image, (WIDTH * FINE, HEIGHT * FINE), interpolation=cv2.INTER_LINEAR if name.endswith('normal') else cv2.INTER_NEAREST)


def absorb(regions, smallest):
    """Regions smaller than the burin take the label around them."""
    tiny = (np.bincount(regions.ravel()) < smallest)[regions]
    if not tiny.any():
        return regions
    iy, ix = ndimage.distance_transform_edt(tiny, return_distances=False, return_indices=True)
    return regions[iy, ix]


def blur_inside(field, labels, sigma, only=None):
    """A Gaussian blur that does not cross the borders between labels."""
    out = field.astype(np.float32).copy()
    margin = int(sigma * 3)
    for k, box in enumerate(ndimage.find_objects(labels + 1)):
        if box is None or (only is not None and k not in only):
            continue
        box = tuple(slice(max(0, s.start - margin), s.stop + margin) for s in box)
        mask = (labels[box] == k).astype(np.float32)
        weight = cv2.GaussianBlur(mask, (0, 0), sigma)
        part = out[box] * (mask if out.ndim == 2 else mask[..., None])
        part = cv2.GaussianBlur(part, (0, 0), sigma) / np.maximum(weight if out.ndim == 2 else weight[..., None], 1e-4)
        inside = mask > 0
        out[box][inside] = part[inside]
    return out
