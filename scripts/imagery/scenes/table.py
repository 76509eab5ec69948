"""Set tables seen close: seated dinner, luxury, the pass of the kitchen, the buffet."""
import math
import random

from mathutils import Vector

from lib import environment as env
from lib import food as f
from lib import herbs as h
from lib import materials as m
from lib import props as p
from lib import studio
from lib import venue
from lib.mesh import Builder, cached, put, transform
from scenes.plates import tabletop, view


def evening_table(cloth=None, preset='blue', sun=14.0, seed=1, lights=8):
    """A clothed table on the terrace, ready to be laid; the top is at props.TABLE."""
    env.sky(preset, sun)
    env.lake()
    env.far_shore(preset, lights=lights, seed=seed)
    env.deck(-6, 6, -3, 6.5)


def type_seated_dinner():
    """One place, sharp; the opposite side of the table, candles and lake behind it."""
    evening_table(seed=61)
    p.clothed_table((0, 0.0), (3.6, 1.1))
    for k, x in enumerate((-1.24, -.62, 0, .62, 1.24)):
        p.place_setting((x, -.35, p.TABLE), 0, seed=k + 3)
        p.place_setting((x + .02, .35, p.TABLE), math.pi, seed=k + 13)
        put(p.chair(), (x, .86, 0), (0, 0, math.pi + .05 * k))
    p.garland([(-1.7 + .34 * k, .02 * (-1) ** k, p.TABLE) for k in range(11)], 240, ('cream', 'blush', 'white'), 22, .09, 4)
    for k, x in enumerate((-1.05, -.55, -.18, .32, .78, 1.2)):
        p.taper((x, .07 * (-1) ** k, p.TABLE), (.24, .30, .27)[k % 3])
        p.tealight((x + .16, -.12 * (-1) ** k, p.TABLE))
    p.string_lights((-3, 2.6, 2.6), (3, 2.6, 2.6), .4, 13, 1)
    p.string_lights((-3, 4.2, 2.6), (3, 4.2, 2.6), .4, 15, 2)
    studio.area((-.2, .3, 2.3), (0, 0, .7), (3, 1.2), 72, studio.WARM, 150)
    studio.area((-1.3, -1.2, 1.7), (0, -.3, .75), .6, 10, studio.NEUTRAL)
    studio.camera((-.34, -1.02, 1.22), (.05, -.14, .80), 40, 2.4, (0, -.36, .77))


def champagne_bucket(at):
    """A silver cooler with ice and a bottle."""
    metal = m.steel()
    put(Builder().lathe([(0, .004), (.075, .004), (.08, 0), (.085, .01), (.102, .20), (.107, .21), (.109, .216), (.103, .214), (.095, .19), (.078, .02), (0, .015)], metal, 56), at)
    ice = m.clear('ice', (.93, .97, .99), .06, 1.0)
    rng = random.Random(4)
    cube = cached('ice-cube', lambda: Builder().box((0, 0, 0), (.03, .028, .026), ice, .005))
    for k in range(30):
        a, r = rng.uniform(0, 6.3), rng.uniform(.02, .082)
        put(cube, (at[0] + math.cos(a) * r, at[1] + math.sin(a) * r, at[2] + .195 + rng.uniform(-.01, .012)), (rng.uniform(0, 3), rng.uniform(0, 3), rng.uniform(0, 3)))
    body = m.liquid('champagne-bottle', (.012, .030, .010), .7, .03)
    gold = m.surface('foil', (.80, .58, .24), rough=.28, metal=1)
    base = transform((at[0] + .012, at[1], at[2] + .03), (.10, .24, 0))
    put(Builder().lathe([(0, 0), (.042, 0), (.044, .01), (.044, .16), (.038, .20), (.020, .25), (.0155, .28), (.0155, .30)], body, 40), parent=base)
    put(Builder().lathe([(.0205, .248), (.0165, .275), (.0165, .30), (.019, .303), (.019, .318), (.013, .325), (0, .326)], gold, 32), parent=base)


