"""What a caterer brings along: chafing dishes, risers, crates, stacks, spoons, candelabra, a fireplace, paths."""
import math
import random

from mathutils import Vector

from . import food as f
from . import herbs as h
from . import materials as m
from . import props as p
from . import studio
from .mesh import Builder, cached, jitter, put, transform


def chafing_dish(at, kind='potato', seed=1):
    """A steel chafing dish with its roll top opened towards the back and two small burners; the food lies at z + 0.19."""
    x, y, z = at
    steel = m.steel()

    def roll(u, v):
        a = math.radians(8 + 82 * u)
        return ((v - .5) * .55, .172 * math.cos(a) + .004, .216 + .172 * math.sin(a))

    def frame():
        b = Builder()
        for sx in (-1, 1):
            for sy in (-1, 1):
                b.tube([(sx * .25, sy * .15, 0), (sx * .25, sy * .15, .125)], .010, steel, 10)
            b.box((sx * .272, 0, .168), (.012, .348, .10), steel, .004)
            b.cylinder((sx * .13, 0, 0), .035, .05, m.iron(), 20)
            b.box((sx * .290, 0, .19), (.022, .12, .014), m.brass(), .004)
        for sy in (-1, 1):
            b.box((0, sy * .168, .168), (.556, .012, .10), steel, .004)
            b.tube([(-.25, sy * .15, .02), (.25, sy * .15, .02)], .006, steel, 8)
        b.box((0, 0, .128), (.54, .33, .012), steel, .003)
        b.sheet(roll, 18, 4, steel)
        for sx in (-1, 1):
            arc = [roll(i / 12, .5 + sx * .5) for i in range(13)]
            b.part([*arc, (arc[0][0], .0, .216)], [tuple(range(14))], steel)
        b.tube([(-.11, .05, .384), (-.10, .03, .410), (.10, .03, .410), (.11, .05, .384)], .007, m.brass(), 8)
        return b

    put(cached('chafing', frame), at)
    for sx in (-1, 1):
        put(p.flame_mesh(), (x + sx * .13, y, z + .048), (0, 0, 0), 1.1)
    top = z + .165
    rng = random.Random(seed)
    if kind == 'potato':
        for k in range(95):
            f.potato_small((x + rng.uniform(-.23, .23), y + rng.uniform(-.13, .13), top + rng.uniform(0, .022)), k, 1.05)
        h.rosemary((x - .06, y - .03, top + .06), (.1, 0, .7), 1.6, 2)
        h.parsley((x, y, top + .055), 40, .24, seed, 1.2)
    elif kind == 'roast':
        for k in range(170):
            f.roast_piece((x + rng.uniform(-.24, .24), y + rng.uniform(-.14, .14), top + rng.uniform(0, .03)),
                          rng.choice(('carrot', 'pepper', 'yellow', 'courgette', 'beet', 'onion')), k, 1.15)
        h.rosemary((x + .04, y - .04, top + .06), (.1, 0, -.5), 1.6, 1)
    elif kind == 'beef':
        gravy(at=(x, y, top - .006), size=(.53, .32))
        chunk = [cached(f'braised-{k}', lambda k=k: Builder().blob((0, 0, 0), (.026, .022, .018), f.meat_crust(), k + 2, .34, 1.1, 3)) for k in range(4)]
        for k in range(120):
            put(rng.choice(chunk), (x + rng.uniform(-.23, .23), y + rng.uniform(-.13, .13), top + .004 + rng.uniform(0, .022)), (rng.uniform(0, 6), rng.uniform(0, 6), 0), rng.uniform(.8, 1.2))
        for k in range(30):
            f.roast_piece((x + rng.uniform(-.22, .22), y + rng.uniform(-.12, .12), top + .022), rng.choice(('carrot', 'onion')), k, .9)
        h.parsley((x, y, top + .05), 50, .24, seed, 1.2)
        h.rosemary((x - .1, y - .02, top + .06), (.1, 0, -.9), 1.5, 3)
    elif kind == 'fish':
        gravy(at=(x, y, top - .004), size=(.53, .32), tone=(.72, .52, .22))
        for k in range(10):
            f.fillet((x - .20 + .10 * (k % 5), y - .07 + .14 * (k // 5), top), f.salmon_cooked(), (.125, .062, .030), .15 * (-1) ** k, 2 + k % 2)
            h.dill((x - .20 + .10 * (k % 5), y - .07 + .14 * (k // 5), top + .034), 1.1, (.3, 0, k), 1 + k % 3)
        for k in range(5):
            f.lemon_slice((x - .16 + .09 * k, y, top + .02), (.4, .2, k), .024)
    return top


def gravy(at, size, tone=(.16, .060, .018)):
    """A shallow sauce that fills a rectangular pan."""
    mat = m.surface(f'gravy-{tone[0]}', tone, rough=.18, coat=.8, bump=.15, bump_scale=30)
    put(Builder().box((0, 0, 0), (size[0], size[1], .006), mat, .002), at)


def riser(at, size=(.36, .30), height=.09, material=None):
    """A wooden box that lifts a dish on a buffet; returns the height of its top."""
    put(Builder().box((0, 0, height / 2), (size[0], size[1], height), material or m.walnut_x(), .005), at)
    return at[2] + height


def stack_of_plates(at, count=14, radius=.135, material=None, seed=1):
    """Plates standing in each other, slightly out of line."""
    rng = random.Random(seed)
    for k in range(count):
        put(p.plate(radius, material), (at[0] + rng.uniform(-.0015, .0015), at[1] + rng.uniform(-.0015, .0015), at[2] + k * .0085))


def glass_rows(at, kind, columns, rows, pitch=.082, drink=None, seed=1, filled=1.0, level=None):
    """Glasses in rows, a little uneven; `filled` is the share that holds a drink."""
    rng = random.Random(seed)
    for i in range(columns):
        for j in range(rows):
            full = drink if drink and rng.random() < filled else None
            put(p.glass(kind, full, level), (at[0] + i * pitch + rng.uniform(-.004, .004), at[1] + j * pitch + rng.uniform(-.004, .004), at[2]),
                (0, 0, rng.uniform(0, 6)))


def tasting_spoon(at, rot=0.0):
    """A porcelain spoon with a flat handle, as served at receptions; the bite lies about 1 cm above its ground."""
    def build():
        def shell(u, v):
            a = u * math.tau
            x, y = .024 * math.cos(a) * v, .034 * math.sin(a) * v
            return (x, y, .004 + .016 * v ** 2.4 + (.012 * max(0, math.sin(a)) ** 6 * v ** 3))

        def grip(u, v):
            w = (u - .5) * (.017 - .004 * v)
            return (w, .030 + v * .060, .026 + .012 * math.sin(v * 1.6) - .010 * v * v)
        b = Builder().sheet(shell, 48, 12, m.porcelain(), closed=True)
        return b.sheet(grip, 6, 10, m.porcelain()).lathe([(0, 0), (.012, 0), (.013, .003), (0, .005)], m.porcelain(), 24)

    put(cached('tasting-spoon', build), at, (0, 0, rot))


def candelabrum(at, arms=5, height=.42, reach=.17, lit=0.0):
    """A brass candlestick with several arms and slender candles."""
    def build():
        b = Builder().lathe([(0, 0), (.060, 0), (.062, .004), (.030, .014), (.010, .030), (.008, .08), (.014, .10), (.008, .12), (.007, height - .06), (.013, height - .03), (.008, height)],
                            m.brass(), 36)
        for k in range(arms - 1):
            a = math.tau * k / (arms - 1) + .4
            pts = []
            for i in range(13):
                t = i / 12
                pts.append((math.cos(a) * reach * math.sin(t * math.pi / 2), math.sin(a) * reach * math.sin(t * math.pi / 2), height - .10 - .05 * math.sin(t * math.pi) + .08 * t * t))
            b.tube(pts, .0052, m.brass(), 10)
        return b

    put(cached(f'candelabrum-{arms}-{height}', build), at)
    spots = [(0, 0, height)]
    for k in range(arms - 1):
        a = math.tau * k / (arms - 1) + .4
        spots.append((math.cos(a) * reach, math.sin(a) * reach, height - .02))
    for dx, dy, dz in spots:
        p.taper((at[0] + dx, at[1] + dy, at[2] + dz - .042), .22)
    if lit:
        studio.point((at[0], at[1], at[2] + height + .28), lit, radius=.06)


def cloche(at, radius=.13):
    """A silver dome with a knob."""
    put(cached('cloche', lambda: Builder().lathe([(radius, 0), (radius * 1.03, .004), (radius, .010)] + [
        (radius * math.cos(t), .010 + radius * .88 * math.sin(t)) for t in [i / 12 * math.pi / 2 for i in range(1, 12)]] + [
            (.010, radius * .89), (.008, radius * .97), (.017, radius * 1.04), (.016, radius * 1.12), (0, radius * 1.16)], m.steel(), 64)), at)


def crate(at, size=(.50, .36, .28), rot=0.0, material=None):
    """A slatted wooden crate, open at the top."""
    wood = material or m.oak_x()
    w, d, hgt = size

    def build():
        b = Builder()
        for k in range(3):
            zz = hgt * (k + .5) / 3
            for s in (-1, 1):
                b.box((0, s * d / 2, zz), (w, .012, hgt / 3 - .012), wood, .002)
                b.box((s * w / 2, 0, zz), (.012, d - .012, hgt / 3 - .012), wood, .002)
        for sx in (-1, 1):
            for sy in (-1, 1):
                b.box((sx * (w / 2 - .02), sy * (d / 2 - .018), hgt / 2), (.026, .022, hgt), wood, .002)
        return b.box((0, 0, .008), (w - .02, d - .02, .012), wood, .002)

    put(cached(f'crate-{size}-{wood.name}', build), at, (0, 0, rot))


def fireplace(at, width=1.5, watts=180.0):
    """A fireplace in the wall that looks towards -Y: surround, opening, logs, flames and their light."""
    from . import venue
    x, y, z = at
    stone = m.surface('mantel', (.20, .185, .165), rough=.55, color2=(.27, .25, .22), scale=5, bump=.2, bump_scale=22)
    soot = m.surface('soot', (.010, .009, .008), rough=.95)
    b = Builder()
    for s in (-1, 1):
        b.box((s * (width / 2 + .14), -.10, .55), (.28, .24, 1.10), stone, .01)
    b.box((0, -.10, 1.19), (width + .56, .24, .18), stone, .01)
    b.box((0, -.14, 1.31), (width + .76, .36, .06), m.dark_wood(), .006)
    b.box((0, -.02, .02), (width + .5, .75, .04), stone, .01)
    b.box((0, .42, .6), (width, .04, 1.2), soot).box((0, .2, 1.12), (width, .5, .04), soot)
    for s in (-1, 1):
        b.box((s * width / 2, .2, .55), (.02, .5, 1.1), soot)
    b.box((0, .2, .03), (width, .5, .02), soot)
    put(b, at)
    bark = m.surface('log', (.018, .012, .009), rough=.9, color2=(.06, .04, .028), scale=20, bump=.7, bump_scale=40)
    ember = m.glow('ember', (1.0, .22, .04), 7, 3)
    rng = random.Random(3)
    logs = Builder()
    for k, (dx, dy, dz, a) in enumerate(((-.12, .20, .10, .10), (.14, .25, .10, -.16), (.0, .16, .19, .28), (.03, .28, .20, -.32))):
        d = Vector((math.cos(a), math.sin(a) * .4, .06 * (-1) ** k)) * .34
        c = Vector((dx, dy, dz))
        logs.tube([c - d, c, c + d], [.052, .058, .050], bark, 12)
    for k in range(90):
        logs.blob((rng.gauss(0, .24), .2 + rng.gauss(0, .07), .055 + rng.uniform(0, .03)), rng.uniform(.012, .034), ember, k, .4, 2, 1)
    put(logs, at)
    venue.flames((x, y + .2, z), .14, 12, .26, 5, .52)
    studio.point((x, y + .12, z + .48), watts, (1.0, .45, .14), .14)


def gravel_path(points, width=1.3, z=.0, seed=1, stones=2600):
    """A path of fine gravel along points."""
    rng = random.Random(seed)
    pts = [Vector((*q, z)) for q in points]
    ground = m.surface('path', (.11, .095, .075), rough=.95, color2=(.17, .15, .12), scale=7, bump=.8, bump_scale=90, bump_distance=.01)
    n = len(pts) - 1

    def spot(t):
        k = min(n - 1, int(t * n))
        return pts[k].lerp(pts[k + 1], t * n - k), (pts[k + 1] - pts[k]).normalized()

    def surface(u, v):
        q, d = spot(v)
        w = (u - .5) * width * (1 + .06 * jitter(seed, (v * 12, round(u), 0), 1, 1))
        return (q.x - d.y * w, q.y + d.x * w, z + .016 - .012 * abs(u - .5) * 2)
    put(Builder().sheet(surface, 10, 90, ground))
    pebble = m.surface('pebble', (.15, .135, .11), rough=.85, color2=(.25, .23, .19), scale=3, random_value=.4)
    kinds = [cached(f'pebble-{k}', lambda k=k: Builder().blob((0, 0, 0), (.012, .009, .006), pebble, k, .3, 1.2, 1)) for k in range(4)]
    for _ in range(stones):
        q, d = spot(rng.random() ** 1.8)
        w = rng.uniform(-.5, .5) * width
        put(rng.choice(kinds), (q.x - d.y * w, q.y + d.x * w, z + .016), (0, 0, rng.uniform(0, 6)), rng.uniform(.5, 1.4))


def on_path(points, width=1.3):
    """A test for `environment.grass`: true on the path and a hand's breadth beside it."""
    def bare(x, y):
        for (xa, ya), (xb, yb) in zip(points, points[1:]):
            if ya <= y <= yb:
                return abs(x - (xa + (xb - xa) * (y - ya) / (yb - ya))) < width / 2 - .02
        return False
    return bare


def floating_candle(at, seed=1, bowl=True):
    """A small flame in a glass bowl that floats on the water; the water level is at z."""
    x, y, z = at
    if bowl:
        put(cached('float-bowl', lambda: Builder().lathe([(0, -.035), (.05, -.03), (.075, .0), (.082, .035), (.080, .037), (.072, .002), (.045, -.024), (0, -.028)],
                                                        m.clear('float-glass', (.98, .86, .66), .02), 40)), at)
    put(cached('float-wax', lambda: Builder().lathe([(0, -.02), (.046, -.02), (.050, .004), (.044, .010), (.012, .006), (0, .005)], m.wax(), 32)), (x, y, z + .002))
    put(p.flame_mesh(), (x, y, z + .008), (0, 0, seed), 1.35)


def guest_house(at, rot=0.0, width=11.0, depth=5.5, height=3.1, lit=260.0):
    """The pavilion from outside: dark timber, a glazed front with warm light behind it, a flat roof with a wide eave."""
    base = transform(at, (0, 0, rot))
    wood, frame = m.dark_wood(), m.surface('frame', (.014, .015, .016), rough=.4, metal=.3)
    inner = m.surface('inner-wall', (.32, .24, .16), rough=.8)
    b = Builder()
    w2 = width / 2
    b.box((0, depth / 2, height / 2), (width, .2, height), inner, .01)
    for s in (-1, 1):
        b.box((s * w2, 0, height / 2), (.2, depth, height), wood, .01)
    b.box((0, 0, height + .15), (width + 1.6, depth + 2.0, .26), wood, .02)
    b.box((0, 0, height + .01), (width + .4, depth, .04), m.surface('soffit', (.16, .10, .055), rough=.6), .004)
    b.box((0, 0, -.06), (width + 1.4, depth + 2.2, .14), wood, .01)
    n = int(width / 1.35)
    for i in range(n + 1):
        b.box((-w2 + width * i / n, -depth / 2, height / 2), (.07, .09, height), frame, .006)
    for zz in (.05, height - .62, height - .04):
        b.box((0, -depth / 2, zz), (width, .08, .07), frame, .006)
    put(b, parent=base)
    lamp = cached('house-lamp', lambda: Builder().blob((0, 0, 0), .10, m.bulb(), 1, 0, 1, 3))
    for i in range(5):
        put(lamp, (-w2 + width * (i + .5) / 5, .2, height - .85), parent=base)
    for i in range(4):
        c = base @ Vector((-w2 + width * (i + .5) / 4, .2, 0))
        put(p.chair(), (c.x, c.y, c.z))
    at_lamp, down = base @ Vector((0, .1, height - .25)), base @ Vector((0, .1, 0))
    studio.area(at_lamp, down, (width * .9, depth * .6), lit, studio.WARM, 170)
    out, ground = base @ Vector((0, -depth / 2 - .8, height - .12)), base @ Vector((0, -depth / 2 - .9, 0))
    studio.area(out, ground, (width * .8, .5), lit * .28, studio.WARM, 160)
