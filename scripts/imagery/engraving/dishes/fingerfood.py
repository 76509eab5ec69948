"""Finger food, f01 to f18: a few pieces, large enough to be read."""
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
FIVE = ((-.058, .026), (.002, .034), (.060, .024), (-.030, -.026), (.032, -.030))


def pieces(bite, spots=FIVE, z=Z):
    """One bite per spot, each turned a little."""
    for k, (x, y) in enumerate(spots):
        bite((x, y, z), k)


def f01():
    """Tomato and mozzarella skewers, basil pesto."""
    stage.look(34)
    stage.platter(.23, .14)

    def skewer(at, k):
        x, y, z = at
        g.jus((x, y, z), .017, k + 1, (1.15, .85), .3 * k, 'pesto', (.22, .32, .07))
        f.mozzarella((x, y, z + .001), .0150, k)
        g.leaf((x - .002, y - .016, z + .029), .95, (.12, 0, .3 * k), 'basil')
        f.cherry_tomato((x, y, z + .0300), .0140, k, False, False)
        models.stick((x, y, z + .040), .040, (.08 * math.sin(k * 2), .08 * math.cos(k * 2), 0))
    pieces(skewer)


def f02():
    """Mini quiche with leek and mountain cheese."""
    stage.platter(.23, .15)
    shell, filling, brown = m.surface('pastry', (.64, .44, .20)), m.surface('quiche', (.84, .68, .34)), m.surface('quiche-brown', (.46, .26, .08))
    leek = m.surface('leek', (.36, .48, .18))

    def quiche(at, k):
        b, n = Builder(), 80
        profile = [(0, 0), (.020, 0), (.0215, .002), (.0275, .0165), (.0255, .0172), (.0235, .0140)]
        verts = [(r * (1 + .04 * math.cos(TAU * i / n * 16) * min(1, z / .010)) * math.cos(TAU * i / n), r * (1 + .04 * math.cos(TAU * i / n * 16) * min(1, z / .010)) * math.sin(TAU * i / n), z) for i in range(n) for r, z in profile]
        c = len(profile)
        b.part(verts, [(i * c + j, ((i + 1) % n) * c + j, ((i + 1) % n) * c + j + 1, i * c + j + 1) for i in range(n) for j in range(c - 1)], shell)
        b.lathe([(.0240, .0140), (.018, .0168), (0, .0178)], filling, 64)
        for j in range(4):
            a = j * 2.4 + k
            b.blob((math.cos(a) * .0075 * j ** .5, math.sin(a) * .0075 * j ** .5, .0172), (.0050, .0040, .0010), brown, j, .3, 1.2, 2, (0, 0, a))
        put(b, at, (0, 0, k))
        for j in range(7):
            put(cached('leek-ring', lambda: Builder().lathe([(.0036, 0), (.0050, 0), (.0050, .0018), (.0036, .0018), (.0036, 0)], leek, 24)), (at[0] + .0062 * j ** .5 * math.cos(j * 2.4 + k), at[1] + .0062 * j ** .5 * math.sin(j * 2.4 + k), at[2] + .0176), (.2, .1, 0))
    pieces(quiche)


def f03():
    """Pumpernickel rounds, smoked salmon, horseradish."""
    stage.platter(.23, .15)
    rye = m.surface('pumpernickel', (.13, .08, .05), rough=.9)

    def coin(at, k):
        put(cached('coin', lambda: Builder().lathe([(0, 0), (.0245, 0), (.0255, .0012), (.0252, .0075), (.0242, .0088), (0, .0088)], rye, 64, wobble=.015)), at)
        f.quenelle((at[0], at[1], at[2] + .0085), g.cream(), k, .52, k % 3)
        models.salmon_folds((at[0], at[1], at[2] + .0135), .0155, 2, .6 + k * .7, k)
        g.dill((at[0] + .002, at[1] - .008, at[2] + .03), .62, .4 + k)
    pieces(coin)


