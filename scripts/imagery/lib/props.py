"""Tables, chairs, tableware, candles, lamps and flowers. Every prop is a cached mesh or places itself in the scene."""
import math
import random

from mathutils import Vector

from . import environment as env
from . import materials as m
from . import studio
from .mesh import Builder, cached, jitter, put, transform

TABLE = 0.75


# Tableware ------------------------------------------------------------------------------------------------------------

def plate(radius=0.14, material=None, rim=True, name=None):
    """A plate of this radius, standing on z = 0; the food lies at about z = 0.008."""
    mat = material or m.porcelain()
    r = radius
    profile = [(0, 0.002), (r * .55, 0.002), (r * .57, 0), (r * .60, 0.003), (r * .72, 0.010), (r * .97, 0.020), (r, 0.0225),
               (r * .995, 0.0245), (r * .97, 0.0235), (r * .71, 0.0125 if rim else 0.0115), (r * .64, 0.0085), (r * .55, 0.0075),
               (0, 0.0075)]
    return cached(name or f'plate-{mat.name}-{radius}', lambda: Builder().lathe(profile, mat, 72))


def bowl(radius=0.09, height=0.055, material=None):
    """A round bowl, standing on z = 0."""
    mat = material or m.stoneware()
    r, h = radius, height
    outer = [(0, 0.003), (r * .42, 0.003), (r * .44, 0), (r * .48, 0.002)]
    outer += [(r * (.48 + .52 * math.sin(t * math.pi / 2)), h * (1 - math.cos(t * math.pi / 2)) + .002) for t in
              [i / 9 for i in range(1, 10)]]
    inner = [(r * .975 * math.sin(t * math.pi / 2) ** .9, h * (1 - .92 * math.cos(t * math.pi / 2)) + .0025) for t in
             [1 - i / 10 for i in range(11)]]
    return cached(f'bowl-{mat.name}-{radius}-{height}', lambda: Builder().lathe(outer + inner, mat, 64))


GLASSES = {
    'wine': [(0, .002), (.036, .0015), (.037, .003), (.008, .009), (.0042, .02), (.0038, .085), (.009, .097), (.030, .118),
             (.041, .148), (.0425, .170), (.038, .205), (.034, .228)],
    'white': [(0, .002), (.033, .0015), (.034, .003), (.007, .009), (.004, .02), (.0036, .088), (.008, .098), (.026, .120),
              (.0335, .148), (.033, .175), (.029, .208)],
    'flute': [(0, .002), (.030, .0015), (.031, .003), (.006, .009), (.0036, .02), (.0034, .085), (.007, .096), (.018, .125),
              (.0245, .165), (.0245, .195), (.021, .238)],
    'coupe': [(0, .002), (.032, .0015), (.033, .003), (.006, .009), (.0036, .02), (.0034, .088), (.010, .097), (.034, .110),
              (.048, .130), (.050, .148)],
    'tumbler': [(0, .005), (.030, .005), (.034, .001), (.0355, .004), (.038, .095)],
    'verrine': [(0, .005), (.024, .005), (.0275, .001), (.029, .004), (.034, .085)],
    'shot': [(0, .006), (.018, .006), (.021, .001), (.022, .004), (.026, .062)],
}
FILL_LEVEL = {'wine': .150, 'white': .148, 'flute': .205, 'coupe': .136, 'tumbler': .055, 'verrine': .07, 'shot': .05}


def glass_rim(radius, height, thick=.0009):
    """The profile of a glass's rounded upper edge: thick enough to catch a line of light."""
    return [(radius + thick * math.cos(k * math.pi / 4), height + thick * math.sin(k * math.pi / 4)) for k in range(9)]


