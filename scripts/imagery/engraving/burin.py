"""The burin: which way lines run on a form, where they lie, and how wide they are cut."""
import cv2
import numpy as np
from scipy import ndimage

from plate_passes import FINE, HEIGHT, WIDTH, blur_inside

FLAT = .93  # a region whose normals look up like this is drawn with level lines
CROSS = 1.05  # angle between the two sets of lines, in radians


def directions(passes):
    """Doubled angle of the lines, as (cos, sin): where a form is cut by parallel planes, one family of planes a region."""
    labels = passes.coarse
    normal = blur_inside(passes.small(passes.normal), labels, 2.2)
    camera = passes.camera
    seen = normal @ camera.T  # right, up, towards the eye
    up = camera @ np.array((0, 0, 1.))
    field = np.zeros((HEIGHT, WIDTH, 2), np.float32)
    middles = {}
    for k, box in enumerate(ndimage.find_objects(labels + 1)):
        if box is None:
            continue
        inside = labels[box] == k
        n = seen[box][inside]
        planes = _planes(passes, k, n, up, middles, box, inside)
        tangent = np.cross(n, planes)
        angle = np.arctan2(-tangent[:, 1], tangent[:, 0]) * 2
        strength = np.hypot(tangent[:, 0], tangent[:, 1])[:, None] + .02
        field[box][inside] = np.stack([np.cos(angle), np.sin(angle)], -1) * strength
    return blur_inside(field, labels, 4.5)


def _planes(passes, region, normals, up, middles, box, inside):
    """The direction across which a region is sliced, in camera space."""
    role, thing = passes.role(region), passes.objects.get(int(passes.object_of[region]))
    level = np.array((.10, .0, 1.))
    if thing is None or role == 'paper':
        return level
    axis, ratio = passes.camera @ np.array(thing['axis']), thing['ratio']
    flat = float(np.median(normals @ up)) > FLAT
    if role == 'leaf':  # veins: lines leave the midrib at a slant, to either side
        along = axis[:2] / max(np.hypot(*axis[:2]), 1e-6)
        ys, xs = np.nonzero(inside)
        here = np.array((xs.mean() + box[1].start, -(ys.mean() + box[0].start)))
        number = int(passes.object_of[region])
        if number not in middles:
            my, mx = np.nonzero(np.isin(passes.coarse, np.flatnonzero(passes.object_of == number)))
            middles[number] = np.array((mx.mean(), -my.mean()))
        away = here - middles[number]
        side = np.sign(along[0] * away[1] - along[1] * away[0]) or 1
        turn = side * .75
        c, s = np.cos(turn), np.sin(turn)
        slant = np.array((along[0] * c - along[1] * s, along[0] * s + along[1] * c))
        return np.array((-slant[1], slant[0], .05))
    if role in ('ware', 'liquid') and not flat:
        return up
    if flat:
        return level
    if ratio > 1.7:
        return axis * (1 if axis[1] > 0 else -1) + np.array((0, 0, .12))
    lean = np.random.default_rng(int(passes.object_of[region])).uniform(-.3, .3)
    return np.array((.42 + lean, .80, .40))


def crossed(field):
    """The same field turned for the second set of lines."""
    c, s = np.cos(CROSS * 2), np.sin(CROSS * 2)
    return np.stack([field[..., 0] * c - field[..., 1] * s, field[..., 0] * s + field[..., 1] * c], -1)


class Sheet:
    """Where lines already lie: each finished line forbids its surroundings, within its own region only."""

    def __init__(self, labels, pitch):
        self.labels, self.pitch = labels, pitch
        self.start, self.run = np.zeros(labels.shape, np.uint8), np.zeros(labels.shape, np.uint8)

    def commit(self, line, label):
        margin = int(self.pitch) + 2
        x0, y0 = np.maximum(line.min(0).astype(int) - margin, 0)
        x1, y1 = line.max(0).astype(int) + margin + 1
        own = self.labels[y0:y1, x0:x1] == label
        points = [np.round((line - (x0, y0)) * 16).astype(np.int32)]
        for taken, reach in ((self.start, .90), (self.run, .52)):
            stamp = np.zeros(own.shape, np.uint8)
            cv2.polylines(stamp, points, False, 1, max(1, round(self.pitch * reach * 2)), cv2.LINE_8, 4)
            taken[y0:y1, x0:x1][own & (stamp > 0)] = 1