def f04():
    """Bruschetta with roast pepper."""
    stage.board(.25, .15)
    rng = random.Random(4)

    def bruschetta(at, k):
        turn = (.35, -.2, .2, -.35, .1)[k]
        g.toast(at, (0, 0, turn), (.062, .042), .012, k)
        for j in range(13):
            a, r = j * 2.4, math.sqrt(j / 13)
            dx, dy = math.cos(a) * r * .0215, math.sin(a) * r * .0125
            c, s = math.cos(turn), math.sin(turn)
            red = j % 4
            dice = g.accent(m.surface('pepper-dice', (.56, .10, .05), rough=.3, coat=.4)) if red else m.surface('pepper-dice-yellow', (.80, .56, .12), rough=.3, coat=.4)
            put(cached(f'pepper-dice-{bool(red)}', lambda: Builder().box((0, 0, 0), (.0088, .0088, .0062), dice, .0014)), (at[0] + dx * c - dy * s, at[1] + dx * s + dy * c, at[2] + .0150 + .0034 * (1 - r)),
                (rng.uniform(-.4, .4), rng.uniform(-.4, .4), rng.uniform(0, 3)))
        g.sprig((at[0], at[1], at[2] + .022), .72, k, 'parsley', 2, k)
    pieces(bruschetta, FIVE, .014)


def f05():
    """Mini burgers."""
    stage.look(26)
    stage.board(.23, .13)
    crust, inside, sesame = m.surface('bun', (.60, .38, .16), rough=.4), m.surface('bun-inside', (.84, .70, .46)), m.surface('sesame', (.88, .78, .56))
    patty, cheese = m.surface('patty', (.20, .10, .05), rough=.6), g.accent(m.surface('burger-cheese', (.84, .58, .14)))

    def burger(at, k):
        x, y, z = at
        b = Builder().lathe([(0, 0), (.0215, 0), (.0250, .003), (.0255, .008), (.0240, .0105), (0, .0108)], crust, 64)
        b.lathe([(.022, .0105), (.0268, .0130), (.0272, .0185), (.0240, .0225), (0, .0225)], patty, 64, wobble=.06, seed=k)

        def melt(u, v):
            px, py = (u - .5) * .050, (v - .5) * .050
            return (px, py, .0240 - max(0, math.hypot(px, py) - .0225) * .85)
        b.sheet(melt, 30, 30, cheese)
        b.lathe([(.0235, .0300), (.0255, .0325), (.0252, .0390), (.0225, .0450), (.0165, .0495), (.008, .0518), (0, .0522)], crust, 64)
        b.lathe([(.0235, .0300), (0, .0298)], inside, 48)
        for j in range(16):
            a, r = j * 2.4, .0052 * j ** .5
            b.blob((math.cos(a) * r, math.sin(a) * r, .0524 - 24 * r * r), (.0011, .0019, .0007), sesame, 1, 0, 1, 2, (0, 0, a))
        put(b, at, (0, 0, .4 * k))
        for j in range(5):
            a = j * 1.257 + k
            g.leaf((x + math.cos(a) * .006, y + math.sin(a) * .006, z + .0262), .42, (-.10, 0, a - 1.57), 'oak')
        models.stick((x, y, z + .050), .030)
    pieces(burger, ((-.066, .014), (0, .026), (.066, .012), (-.030, -.030), (.036, -.030)), .014)


def f06():
    """Falafel, tahini, mint."""
    stage.platter(.23, .15)

    def falafel(at, k):
        models.chunk((at[0], at[1], at[2]), .0195, 'falafel', (.44, .28, .12), k, k, .16)
        g.sprig((at[0], at[1], at[2] + .036), .62, k, 'mint', 3, k)
    pieces(falafel, ((-.058, .022), (-.020, -.030), (.026, -.034), (.066, .000)))
    models.bowl_of_dip((.010, .024, Z), .030, .022, 'tahini', (.86, .78, .58))