def glass(kind='wine', drink=None, level=None):
    """A glass, optionally filled up to `level` (height in metres)."""
    profile = GLASSES[kind]
    top = level or FILL_LEVEL[kind]

    def build():
        bowl = 0 if kind in ('tumbler', 'verrine', 'shot') else next(i for i, (r, z) in enumerate(profile) if z > .08)
        b = Builder().lathe(profile[bowl or -2:], m.glass(), 48)
        if bowl:
            b.lathe(profile[:bowl + 1], m.glass_stem(), 32)
        else:
            b.lathe([(0, profile[0][1]), *profile[1:-1]], m.glass_stem(), 48)
            b.lathe(glass_rim(*profile[-1]), m.glass_stem(), 48)
        if drink:
            start = next(i for i, (r, z) in enumerate(profile) if z > .09) - 1 if kind not in (
                'tumbler', 'verrine', 'shot') else 0
            inner = [(0, profile[start][1] + .003)]
            if not bowl:  # a flat floor, as wide as the foot
                inner.append((profile[-2][0] * .95, inner[0][1]))
            for (r0, z0), (r1, z1) in zip(profile[start:], profile[start + 1:]):
                if z0 >= top:
                    break
                for t in (0.25, 0.5, 0.75, 1.0):
                    z = z0 + (z1 - z0) * t
                    if inner[-1][1] < z < top:
                        inner.append(((r0 + (r1 - r0) * t) * .955, z))
            inner += [(inner[-1][0], top), (0, top)]
            b.lathe(inner, drink, 48)
        return b

    return cached(f'glass-{kind}-{drink.name if drink else "empty"}-{top}', build)


def cup(material=None, saucer=True, name='cup'):
    """A cup of coffee with its handle towards +X, on a saucer or bare, standing on z = 0."""
    mat = material or m.porcelain()
    coffee = m.surface('coffee', (.030, .012, .005), rough=.12, coat=.6)

    def build():
        z = .008 if saucer else 0
        b = Builder().lathe([(0, .004 + z), (.020, .004 + z), (.022, z), (.024, .002 + z), (.036, .022 + z), (.041, .058 + z), (.0395, .0585 + z),
                             (.0345, .024 + z), (0, .010 + z)], mat, 48)
        b.lathe([(.0385, .050 + z), (0, .0505 + z)], coffee, 40)
        b.tube([(.0385, 0, .048 + z), (.056, 0, .051 + z), (.062, 0, .040 + z), (.055, 0, .026 + z), (.0365, 0, .021 + z)], .0036, mat, 10)
        if saucer:
            b.lathe([(0, .003), (.030, .002), (.032, 0), (.036, .002), (.060, .010), (.073, .016), (.0735, .018), (.058, .0125), (.034, .0085), (0, .0085)], mat, 56)
        return b

    return cached(f'{name}-{mat.name}-{saucer}', build)


def _handle(length, width, thick, start):
    def surface(u, v):
        a = u * math.tau
        w = width * (0.42 + 0.58 * v ** 1.4) / 2
        bow = 0.004 * math.sin(v * math.pi)
        return (math.cos(a) * w, start - v * length, thick + math.sin(a) * thick * 0.6 + bow)
    return surface


def cutlery(kind='knife', material=None):
    """Knife, fork or spoon, about 21 cm, lying on z = 0 along Y, the working end towards +Y."""
    mat = material or m.brass()

    def build():
        b = Builder()
        b.sheet(_handle(0.125, 0.013, 0.0022, 0.0), 12, 14, mat, closed=True)
        b.blob((0, -0.125, 0.0024), (0.0066, 0.004, 0.0019), mat, 1, 0, 1, 2)
        if kind == 'knife':
            def blade(u, v):
                a = u * math.tau
                w = 0.0095 * (1 - max(0, v - .72) ** 2 * 9) * min(1, v * 12 + .35)
                return (math.cos(a) * w - .002, v * .098, .0028 + math.sin(a) * .0009)
            b.sheet(blade, 14, 18, mat, closed=True)
        elif kind == 'spoon':
            b.sheet(lambda u, v: (math.cos(u * math.tau) * (.0035 + .001 * v), v * .034, .003 + math.sin(u * math.tau) * .0016), 10,
                    4, mat, closed=True)
            b.sheet(lambda u, v: (math.cos(u * math.tau) * v * .0205, .062 + math.sin(u * math.tau) * v * .031,
                                  .0015 + .0068 * v ** 2.2), 28, 7, mat, closed=True)
        else:
            b.sheet(lambda u, v: (math.cos(u * math.tau) * (.0035 + .007 * max(0, v - .3) ** 1.1), v * .048,
                                  .003 + math.sin(u * math.tau) * .0013 + .003 * math.sin(v * 2.4)), 12, 8, mat, closed=True)
            for k in range(4):
                x = (k - 1.5) * .0056
                pts = [(x * (.8 + .2 * min(1, t * 4)), .044 + t * .046, .0052 - .004 * math.sin(t * 2.6) + .004 * t * t) for t in
                       [i / 8 for i in range(9)]]
                b.tube(pts, [.0016] * 7 + [.0012, .0006], mat, 7)
        return b

    return cached(f'cutlery-{kind}-{mat.name}', build)


