"""Small bites, each one placed at a spot with a turn; and how they are set out on trays and stands."""
import math
import random

from mathutils import Vector

from . import food as f
from . import herbs as h
from . import materials as m
from . import props as p
from .mesh import Builder, cached, jitter, put, transform


def pick(at, length=.085, lean=(0, 0)):
    """A wooden cocktail stick with a knot at its end."""
    wood = m.surface('pick', (.52, .36, .17), rough=.6)

    def build():
        b = Builder().tube([(0, 0, 0), (0, 0, length)], [.0008, .0011], wood, 8)
        return b.blob((0, 0, length), (.0026, .0026, .0034), wood, 1, .1, 1, 2)

    put(cached(f'pick-{length}', build), at, (lean[0], lean[1], 0))


def caprese(at, turn=0.0, seed=1):
    """Tomato, mozzarella and basil on a stick, lying at a slant on pesto."""
    x, y, z = at
    h.pool((x, y, z), .019, m.liquid('pesto', (.055, .12, .012), .9), seed, .2, .0022)
    f.mozzarella((x, y, z + .0015), .0145, seed)
    h.basil((x, y, z + .028), .62, turn, seed, 2)
    f.cherry_tomato((x, y, z + .0295), .0125, seed, False, False)
    pick((x, y, z + .012), .075, (.06 * math.sin(seed), .06 * math.cos(seed)))


def bruschetta(at, turn=0.0, seed=1):
    """Toast with diced roasted pepper."""
    x, y, z = at
    f.bread_slice(at, (0, 0, turn), (.062, .044), .012, True, seed % 3)
    rng = random.Random(seed)
    for k in range(34):
        a, r = rng.uniform(0, 6.3), math.sqrt(rng.random())
        dx, dy = math.cos(a) * r * .022, math.sin(a) * r * .014
        c, s = math.cos(turn), math.sin(turn)
        f.roast_piece((x + dx * c - dy * s, y + dx * s + dy * c, z + .0125 + .006 * (1 - r)), rng.choice(('pepper', 'pepper', 'pepper', 'yellow')), k % 5, rng.uniform(.26, .38))
    h.parsley((x, y, z + .02), 4, .025, seed, .7)
    h.drops((x, y, z + .015), 3, .015, m.olive_oil(), (.001, .0025), seed)


def burger(at, turn=0.0, seed=1):
    """A small beef burger on a stick."""
    x, y, z = at
    bun = m.surface('bun', (.30, .105, .022), rough=.5, color2=(.52, .26, .080), scale=42, low=.38, high=.62, bump=.35, bump_scale=120, bump_distance=.002)
    inside = m.surface('bun-inside', (.70, .54, .31), rough=.85, bump=.6, bump_scale=120)
    patty = m.surface('patty', (.060, .026, .014), rough=.5, color2=(.13, .062, .032), scale=50, bump=1, bump_scale=70, bump_distance=.004, coat=.5)
    cheese = m.surface('burger-cheese', (.78, .40, .045), rough=.3, sss=.2, coat=.3)
    sesame = m.surface('sesame', (.70, .56, .34), rough=.6)
    top = [(.0225, .0300), (.0248, .0330), (.0245, .0385), (.0225, .0445), (.019, .0478), (.0145, .0502), (.006, .0524), (0, .0526)]

    def build():
        b = Builder().lathe([(0, 0), (.019, 0), (.0235, .003), (.0245, .007), (.0235, .0095), (.022, .0105)], bun, 40, wobble=.03, seed=seed)
        b.lathe([(.022, .0105), (0, .0108)], inside, 40)
        b.lathe([(0, .0100), (.022, .0104), (.0258, .0140), (.0262, .0190), (.0235, .0235), (0, .0240)], patty, 48, wobble=.09, seed=seed)

        def melt(u, v):
            px, py = (u - .5) * .047, (v - .5) * .047
            r = math.hypot(px, py)
            return (px, py, .0252 - max(0, r - .021) * .75 + jitter(seed, (px * 60, py * 60, 0), .0006, 1))
        b.sheet(melt, 24, 24, cheese)
        b.lathe([(.0225, .0300), (0, .0297)], inside, 40)
        b.lathe(top, bun, 40, wobble=.03, seed=seed + 1)
        rng = random.Random(seed)
        for _ in range(46):
            a, r = rng.uniform(0, 6.3), .0195 * math.sqrt(rng.random())
            zz = next(z1 + (z0 - z1) * (r - r1) / (r0 - r1) for (r0, z0), (r1, z1) in zip(top, top[1:]) if r1 <= r <= r0 and z0 > .044)
            b.blob((math.cos(a) * r, math.sin(a) * r, zz + .0002), (.0010, .0017, .0007), sesame, 1, 0, 1, 1, (rng.uniform(-.3, .3), rng.uniform(-.3, .3), a))
        return b

    put(cached(f'burger-{seed % 3}', build), at, (.03 * math.sin(seed), .03 * math.cos(seed), turn))
    for k in range(4):
        h.lettuce((x + .010 * math.cos(k * 1.6), y + .010 * math.sin(k * 1.6), z + .0262), .32, k * 1.6 - 1.57, 1 + k % 4, 'green', -.05)
    pick((x, y, z + .026), .062)