def f07():
    """Prawns in kataifi, chilli dip."""
    stage.plate(.116)

    def prawn(at, k, turn):
        thread, flesh = m.surface('kataifi', (.72, .50, .22)), m.surface('prawn', (.84, .56, .38), rough=.3)
        rng = random.Random(k)

        def build():
            b = Builder().tube([(0, 0, .004 + .0056 * i) for i in range(10)], [.0085, .0122, .0135, .0140, .0140, .0138, .0132, .0122, .0104, .0078], thread, 32)
            for _ in range(16):
                phase, pitch, start = rng.uniform(0, TAU), rng.uniform(3, 6), rng.uniform(0, .4)
                pts = []
                for i in range(24):
                    t = start + .55 * i / 23
                    r = .0146 * math.sin(math.pi * (.14 + .72 * min(1, t))) ** .55
                    pts.append((math.cos(phase + pitch * t * 2) * r, math.sin(phase + pitch * t * 2) * r, .004 + t * .051))
                b.tube(pts, .0010, thread, 6)
            for s in (-1.2, -.4, .4, 1.2):
                b.sheet(lambda u, v, s=s: (s * (.0014 + .0060 * v) + (u - .5) * .0085 * math.sin(.5 + v * 2.2), .0012 * math.sin(v * 3 + s), .056 + .020 * v), 8, 10, flesh)
            return b
        put(cached(f'kataifi-{k % 3}', build), (at[0], at[1], at[2] + .0140), (1.5, 0, turn))
    for k in range(5):
        a = -2.65 + k * .78
        prawn((math.cos(a) * .046, math.sin(a) * .042, Z), k, a + 1.57)
    models.bowl_of_dip((0, .020, Z), .030, .024, 'chilli', (.60, .14, .03))
    produce.lime_slice((.074, .030, Z + .001), (.12, .1, .4), .020)


def f08():
    """Chicken satay, peanut sauce."""
    stage.platter(.25, .15)
    for k in range(4):
        base = g.transform((-.056 + .032 * k, -.006, Z + .009), (0, 0, -.20 + .03 * k))
        wood = m.surface('skewer', (.66, .50, .30))
        put(cached('satay-stick', lambda: Builder().tube([(0, -.075, 0), (0, .052, 0)], [.0013, .0010], wood, 8)), parent=base)
        meat, mark = m.surface('satay-meat', (.70, .46, .20), rough=.4), m.surface('satay-mark', (.18, .09, .04))

        def strip(u, v):
            a = u * TAU
            w = .0120 * max(.1, math.sin(math.pi * min(1, .06 + v * .9))) ** .4
            return (math.cos(a) * w + .0030 * math.sin(v * 13), (v - .5) * .080 + .008, math.sin(a) * .0065 + .0018 * math.sin(v * 13 + 1))
        put(cached('satay-strip', lambda: g.banded(Builder(), strip, 40, 90, (meat, mark), lambda u, v: (v * 9) % 1 < .18 and u < .5, closed=True)), parent=base)
    models.bowl_of_dip((.082, .010, Z), .026, .020, 'peanut', (.66, .42, .16))
    g.sprig((.064, -.044, Z), .9, .4, 'coriander', 4, 2)


def f09():
    """Meatballs from the Lower Rhine, mustard."""
    stage.platter(.23, .15)

    def ball(at, k):
        models.chunk(at, (.0235, .0225, .0170), 'meatball', (.36, .20, .09), k, k * 1.3, .10)
        models.stick((at[0], at[1], at[2] + .028), .034, (.1 * math.sin(k * 2), .1 * math.cos(k), 0))
    pieces(ball, ((-.064, .018), (-.030, -.030), (.020, -.034), (.066, -.010), (-.006, .030)))
    models.bowl_of_dip((.052, .036, Z), .023, .018, 'mustard', (.74, .50, .10))


def f10():
    """Summer rolls, coriander, lime dip."""
    stage.platter(.24, .15)
    for k, (x, y) in enumerate(((-.074, -.014), (-.034, -.018), (.006, -.016))):
        models.roll((x, y, Z), .056, .0165, 'rice-paper', (.90, .88, .80), (.80, .82, .62), -.25 + .08 * k, swirl=False)
    models.roll((-.020, .040, Z), .050, .0165, 'rice-paper', (.90, .88, .80), (.80, .82, .62), 1.2, swirl=False)
    models.bowl_of_dip((.066, .014, Z), .028, .020, 'lime', (.62, .62, .20))
    produce.lime_slice((.056, -.040, Z + .001), (.1, .1, .4), .018)
    g.sprig((.086, -.022, Z), .9, .4, 'coriander', 4, 2)