def napkin(material=None, size=(0.075, 0.19)):
    """A napkin folded to a soft strip of several layers."""
    mat = material or m.linen_sage()

    def build():
        b = Builder()
        w, l = size
        for k in range(4):
            def surface(u, v, k=k):
                x, y = (u - .5) * w * (1 - .015 * k), (v - .5) * l * (1 - .02 * k)
                edge = min(u, 1 - u, v, 1 - v) * 8
                return (x, y, .0018 + k * .0032 * min(1, edge + .35) + .0022 * math.sin(x * 60 + k) * math.sin(y * 24 + k * 2))
            b.sheet(surface, 14, 22, mat)
        b.tube([((t - .5) * w, -l / 2, .006) for t in [i / 10 for i in range(11)]], .0062, mat, 8)
        return b

    return cached(f'napkin-{mat.name}-{size}', build)


def place_setting(at, rot=0.0, plate_material=None, napkin_material=None, drinks=True, seed=1, metal=None, under=True,
                  card=True):
    """Plates, napkin, cutlery and glasses in front of one guest; the guest sits towards -Y."""
    rng = random.Random(seed)
    base = transform((at[0], at[1], at[2]), (0, 0, rot + rng.uniform(-.015, .015)))
    if under:
        put(plate(0.155, m.stoneware(), name='charger'), (0, 0, 0), (0, 0, rng.random()), parent=base)
    put(plate(0.135, plate_material), (rng.uniform(-.002, .002), rng.uniform(-.002, .002), .011 if under else 0), parent=base)
    top = .021 if under else .0085
    put(napkin(napkin_material), (rng.uniform(-.006, .006), .0, top), (0, 0, rng.uniform(-.12, .12)), parent=base)
    if card:
        paper = m.surface('card', (.80, .76, .68), rough=.7)
        put(cached('menu-card', lambda: Builder().box((0, 0, 0), (.07, .115, .0009), paper, .0003)), (.002, 0, top + .0145),
            (.03, 0, rng.uniform(-.1, .1)), parent=base)
    put(cutlery('fork', metal), (-.187, -.02, 0), (0, 0, rng.uniform(-.03, .03)), parent=base)
    put(cutlery('fork', metal), (-.213, -.03, 0), (0, 0, rng.uniform(-.03, .03)), (.9, .9, .9), parent=base)
    put(cutlery('knife', metal), (.190, -.02, 0), (0, 0, rng.uniform(-.03, .03)), parent=base)
    put(cutlery('spoon', metal), (.218, -.03, 0), (0, 0, rng.uniform(-.03, .03)), (.95, .95, .95), parent=base)
    put(glass('wine', m.red_wine() if drinks and rng.random() < .35 else None), (.165, .185, 0), parent=base)
    put(glass('white', m.white_wine() if drinks else None), (.225, .130, 0), parent=base)
    put(glass('tumbler'), (.135, .255, 0), parent=base)


# Furniture ------------------------------------------------------------------------------------------------------------