def kataifi(at, turn=0.0, seed=1):
    """A prawn wrapped in fine crisp threads, tail up."""
    thread = m.surface('kataifi', (.50, .27, .075), rough=.55, color2=(.66, .42, .15), scale=40)
    prawn = m.surface('prawn-peeled', (.74, .34, .16), rough=.3, color2=(.66, .20, .065), scale=150, coat=.6, sss=.2, bump=.12, bump_scale=90)

    def build():
        rng = random.Random(seed)
        b = Builder().tube([(0, 0, .003 + .0058 * i) for i in range(11)], [.0060, .0092, .0102, .0104, .0104, .0102, .0100, .0095, .0085, .0068, .0046], prawn, 18)
        for k in (-1.5, -.5, .5, 1.5):
            b.sheet(lambda u, v, k=k: (k * (.0010 + .0042 * v) + (u - .5) * .0060 * math.sin(.5 + v * 2.2), .0014 * math.sin(v * 3 + k), .058 + .0155 * v), 6, 8, prawn)
        for _ in range(170):
            phase, pitch = rng.uniform(0, 6.3), rng.uniform(2.5, 7)
            start, span = rng.uniform(0, .35), rng.uniform(.4, .65)
            pts, off = [], rng.uniform(.85, 1.18)
            for i in range(16):
                t = start + span * i / 15
                r = .0125 * math.sin(math.pi * (.12 + .76 * min(1, t))) ** .6 * off
                a = phase + pitch * t * 2
                pts.append((math.cos(a) * r + .001 * math.sin(i * 2.2 + phase), math.sin(a) * r, .004 + t * .046))
            b.tube(pts, .00042, thread, 4)
        return b

    x, y, z = at
    put(cached(f'kataifi-{seed % 3}', build), (x, y, z + .0112), (1.45, 0, turn))


def fig_praline(at, turn=0.0, seed=1):
    """A ball of goat's cheese rolled in pistachio, with a piece of fig."""
    x, y, z = at
    rng = random.Random(seed)
    put(cached('praline', lambda: Builder().blob((0, 0, .0165), .0165, f.white_cream(), 3, .05, 1.2, 3)), at)
    bit = [cached(f'pistachio-{k}', lambda k=k: Builder().blob((0, 0, 0), (.0017, .0012, .001), f.pistachio(), k, .4, 1.3, 1)) for k in range(3)]
    for _ in range(170):
        d = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
        if d.z > .80:
            continue
        q = Vector((x, y, z + .0165)) + d * .0167
        put(rng.choice(bit), q, (rng.uniform(0, 6), rng.uniform(0, 6), 0), rng.uniform(.7, 1.3))
    f.fig_half((x + .001, y, z + .0375), (.35, .1, turn), .62)
    h.drops((x, y, z + .036), 2, .006, m.liquid('honey', (.62, .28, .02), .4), (.0015, .0025), seed, .5)


