"""Breakfast: cold bc1 to bc8, warm bw1 to bw6."""
import math
import random

import stage
from dishes import garnish as g
from dishes import models, produce
from dishes.desserts import berries
from dishes.sides import bowl
from lib import food as f
from lib import materials as m
from lib.mesh import Builder, cached, put

TAU = math.tau
Z = stage.FOOD


def bc1():
    """Rolls, croissant and country bread."""
    stage.board(.25, .16)
    models.croissant((-.054, -.022, .014), .5, 1.0)
    models.bun((.060, .036, .014), .030, .4)
    models.bun((.006, .048, .014), .027, -.3, 'roll-2', (.72, .54, .28))
    for k in range(3):
        g.toast((.034 + .024 * k, -.036 - .002 * k, .0155 + (.020 if k else 0)), (0, .55 if k else 0, .1), (.070, .052), .010, k)


def bc2():
    """Cheese board with grapes."""
    stage.board(.25, .15)
    models.wedge_of_cheese((-.100, .026, .014), .2, 1.0)
    models.wedge_of_cheese((-.090, -.032, .014), -.1, .85, 'mild-cheese', (.88, .80, .60), (.66, .50, .26), .030, False)
    slice_, edge = m.surface('cheese-slice', (.86, .74, .46)), m.surface('cheese-slice-rind', (.56, .40, .20))
    for k in range(4):
        put(cached('cheese-slice', lambda: Builder().slab([(-.022, -.017), (.022, -.017), (.022, .017), (-.022, .017)], .0028, edge, top=slice_)), (.016 + .010 * k, -.034 + .004 * k, .0145 + .0022 * k), (.04, -.14, .2 + .1 * k))
    g.accent(m.surface('grape', (.30, .22, .26)))
    produce.grapes((.060, .056, .014), 19, 2, .0086)


def bc3():
    """Cold cuts and ham."""
    stage.platter(.25, .16)
    ham, fat = m.surface('ham', (.76, .46, .38)), m.surface('ham-fat', (.90, .82, .72))
    for k in range(4):
        models.salmon_folds((-.062 + .024 * k, .020 - .004 * (k % 2), Z), .021, 1, .3 + .2 * k, k)
        models.thin_slice((-.066 + .030 * k, -.030 + .004 * (k % 2), Z + .002 * k), .026, ham, fat, k, .4 * k)
    salami, dot = m.surface('salami', (.46, .16, .12)), m.surface('salami-fat', (.86, .74, .66))
    for k in range(5):
        b = Builder().lathe([(0, 0), (.019, 0), (.0195, .0012), (.019, .0024), (0, .0024)], salami, 56)
        for j in range(9):
            a = j * 2.4
            b.blob((math.cos(a) * .0055 * j ** .5, math.sin(a) * .0055 * j ** .5, .0024), (.0017, .0013, .0003), dot, 1, 0, 1, 2, (0, 0, a))
        put(b, (.060 + .006 * math.sin(k * 2), .034 - .017 * k, Z + .0020 * k), (.10, -.05, k))
    for k in range(2):
        produce.caper_berry((.020 + .016 * k, .046, Z), k * 1.6, 1.2)
    g.sprig((.088, .040, Z), .9, .4, 'parsley', 3, 2)


def bc4():
    """Smoked salmon, dill mustard."""
    stage.platter(.25, .15)
    for k in range(4):
        models.salmon_folds((-.072 + .032 * k, .006 * (-1) ** k, Z), .027, 2, .25 + .2 * k, k)
    models.bowl_of_dip((.078, .018, Z), .024, .018, 'dill-mustard', (.74, .54, .16))
    f.lemon_slice((.062, -.036, Z + .001), (.1, .05, .5), .019)
    f.lemon_slice((.046, -.046, Z + .004), (.25, .1, 1.2), .019)
    g.dill((-.046, -.034, Z), 1.1, -.9)
    g.dill((.012, -.006, Z + .03), 1.0, .4)


def _bowl_with(material, height=.66):
    z = bowl() * height / .62
    stage.surface_in_bowl((0, 0, z), .079, material, .004)
    return z + .003