def chair(material=None, cushion=None):
    """A bentwood chair with crossed back; the guest looks towards +Y, the seat centre is the origin."""
    wood = material or m.planks('chair-wood', (.030, .016, .009), (.085, .047, .026), .38, 'Z', 6)
    soft = cushion or m.linen_sand()

    def build():
        b = Builder()
        seat = [(math.copysign(abs(math.cos(a)) ** .6, math.cos(a)) * .205, math.copysign(abs(math.sin(a)) ** .6, math.sin(
            a)) * .20) for a in [math.tau * i / 40 for i in range(40)]]
        b.slab(seat, .025, wood, transform((0, 0, .445)), .006)
        b.slab([(x * .93, y * .93) for x, y in seat], .045, soft, transform((0, 0, .470)), .014, dome=.012)
        for sx in (-1, 1):
            b.tube([(sx * .165, .165, .45), (sx * .185, .185, .22), (sx * .198, .200, 0)], [.018, .016, .012], wood, 10)
            b.tube([(sx * .200, -.235, 0), (sx * .188, -.200, .22), (sx * .178, -.182, .45), (sx * .186, -.205, .62),
                    (sx * .190, -.245, .78)], [.013, .017, .018, .015, .013], wood, 10)
            b.tube([(sx * .17, -.19, .17), (sx * .17, .18, .17)], .009, wood, 8)
        arc = [(.190 * math.cos(a), -.245 - .012 * math.sin(a), .78 + .105 * math.sin(a)) for a in
               [math.pi * i / 16 for i in range(17)]]
        b.tube(arc, .0135, wood, 10)
        for s in (-1, 1):
            b.tube([(s * .178, -.187, .47), (s * .10, -.225, .58), (0, -.240, .665), (-s * .10, -.247, .75),
                    (-s * .166, -.25, .835)], .0085, wood, 8)
        b.tube([(-.17, 0, .17), (.17, 0, .17)], .009, wood, 8)
        return b

    return cached(f'chair-{wood.name}-{soft.name}', build)


def clothed_table(center, size, drop=0.42, material=None, height=TABLE, seed=3):
    """A long table under a cloth that falls in soft folds on all sides."""
    mat = material or m.linen()
    w, l = size
    b = Builder()
    r = .018
    outline, normals = [], []
    n = 26
    for cx, cy, a0 in ((w / 2 - r, l / 2 - r, 0), (-w / 2 + r, l / 2 - r, 90), (-w / 2 + r, -l / 2 + r, 180), (w / 2 - r, -l / 2 + r,
                                                                                                        270)):
        for i in range(5):
            a = math.radians(a0 + 90 * i / 4)
            outline.append((cx + r * math.cos(a), cy + r * math.sin(a)))
            normals.append((math.cos(a), math.sin(a)))
    dense, dn = [], []
    for i, (p, q) in enumerate(zip(outline, outline[1:] + outline[:1])):
        length = math.dist(p, q)
        steps = max(1, int(length / .02))
        for k in range(steps):
            t = k / steps
            dense.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
            a, c = normals[i], normals[(i + 1) % len(normals)]
            dn.append((a[0] + (c[0] - a[0]) * t, a[1] + (c[1] - a[1]) * t))
    total = len(dense)
    s = [0.0]
    for p, q in zip(dense, dense[1:]):
        s.append(s[-1] + math.dist(p, q))

    def skirt(u, v):
        i = min(total - 1, int(u * total + .5)) % total
        x, y = dense[i]
        nx, ny = dn[i]
        fold = (jitter(seed, (s[i] * 2.2, v * .5, 0), 1, 1, 2) * .6 + .5 * math.sin(s[i] * 17 + 2.3 * jitter(seed, (s[i], 0, 0), 1, 1)))
        corner = min(1.0, math.hypot(max(0, abs(x) - w / 2 + .10), max(0, abs(y) - l / 2 + .10)) / .13)
        out = .006 + (v ** .8) * (.014 + .020 * fold) + corner * v * .045
        return (x + nx * out, y + ny * out, height - .004 - v * drop + (.006 * fold + .02 * corner) * v)

    b.sheet(skirt, total, n, mat, closed=True)

    def top(u, v):
        x, y = (u - .5) * (w + .010), (v - .5) * (l + .010)
        edge = min(w / 2 - abs(x), l / 2 - abs(y))
        dip = .009 * max(0, 1 - max(0, edge + .005) / .02) ** 2
        crease = .0012 * math.exp(-(x / .012) ** 2) + jitter(seed, (x * 2, y * 2, 0), .0012, 2)
        return (x, y, height - dip + crease)

    b.sheet(top, max(8, int(w / .05)), max(8, int(l / .05)), mat)
    legs = m.dark_wood()
    for sx in (-1, 1):
        for sy in (-1, 1):
            b.box((sx * (w / 2 - .12), sy * (l / 2 - .15), height / 2 - .03), (.06, .06, height - .07), legs)
    return put(b, (center[0], center[1], 0))