def f11():
    """Stuffed dates wrapped in bacon."""
    stage.platter(.23, .15)
    date, bacon, fat, almond = m.surface('date', (.24, .11, .05), rough=.3), m.surface('bacon', (.56, .24, .15)), m.surface('bacon-fat', (.86, .72, .58)), m.surface('almond', (.86, .74, .54))

    def bite(at, k):
        b = Builder().blob((0, 0, .0125), (.0125, .0230, .0120), date, 1, .05, 1.2, 3)
        b.blob((0, .0215, .0130), (.0050, .0065, .0045), almond, 1, .02, 1, 2)
        g.banded(b, lambda u, v: (math.cos(u * TAU) * .0142, (v - .5) * .026 + .003 * math.sin(u * TAU), .0125 + math.sin(u * TAU) * .0136), 60, 24, (bacon, fat),
                 lambda u, v: 1 if .28 < v < .42 or .62 < v < .80 else 0, closed=True)
        put(b, at, (0, 0, .5 - .35 * k))
        models.stick((at[0], at[1], at[2] + .022), .034, (.1, .1 * math.cos(k), 0))
    pieces(bite)


def f12():
    """Goat's cheese pralines, fig."""
    stage.platter(.24, .15)
    rng = random.Random(5)
    nut = [m.surface('pistachio', (.40, .48, .16)), m.surface('pistachio-2', (.62, .62, .30))]

    def praline(at, k):
        models.ball((at[0], at[1], at[2] + .0180), .0185, 'goat-cheese', (.90, .87, .80))
        for _ in range(46):
            d = g.Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
            if d.z < .72:
                put(cached(f'pistachio-{rng.randint(0, 1)}', lambda: Builder().blob((0, 0, 0), (1.3, 1, .8), rng.choice(nut), 3, .3, 1.3, 2)), g.Vector((at[0], at[1], at[2] + .0180)) + d * .0185,
                    (rng.random() * 6, rng.random() * 6, 0), .0026)
        models.ball((at[0], at[1], at[2] + .038), .0068, 'honey', (.70, .40, .08), (1, 1, .5))
    pieces(praline, ((-.070, .018), (-.022, .026), (-.046, -.030), (.004, -.028)))
    g.accent(m.surface('honey', (.70, .40, .08)))
    f.fig_half((.052, .018, Z + .019), (.25, .1, .3), 1.30)
    f.fig_half((.068, -.026, Z + .019), (.35, -.3, 1.2), 1.25)


def f13():
    """Wrap rolls with grilled vegetables and hummus."""
    stage.board(.24, .14)
    for k, (x, y) in enumerate(((-.074, .022), (-.026, .030), (.024, .028), (.072, .020), (-.050, -.026), (.000, -.028), (.050, -.030))):
        models.roll((x, y, .014), .028, .0195, 'wrap', (.82, .66, .40), (.86, .76, .54), k * .7, stand=True)
        for j in range(4):
            models.ball((x + math.cos(j * 1.6 + k) * .0095, y + math.sin(j * 1.6 + k) * .0095, .0425), .0036, ('wrap-carrot', 'wrap-green')[j % 2], ((.72, .34, .08), (.32, .44, .14))[j % 2], (1.3, 1, .4), j)
    g.sprig((.096, -.044, .014), .9, .4, 'parsley', 4, 2)


def f14():
    """Roast beef rolls, remoulade."""
    stage.platter(.23, .15)

    def roll(at, k):
        one, two = m.surface('roast-beef', (.62, .30, .24)), m.surface('roast-beef-rim', (.28, .14, .09))
        turns = 2.2

        def sheet(u, v):
            a, r = u * TAU * turns, .0175 * (.25 + .75 * u) * (1 + .05 * math.sin(v * 9))
            return (math.cos(a) * r, (v - .5) * .046, .0175 + math.sin(a) * r)
        put(cached('beef-roll', lambda: g.banded(Builder(), sheet, 140, 26, (one, two), lambda u, v: v < .10 or v > .92)), at, (0, 0, .35 - .30 * k))
        c = (at[0], at[1], at[2] + .034)
        f.quenelle(c, g.cream('remoulade'), k, .42, k % 3)
        g.sprig((c[0], c[1], c[2] + .01), .5, k, 'parsley', 2, k)
        models.ball((c[0] + .008, c[1] - .006, c[2] + .003), .0030, 'caper', (.26, .30, .12))
    pieces(roll)


