"""Main courses, h01 to h16."""
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


def h01():
    """Braised beef cheeks on purée, root vegetables."""
    stage.plate(.114)
    g.mound((-.004, .010, Z), .056, .010, g.cream('puree'), 4, .0012)
    g.jus((.006, -.022, Z + .002), .040, 3, (1.3, .7), .2)
    for k, (x, y, s) in enumerate(((-.022, .006, .028), (.026, .004, .025))):
        models.chunk((x, y, Z + .006), (s * 1.15, s * .9, s * .72), 'cheek', (.24, .11, .05), k + 2, .4 + k, .14)
    for k, (x, y, a) in enumerate(((-.050, -.032, 1.9), (.046, .040, .9), (.058, .022, 1.2))):
        produce.carrot((x, y, Z), a, .82)
    g.thyme((-.016, -.006, Z + .046), 1.0, -.8)
    g.thyme((.030, -.004, Z + .044), .9, .4)


def h02():
    """Pink fillet of beef, port jus, carrots."""
    stage.plate(.114)
    g.jus((.012, -.034, Z), .040, 3, (1.4, .78), .35, 'port')
    models.steak((-.026, -.040, Z), 5, -.50, .054, .036)
    for k in range(4):
        produce.carrot((.046 + .006 * k, .036 - .015 * k, Z), 1.15 + .16 * k, .92, (.004, -.004)[k % 2])
    g.needles((-.046, .038, Z + .012), .85, -.9)
    g.sprouts((.010, .014, Z + .03), 4, .012, 1.2, 4)


def h03():
    """Saddle of veal under a herb crust."""
    stage.plate(.114)
    g.jus((.016, -.036, Z), .036, 6, (1.5, .7), .2)
    models.steak((-.030, -.036, Z), 4, -.52, .058, .034, .019, .015, (.76, .52, .44), 'veal')
    crumb = m.surface('herb-crust', (.34, .36, .14), rough=.9)
    rng = random.Random(3)
    bit = cached('herb-crumb', lambda: Builder().blob((0, 0, 0), 1, crumb, 3, .4, 1.4, 2))
    for k in range(90):
        t = rng.random()
        x, y = -.020 + t * .046 + rng.gauss(0, .007), -.030 + t * .064 + rng.gauss(0, .008)
        put(bit, (x, y, g.settle([(x, y, .05)], .05)[0] + .001), (rng.random() * 6, rng.random() * 6, 0), rng.uniform(.0024, .0040))
    for k in range(5):
        produce.potato((.046 - .005 * k, .044 - .019 * k, Z), k, .74)
    g.thyme((-.052, .030, Z + .004), 1.1, -.9)


def h04():
    """Corn-fed chicken breast, thyme jus."""
    stage.plate(.114)
    g.jus((.010, -.026, Z), .044, 8, (1.35, .75), .2, 'thyme-jus')
    skin, bone = m.surface('chicken-skin', (.60, .36, .12), rough=.35, coat=.3), m.surface('wing-bone', (.84, .76, .62))
    breast = Builder().blob((0, 0, .017), (.030, .050, .019), skin, 3, .07, 1.0, 4, octaves=2, flat=-.8)
    breast.tube([(.004, .040, .018), (.006, .058, .022), (.007, .074, .027)], [.0085, .0050, .0046], bone, 16)
    breast.blob((.007, .076, .028), (.0066, .0054, .0056), bone, 2, .1, 1, 2)
    put(breast, (-.012, -.002, Z), (0, 0, .85))
    meat = m.surface('chicken-meat', (.84, .70, .52), rough=.5)
    for k in range(3):
        produce.disc_slice((.030 + .014 * k, -.022 + .008 * k, Z + .004 + .004 * k), .0195, .009, meat, skin, (.55, .2, .6))
    for k, (x, y) in enumerate(((-.058, -.022), (-.044, -.044), (.050, .034))):
        produce.tomato_half((x, y, Z + .010), .0125, (.4, .2, k))
    g.thyme((-.010, -.004, Z + .036), 1.15, -.3)
    g.thyme((.026, .046, Z), 1.0, 1.2)