def wood_table(center, size, height=TABLE, material=None, along='Y'):
    """A bare table of thick boards on a dark frame."""
    mat = material or (m.oak() if along == 'Y' else m.oak_x())
    w, l = size
    count = max(3, round((w if along == 'Y' else l) / .2))
    for k in range(count):
        b = Builder()
        if along == 'Y':
            bw = w / count
            put(b.box((0, 0, 0), (bw - .002, l, .042), mat, .003), (center[0] - w / 2 + bw * (k + .5), center[1], height - .021))
        else:
            bw = l / count
            put(b.box((0, 0, 0), (w, bw - .002, .042), mat, .003), (center[0], center[1] - l / 2 + bw * (k + .5), height - .021))
    frame = Builder()
    for sx in (-1, 1):
        for sy in (-1, 1):
            frame.box((sx * (w / 2 - .1), sy * (l / 2 - .12), (height - .045) / 2), (.05, .05, height - .045), m.iron())
    frame.box((0, 0, height - .075), (w - .2, l - .24, .05), m.iron())
    put(frame, (center[0], center[1], 0))


def standing_table(at, cover=None, seed=1):
    """A tall round table in a stretched cover, 1.10 m."""
    mat = cover or m.linen_night()

    def build():
        b = Builder()
        profile = [(.36, .0), (.30, .10), (.17, .40), (.13, .56), (.17, .76), (.30, 1.03), (.348, 1.085), (.352, 1.10), (.34, 1.104),
                   (0, 1.104)]
        return b.lathe(profile, mat, 64, wobble=.02, seed=seed)

    return put(cached(f'high-table-{mat.name}-{seed}', build), at)


# Light ----------------------------------------------------------------------------------------------------------------

def flame_mesh():
    """A candle flame, base at the origin."""
    profile = [(0, 0), (.0035, .003), (.0052, .008), (.0048, .014), (.0028, .022), (.001, .029), (0, .033)]
    return cached('flame', lambda: Builder().lathe(profile, m.flame(), 12))


def taper(at, height=0.26, holder=True, lit=0.0, lean=0.0):
    """A slender candle in a brass holder; `lit` watts light the surroundings."""
    base = .055 if holder else 0

    def build():
        b = Builder()
        if holder:
            b.lathe([(0, 0), (.038, 0), (.040, .003), (.036, .006), (.010, .010), (.007, .02), (.007, .038), (.014, .044), (.0145, .062),
                     (.0125, .062), (.0125, .05), (0, .05)], m.brass(), 36)
        b.lathe([(0, base), (.0112, base), (.0104, base + height - .006), (.008, base + height), (.003, base + height - .002),
                 (0, base + height - .003)], m.wax(), 24)
        b.tube([(0, 0, base + height - .003), (.0005, 0, base + height + .008)], .0009, m.iron(), 6)
        return b

    put(cached(f'taper-{height}-{holder}', build), at, (lean, lean * .5, at[0] * 7 + at[1]))
    top = (at[0], at[1], at[2] + base + height + .003)
    put(flame_mesh(), top)
    if lit:
        studio.point((top[0], top[1], top[2] + .02), lit, radius=.02)