def bc5():
    """Bircher muesli."""
    oats = m.surface('bircher', (.80, .68, .46))
    z = _bowl_with(oats)
    rng = random.Random(3)
    for k in range(46):
        a, r = rng.uniform(0, TAU), .066 * math.sqrt(rng.random())
        models.ball((math.cos(a) * r, math.sin(a) * r, z), .0046, 'oat-flake', (.84, .72, .48), (1, 1.3, .4), rng.uniform(0, 3))
    apple, skin = m.surface('apple-flesh', (.90, .84, .66)), m.surface('apple-skin', (.56, .14, .07), rough=.3)
    for k in range(4):
        produce.apple_slice((-.036 + .011 * k, .006 + .006 * k, z + .003), apple, skin, .5 + .28 * k, 1.0)
    berries(((.026, -.006, z), (.038, .010, z), (.016, -.024, z), (.040, -.022, z)), 1.2)
    g.sprig((.010, .014, z + .01), .9, .5, 'mint', 3, 2)


def bc6():
    """Fruit salad of the season."""
    z = bowl()
    rng = random.Random(6)
    apple, skin = m.surface('apple-flesh', (.90, .84, .66)), m.surface('apple-skin', (.56, .14, .07), rough=.3)
    kiwi, kiwi_rim = m.surface('kiwi', (.50, .60, .16)), m.surface('kiwi-rim', (.30, .22, .10))
    for k in range(20):
        a, r = k * 2.4, .0150 * k ** .5
        at = (math.cos(a) * r, math.sin(a) * r, z - .006 + .020 * (1 - (r / .070) ** 2))
        if k % 5 == 0:
            produce.strawberry((at[0], at[1], at[2]), k, k % 2 == 0, .9)
        elif k % 5 == 1:
            produce.apple_slice(at, apple, skin, k, .82)
        elif k % 5 == 2:
            produce.disc_slice(at, .0150, .0045, kiwi, kiwi_rim, (rng.uniform(-.3, .3), rng.uniform(-.3, .3), 0))
        elif k % 5 == 3:
            models.ball((at[0], at[1], at[2] + .008), .0082, 'grape', (.36, .28, .30))
        else:
            f.lemon_slice(at, (rng.uniform(-.3, .3), .2, k), .0160)
    g.sprig((.002, -.004, z + .03), 1.1, .5, 'mint', 4, 2)


def bc7():
    """Yoghurt with honey granola."""
    z = _bowl_with(m.surface('yoghurt', (.92, .90, .84)))
    rng = random.Random(7)
    for k in range(50):
        a, r = rng.uniform(0, TAU), .036 * math.sqrt(rng.random())
        models.chunk((-.016 + math.cos(a) * r, .012 + math.sin(a) * r * .8, z), rng.uniform(.0042, .0072), 'granola', (.56, .34, .13), k, a, .22)
    honey = g.accent(m.surface('honey', (.72, .44, .10), rough=.1, coat=1))
    put(Builder().tube([(.052 * math.cos(t * .7 + 4.2) * (1 - .05 * t), .040 * math.sin(t * .9 + 4.0), z + .0006) for t in [i * .12 for i in range(26)]], [.0016 + .0010 * math.sin(i * .5) ** 2 for i in range(26)], honey, 10))
    berries(((.036, .006, z), (.046, -.010, z), (.022, -.022, z)), 1.2)
    g.sprig((.030, .026, z), .9, .8, 'mint', 3, 2)


def bc8():
    """Wholegrain bread, avocado, hummus."""
    stage.board(.24, .15)
    avocado, edge = m.surface('avocado', (.76, .76, .38)), m.surface('avocado-edge', (.34, .46, .14))
    for j, (x, y, turn) in enumerate(((-.056, .010, .3), (.046, -.008, .15))):
        crust, crumb = m.surface('wholegrain-crust', (.22, .12, .06)), m.surface('wholegrain', (.48, .32, .17))
        outline = [(math.cos(t) * .048 * (1 + .06 * math.cos(2 * t)), math.sin(t) * .036) for t in [TAU * i / 72 for i in range(72)]]
        put(Builder().slab(outline, .012, crust, bevel=.0014, top=crumb).slab([(a * .88, b * .86) for a, b in outline], .0022, m.surface('hummus', (.80, .68, .46)), g.transform((0, 0, .012)), .0008),
            (x, y, .014), (0, 0, turn))
        for k in range(5):
            arc = [(math.cos(a) * .021, math.sin(a) * .021) for a in [.25 + 2.6 * i / 24 for i in range(25)]] + [(math.cos(a) * .0125, math.sin(a) * .0125) for a in [2.75 - 2.4 * i / 24 for i in range(25)]]
            put(cached('avocado-slice', lambda: Builder().slab(arc, .0048, edge, bevel=.0006, top=avocado)), (x - .024 + .011 * k, y - .014 + .003 * k, .0285 + .0016 * k), (.12, .1, turn + .2))
        g.sprouts((x, y, .034), 4, .020, 1.1, j)
    for k in range(3):
        produce.tomato_half((.086 + .006 * k, .048 - .020 * k, .014 + .0100), .0125, (.4, .3, k))


