"""A cook's right hand in a thin black glove, in the cuff of a white jacket, holding tweezers.

The hand's own frame: the wrist is the origin, the knuckles lie towards +X, the back of the hand is +Z, the thumb +Y.
"""
import math

import numpy as np
from mathutils import Vector

from . import materials as m
from .mesh import Builder, jitter
from .solids import blend, blended, limb, ripples, skin

# Knuckle, lengths of the three bones, bends of the three joints and sideways turn in degrees, radii from knuckle to tip.
FINGERS = {
    'index': ((.092, .026, .003), (.044, .027, .019), (30, 50, 12), 1, (.0112, .0098, .0084, .0072)),
    'middle': ((.096, .004, .006), (.049, .031, .021), (42, 50, 20), 7, (.0114, .0099, .0085, .0073)),
    'ring': ((.090, -.017, .003), (.045, .029, .021), (52, 58, 28), 5, (.0108, .0094, .0081, .0070)),
    'little': ((.080, -.035, -.003), (.035, .021, .018), (52, 58, 30), 9, (.0098, .0082, .0071, .0062)),
}
THUMB = ((.022, .024, -.010), (.060, .045, -.030), (.091, .046, -.045), (.113, .036, -.056))
GRIP = Vector((.1248, .0308, -.0565))  # where thumb and index finger press the tweezers
DOWN = Vector((.0368, -.0122, -.0625)).normalized()  # along the tweezers towards their tips
OPEN = Vector((.915, -.403, 0)).normalized()  # from the thumb to the index finger
BEND = math.radians(8)  # of the wrist, backwards


def _joints(name):
    knuckle, bones, bends, turn, _ = FINGERS[name]
    points, angle, side = [Vector(knuckle)], 0.0, math.radians(turn)
    for bone, bend in zip(bones, bends):
        angle += math.radians(bend)
        points.append(points[-1] + bone * Vector((math.cos(angle) * math.cos(side), math.cos(angle * .6) * math.sin(side), -math.sin(angle))))
    return points


def _along_arm(x, z):
    """Metres from the wrist towards the elbow."""
    return -x * math.cos(BEND) - z * math.sin(BEND)


def _hand_field():
    palm = [limb((.016, .013, .0), (.092, .026, .0015), .0150, .0108), limb((.013, .004, .001), (.096, .004, .0045), .0155, .0112),
            limb((.011, -.006, .0), (.090, -.017, .0015), .0150, .0106), limb((.010, -.015, -.002), (.080, -.035, -.004), .0145, .0096),
            limb((.020, -.020, -.011), (.060, -.030, -.011), .0145, .0125), limb((.082, .020, -.006), (.072, -.028, -.010), .0112, .0108),
            limb((.030, .004, -.010), (.070, .002, -.008), .0140, .0120)]
    back, low = math.cos(BEND), math.sin(BEND)
    for y in (-.0125, .0115):
        palm.append(limb((.004, y * .9, -.002), (-.055 * back, y, -.055 * low - .002), .0178, .0200))
        palm.append(limb((-.055 * back, y, -.055 * low - .002), (-.13 * back, y * 1.3, -.13 * low - .002), .0200, .0245))
    body = blended(palm, .012)
    c, k, i, t = THUMB
    thumb = blended([limb(c, k, .0158, .0122), limb(k, i, .0118, .0102), limb(i, t, .0104, .0084)], .005)
    root = blended([limb(c, k, .0158, .0122), limb((.036, .022, -.015), (.055, .036, -.026), .0160, .0120),
                    limb((.054, .038, -.022), (.080, .028, -.006), .0085, .0080)], .012)
    fingers = {name: _joints(name) for name in FINGERS}

    def field(x, y, z):
        total = blend(body(x, y, z), root(x, y, z), .014)
        for name, points in fingers.items():
            radii = FINGERS[name][4]
            base = limb(points[0], points[0].lerp(points[1], .55), radii[0], radii[0] * .45 + radii[1] * .55)
            total = blend(total, base(x, y, z), .006)
            bone = [limb(points[n], points[n + 1], radii[n], radii[n + 1]) for n in range(3)]
            bend = points[1] + Vector((.0012, 0, .0014))  # the middle joint stands out a little
            bone.append(limb(bend, bend + Vector((.0004, 0, -.0004)), radii[1] * .95, radii[1] * .95))
            total = blend(total, blended(bone, .004)(x, y, z), .0016)
        total = blend(total, thumb(x, y, z), .003)
        s = _along_arm(x, z)
        loose = np.clip((s + .022) / .03, 0, 1)  # the glove is tight on the hand and slack at the wrist
        phase = s / .0085 + 1.1 * ripples(x, y, z, .035, 4) + y * 22
        crease = (1 - np.abs(np.sin(phase * math.pi))) ** 2
        total = total + loose * (crease * .0011 - .0008)
        # Folds drawn from the thumb's joint to the first knuckle, where the skin between them is stretched.
        web = np.exp(-((x - .062) ** 2 + (y - .038) ** 2 + (z + .012) ** 2) / .018 ** 2)
        pull = (x * .75 - z * .30 - y * .58) / .0075 + .8 * ripples(x, y, z, .03, 12)
        total = total + web * .0009 * ((1 - np.abs(np.sin(pull * math.pi))) ** 2 - .3)
        return total - .00018 * ripples(x, y, z, .010, 7) - .0005 * ripples(x, y, z, .028, 9)

    return field