def brownie(at, turn=0.0, seed=1):
    """A cube of chocolate cake with a glossy top and one berry."""
    x, y, z = at
    rng = random.Random(seed)

    def build():
        b = Builder()

        def side(u, v):
            a = u * math.tau
            cx = math.copysign(abs(math.cos(a)) ** .22, math.cos(a)) * .0165
            cy = math.copysign(abs(math.sin(a)) ** .22, math.sin(a)) * .0165
            k = 1 + jitter(seed, (cx * 120, cy * 120, v * 3), .03, 1, 4)
            return (cx * k, cy * k, v * .024)
        b.sheet(side, 72, 12, f.cake_crumb(), closed=True)
        top = [side(i / 72, 1)[:2] for i in range(72)]
        return b.slab([(px * 1.0, py * 1.0) for px, py in top], .0042, f.chocolate(), transform((0, 0, .0235)), .0012)

    put(cached(f'brownie-{seed % 3}', build), at, (0, 0, turn))
    if seed % 2:
        f.raspberry((x + rng.uniform(-.004, .004), y + rng.uniform(-.004, .004), z + .029), .9, seed)
    else:
        f.walnut_half((x, y, z + .028), (.2, .1, seed), .8, seed)
    h.crumbs((x, y, z + .028), .009, 5, f.salt(), (.0005, .0014), seed)


def tartlet(at, turn=0.0, seed=1):
    """A pastry shell with cream, salmon and dill, or cream and berry."""
    x, y, z = at

    def build():
        profile = [(0, 0), (.015, 0), (.0165, .002), (.0215, .0135), (.0225, .0145), (.0205, .0145), (.0155, .004), (0, .004)]
        b = Builder()
        n = 64
        verts, faces = [], []
        for i in range(n):
            a = math.tau * i / n
            for r, zz in profile:
                k = 1 + .035 * math.cos(a * 16) * min(1, zz / .012)
                verts.append((r * k * math.cos(a), r * k * math.sin(a), zz))
        c = len(profile)
        for i in range(n):
            for j in range(c - 1):
                a, b2 = i * c + j, ((i + 1) % n) * c + j
                faces.append((a, b2, b2 + 1, a + 1))
        return b.part(verts, faces, f.pastry())

    put(cached('tartlet', build), at, (0, 0, turn))

    def swirl(u, v):
        a, r = u * math.tau, (1 - v)
        rr = .0185 * r ** .8 * (1 + .13 * math.cos(a * 6 + v * 5))
        return (math.cos(a) * rr, math.sin(a) * rr, .0125 + .014 * v ** .85)
    put(cached('tartlet-cream', lambda: Builder().sheet(swirl, 60, 16, f.white_cream(), closed=True)), at)
    if seed % 2:
        rose = m.striped('salmon-cured', (.62, .155, .050), (.76, .38, .20), 34, .22, 'X', 3.0, .42, .95, .15, .25, .8)
        put(cached('salmon-rose', lambda: Builder().sheet(lambda u, v: (math.cos(u * 13) * (.002 + u * .0075), math.sin(u * 13) * (.002 + u * .0075), v * .010 * (1 - .3 * u)
                                                                        + .002 * math.sin(u * 40)), 70, 5, rose)), (x, y, z + .020))
        h.dill((x, y, z + .028), .5, (.6, 0, turn), seed % 3)
    else:
        f.raspberry((x, y, z + .0245), .85, seed)
        h.mint((x + .004, y, z + .030), .5, seed)


