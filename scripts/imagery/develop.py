"""From linear passes to a finished picture: denoise, glow, tone curve, grade, grain."""
import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'

import cv2  # noqa: E402  (the variable above must be set first)
import numpy as np  # noqa: E402

RADIUS = 6
SHADOW_TINT = np.array([0.0030, 0.0056, 0.0062], np.float32)  # towards the site's ground colour
ACES_IN = np.array([[0.59719, 0.35458, 0.04823], [0.07600, 0.90834, 0.01566], [0.02840, 0.13383, 0.83777]], np.float32)
ACES_OUT = np.array([[1.60475, -0.53108, -0.07367], [-0.10208, 1.10813, -0.00605], [-0.00327, -0.07276, 1.07602]], np.float32)


def _read(path):
    image = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    if image is None:
        raise FileNotFoundError(path)
    rgb = np.ascontiguousarray(image[..., 2::-1]).astype(np.float32)
    return np.nan_to_num(rgb, nan=0.0, posinf=60.0, neginf=0.0)


def _calm_fireflies(a, b):
    """A pixel that is bright in only one of the two renders takes the other one's value."""
    la, lb = a.max(axis=2), b.max(axis=2)
    base_a = cv2.medianBlur(la, 5)
    base_b = cv2.medianBlur(lb, 5)
    floor = 0.5 * (base_a + base_b) + 0.01
    for one, other, lum, rest in ((a, b, la, lb), (b, a, lb, la)):
        spike = (lum > 2.5 * rest + 0.02) & (lum > 2.2 * floor)
        one[spike] = np.minimum(one[spike], other[spike] * 1.3 + 0.004)
    return a, b


def _shift(image, dx, dy):
    """The image moved by whole pixels, edges mirrored (from a padded source)."""
    h, w = image.shape[0] - 2 * RADIUS, image.shape[1] - 2 * RADIUS
    return image[RADIUS + dy:RADIUS + dy + h, RADIUS + dx:RADIUS + dx + w]


def denoise(color_a, color_b, albedos, normals, strength=0.75, radius=RADIUS):
    """Non-local means across two independent renders, guided by albedo and normals.

    Weights found in one half are applied to the other, so that noise never confirms itself.
    """
    a, b = _calm_fireflies(color_a.copy(), color_b.copy())

    def compress(x):
        return np.log1p(np.maximum(x, 0) * 18)

    def pad(x):
        return cv2.copyMakeBorder(x, RADIUS, RADIUS, RADIUS, RADIUS, cv2.BORDER_REFLECT_101)

    log_a, log_b = compress(a), compress(b)
    variance = ((log_a - log_b) ** 2).mean(axis=2) * 0.5
    variance = cv2.GaussianBlur(variance, (0, 0), 2.5) + 2e-5
    feature, feature_noise = [], 0
    for one, two in (albedos, normals):
        gain = 2.2 if one is albedos[0] else 0.9
        noise = cv2.transform((one - two) ** 2, np.ones((1, 3), np.float32)) * (gain * gain * 0.5)
        feature_noise = feature_noise + cv2.GaussianBlur(noise, (0, 0), 1.5)
        feature.append(cv2.bilateralFilter((one + two) * (0.5 * gain), 5, 0.12, 1.6))
    tolerance = 0.03 + 1.5 * feature_noise
    pads = {name: pad(x) for name, x in (('la', log_a), ('lb', log_b), ('a', a), ('b', b), ('v', variance), ('f', feature[0]),
                                         ('n', feature[1]))}
    sums = [np.zeros_like(a), np.zeros_like(b)]
    weights = [np.zeros(a.shape[:2], np.float32) for _ in range(2)]
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if dx * dx + dy * dy > radius * radius + 1:
                continue
            df = cv2.transform((feature[0] - _shift(pads['f'], dx, dy)) ** 2, np.ones((1, 3), np.float32))
            df += cv2.transform((feature[1] - _shift(pads['n'], dx, dy)) ** 2, np.ones((1, 3), np.float32))
            df = df / tolerance
            spread = variance + np.minimum(variance, _shift(pads['v'], dx, dy))
            for k, (log_own, name_log, name_other) in enumerate(((log_a, 'la', 'b'), (log_b, 'lb', 'a'))):
                d = cv2.transform((log_own - _shift(pads[name_log], dx, dy)) ** 2, np.full((1, 3), 1 / 3, np.float32))
                d = cv2.boxFilter((d - spread) / (1e-5 + strength * strength * spread), -1, (5, 5))
                weight = cv2.exp(-np.maximum(np.maximum(d, 0), df))
                sums[k] += weight[..., None] * _shift(pads[name_other], dx, dy)
                weights[k] += weight
    clean = 0.5 * (sums[0] / weights[0][..., None] + sums[1] / weights[1][..., None])
    # Few similar neighbours were found along blurred edges: there the median of the surroundings is the better guess.
    lonely = np.clip(1 - (weights[0] + weights[1] - 2) / 14, 0, 1)
    noisy = np.clip(cv2.GaussianBlur(np.sqrt(variance), (0, 0), 1.5) * 6, 0, 1)
    share = cv2.GaussianBlur(lonely * noisy, (0, 0), 0.8)[..., None]
    return clean * (1 - share) + cv2.medianBlur(clean, 5) * share