def pillar(at, radius=.035, height=.12, lit=0.0, flame=1.0):
    """A thick candle standing on the table."""
    put(cached(f'pillar-{radius}-{height}', lambda: Builder().lathe(
        [(0, 0), (radius, 0), (radius * 1.005, height - .004), (radius * .96, height), (radius * .82, height - .003),
         (radius * .3, height - .010), (0, height - .011)], m.wax(), 32, wobble=.02)), at)
    put(flame_mesh(), (at[0], at[1], at[2] + height - .008), (0, 0, 0), flame)
    if lit:
        studio.point((at[0], at[1], at[2] + height + .02), lit, radius=.02)


def tealight(at, lit=0.0, tint=None):
    """A small flame in a low glass cup."""
    cup = m.clear('tea-glass', tint or (.98, .86, .66), .02)

    def build():
        b = Builder().lathe([(0, .003), (.027, .003), (.031, .001), (.033, .006), (.035, .062), (.0335, .062)], cup, 36)
        return b.lathe([(0, .006), (.026, .006), (.026, .022), (0, .020)], m.wax(), 24)

    put(cached('tealight', build), at)
    put(flame_mesh(), (at[0], at[1], at[2] + .024), (0, 0, 0), .8)
    if lit:
        studio.point((at[0], at[1], at[2] + .05), lit, radius=.02)


def floating_candle(at, seed=1):
    """A small flame in a glass bowl that floats on the water; the water level is at z."""
    x, y, z = at
    put(cached('float-bowl', lambda: Builder().lathe([(0, -.035), (.05, -.03), (.075, .0), (.082, .035), (.080, .037), (.072, .002), (.045, -.024), (0, -.028)],
                                                    m.clear('float-glass', (.98, .86, .66), .02), 40)), at)
    put(cached('float-wax', lambda: Builder().lathe([(0, -.02), (.046, -.02), (.050, .004), (.044, .010), (.012, .006), (0, .005)], m.wax(), 32)), (x, y, z + .002))
    put(flame_mesh(), (x, y, z + .008), (0, 0, seed), 1.35)


def lantern(at, size=.2, height=.42, rot=0.0, lit=2.0):
    """A dark metal lantern with a pillar candle behind glass."""
    def build():
        b = Builder()
        metal = m.iron()
        s, h = size / 2, height
        b.box((0, 0, .012), (size, size, .024), metal)
        b.box((0, 0, h - .01), (size, size, .02), metal)
        for sx in (-1, 1):
            for sy in (-1, 1):
                b.box((sx * (s - .008), sy * (s - .008), h / 2), (.014, .014, h), metal, .002)
        b.lathe([(s * 1.15, h), (s * .5, h + .06), (s * .28, h + .075), (s * .26, h + .10), (0, h + .105)], metal, 4, transform(
            (0, 0, 0), (0, 0, math.pi / 4)))
        b.tube([(math.cos(a) * .05, 0, h + .10 + math.sin(a) * .06) for a in [math.pi * i / 12 for i in range(13)]], .003, metal, 6)
        for a in range(4):
            b.box((0, s - .008, h / 2), (size - .03, .002, h - .04), m.glass(), .0005, at=transform((0, 0, 0), (0, 0, a * math.pi / 2)))
        return b

    put(cached(f'lantern-{size}-{height}', build), at, (0, 0, rot))
    pillar((at[0], at[1], at[2] + .025), size * .2, height * .38, flame=1.7)
    if lit:
        studio.point((at[0], at[1], at[2] + height * .62), lit, radius=.04)


def bulb_mesh(glow=True):
    """A string-light bulb with its socket, hanging from the origin; by day it is only glass."""
    def build():
        b = Builder().lathe([(0, -.115), (.014, -.112), (.026, -.095), (.030, -.078), (.026, -.060), (.014, -.046), (.011, -.040)],
                            m.bulb() if glow else m.surface('bulb-off', (.55, .50, .42), rough=.15, coat=.5), 20)
        return b.lathe([(.0125, -.045), (.0135, -.012), (.008, -.004), (0, 0)], m.iron(), 12)

    return cached(f'bulb-{glow}', build)