def bw1():
    """Scrambled eggs with chives."""
    stage.plate(.108)
    egg, rng = g.accent(m.surface('egg', (.88, .72, .30), rough=.4)), random.Random(8)
    for k in range(26):
        a, r = k * 2.4, .0098 * k ** .5
        put(cached(f'egg-{k % 4}', lambda: Builder().blob((0, 0, .5), (1, .8, .55), egg, k % 4 + 3, .38, 1.1, 4, octaves=2, flat=-.6)), (-.008 + math.cos(a) * r, math.sin(a) * r * .85, Z + .004 + .010 * (1 - (r / .055) ** 2)),
            (rng.uniform(-.4, .4), rng.uniform(-.4, .4), a), rng.uniform(.013, .018))
    for k in range(2):
        g.toast((.058 + .006 * k, .030 - .014 * k, Z + .010 * k), (.0, -.1 * k, .5 + .2 * k), (.070, .046), .010, k)
    g.stalks((-.014, -.004, Z + .032), 3, .075, .9, .35)
    for k in range(2):
        produce.tomato_half((-.056 + .016 * k, -.048 - .003 * k, Z + .010), .0130, (.4, .2, k))


def bw2():
    """Small Nuremberg sausages."""
    stage.plate(.108)
    for k in range(5):
        models.sausage((-.042 + .018 * k, .004 * (-1) ** k, Z), .080, .0082, -.12 + .07 * k, .10, 'nuremberg', (.58, .34, .16), 3)
    models.bowl_of_dip((.066, .018, Z), .021, .016, 'mustard', (.74, .50, .10))
    g.sprig((.058, -.030, Z), .9, .4, 'parsley', 4, 2)


def bw3():
    """Small pancakes with maple syrup."""
    stage.look(34)
    stage.plate(.104)
    top, side = m.surface('pancake', (.66, .42, .16), rough=.4), m.surface('pancake-side', (.88, .74, .46))
    for k in range(5):
        put(cached('pancake', lambda: Builder().lathe([(0, 0), (.034, 0), (.0375, .0022), (.0380, .0058)], side, 72).lathe([(.0380, .0058), (.036, .0085), (.030, .0092), (0, .0094)], top, 72, wobble=.01)),
            (-.010 + .0022 * math.sin(k * 2.1), .006 + .0022 * math.cos(k * 1.7), Z + .0094 * k), (.015 * math.sin(k), .015 * math.cos(k), k))
    syrup = g.accent(m.surface('syrup', (.56, .28, .06), rough=.1, coat=1))
    z = Z + .0475
    put(Builder().lathe([(.0235, 0), (.0225, .0012), (0, .0016)], syrup, 64, wobble=.16, seed=4), (-.010, .006, z - .0004))
    for a, reach in ((-1.9, 1.0), (-.9, .62), (-2.9, .5)):
        points = [(-.010 + math.cos(a) * (.018 + .0215 * min(1, t * 1.6)), .006 + math.sin(a) * (.018 + .0215 * min(1, t * 1.6)), z + .0010 - max(0, t - .55) * .080 * reach) for t in [i / 14 for i in range(15)]]
        put(Builder().tube(points, [.0042] * 9 + [.0036, .0034, .0034, .0036, .0042, .0030], syrup, 12))
    butter = m.surface('butter', (.92, .82, .52))
    put(Builder().box((0, 0, .004), (.016, .015, .008), butter, .0016), (-.008, .008, z + .0014), (0, 0, .5))
    berries(((.048, -.014, Z), (.056, .008, Z), (.036, -.036, Z), (-.056, -.024, Z)), 1.2)