def h05():
    """Rhenish sauerbraten, raisins, almonds, a dumpling."""
    stage.plate(.114)
    sauce = g.jus((-.008, -.012, Z), .058, 3, (1.15, .85), .2, 'sauerbraten', (.20, .08, .03))
    inside, rim = m.surface('sauerbraten-cut', (.40, .22, .14), rough=.5), m.surface('sauerbraten-rim', (.22, .11, .06), rough=.5)
    for k in range(4):
        produce.disc_slice((-.034 + .019 * k, -.012 + .006 * k, Z + .003 + .004 * k), .027, .009, inside, rim, (.35, .3, .2 * k))
    sauce['accent'] = True
    models.chunk((.048, .034, Z), .024, 'dumpling', (.84, .76, .60), 2, .3, .05)
    models.chunk((.000, .050, Z), .023, 'dumpling', (.84, .76, .60), 3, 1.3, .05)
    for k in range(8):
        a = k * 2.4
        models.ball((.008 + math.cos(a) * .010 * k ** .5, -.030 + math.sin(a) * .006 * k ** .5, Z + .016), .0044, 'raisin', (.16, .07, .04), (1, 1.25, .8), a)
    almond = m.surface('almond', (.84, .72, .52))
    for k in range(6):
        a = k * 2.4 + 1
        put(cached('almond', lambda: Builder().blob((0, 0, 0), (.0052, .0090, .0011), almond, 1, .02, 1, 2)), (-.004 + math.cos(a) * .012 * k ** .5, -.006 + math.sin(a) * .009 * k ** .5, Z + .024),
            (.3 * math.sin(k), .3 * math.cos(k), a))
    g.sprig((.046, .032, Z + .05), .8, .4, 'parsley', 3, 2)


def h06():
    """Salmon on spinach, lemon butter."""
    stage.plate(.114)
    g.jus((.0, -.006, Z), .060, 4, (1.15, .85), .1, 'lemon-butter', (.80, .62, .20))
    for k in range(11):
        a = k * 2.4
        g.leaf((math.cos(a) * .016, math.sin(a) * .012, Z + .003 + .002 * (k % 3)), .85, (.14, .1 * math.sin(k), a - 1.57), 'spinach')
    g.fish((0, .002, Z + .010), (.104, .046, .024), 1.12)
    f.lemon_slice((.012, .004, Z + .034), (.12, -.05, .4), .017)
    g.dill((-.022, -.010, Z + .034), .95, -.9)


def h07():
    """Pike-perch on its skin, Riesling sauce."""
    stage.plate(.114)
    g.jus((.006, -.014, Z), .056, 9, (1.2, .8), .1, 'riesling', (.80, .72, .50))
    for k in range(8):
        a = k * 2.4
        produce.disc_slice((-.008 + math.cos(a) * .011 * k ** .5, .010 + math.sin(a) * .009 * k ** .5, Z + .002), .013, .004, m.surface('leek-ring', (.66, .70, .42)), m.surface('leek-green', (.30, .42, .14)),
                          (.15 * math.sin(k), .15, 0))
    g.fish((-.002, .000, Z + .007), (.112, .046, .019), 1.22, 7, (.82, .76, .64), (.40, .34, .26), 'zander')
    for k in range(3):
        models.ball((.040 + .011 * k, -.038 + .004 * k, Z + .006), .0075, 'grape', (.46, .50, .22))
    g.stalks((-.010, .004, Z + .030), 3, .075, 1.0, .22)
    g.sprig((.040, .030, Z + .012), .8, 1.2, 'parsley', 3, 3)


def h08():
    """Wild mushroom risotto, mountain cheese."""
    stage.plate(.114)
    stage.deep(.086, .034, (0, 0, .006), .14)
    models.rice((0, 0, .024), .066, .014, 380, 'risotto', (.80, .70, .48))
    for k in range(9):
        a, r = k * 2.4 + .4, .014 * k ** .5
        f.mushroom_slice((math.cos(a) * r, math.sin(a) * r, .042 - r * .15), (.35 * math.sin(k), .35 * math.cos(k), k * 1.1), 1.15)
    for k, (x, y) in enumerate(((-.020, .018), (.024, .006), (-.004, -.026))):
        models.curl((x, y, .040), .010, 1.1, .013, 'cheese', turn=k * 2.1)
    g.sprig((.004, -.002, .044), .95, .5, 'parsley', 4, 2)


def h09():
    """Oven vegetable lasagne, basil."""
    stage.plate(.114)
    g.jus((.004, -.018, Z), .052, 5, (1.2, .8), .1, 'tomato-sauce', (.50, .10, .04))
    pasta, red, cream = m.surface('pasta', (.84, .72, .46)), m.surface('ragout', (.46, .15, .06)), m.surface('bechamel', (.86, .78, .62))
    rng, z = random.Random(3), Z + .001
    for k in range(4):
        for material, thick, spread in ((red if k % 2 else m.surface('courgette-layer', (.44, .48, .22)), .0062, .97), (pasta, .0028, 1.0)):
            outline = [(math.copysign(abs(math.cos(a)) ** .25, math.cos(a)) * .040 * spread * (1 + rng.uniform(-.012, .012)), math.copysign(abs(math.sin(a)) ** .25, math.sin(a)) * .030 * spread) for a in [TAU * i / 60 for i in range(60)]]
            put(Builder().slab(outline, thick, material, bevel=.0006), (0, .004, z), (0, 0, .35))
            z += thick
    g.mound((0, .004, z - .0012), .034, .0045, cream, 3, .0010)
    put(Builder().tube([(-.030, -.010, z), (-.034, -.018, z - .008), (-.035, -.022, z - .018)], [.005, .0046, .0052], cream, 14), (.004, .004, 0), (0, 0, .2))
    for k, (x, y) in enumerate(((.056, -.018), (.046, -.042), (-.054, .034))):
        f.cherry_tomato((x, y, Z), .0125, k, True, False)
    g.sprig((0, .002, z + .01), 1.15, .7, 'basil', 4, 2)


