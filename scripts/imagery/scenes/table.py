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
