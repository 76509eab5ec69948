"""Side dishes, b01 to b12, mostly in bowls for the table."""
import math
import random

import stage
from dishes import garnish as g
from dishes import models, produce
from lib import food as f
from lib import materials as m
from lib.mesh import Builder, cached, put

TAU = math.tau
Z = stage.FOOD


def bowl(radius=.088, height=.050):
    """The serving bowl of the side dishes; returns the height on which things lie."""
    stage.deep(radius, height, (0, 0, 0), .08)
    return height * .62


def b01():
    """Potato gratin in its dish."""
    b = Builder().lathe([(0, .002), (.078, .002), (.086, .006), (.096, .038), (.102, .040), (.101, .0425), (.094, .0415)], stage.white(), 128)
    b.lathe([(.094, .0415), (.092, .034), (0, .033)], m.surface('gratin-cream', (.80, .66, .40)), 96)
    for s in (-1, 1):
        b.tube([(s * .100, -.020, .036), (s * .116, -.014, .037), (s * .118, 0, .037), (s * .116, .014, .037), (s * .100, .020, .036)], .0044, stage.white(), 12)
    put(b)
    top, edge = m.surface('gratin-potato', (.76, .58, .28)), m.surface('gratin-brown', (.34, .18, .06))
    for ring, n in ((.070, 14), (.043, 9), (.016, 4)):
        for k in range(n):
            a = TAU * k / n + ring * 9
            produce.disc_slice((math.cos(a) * ring, math.sin(a) * ring, .038), .0195, .0026, top, edge, (.30 * math.sin(a + 1.3), -.30 * math.cos(a + 1.3), 0))
    g.thyme((-.004, -.002, .05), 1.3, -.6)