def h10():
    """Chickpea curry, coconut, lime."""
    stage.plate(.114)
    stage.deep(.084, .044, (0, 0, .006), .10)
    curry = g.accent(m.surface('curry', (.66, .42, .10), rough=.3))
    stage.surface_in_bowl((0, 0, .038), .070, curry, .004)
    for k in range(20):
        a, r = k * 2.4, .0125 * k ** .5
        models.ball((math.cos(a) * r, math.sin(a) * r, .0435 - r * .05), .0066, 'chickpea', (.78, .60, .32))
    for k in range(5):
        a = k * 1.3 + .4
        f.roast_piece((math.cos(a) * .040, math.sin(a) * .036, .040), ('pepper', 'carrot')[k % 2], k, .62)
    produce.lime_slice((.036, .030, .044), (.5, -.2, .5), .019)
    g.sprig((-.004, .002, .05), 1.2, .4, 'coriander', 5, 3)


def h11():
    """Braised pointed cabbage, lentils, hazelnuts."""
    stage.plate(.114)
    for k in range(110):
        rng = random.Random(k)
        a, r = rng.uniform(0, TAU), .060 * math.sqrt(rng.random())
        models.ball((math.cos(a) * r, -.006 + math.sin(a) * r * .8, Z + .0016), .0030, 'lentil', (.14, .12, .10), (1.15, 1.15, .55), a)
    one, two = m.surface('cabbage', (.52, .56, .24)), m.surface('cabbage-2', (.66, .66, .36))

    def wedge(u, v):
        a, t = (u - .5) * math.pi, v
        r = .030 * math.sin(math.pi * min(1, .06 + t * .86)) ** .7 * (1 + .05 * math.sin(u * 40))
        return (math.cos(a) * r * .55, (t - .5) * .12, .0005 + (math.sin(a) + 1) * r * .62)
    flat = Builder()
    g.banded(flat, wedge, 90, 60, (one, two), lambda u, v: (u * 11 + math.sin(v * 5) * .8) % 2 > 1)
    g.banded(flat, lambda u, v: (-.0002, (v - .5) * .12, .0005 + u * 2 * .62 * .030 * math.sin(math.pi * min(1, .06 + v * .86)) ** .7), 40, 60, (two, one),
             lambda u, v: (abs(u - .5) * 9 + v * 3) % 2 > 1)
    put(flat, (-.010, .010, Z + .002), (0, -.5, 1.0))
    put(flat.mesh('cabbage'), (.020, -.022, Z + .002), (0, -.5, 1.25), .86)
    nut = m.surface('hazelnut', (.58, .36, .16))
    for k, (x, y) in enumerate(((-.046, -.018), (.050, .014), (.010, -.050), (-.024, -.036), (.034, .036), (-.050, .022))):
        put(cached('hazelnut', lambda: Builder().lathe([(0, 0), (.0058, .001), (.0078, .005), (.0062, .0098), (.0014, .0130), (0, .0132)], nut, 32)), (x, y, Z), (1.1, 0, k * 1.2), .9)
    g.sprig((.002, -.004, Z + .03), .9, .4, 'parsley', 3, 2)


def h12():
    """Flank steak, sliced on a board, chimichurri."""
    stage.board(.25, .15)
    models.steak((-.070, -.012, .014), 7, -1.36, .066, .026, .0150, .0125)
    models.bowl_of_dip((.078, .030, .014), .028, .020, 'chimichurri', (.20, .30, .06))
    g.needles((-.096, -.050, .014), 1.0, -1.1)
    chilli = m.surface('chilli', (.48, .05, .03), rough=.2, coat=.8)
    put(Builder().tube([(-.03, 0, 0), (-.01, .004, .001), (.015, .002, 0), (.036, -.006, .001)], [.0058, .0064, .0046, .0006], chilli, 20), (.072, -.040, .020), (0, 0, .5))
    g.sprig((-.004, -.004, .05), .8, 1.0, 'parsley', 3, 4)