def glove():
    """Black nitrile: dim, slightly glossy, finely grained."""
    return m.surface('glove', (.011, .012, .015), rough=.38, color2=(.017, .019, .023), scale=60, rough_to=.52, bump=.22, bump_scale=420,
                     bump_distance=.0008, spec=.55)


def hand(step=.0011):
    """The gloved hand with its forearm, as a `Builder`."""
    verts, faces = skin(_hand_field(), (-.13, -.062, -.115), (.165, .075, .035), step)
    return Builder().part(verts, faces, glove())


def sleeve(seed=3):
    """The jacket's sleeve over the forearm with a turned-back cuff, as a `Builder`."""
    cloth = m.surface('chef-jacket', (.74, .71, .65), rough=.85, bump=.16, bump_scale=900, bump_distance=.0006, sheen=.3, spec=.2)
    axis = Vector((-math.cos(BEND), 0, -math.sin(BEND)))
    up = Vector((-math.sin(BEND), 0, math.cos(BEND)))
    side = Vector((0, 1, 0))
    start = .026

    def ring(u, s, grow, folds):
        """A point `s` metres from the edge; `folds` is how far the cloth may crumple (0 for the stiff cuff)."""
        a = u * math.tau
        c, d = math.cos(a), math.sin(a)
        if folds:
            wave = math.sin(s * 210 + 2.4 * c + 1.6 * d + 3 * jitter(seed + 2, (c, d, s * 8), 1, 1))
            loose = folds * (jitter(seed, (c * .9, d * .9, s * 26), .0075, 1.0, 2) + .0045 * wave)
        else:
            loose = jitter(seed + 5, (c * 1.1, d * 1.1, s * 6), .0022, 1.0, 2)
        wide, high = .040 + s * .10 + grow + loose, .033 + s * .11 + grow + loose
        return axis * (start + s) + side * (c * wide) + up * (d * high - .004)

    b = Builder()
    # Turned-back cuff: inner side, rolled edge, outer side, upper edge.
    profile = [(.030, -.0030), (.010, -.0024), (.002, -.0020), (.0004, -.0012), (.0, .0), (.0004, .0012), (.002, .0022), (.0050, .0027),
               (.0058, .0021), (.0066, .0027), (.012, .0030), (.024, .0032), (.036, .0034), (.048, .0036), (.056, .0038), (.0585, .0034),
               (.0592, .0024), (.0588, .0008), (.057, -.001)]
    last = len(profile) - 1
    b.sheet(lambda u, v: ring(u, *profile[min(last, round(v * last))], 0), 96, last, cloth, closed=True)
    b.sheet(lambda u, v: ring(u, .05 + v * .32, 0, min(1, .25 + v * 5)), 120, 150, cloth, closed=True)
    return b


def tweezers(depth=.085, length=.20):
    """Long plating tweezers in the hand's frame: `depth` metres from grip to tips, `length` in all, as a `Builder`."""
    metal = m.surface('tweezers', (.78, .77, .74), rough=.38, metal=1, color2=(.70, .69, .67), scale=40, rough_to=.5)
    b = Builder()
    across = OPEN.cross(DOWN).normalized()
    for s in (-1, 1):
        def blade(u, v, s=s):
            d = depth - v * length  # along DOWN from the grip
            t = v * length / depth  # 1 at the grip
            gap = .0007 + .0030 * min(1, t) ** .8 if t < 1 else .0037 * max(0, 1 - ((t - 1) / (length / depth - 1)) ** 2.2) + .0002
            wide = .0010 + .0030 * min(1, v * 2.4) ** .8
            thick = .0006 + .0005 * min(1, v * 3)
            a = u * math.tau
            return GRIP + DOWN * d + OPEN * (s * gap + math.cos(a) * thick) + across * (math.sin(a) * wide)
        b.sheet(blade, 12, 60, metal, closed=True)
    return b


def tip(depth=.085):
    """The point between the tweezers' ends in the hand's frame."""
    return GRIP + DOWN * depth