def bw4():
    """Shakshuka with feta."""
    b = Builder().lathe([(0, .002), (.082, .002), (.086, .005), (.094, .030), (.0955, .032), (.0925, .032), (.088, .014)], m.surface('pan', (.16, .16, .16), rough=.5), 128)
    b.tube([(.093, 0, .026), (.125, 0, .032), (.175, 0, .036)], [.0075, .0070, .0078], m.surface('pan', (.16, .16, .16)), 18)
    sauce = g.accent(m.surface('shakshuka', (.58, .16, .05), rough=.3))
    b.lathe([(.0900, .021), (.06, .0225), (0, .0228)], sauce, 96, wobble=.01)
    put(b, (-.012, 0, 0), (0, 0, .45))
    white = m.surface('egg-white', (.94, .92, .86), rough=.2)
    for k in range(3):
        a = k * TAU / 3 + .5
        x, y = -.012 + math.cos(a) * .041, math.sin(a) * .038
        put(Builder().lathe([(.026, -.001), (.0245, .0022), (.014, .0034), (0, .0036)], white, 72, wobble=.22, seed=k), (x, y, .0228))
        models.ball((x, y, .0275), .0098, 'egg-yolk', (.86, .56, .10), (1, 1, .62))
    feta = m.surface('feta', (.94, .92, .86))
    rng = random.Random(3)
    for k in range(9):
        a = rng.uniform(0, TAU)
        put(cached('feta', lambda: Builder().box((0, 0, 0), (.0075, .0068, .0060), feta, .0012)), (-.012 + math.cos(a) * rng.uniform(.004, .070), math.sin(a) * rng.uniform(.004, .066), .0265), (rng.random(), rng.random(), rng.random() * 3))
    g.sprig((-.012, .002, .03), 1.1, .5, 'coriander', 5, 2)


def bw5():
    """Porridge with apple and cinnamon."""
    z = _bowl_with(m.surface('porridge', (.84, .74, .54)))
    apple, skin = m.surface('apple-flesh', (.90, .84, .66)), g.accent(m.surface('apple-skin', (.56, .14, .07), rough=.3))
    for k in range(6):
        produce.apple_slice((-.030 + .0125 * k, .020 - .004 * k, z + .002), apple, skin, .2 + .16 * k, 1.05)
    bark = m.surface('cinnamon', (.40, .20, .08), rough=.7)

    def stick(u, v):
        a = u * TAU * 1.6
        r = .0062 * (1 - .35 * u)
        return (math.cos(a) * r, (v - .5) * .062, .006 + math.sin(a) * r)
    put(Builder().sheet(stick, 40, 8, bark), (.006, -.030, z), (0, 0, 1.2))
    for k in range(5):
        f.walnut_half((.036 + .009 * math.cos(k * 2.4), -.006 + .012 * math.sin(k * 2.4), z), (.2, .2, k), .8, k)


def bw6():
    """Roast mushrooms and cherry tomatoes."""
    stage.plate(.110)
    cap, stem = m.surface('champignon', (.66, .48, .28), rough=.5), m.surface('champignon-stem', (.84, .74, .56))

    def mushroom():
        b = Builder().lathe([(.0055, 0), (.0060, .006), (.0068, .012)], stem, 40).lathe([(0, 0), (.0055, 0)], stem, 40)
        return b.lathe([(.0068, .012), (.0150, .0105), (.0178, .0130), (.0170, .0185), (.0120, .0245), (.0050, .0270), (0, .0273)], cap, 64)
    for k, (x, y) in enumerate(((-.050, .020), (-.016, .036), (.024, .034), (-.034, -.016), (.004, .006), (.046, .004), (-.004, -.036))):
        put(cached('champignon', mushroom), (x, y, Z + (.004 if k % 3 == 1 else 0)), ((.95, .2, k * 1.1) if k % 3 == 1 else (.12 * math.sin(k), .12 * math.cos(k), k)), 1.0)
    for k, (x, y) in enumerate(((.034, -.030), (.060, -.016), (-.056, -.030), (.056, .032))):
        f.cherry_tomato((x, y, Z), .0150, k, True, k % 2 == 0)
    g.accent(f.roast_tomato())
    for k in range(2):
        f.mushroom_slice((.016 + .018 * k, -.054 + .008 * k, Z + .002), (.1, .1, .5 + k), 1.2)
    g.thyme((-.020, .004, Z + .03), 1.2, -.5)