def h13():
    """Grilled sausages and merguez, mustard."""
    stage.plate(.114)
    models.sausage((-.014, .022, Z), .112, .0125, 1.35, .18)
    models.sausage((-.006, -.006, Z), .112, .0125, 1.45, .16)
    models.sausage((.010, -.034, Z), .100, .0090, 1.52, -.22, 'merguez', (.40, .14, .07), 4)
    models.bowl_of_dip((.062, .044, Z), .021, .016, 'mustard', (.72, .48, .08))
    for k in range(3):
        f.roast_piece((-.058 + .012 * k, -.034 + .004 * k, Z), 'onion', k, .8)
    g.needles((-.062, .052, Z), .8, -1.3)


def h14():
    """Chicken skewers, lemon, herbs."""
    stage.plate(.114)
    for k in range(3):
        turn, x, y = 1.30 + .10 * k, -.004 + .006 * k, .030 - .030 * k
        wood = m.surface('skewer', (.66, .50, .30))
        base = g.transform((x, y, Z + .010), (0, 0, turn))
        put(cached('skewer', lambda: Builder().tube([(0, -.088, 0), (0, .078, 0)], [.0014, .0010], wood, 8)), parent=base)
        for j in range(5):
            q = base @ g.Vector((0, -.050 + .0235 * j, -.0095))
            if j in (1, 3):
                produce.disc_slice((q.x, q.y, q.z + .0085), .0105, .005, m.surface('onion-face', (.80, .66, .60)), m.surface('onion-edge', (.56, .34, .34)), (1.45, 0, turn))
            else:
                models.chunk(q, (.0135, .0125, .0110), 'satay-meat', (.70, .46, .20), j + k, j, .12)
    f.lemon_slice((.070, -.040, Z + .001), (.1, .05, .4), .021)
    f.lemon_slice((.056, -.058, Z + .004), (.25, .1, 1.2), .021)
    g.needles((-.066, .056, Z), .8, -1.0)
    g.sprig((.002, .0, Z + .03), .8, .8, 'parsley', 3, 2)


def h15():
    """Grilled sea bass, salsa verde."""
    stage.plate(.118)
    g.jus((.0, -.046, Z), .032, 4, (1.9, .55), .08, 'salsa-verde', (.24, .34, .08))
    g.fish((-.010, .024, Z), (.120, .044, .018), 1.28, 7, (.84, .78, .68), (.38, .33, .27), 'bass')
    g.fish((.002, -.014, Z + .002), (.120, .044, .018), 1.42, 7, (.84, .78, .68), (.38, .33, .27), 'bass')
    for k in range(2):
        f.lemon_slice((.070 + .010 * k, -.036 + .022 * k, Z + .004 + .003 * k), (.35, .2, k), .021)
    g.needles((-.074, .050, Z), .85, -.7)
    g.sprig((-.026, -.042, Z + .01), 1.0, .6, 'parsley', 4, 2)


def h16():
    """Aubergine steak, tahini, pomegranate."""
    stage.plate(.114)
    flesh, skin, mark = m.surface('aubergine-flesh', (.70, .56, .34)), m.surface('aubergine-skin', (.12, .06, .10), rough=.3, coat=.4), m.surface('grill-mark', (.24, .13, .07))
    for j, (x, y, a) in enumerate(((-.018, .014, 1.15), (.016, -.012, 1.30))):
        outline = [(math.cos(t) * .027 * (1 + .22 * math.sin(t)), math.sin(t) * .056) for t in [TAU * i / 80 for i in range(80)]]
        b = Builder().slab(outline, .012, skin, bevel=.0012, top=flesh)
        for k in range(4):
            w = .019 * (1 - abs(k - 1.5) * .12)
            b.tube([(-w, -.034 + .021 * k, .0122), (w, -.026 + .021 * k, .0122)], .0019, mark, 8)
        put(b, (x, y, Z + .008 * j), (.05, 0, a))
    tahini = g.jus((.004, -.004, Z + .0205), .022, 7, (1.5, .7), .3, 'tahini', (.84, .74, .54), accent=False)
    tahini['accent'] = False
    for k in range(15):
        a, r = k * 2.4, .0105 * k ** .5
        models.ball((.004 + math.cos(a) * r, -.004 + math.sin(a) * r * .7, Z + .0245 - (.012 if r > .034 else 0)), .0036, 'pomegranate', (.50, .06, .08), (1, 1.2, .9), a)
    g.accent(m.surface('pomegranate', (.50, .06, .08)))
    g.sprig((-.020, .012, Z + .03), .95, .5, 'mint', 4, 2)