def oyster(at, rot=0.0, seed=1):
    """An opened oyster in its deep shell."""
    shell = m.surface('oyster-shell', (.10, .095, .085), rough=.7, color2=(.34, .31, .27), scale=32, bump=1, bump_scale=50, bump_distance=.006)
    pearl = m.surface('oyster-pearl', (.62, .60, .57), rough=.12, color2=(.40, .40, .42), scale=14, coat=1)
    meat = m.surface('oyster-meat', (.50, .44, .36), rough=.1, color2=(.28, .25, .21), scale=22, coat=1, sss=.3, sss_radius=(.008, .006, .004), bump=.35, bump_scale=40)

    def outline(a):
        return (.044 * math.cos(a) * (1 + .10 * math.sin(a * 3 + seed)), .030 * math.sin(a) * (1 + .12 * math.cos(a * 2 + seed)))

    def build():
        b = Builder()

        def inner(u, v):
            x, y = outline(u * math.tau)
            return (x * v, y * v, -.013 * (1 - v ** 2.6) + .003 * v * math.sin(u * 31 + seed) * v ** 4)

        def outer(u, v):
            x, y = outline(u * math.tau)
            k = v * (1.06 + .03 * math.sin(v * 42))
            return (x * k, y * k, -.019 * (1 - v ** 2.2) + .003 * math.sin(u * 31 + seed) * v ** 4 - .001)
        b.sheet(inner, 56, 16, pearl, closed=True).sheet(outer, 56, 22, shell, closed=True)

        def body(u, v):
            x, y = outline(u * math.tau)
            frill = 1 + .05 * math.sin(u * math.tau * 13) * v ** 3
            return (x * v * .80 * frill, y * v * .78 * frill, -.0085 + .0085 * (1 - v ** 2) * (1 + .3 * math.sin(u * 6.3 + 1)) + .0018 * v * math.sin(u * 60))
        return b.sheet(body, 84, 14, meat, closed=True)

    put(cached(f'oyster-{seed % 4}', build), at, (.06, -.05, rot))


def type_luxury_catering():
    """Oysters on crushed ice, champagne, candlelight."""
    tabletop('night', seed=63, side=1, bokeh=44)
    put(Builder().lathe([(0, .06), (.05, .06), (.055, 0), (.075, 0), (.06, .055), (.15, .075), (.185, .095), (.187, .099), (.18, .099), (.14, .082), (0, .075)], m.steel(), 72), (0, .02, 0))
    ice = m.clear('crushed-ice', (.90, .95, .98), .12, 1.0)
    frost = m.surface('frost', (.80, .85, .88), rough=.35, sss=.4, sss_radius=(.02, .02, .02), bump=.8, bump_scale=60, bump_distance=.006)
    put(Builder().lathe([(.172, 0), (.15, .010), (.10, .020), (.05, .026), (0, .028)], frost, 72, wobble=.05, seed=3), (0, .02, .090))
    rng = random.Random(5)
    bits = [cached(f'ice-{k}', lambda k=k: Builder().blob((0, 0, 0), .008, ice if k else frost, k + 2, .6, 1.2, 1)) for k in range(4)]
    for _ in range(420):
        a, r = rng.uniform(0, 6.3), .172 * math.sqrt(rng.random())
        put(rng.choice(bits), (math.cos(a) * r, .02 + math.sin(a) * r, .118 - (r / .172) ** 2 * .024 + rng.uniform(-.003, .003)), (rng.uniform(0, 6), rng.uniform(0, 6), 0), rng.uniform(.5, 1.4))
    for k in range(8):
        a = k * math.tau / 8 + .2
        oyster((math.cos(a) * .112, .02 + math.sin(a) * .112, .128), a, k)
    f.lemon_slice((.018, .0, .138), (1.15, .15, .3), .026)
    f.lemon_slice((-.020, .012, .136), (.95, -.2, 1.3), .026)
    h.parsley((0, .02, .13), 20, .2, 4, 1.2)
    for x, y in ((-.26, .14), (-.20, .26), (.27, .10)):
        put(p.glass('flute', m.sparkling()), (x, y, 0))
    champagne_bucket((.30, .34, 0))
    p.taper((-.34, .36, 0), .28)
    p.taper((-.10, .50, 0), .24)
    p.tealight((-.17, -.10, 0))
    studio.camera((-.12, -.86, .40), (.02, .06, .125), 62, 3.2, (0, -.04, .125))