def _remove_sparks(image):
    """Replaces single bright pixels on darker ground: traces of small lights far out of focus that met too few rays."""
    lum = image.max(axis=2)
    smooth = cv2.medianBlur(image, 5)
    base = smooth.max(axis=2)
    spike = ((lum > 2.2 * base + 0.025) & (base < 0.6)).astype(np.uint8)
    _, labels, stats, _ = cv2.connectedComponentsWithStats(spike, connectivity=8)
    small = (stats[:, cv2.CC_STAT_AREA] <= 5)[labels] & (spike > 0)
    return np.where(cv2.dilate(small.astype(np.uint8), np.ones((3, 3), np.uint8))[..., None] > 0, smooth, image)


def _glow(image, amount):
    """Light that spills around bright spots, as in a lens."""
    scale = image.shape[1] / 1600
    bright = np.clip(image - 1.2, 0, 14)
    out = image
    size = image.shape[1::-1]
    quarter = cv2.resize(bright, None, fx=.25, fy=.25, interpolation=cv2.INTER_AREA)
    for sigma, weight in ((3.5, 0.10), (12, 0.06)):
        out = out + cv2.GaussianBlur(bright, (0, 0), sigma * scale) * (weight * amount)
    for sigma, weight in ((42, 0.045), (120, 0.018)):
        wide = cv2.resize(cv2.GaussianBlur(quarter, (0, 0), sigma * scale / 4), size, interpolation=cv2.INTER_LINEAR)
        out = out + wide * (weight * amount)
    return out


def _tone(image):
    """The fitted ACES curve: soft shoulder, warm highlights."""
    x = image @ ACES_IN.T
    x = (x * (x + 0.0245786) - 0.000090537) / (x * (0.983729 * x + 0.4329510) + 0.238081)
    return np.clip(x @ ACES_OUT.T, 0, 1)