def salmon_coin(at, turn=0.0, seed=1):
    """Dark bread, horseradish cream, smoked salmon, dill."""
    x, y, z = at
    rye = m.surface('rye', (.035, .018, .009), rough=.85, color2=(.085, .045, .022), scale=110, bump=.9, bump_scale=140, bump_distance=.003)
    put(cached('rye-coin', lambda: Builder().lathe([(0, 0), (.0205, 0), (.0215, .001), (.0213, .007), (.0205, .008), (0, .008)], rye, 48, wobble=.02)), at)
    f.quenelle((x, y, z + .008), f.white_cream(), turn, .42, seed % 3)
    for j in range(2):
        def fold(u, v, j=j):
            a = (u - .5) * 2
            return (a * .015, (v - .5) * .020, .002 + .008 * math.exp(-(a * 1.6) ** 2) * (1 + .3 * math.sin(v * 8 + j)) + .0018 * math.sin(a * 8 + v * 3))
        put(cached(f'salmon-fold-{j}', lambda: Builder().sheet(fold, 22, 14, f.salmon_cured())), (x, y, z + .012 + j * .003), (.1, 0, turn + j * 1.2))
    h.dill((x, y, z + .024), .55, (.4, 0, turn + 1), seed % 3)


def satay(at, turn=0.0, seed=1):
    """A chicken skewer with grill marks."""
    meat = m.surface('satay', (.44, .22, .065), rough=.35, color2=(.13, .05, .018), scale=52, low=.5, high=.68, coat=.6, bump=.5, bump_scale=90)

    def build():
        b = Builder().tube([(0, -.075, 0), (0, .055, 0)], .0012, m.surface('pick', (.52, .36, .17), rough=.6), 8)
        for k in range(5):
            b.blob((.002 * math.sin(k * 2), -.035 + k * .0185, .0015 * math.cos(k * 3)), (.0125, .0115, .0085), meat, k + seed, .22, 1.2, 3, (0, 0, k))
        return b

    put(cached(f'satay-{seed % 3}', build), (at[0], at[1], at[2] + .010), (0, .2, turn))


def falafel(at, turn=0.0, seed=1):
    """A crisp ball on a spot of tahini."""
    mat = m.surface('falafel', (.16, .075, .022), rough=.8, color2=(.30, .17, .055), scale=70, bump=1, bump_scale=110, bump_distance=.004)
    h.pool((at[0], at[1], at[2]), .017, f.cream(), seed, .12, .003)
    put(cached(f'falafel-{seed % 3}', lambda: Builder().blob((0, 0, .015), (.0165, .0165, .0155), mat, seed, .10, 2.2, 4, octaves=4)), (at[0], at[1], at[2] + .001), (0, 0, turn))
    h.mint((at[0], at[1], at[2] + .030), .55, seed)


def rows(bite, x0, y0, nx, ny, dx, dy, z, seed=1, wobble=.003, turn=.25):
    """Sets out a bite in slightly uneven rows."""
    rng = random.Random(seed)
    for j in range(ny):
        for i in range(nx):
            bite((x0 + i * dx + rng.uniform(-wobble, wobble), y0 + j * dy + rng.uniform(-wobble, wobble), z), rng.uniform(-turn, turn), rng.randint(1, 40))


def tray(center, size, z=0.0, material=None, lip=True):
    """A flat platter with a low rim."""
    mat = material or m.slate()
    b = Builder().box((0, 0, .005), (size[0], size[1], .010), mat, .002)
    put(b, (center[0], center[1], z))


def etagere(at, tiers=((.135, .03), (.105, .16), (.075, .28))):
    """A brass stand with porcelain tiers; returns the heights on which bites can be placed."""
    for r, z in tiers:
        put(p.plate(r, m.porcelain()), (at[0], at[1], at[2] + z))
    top = tiers[-1][1] + .11
    b = Builder().cylinder((0, 0, 0), .0042, top, m.brass(), 14)
    b.lathe([(0, 0), (.06, 0), (.062, .003), (.02, .010), (.006, .022), (0, .024)], m.brass(), 36)
    b.tube([(math.cos(a) * .020, 0, top + .018 + math.sin(a) * .020) for a in [math.tau * i / 24 for i in range(25)]], .0028, m.brass(), 8)
    put(b, at)
    return [(r, at[2] + z + .009) for r, z in tiers]


def ring_of(bite, at, radius, z, count, seed=1):
    """Bites in a circle on a tier."""
    for k in range(count):
        a = math.tau * k / count + seed
        bite((at[0] + math.cos(a) * radius, at[1] + math.sin(a) * radius, z), a, seed + k)