def f15():
    """Arancini with mushroom and parmesan."""
    stage.platter(.23, .15)
    crust = (.62, .38, .12)
    for k, (x, y) in enumerate(((-.058, .020), (-.008, .034), (-.026, -.026))):
        models.chunk((x, y, Z), .0240, 'arancino', crust, k, k, .06)
    inside, core = m.surface('arancino-rice', (.88, .78, .54)), g.accent(m.surface('arancino-core', (.40, .24, .12)))
    shell = m.surface('arancino', crust)
    half = Builder().lathe([(0, -.0240), (.0120, -.0208), (.0208, -.0120), (.0240, 0)], shell, 64).lathe([(.0240, 0), (.0222, .0004)], shell, 64)
    half.lathe([(.0222, .0004), (.0085, .0008)], inside, 64, wobble=.01).lathe([(.0085, .0008), (0, .0010)], core, 48, wobble=.1)
    put(half, (.044, -.010, Z + .0215), (.85, .15, .3))
    models.curl((.062, .036, Z), .011, 1.1, .015, 'parmesan', turn=.5)
    f.mushroom_slice((.024, -.048, Z + .002), (.1, .1, .6), 1.3)
    f.mushroom_slice((-.066, -.034, Z + .002), (.1, .1, 2.0), 1.2)
    g.sprig((.072, .022, Z), .8, 1.1, 'parsley', 3, 2)


def f16():
    """Cold cucumber and dill soup in small glasses."""
    stage.look(26)
    stage.board(.20, .11)
    soup = g.accent(m.surface('cucumber-soup', (.66, .74, .48), rough=.3))
    flesh, skin = m.surface('cucumber', (.82, .84, .60)), m.surface('cucumber-skin', (.16, .30, .08))
    for k, (x, y) in enumerate(((-.058, .012), (.004, -.012), (.062, .016))):
        top = models.glassful((x, y, .014), [(soup, .064)])
        produce.disc_slice((x + .012, y - .004, top + .004), .0165, .0030, flesh, skin, (.5, .7, .4 * k))
        g.dill((x - .006, y - .012, top + .004), .85, .3 + k, .25)


def f17():
    """Beef tartare on a spoon."""
    stage.platter(.24, .15)
    china = m.surface('ware-spoon', (.8, .8, .8), role='ware')
    for k in range(4):
        base = g.transform((-.066 + .044 * k, -.014, Z + .002), (0, 0, -.18 + .05 * k))
        b = Builder().sheet(lambda u, v: (math.cos(u * TAU) * v * .0195, math.sin(u * TAU) * v * .026, .0010 + .0105 * v ** 2.4), 64, 12, china, closed=True)
        b.sheet(lambda u, v: ((u - .5) * (.016 + .006 * v), .024 + .050 * v, .0112 + .010 * v + .0022 * math.cos((u - .5) * 3)), 12, 16, china)
        put(b, parent=base)
        at = base @ g.Vector((0, -.001, .0035))
        models.minced(at, .0145, .0105, 'tartare', (.44, .08, .06), 70, k)
        models.ball((at.x, at.y, at.z + .0135), .0052, 'yolk', (.84, .48, .08), (1, 1, .7))
        g.stalks((at.x, at.y, at.z + .018), 2, .034, .5 + k, .5, .0009)
    g.accent(m.surface('yolk', (.84, .48, .08)))


def f18():
    """Chocolate brownie cubes."""
    stage.board(.22, .14)
    cake, glaze = m.surface('brownie', (.16, .09, .055), rough=.9), m.surface('brownie-top', (.09, .045, .03), rough=.3, coat=.4)

    def cube(at, k):
        b = Builder().slab([(-.019, -.019), (.019, -.019), (.019, .019), (-.019, .019)], .024, cake, bevel=.0010)
        b.slab([(-.0188, -.0188), (.0188, -.0188), (.0188, .0188), (-.0188, .0188)], .0046, glaze, g.transform((0, 0, .0240)), .0008)
        put(b, at, (0, 0, (.3, -.2, .5, .1, -.35)[k]))
        if k % 2:
            f.walnut_half((at[0], at[1], at[2] + .0285), (.1, .1, k), 1.0, k)
        else:
            g.accent(f.berry('raspberry'))
            f.raspberry((at[0], at[1], at[2] + .0285), 1.15, k)
    pieces(cube, FIVE, .014)
    g.sprig((.086, .020, .014), .8, .5, 'mint', 3, 2)