def streamlines(field, labels, allowed, pitch, seed=5, step=1.5):
    """Evenly spaced lines along the field (after Jobard and Lefer, 1997), ending at the borders of regions."""
    angle = np.arctan2(field[..., 1], field[..., 0]) / 2
    vx, vy = np.cos(angle), np.sin(angle)
    sheet, lines, queue = Sheet(labels, pitch), [], []
    spots = np.stack(np.meshgrid(np.arange(2, WIDTH - 2, pitch * .7), np.arange(2, HEIGHT - 2, pitch * .7)), -1).reshape(-1, 2)
    spots = np.random.default_rng(seed).permutation(spots).tolist()

    def free(x, y, taken):
        return 1 <= x < WIDTH - 1 and 1 <= y < HEIGHT - 1 and allowed[int(y), int(x)] and not taken[int(y), int(x)]

    while spots or queue:
        x, y = queue.pop() if queue else spots.pop()
        if not free(x, y, sheet.start):
            continue
        here, sides = labels[int(y), int(x)], []
        for sign in (1, -1):
            px, py, path = x, y, []
            lx, ly = vx[int(y), int(x)] * sign, vy[int(y), int(x)] * sign
            for n in range(900):
                dx, dy = vx[int(py), int(px)], vy[int(py), int(px)]
                turn = dx * lx + dy * ly
                if abs(turn) < .8:
                    break
                lx, ly = (dx, dy) if turn > 0 else (-dx, -dy)
                px, py = px + lx * step, py + ly * step
                if not free(px, py, sheet.run) or labels[int(py), int(px)] != here:
                    break
                if n * step > pitch * 4 and (px - x) ** 2 + (py - y) ** 2 < pitch * pitch * .3:
                    break
                path.append((px, py))
            sides.append(path)
        line = np.array(sides[1][::-1] + [(x, y)] + sides[0])
        if len(line) * step < pitch * 1.1:
            continue
        sheet.commit(line, here)
        lines.append(line)
        across = np.gradient(line, axis=0)[::4, ::-1] * (-pitch / step, pitch / step)
        queue += [tuple(q) for pair in zip(line[::4] + across, line[::4] - across) for q in pair]
    return lines


def spacing(lines, pitch):
    """How far apart the lines really lie, so that their width can make a tone without closing up."""
    drawn = np.zeros((HEIGHT, WIDTH), np.uint8)
    cv2.polylines(drawn, [np.round(line * 16).astype(np.int32) for line in lines], False, 255, 1, cv2.LINE_8, 4)
    density = cv2.GaussianBlur((drawn > 0).astype(np.float32), (0, 0), pitch * .9) * 1.1
    return np.clip(1 / np.maximum(density, 1e-3), pitch * .55, pitch * 1.08)


def ribbon(canvas, line, half, closed=False):
    """One line of varying width, in field units, drawn smoothly on the fine canvas."""
    tangent = np.gradient(np.concatenate([line[-3:], line, line[:3]]), axis=0)[3:-3] if closed else np.gradient(line, axis=0)
    tangent /= np.maximum(np.hypot(*tangent.T), 1e-6)[:, None]
    across = np.stack([-tangent[:, 1], tangent[:, 0]], -1) * half[:, None]
    one, two = line + across, line - across
    rings = [one, two] if closed else [np.concatenate([one, two[::-1]])]
    cv2.fillPoly(canvas, [np.round((ring * FINE + (FINE - 1) / 2) * 16).astype(np.int32) for ring in rings], 255, cv2.LINE_AA, 4)


def cut(canvas, lines, width_of, rng, thin):
    """Lines as ribbons that swell with `width_of`, lift off where it would be thinner than `thin`, and tremble a little."""
    for line in lines:
        if len(line) < 5:
            continue
        line = ndimage.gaussian_filter1d(line, 4, axis=0, mode='nearest')
        line = line + ndimage.gaussian_filter1d(rng.normal(0, 1, (len(line), 2)), 14, axis=0) * 1.1
        width = width_of[np.clip(line[:, 1], 0, HEIGHT - 1).astype(int), np.clip(line[:, 0], 0, WIDTH - 1).astype(int)]
        width = ndimage.gaussian_filter1d(width, 4, mode='nearest') * (1 + .18 * ndimage.gaussian_filter1d(rng.normal(0, 1, len(line)), 6))
        on = np.flatnonzero(width > thin)
        for run in np.split(on, np.flatnonzero(np.diff(on) > 1) + 1):
            if len(run) < 4:
                continue
            ramp = np.minimum(np.arange(len(run)), np.arange(len(run))[::-1])
            ribbon(canvas, line[run], width[run] / 2 * np.minimum(1, ramp / 6 + .15))