def b02():
    """Baby potatoes with rosemary."""
    z = bowl()
    for k in range(22):
        a, r = k * 2.4, .0165 * (k % 15) ** .5
        produce.potato((math.cos(a) * r, math.sin(a) * r, z - .010 + .020 * (k // 15) - r * .08), k, .98)
    g.needles((-.034, -.022, z + .04), 1.25, -.7)
    g.needles((.036, -.014, z + .03), 1.1, .5)


def b03():
    """Mashed potatoes with brown butter."""
    z = bowl()
    models.spiral((0, 0, z), .076, g.cream('mash'), .0085)
    butter = g.jus((0, .002, z + .0135), .020, 4, (1.2, .9), .3, 'brown-butter', (.52, .30, .08))
    butter['accent'] = True
    g.stalks((.012, .006, z + .02), 3, .05, .7)


def b04():
    """Hand-scraped spätzle, fried onions."""
    z, rng = bowl(), random.Random(4)
    dough = m.surface('dough', (.82, .68, .38), rough=.4)
    put(Builder().lathe([(.078, -.004), (.06, .008), (.03, .014), (0, .016)], dough, 64), (0, 0, z - .004))
    for k in range(110):
        a, r = rng.uniform(0, TAU), .066 * math.sqrt(rng.random())
        bend, reach = rng.uniform(-.008, .008), rng.uniform(.012, .019)
        points = [((i / 6 - .5) * 2 * reach, bend * math.sin(math.pi * i / 6), .0012 * math.sin(i * 1.7)) for i in range(7)]
        put(cached(f'spaetzle-{k % 9}', lambda: Builder().tube(points, [.0012, .0024, .0030, .0032, .0028, .0022, .0010], dough, 10)),
            (math.cos(a) * r, math.sin(a) * r, z + .014 * (1 - (r / .07) ** 2) + rng.uniform(0, .004)), (rng.uniform(-.25, .25), rng.uniform(-.25, .25), rng.uniform(0, TAU)))
    onion = m.surface('fried-onion', (.34, .17, .05), rough=.4)
    for k in range(9):
        a = k * 2.4
        b = Builder().tube([(math.cos(t) * .0085, math.sin(t) * .0085, .001 * math.sin(t * 3)) for t in [TAU * i / 24 * .86 for i in range(25)]], .0013, onion, 8)
        put(b, (math.cos(a) * .007 * k ** .5, math.sin(a) * .007 * k ** .5, z + .022), (.3 * math.sin(k), .3 * math.cos(k), a))
    g.sprig((.016, -.014, z + .03), .9, .3, 'parsley', 3, 3)


def b05():
    """Jasmine rice."""
    z = bowl()
    models.rice((0, 0, z + .004), .069, .026, 230, 'jasmine', (.88, .86, .80), .0150, .0048, 3)
    g.sprig((0, 0, z + .04), 1.2, .5, 'coriander', 4, 2)


def b06():
    """Polenta slices with herbs."""
    stage.plate(.108)
    gold, crust = m.surface('polenta', (.84, .64, .22)), m.surface('polenta-crust', (.60, .38, .10))
    for k in range(4):
        outline = [(-.030, -.019), (.030, -.019), (.030, .019), (-.030, .019)]
        put(Builder().slab(outline, .015, gold, bevel=.0016, top=crust), (-.020 + .014 * k, -.020 + .018 * k, Z + .0055 * k), (.12, -.16, .5))
    g.sprig((-.010, -.010, Z + .03), .9, .4, 'sage', 3, 2)
    g.thyme((.040, -.046, Z), 1.0, .7)
    for k, (x, y) in enumerate(((-.060, .010), (-.050, .032), (.056, .046))):
        produce.tomato_half((x, y, Z + .010), .0125, (.4, .2, k))


def b07():
    """Oven vegetables in many colours."""
    stage.plate(.114)
    f.roast_mix((0, 0, Z), .066, 34, 3, ('carrot', 'pepper', 'yellow', 'courgette', 'onion', 'aubergine'), .022, 1.15)
    for k in range(5):
        a = k * 1.26 + .4
        f.cherry_tomato((math.cos(a) * .046, math.sin(a) * .042, Z + .018), .0145, k, True, False)
    g.needles((-.034, -.020, Z + .04), 1.1, -.6)


def b08():
    """Green beans wrapped in bacon."""
    stage.platter(.25, .17)
    for k in range(4):
        models.bean_bundle((-.060 + .040 * k, .002 * (-1) ** k, Z), .12 + .05 * math.sin(k * 2), 7)


def b09():
    """Red cabbage with apple."""
    z, rng = bowl(), random.Random(5)
    shred = m.surface('red-cabbage', (.42, .16, .26), rough=.4)
    put(Builder().lathe([(.078, -.004), (.06, .010), (.03, .018), (0, .021)], shred, 64), (0, 0, z - .004))
    for k in range(120):
        a, r = rng.uniform(0, TAU), .068 * math.sqrt(rng.random())
        bend, reach = rng.uniform(.004, .012), rng.uniform(.012, .020)
        points = [((i / 8 - .5) * 2 * reach, bend * math.sin(math.pi * i / 8), .003 * math.sin(math.pi * i / 8)) for i in range(9)]
        put(cached(f'shred-{k % 9}', lambda: Builder().tube(points, [.0008, .0017, .0020, .0021, .0021, .0020, .0018, .0014, .0006], shred, 8)),
            (math.cos(a) * r, math.sin(a) * r, z + .018 * (1 - (r / .072) ** 2) + rng.uniform(0, .003)), (rng.uniform(-.3, .3), rng.uniform(-.3, .3), rng.uniform(0, TAU)))
    apple, skin = m.surface('apple-flesh', (.86, .80, .60)), g.accent(m.surface('apple-skin', (.54, .12, .06), rough=.3))
    for k in range(3):
        produce.apple_slice((-.022 + .020 * k, -.008 + .008 * k, z + .024), apple, skin, .4 + .35 * k, 1.0)
    for k in range(3):
        models.ball((.026 + .006 * k, -.022 + .010 * k, z + .022), .0040, 'juniper', (.10, .08, .12))
    g.leaf((.026, .022, z + .022), .9, (.2, 0, -.6), 'bay')


def b10():
    """Leaf salads."""
    z = bowl(.090, .052)
    g.salad((0, 0, z + .002), .064, 24, 4, ('oak', 'romaine', 'rocket', 'oak'), .044, .92)
    for k in range(4):
        produce.tomato_half((math.cos(k * 1.7) * .034, math.sin(k * 1.7) * .030, z + .030), .0145, (-.35, .3, k))


def b11():
    """Potato salad with vinegar and oil."""
    z = bowl()
    flesh, edge = m.surface('potato-cut', (.86, .76, .50)), m.surface('potato-edge', (.70, .56, .30))
    rng = random.Random(6)
    put(Builder().lathe([(.078, -.006), (.05, .010), (0, .018)], edge, 64), (0, 0, z - .008))
    for k in range(30):
        a, r = k * 2.4, .0128 * k ** .5
        produce.disc_slice((math.cos(a) * r, math.sin(a) * r, z + .016 * (1 - (r / .075) ** 2)), .0170, .0040, flesh, edge, (rng.uniform(-.4, .4), rng.uniform(-.4, .4), 0))
    for k in range(5):
        a = k * 1.3
        produce.disc_slice((math.cos(a) * .034, math.sin(a) * .034, z + .022), .0115, .0022, m.surface('radish-cut', (.92, .88, .84)), g.accent(m.surface('radish', (.60, .10, .16))), (.3, .3 * math.sin(k), 0))
    g.stalks((.004, .002, z + .034), 3, .06, .8, .5)
    g.sprig((-.010, -.012, z + .03), .8, 1.5, 'parsley', 3, 3)


def b12():
    """Focaccia and farmhouse bread, two spreads."""
    stage.board(.27, .16)
    crust, crumb = m.surface('focaccia', (.66, .46, .20), rough=.5), m.surface('focaccia-crumb', (.82, .68, .46))
    b = Builder().box((0, 0, .012), (.088, .070, .024), crumb, .006)
    b.box((0, 0, .023), (.090, .072, .008), crust, .0038)
    hole = m.surface('focaccia-hollow', (.40, .24, .08))
    for i in range(4):
        for j in range(3):
            b.blob((-.030 + .020 * i, -.020 + .020 * j, .0268), (.0042, .0038, .0010), hole, 1, 0, 1, 2)
    put(b, (-.068, .016, .014), (0, 0, .25))
    g.needles((-.090, -.008, .044), .9, -.6)
    for k in range(3):
        g.toast((.026 + .022 * k, -.030 - .002 * k, .0155 + (.018 if k else 0)), (0, .55 if k else 0, .1), (.064, .048), .010, k)
    for k, (x, y) in enumerate(((.030, .038), (.092, .036))):
        stage.deep(.026, .018, (x, y, .014), .10)
        models.spiral((x, y, .014 + .0105), .022, m.surface(f'spread-{k}', ((.84, .80, .68), (.60, .24, .12))[k]), .0032)
    g.accent(m.surface('spread-1', (.60, .24, .12)))