def string_lights(start, end, sag=.4, count=14, seed=1, size=1.0, glow=True):
    """A cord between two points with hanging bulbs of `size`; they glow but light nothing."""
    a, b = Vector(start), Vector(end)
    rng = random.Random(seed)

    def spot(t):
        p = a.lerp(b, t)
        p.z -= sag * 4 * t * (1 - t)
        return p

    put(Builder().tube([spot(i / 40) for i in range(41)], .006, m.iron(), 6))
    for i in range(count):
        t = (i + .5 + rng.uniform(-.08, .08)) / count
        put(bulb_mesh(glow), spot(t), (rng.uniform(-.1, .1), rng.uniform(-.1, .1), rng.random() * 6), size)


def paper_lanterns(start, end, sag=.5, count=6, seed=1):
    """A cord between two points with round lanterns of pleated paper, unlit."""
    a, b = Vector(start), Vector(end)
    rng = random.Random(seed)
    papers = [m.leaf(f'lantern-paper-{k}', c, c, .9, .55, 3) for k, c in enumerate(((.84, .80, .70), (.84, .66, .36), (.80, .46, .28), (.60, .66, .52)))]

    def spot(t):
        return a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t)))

    def build(paper):
        ribs = 44
        profile = [(math.sin(math.pi * k / ribs) * (1 if k % 2 else .968) + .002, -math.cos(math.pi * k / ribs) * .86) for k in range(2, ribs + 1)]
        return Builder().lathe(profile, paper, 40)

    put(Builder().tube([spot(i / 40) for i in range(41)], .005, m.iron(), 6))
    for i in range(count):
        radius = rng.choice((.14, .17, .20))
        at = spot((i + .5 + rng.uniform(-.16, .16)) / count)
        tone = rng.choice((0, 0, 1, 2, 3))
        put(cached(f'lantern-{tone}', lambda tone=tone: build(papers[tone])), at - Vector((0, 0, radius * .86 + .05)), (rng.uniform(-.06, .06), rng.uniform(-.06, .06), 0), radius)
        put(Builder().tube([at, at - Vector((0, 0, .06))], .003, m.iron(), 6))


# Flowers --------------------------------------------------------------------------------------------------------------

def rose(kind='cream', seed=1):
    """An open rose seen from above, about 7 cm."""
    colors = {'cream': ((.80, .70, .56), (.86, .80, .70)), 'blush': (((.70, .36, .28)), (.82, .56, .46)),
              'wine': ((.16, .010, .022), (.28, .03, .045)), 'white': ((.82, .80, .75), (.88, .86, .82)),
              'apricot': ((.78, .40, .17), (.86, .58, .34))}
    mat = m.leaf(f'petal-{kind}', *colors[kind], .55, .4, 20)

    def build():
        rng = random.Random(seed)
        b = Builder()
        for k in range(24):
            ring = k / 24
            a = k * 2.4 + rng.uniform(-.2, .2)
            r = .003 + .026 * ring ** .8
            size = .010 + .016 * ring
            open_ = .10 + 1.05 * ring ** 1.5

            def petal(u, v, a=a, r=r, size=size, open_=open_, ring=ring):
                w = (u - .5) * 2
                half = size * 1.25 * math.sin(math.pi * (.14 + .80 * v) * .9) ** .7
                x = w * half
                out = r + math.sin(open_) * v * size * 1.5 - (w * w) * half * .55 * (1 - .3 * ring)
                z = math.cos(open_) * v * size * 2.1 + .004 * (1 - ring) - .006 * ring * v * v + .003 * v * math.sin(w * 3 + a)
                return (math.cos(a) * out - math.sin(a) * x, math.sin(a) * out + math.cos(a) * x, z + .010 * (1 - ring))
            b.sheet(petal, 5, 5, mat)
        b.blob((0, 0, -.002), (.012, .012, .012), m.leaf('sepal', (.03, .06, .02)), 1, .1, 1, 2)
        return b

    return cached(f'rose-{kind}-{seed}', build)