def landing_premium_catering():
    """The pass: a row of plates being finished under warm lamps, tweezers and herbs at hand."""
    studio.plain_world((.018, .026, .034))
    wall = m.surface('kitchen-wall', (.030, .036, .038), rough=.5, color2=(.045, .052, .054), scale=2)
    put(Builder().box((0, 3.2, 1), (9, .1, 3), wall))
    top = m.surface('pass-steel', (.36, .36, .35), rough=.26, metal=1, color2=(.30, .30, .29), scale=14, rough_to=.36)
    put(Builder().box((0, 1.0, -.03), (1.5, 4.4, .06), top, .006))
    for k in range(7):
        y = .0 + .38 * k
        x = .02 * (-1) ** k
        put(p.plate(.145, m.stoneware()), (x, y, 0))
        base = transform((x, y, 0), (0, 0, .05 * k))

        def at(dx, dy, dz):
            q = base @ Vector((dx, dy, dz))
            return (q.x, q.y, q.z)
        h.stroke([at(-.075, .035, .0085), at(-.03, .045, .0085), at(.03, .036, .0085), at(.075, .012, .0085)], .040, f.cream(), .006, 3 + k)
        f.steak_slices(at(-.022, -.040, .012), 5, -.55 + .05 * k, .058, .036, .0155, .05, 3)
        h.pool(at(.012, -.036, .0087), .036, f.jus(), 3 + k, .35, .0018, (1.4, .8), .4)
        f.roast_mix(at(.052, .020, .009), .022, 7, 3 + k, ('carrot', 'onion', 'yellow'), .012, .85)
        h.cress(at(.0, .0, .046), 1.1, 9, .02, k)
        if k < 5:
            h.rosemary(at(-.055, .01, .03), (.1, 0, .8), .7, 1)
    put(p.bowl(.05, .04, m.stoneware_light()), (.30, .06, 0))
    h.cress((.30, .06, .03), 1.6, 60, .05, 4)
    put(p.bowl(.045, .035, m.stoneware()), (.32, .24, 0))
    h.crumbs((.32, .24, .02), .03, 120, f.salt(), (.001, .003), 3)
    tweezers = Builder()
    for s in (-1, 1):
        tweezers.tube([(s * .001, .0, .004), (s * .006, -.08, .006), (s * .0045, -.16, .004), (s * .001, -.205, .003)], [.0028, .0028, .0020, .0009], m.steel(), 8)
    put(tweezers, (.24, .02, .002), (0, 0, .25))
    for y in (.35, 1.1, 1.85, 2.6):
        venue.pendant((0.0, y, .74), 'cone', m.brass(), ceiling=2.2)
    studio.area((0, 1.2, .76), (0, 1.2, 0), (.35, 3.0), 34, studio.WARM, 140)
    studio.area((-.9, -.3, .7), (0, .2, 0), .5, 10, studio.NEUTRAL)
    studio.area((2.2, 2.4, 1.4), (0, 1.6, .3), 1.0, 20, studio.DUSK)
    studio.camera((-.40, -.80, .44), (-.02, .36, .035), 44, 2.6, (0, .02, .03))