def finish(linear, exposure=0.0, glow=1.0, vignette=0.22, shade=(0.0, 0.0), saturation=1.1, grain=0.007, lift=1.0, seed=7):
    """Exposure in stops, glow, vignette, darker left and lower edge, tint in the shadows and a trace of grain."""
    h, w = linear.shape[:2]
    image = _glow(linear * np.float32(2.0 ** exposure), glow)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    u, v = x / w, y / h
    r2 = ((u - 0.5) * 1.15) ** 2 + ((v - 0.5) * 1.0) ** 2
    mask = 1 - vignette * np.clip(r2 / 0.45, 0, 1) ** 1.2 * 2
    mask *= 1 - shade[0] * np.clip(1 - u / 0.55, 0, 1) ** 1.3
    mask *= 1 - shade[1] * np.clip((v - 0.52) / 0.48, 0, 1) ** 1.3
    image = image * np.clip(mask, 0.04, 1)[..., None] + SHADOW_TINT * lift
    out = _tone(image)
    luma = (out @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    out = np.clip(luma + (out - luma) * saturation, 0, 1)
    out = np.where(out <= 0.0031308, out * 12.92, 1.055 * np.power(np.maximum(out, 1e-6), 1 / 2.4) - 0.055)
    rng = np.random.default_rng(seed)
    noise = cv2.GaussianBlur(rng.normal(0, 1, (h, w)).astype(np.float32), (0, 0), 0.7) * 1.6
    # Film shows its grain in the middle tones; a bright sky stays clean.
    out = out + (noise * grain * (0.35 + 0.65 * np.clip(luma[..., 0] * 4, 0, 1)) * (1 - 0.75 * np.clip(luma[..., 0] * 1.6, 0, 1)))[..., None]
    return np.clip(out * 255 + 0.5, 0, 255).astype(np.uint8)


def _halves(path, kind):
    """Both halves of a pass; while the second is still to be rendered, the first one's median stands in for it."""
    first = _read(f'{path}-{kind}-0001.exr')
    second = f'{path}-{kind}-0002.exr'
    return first, _read(second) if os.path.exists(second) else cv2.medianBlur(first, 3)


def clean_pass(path, name='color', radius=RADIUS):
    """The denoised linear picture of one pass, from both halves at `path`."""
    halves, albedos, normals = (_halves(path, kind) for kind in (name, 'albedo', 'normal'))
    return _remove_sparks(denoise(halves[0], halves[1], albedos, normals, radius=radius))


def even_out(image, path):
    """Takes the clouds off walls and ceilings: light is averaged as far as 32 pixels where albedo and normal stay the same.

    Edge-avoiding à-trous wavelets (Dammertz, Sewtz, Hanika and Lensch, 2010) on the logarithm of the picture.
    """
    albedo, normal = (cv2.bilateralFilter(np.mean(_halves(path, kind), axis=0), 5, 0.12, 1.6) for kind in ('albedo', 'normal'))
    size = image.shape[1::-1]

    def moved(plane, dx, dy):
        return cv2.warpAffine(plane, np.float32([[1, 0, dx], [0, 1, dy]]), size, flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT_101)

    light = np.log(np.maximum(image, 1e-4))
    kernel = np.array([1, 4, 6, 4, 1], np.float32) / 16
    for step, tolerance in ((2, 0.10), (4, 0.09), (8, 0.08), (16, 0.07)):
        total, weights = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
        for i in range(5):
            for j in range(5):
                dx, dy = (i - 2) * step, (j - 2) * step
                other = moved(light, dx, dy)
                apart = ((other - light).mean(axis=2) / tolerance) ** 2
                apart += ((moved(albedo, dx, dy) - albedo) ** 2).sum(axis=2) / 0.03 ** 2
                apart += ((moved(normal, dx, dy) - normal) ** 2).sum(axis=2) / 0.08 ** 2
                weight = kernel[i] * kernel[j] * cv2.exp(-apart)
                total += weight[..., None] * other
                weights += weight
        light = total / weights[..., None]
    return np.exp(light)


def water_mask(path, size):
    """Where the picture shows water: 1 there, 0 elsewhere, with a soft edge."""
    index = cv2.imread(f'{path}-index-0001.exr', cv2.IMREAD_UNCHANGED)
    plane = index if index.ndim == 2 else index[..., -1]
    mask = cv2.resize((np.abs(plane - 1) < .5).astype(np.float32), size, interpolation=cv2.INTER_AREA)
    return cv2.GaussianBlur(cv2.erode(mask, np.ones((3, 3), np.uint8)), (0, 0), 1.6)


def light_passes(path, groups):
    """The clean linear picture of each light group; kept beside the passes, because several hours come from one render."""
    passes = {}
    for name in groups:
        kept = f'{path}-clean-{name}.exr'
        if not os.path.exists(kept):
            cv2.imwrite(kept, clean_pass(path, f'light-{name}', 4)[..., ::-1])
        passes[name] = _read(kept)
    return passes


def develop_hour(path, target, look, gains, crop=None):
    """Another hour of a finished render: the sum of its light groups with these gains, cropped to (x, y, width, height)."""
    passes = light_passes(path, gains)
    image = sum(passes[name] * np.float32(share) for name, share in gains.items())
    if crop:
        x, y, width, height = crop
        image = np.ascontiguousarray(image[y:y + height, x:x + width])
    cv2.imwrite(target, finish(image, **look)[..., ::-1])


def develop(path, target, look, even=False):
    """Reads the passes at `path` and writes the finished PNG; `even` is for rooms with plain walls."""
    clean = clean_pass(path)
    cv2.imwrite(target, finish(even_out(clean, path) if even else clean, **look)[..., ::-1])