def leaf_kinds():
    """The greens used in garlands."""
    return [
        env.leaf_mesh('eucalyptus', m.leaf('eucalyptus', (.075, .115, .095), (.12, .165, .14), .6, .3), .042, .032, .15, .1, .9),
        env.leaf_mesh('olive', m.leaf('olive-leaf', (.055, .075, .040), (.11, .13, .085), .5, .3), .055, .014, .2, .12),
        env.leaf_mesh('ruscus', m.leaf('ruscus', (.022, .060, .018), (.045, .095, .03), .35, .3), .060, .026, .3, .15),
    ]


def garland(points, density=60, roses=('cream', 'blush', 'white'), rose_count=6, width=.07, seed=1, height=.035):
    """A runner of leaves and roses along points on the table."""
    rng = random.Random(seed)
    pts = [Vector(p) for p in points]
    total = sum((q - p).length for p, q in zip(pts, pts[1:]))

    def spot(d):
        for p, q in zip(pts, pts[1:]):
            length = (q - p).length
            if d <= length:
                return p.lerp(q, d / max(length, 1e-6))
            d -= length
        return pts[-1]

    kinds = leaf_kinds()
    for _ in range(int(total * density)):
        p = spot(rng.uniform(0, total))
        off = rng.gauss(0, width * .42)
        a = rng.uniform(0, math.tau)
        p = p + Vector((off, rng.gauss(0, width * .3), abs(rng.gauss(0, height * .55)) + .004))
        put(rng.choice(kinds), p, (rng.uniform(-.1, .95), rng.uniform(-.6, .6), a), rng.uniform(.7, 1.35))
    for i in range(rose_count):
        p = spot(total * (i + rng.uniform(.25, .75)) / rose_count)
        p = p + Vector((rng.gauss(0, width * .3), 0, height * rng.uniform(.35, .8)))
        put(rose(rng.choice(roses), rng.randint(1, 3)), p, (rng.uniform(-.6, .6), rng.uniform(-.6, .6), rng.random() * 6),
            rng.uniform(.75, 1.2))


def vase_bouquet(at, roses=('cream', 'blush'), count=9, seed=1, vase_material=None, spread=.12, vase_height=.13):
    """A round vase with a loose bunch of roses and greens."""
    rng = random.Random(seed)
    mat = vase_material or m.stoneware()
    h = vase_height
    put(cached(f'vase-{mat.name}-{h}', lambda: Builder().lathe(
        [(0, 0), (.04, 0), (.055, h * .2), (.060, h * .45), (.045, h * .8), (.034, h * .93), (.038, h), (.034, h), (.03, h * .9), (0, h * .5)],
        mat, 48)), at)
    kinds = leaf_kinds()
    top = Vector(at) + Vector((0, 0, h))
    for i in range(count):
        a, s = i * 2.4, spread * math.sqrt((i + .5) / count)
        p = top + Vector((math.cos(a) * s, math.sin(a) * s, .055 + .10 * (1 - (s / spread) ** 2) + rng.uniform(-.015, .015)))
        put(rose(rng.choice(roses), 1 + i % 3), p, (-math.sin(a) * s * 6, math.cos(a) * s * 6, rng.random() * 6), rng.uniform(.85, 1.2))
    for i in range(14):
        a = i * math.tau / 14 + rng.uniform(-.2, .2)
        reach = spread * rng.uniform(1.0, 1.9)
        pts = [top, top + Vector((math.cos(a) * reach * .5, math.sin(a) * reach * .5, .10)),
               top + Vector((math.cos(a) * reach, math.sin(a) * reach, rng.uniform(.02, .16)))]
        put(Builder().tube(pts, [.002, .0016, .0008], m.leaf('stem', (.03, .05, .02)), 5))
        kind = rng.choice(kinds)
        for k in range(11):
            t = .3 + .7 * k / 10
            p = pts[0].lerp(pts[1], t * 2) if t < .5 else pts[1].lerp(pts[2], t * 2 - 1)
            put(kind, p, (rng.uniform(-.3, .9), rng.uniform(-.5, .5), a - math.pi / 2 + (1 if k % 2 else -1) * .9), rng.uniform(.7, 1.2))