def buffet_bowl(at, kind, seed=1):
    """One large salad bowl of the cold buffet."""
    put(p.bowl(.15, .085, m.stoneware() if seed % 2 else m.stoneware_light()), at)
    x, y, z = at
    if kind == 'leaves':
        h.heap_of_leaves((x, y, z + .045), .12, 34, seed, ('green', 'red', 'frisee', 'rocket'), .06, 1.0)
        for k in range(9):
            f.tomato_half((x + .09 * math.cos(k * 2.4) * (k / 9) ** .5, y + .09 * math.sin(k * 2.4) * (k / 9) ** .5, z + .115 - .003 * k), .014, (-.3, .3, k))
    elif kind == 'roast':
        f.roast_mix((x, y, z + .045), .11, 95, seed, height=.06, size=1.1)
        h.rosemary((x - .03, y, z + .12), (.1, 0, .6), 1.3, 2)
    elif kind == 'grain':
        pearl = m.surface('bulgur', (.52, .33, .13), rough=.5, color2=(.64, .46, .22), scale=60, coat=.4)
        f.grains((x, y, z + .05), .125, 1500, pearl, .0055, .004, .045, seed)
        f.roast_mix((x, y, z + .08), .09, 26, seed, ('pepper', 'yellow', 'courgette'), .03, .6)
        h.parsley((x, y, z + .11), 40, .18, seed, 1.2)
    else:
        for k in range(44):
            a, r = k * 2.4, .019 * math.sqrt(k % 22)
            f.potato_small((x + math.cos(a) * r, y + math.sin(a) * r, z + .035 + .026 * (k // 22) - r * .1), k, 1.0)
        h.rosemary((x, y, z + .12), (.1, 0, 1), 1.4, 3)
        h.parsley((x, y, z + .11), 24, .18, seed, 1.1)


def salmon_side(at, rot=0.0):
    """A cured side of salmon, partly sliced, on a board with lemon and dill."""
    put(cached('salmon-board', lambda: Builder().box((0, 0, .010), (.62, .22, .020), m.oak_x(), .005)), at, (0, 0, rot))
    x, y, z = at

    def side(u, v):
        a = u * math.pi
        w = .085 * math.sin(math.pi * min(1, .10 + .80 * v)) ** .55
        return ((v - .5) * .54, math.cos(a) * w, math.sin(a) * .028 * (1 - .5 * abs(v - .4)))
    put(cached('salmon-side', lambda: Builder().sheet(side, 30, 50, m.striped('salmon-side', (.62, .155, .050), (.76, .38, .20), 20, .22, 'X', 3.0, .42, .95, .15, .25, .8))), (x, y, z + .020),
        (0, 0, rot))
    for k in range(7):
        f.lemon_slice((x - .24 + .07 * k, y - .085 + .008 * (k % 2), z + .03), (.5, .2, k), .022)
        h.dill((x - .2 + .065 * k, y + .01 * (-1) ** k, z + .05), 1.3, (.2, 0, k * 1.3), 1 + k % 3)


def cheese_board(at, rot=0.0):
    """Three cheeses, grapes, figs and nuts."""
    x, y, z = at
    put(cached('cheese-board', lambda: Builder().box((0, 0, .010), (.46, .26, .020), m.walnut_x(), .006)), at, (0, 0, rot))
    hard = m.surface('hard-cheese', (.66, .42, .13), rough=.5, color2=(.74, .52, .20), scale=20, bump=.3, bump_scale=40, sss=.15)
    rind = m.surface('rind', (.33, .19, .075), rough=.8, bump=.5, bump_scale=60)
    soft = m.surface('soft-rind', (.80, .76, .68), rough=.9, bump=.4, bump_scale=90, color2=(.72, .66, .55), scale=20)
    wedge = [(0, 0), (.14, -.035), (.146, 0), (.14, .035)]
    put(cached('wedge', lambda: Builder().slab(wedge, .055, rind, bevel=.001, top=hard)), (x - .19, y + .03, z + .02), (0, 0, .3))
    put(cached('wedge-2', lambda: Builder().slab([(px * .8, py * 1.1) for px, py in wedge], .04, hard, bevel=.001)), (x - .16, y - .06, z + .02), (0, 0, -.2))
    arc = [(0, 0)] + [(.06 * math.cos(a), .06 * math.sin(a)) for a in [.5 + i * .19 for i in range(28)]]
    put(cached('soft-cheese', lambda: Builder().slab(arc, .032, f.cream(), bevel=.003, top=soft)), (x + .04, y + .03, z + .02))
    grape = m.surface('grape', (.045, .010, .035), rough=.28, color2=(.10, .03, .075), scale=20, coat=.3, sss=.3, sss_radius=(.006, .002, .003))
    ball = cached('grape', lambda: Builder().blob((0, 0, 0), (.0105, .0105, .012), grape, 1, .03, 1, 3))
    rng = random.Random(4)
    for k in range(34):
        t = rng.random()
        put(ball, (x + .11 + .085 * t + rng.gauss(0, .010), y - .06 + .05 * t + rng.gauss(0, .016), z + .030 + rng.uniform(0, .022) * (1 - t)), (rng.uniform(-1, 1), rng.uniform(-1, 1), 0))
    for k, (dx, dy) in enumerate(((-.02, -.08), (.02, -.095), (.16, .07))):
        f.fig_half((x + dx, y + dy, z + .036), (.3, .2 * k, k), 1.25)
    for k in range(6):
        f.walnut_half((x - .06 + .03 * k, y - .105 + .012 * (k % 2), z + .022), (.2, .2, k), 1.0, k)


def type_cold_buffet():
    """A long buffet under pendant lamps: salads, salmon, cheese, bread, the lake behind."""
    evening_table(seed=65)
    p.clothed_table((0, .0), (4.2, .95), .70, m.linen_sand())
    t = p.TABLE
    for k, (x, kind) in enumerate(((-.20, 'leaves'), (.24, 'grain'), (-.64, 'roast'))):
        buffet_bowl((x, .14 + .02 * k, t + (.08 if k == 1 else 0)), kind, k + 3)
        if k == 1:
            put(Builder().box((0, 0, .04), (.34, .34, .08), m.walnut_x(), .006), (x, .16, t))
    salmon_side((.02, -.24, t), .05)
    cheese_board((.66, -.16, t), -.08)
    put(Builder().box((0, 0, .012), (.40, .24, .024), m.oak_x(), .005), (-.66, -.22, t))
    f.loaf_slices((-.80, -.24, t + .024), 9, 2, -1.4)
    f.loaf_slices((-.74, -.14, t + .024), 7, 5, -1.5)
    buffet_bowl((1.16, .12, t), 'potato', 6)
    buffet_bowl((-1.12, .10, t), 'leaves', 8)
    p.vase_bouquet((.66, .30, t), ('cream', 'white', 'blush'), 11, 2, spread=.15, vase_height=.17)
    p.taper((-.42, .36, t), .30)
    p.taper((.44, .38, t), .26)
    p.taper((1.0, .38, t), .30)
    p.lantern((-.98, .34, t), .16, .30, .4, 0)
    p.string_lights((-3, 2.0, 2.4), (3, 2.3, 2.4), .4, 13, 1)
    p.string_lights((-3, 3.8, 2.5), (3, 3.8, 2.5), .4, 15, 2)
    studio.area((0, .1, 2.0), (0, 0, .7), (3.2, .7), 80, studio.WARM, 140)
    studio.area((-1.3, -1.3, 1.8), (0, -.2, .8), .6, 16, studio.NEUTRAL)
    studio.camera((-.62, -1.26, 1.26), (.07, .05, .875), 41, 2.8, (0, -.16, .82))


def type_own_idea():
    """Where a menu begins: an open notebook, a pencil, bowls of herbs, lemons and spices on oak."""
    tabletop('oak', seed=67)
    page = m.surface('page', (.70, .65, .55), rough=.85, color2=(.74, .69, .60), scale=4)
    ink = m.surface('ink', (.035, .035, .045), rough=.6)
    cover = m.surface('leather', (.035, .020, .013), rough=.55, bump=.3, bump_scale=120)
    base = transform((-.06, -.02, 0), (0, 0, .16))
    put(Builder().box((0, 0, .004), (.31, .22, .006), cover, .002), parent=base)
    for s in (-1, 1):
        def leaf(u, v, s=s):
            x = s * u * .148
            return (x, (v - .5) * .205, .008 + .0085 * math.sin(math.pi * min(1, u * 1.25)) * (1 - u * .5) - .002 * u)
        put(Builder().sheet(leaf, 24, 8, page), parent=base)
    rng = random.Random(2)
    lines = Builder()
    for row in range(9):
        y, x = .075 - row * .017, .022
        while x < .022 + rng.uniform(.06, .11):
            w = rng.uniform(.006, .018)
            pts = [(x + w * i / 8, y + .0026 * math.sin(i * 2.6 + row) * rng.uniform(.4, 1), .0165 - abs(x - .06) * .03) for i in range(9)]
            lines.tube(pts, .00045, ink, 5)
            x += w + .005
    for k in range(4):
        r = .042 - .009 * k
        lines.tube([(-.075 + math.cos(a) * r, .02 + math.sin(a) * r * .96, .0165) for a in [math.tau * i / 40 for i in range(41)]], .0005, ink, 5)
    put(lines, parent=base)
    pencil = m.surface('pencil', (.010, .022, .022), rough=.3, coat=.5)
    tip = m.surface('pencil-wood', (.55, .38, .20), rough=.7)
    b = Builder().tube([(0, 0, 0), (0, .145, 0)], .0037, pencil, 6)
    b.tube([(0, 0, 0), (0, -.016, 0)], [.0037, .0008], tip, 12).tube([(0, -.016, 0), (0, -.019, 0)], [.0008, .0002], ink, 6)
    put(b, (.03, -.075, .0135), (0, 0, .95))
    put(p.bowl(.055, .035, m.stoneware()), (.20, .06, 0))
    h.crumbs((.20, .06, .02), .036, 300, f.salt(), (.001, .0032), 3)
    put(p.bowl(.048, .032, m.stoneware_light()), (.29, -.02, 0))
    h.crumbs((.29, -.02, .018), .03, 220, f.pepper(), (.0012, .0034), 4)
    put(p.bowl(.06, .04, m.stoneware()), (.12, .20, 0))
    for k in range(9):
        f.cherry_tomato((.12 + .026 * math.cos(k * 2.4) * (k > 0), .20 + .026 * math.sin(k * 2.4) * (k > 0), .014 + .017 * (k < 3)), .0135, k)
    for k in range(5):
        h.rosemary((.14 + .014 * k, -.06 + .006 * k, .002), (.05, 0, -.5 + .2 * k), 1.2, 1 + k % 3)
    h.basil((-.27, .05, .004), 1.5, .3, 1, 5)
    h.basil((-.30, .09, .004), 1.3, 1.3, 2, 4)
    lemon = m.surface('lemon-whole', (.74, .52, .035), rough=.38, bump=.5, bump_scale=260, bump_distance=.001, coat=.3)
    put(Builder().blob((0, 0, .03), (.040, .030, .030), lemon, 2, .05, 1, 4), (-.24, .20, 0), (0, 0, .5))
    f.lemon_slice((-.16, .16, .002), (0, 0, .4), .030)
    put(p.glass('white', m.white_wine()), (.30, .27, 0))
    p.taper((-.06, .36, 0), .24)
    p.tealight((-.36, .33, 0))
    view(.62, 37, 75, (.02, .02, .01), -8, 4)


def grill_grate(at, size=(.9, .6), bars=46):
    """Cast bars over embers in an open steel tray."""
    iron = m.iron()
    x, y, z = at
    b = Builder()
    for k in range(bars):
        px = x - size[0] / 2 + size[0] * (k + .5) / bars
        b.tube([(px, y - size[1] / 2, z), (px, y + size[1] / 2, z)], .0042, iron, 8)
    for s in (-1, 1):
        b.tube([(x - size[0] / 2, y + s * size[1] * .42, z - .006), (x + size[0] / 2, y + s * size[1] * .42, z - .006)], .006, iron, 8)
        b.box((x, y + s * (size[1] / 2 + .03), z - .05), (size[0] + .14, .03, .16), iron, .006)
        b.box((x + s * (size[0] / 2 + .05), y, z - .05), (.03, size[1] + .06, .16), iron, .006)
    b.box((x, y, z - .17), (size[0] + .1, size[1] + .06, .02), iron, .004)
    put(b)
    coal = m.surface('coal', (.012, .011, .010), rough=.9, color2=(.16, .15, .14), scale=14, low=.5, high=.66, bump=.6, bump_scale=30)
    hot = m.glow('hot-coal', (1.0, .17, .025), 2.6, 1.6)
    rng = random.Random(3)
    lumps = [cached(f'coal-{k}', lambda k=k: Builder().blob((0, 0, 0), .03, hot if k % 4 == 0 else coal, k + 2, .45, 1.1, 2)) for k in range(8)]
    for _ in range(300):
        put(rng.choice(lumps), (x + rng.uniform(-.5, .5) * size[0], y + rng.uniform(-.5, .5) * size[1], z - .125 + rng.uniform(0, .028)), (rng.uniform(0, 6), rng.uniform(0, 6), 0), rng.uniform(.5, 1.1))


def grill_food(z, seed=1):
    """Steaks, skewers, corn and vegetables on the bars."""
    rng = random.Random(seed)
    seared = m.striped('seared', (.022, .011, .007), (.135, .058, .027), 15, .48, 'X', 1.8, .10, .34, .7, 0, .25, 3.0)
    steak = cached('grill-steak', lambda: Builder().blob((0, 0, .010), (.078, .052, .0135), seared, 4, .26, .9, 5, octaves=4))
    for x, y, a in ((-.14, -.06, .5), (.04, -.10, .42), (-.05, .10, .6)):
        put(steak, (x, y, z + .004), (0, 0, a))
        h.crumbs((x, y, z + .03), .05, 44, f.salt(), (.0008, .002), 3)
        h.rosemary((x - .01, y, z + .034), (0, 0, a + .6), .9, 2)
    for k in range(4):
        base = transform((.20 + .062 * k, -.02, z + .018), (0, 0, .12 - .03 * k))
        put(cached('metal-pick', lambda: Builder().tube([(0, -.20, 0), (0, .17, 0)], .0016, m.steel(), 8)), parent=base)
        for j, kind in enumerate(('pepper', 'meat', 'onion', 'meat', 'yellow', 'meat', 'courgette', 'meat', 'pepper')):
            q = base @ Vector((0, -.13 + .031 * j, -.004))
            if kind == 'meat':
                put(cached(f'kebab-{j % 3}', lambda j=j: Builder().blob((0, 0, 0), (.021, .018, .017), f.meat_crust(), j, .2, 1.1, 3)), q, (rng.uniform(0, 3), 0, rng.uniform(0, 6)))
            else:
                f.roast_piece((q.x, q.y, q.z - .006), kind, j, 1.25)
    for k in range(5):
        f.tomato_half((-.30 + .045 * (k % 3), .06 + .06 * (k // 3), z + .016), .022, (0, 0, k))
    for k in range(6):
        f.roast_piece((-.33 + .05 * (k % 3), -.12 + .06 * (k // 3), z + .008), 'courgette', k, 1.25)


def type_grill_catering():
    """Steaks and skewers over embers, small flames, the dusk behind."""
    env.sky('blue', 10)
    env.lake(-1.3)
    env.far_shore('blue', -1.3, lights=7, seed=69)
    grill_grate((0, 0, 0))
    grill_food(0, 3)
    venue.flames((-.05, .0, -.10), 0, 9, .30, 4, .20)
    venue.flames((.25, .1, -.10), 0, 4, .14, 7, .16)
    rng = random.Random(9)
    spark = cached('grill-spark', lambda: Builder().blob((0, 0, 0), .0016, m.glow('grill-spark', (1, .35, .06), 22, 2), 1, 0, 1, 1))
    for _ in range(46):
        put(spark, (rng.gauss(0, .25), rng.uniform(-.2, .35), rng.uniform(.06, .5)))
    spot = cached('bokeh', lambda: Builder().blob((0, 0, 0), .03, m.glow('bokeh', (1.0, .60, .25), 15, 1), 1, 0, 1, 2))
    for _ in range(24):
        put(spot, (rng.uniform(-2.2, 2.2), rng.uniform(2.6, 4.2), rng.uniform(-.25, .9)))
    studio.area((0, 0, -.09), (0, 0, 1), (.8, .5), 9, (1, .34, .08))
    studio.area((-.7, .6, .7), (0, 0, 0), (.8, .6), 46, (1, .80, .58))
    studio.area((.6, -1.0, .8), (0, 0, 0), .6, 5, studio.NEUTRAL)
    studio.camera((-.24, -.74, .33), (.05, .0, .018), 58, 3.4, (-.02, -.07, .03))
