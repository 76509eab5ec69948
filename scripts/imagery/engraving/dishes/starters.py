"""Starters, v01 to v12."""
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


def v01():
    """Cured salmon, rösti, mustard honey."""
    stage.plate(.108)
    for k, (x, y) in enumerate(((-.036, .014), (.030, .026), (.004, -.034))):
        models.rosti((x, y, Z), k)
        models.salmon_folds((x, y, Z + .0105), .024, 3, k * 2.1, k)
        g.dill((x + .002, y - .004, Z + .028), .85, k * 2.0 + .4)
    g.dots([(math.cos(a) * .066, math.sin(a) * .060 - .002, Z) for a in (-2.6, -2.2, -1.0, -.6, -.25)], .0042, 'mustard', (.58, .33, .035))


def v02():
    """Beetroot carpaccio, goat's curd, walnut."""
    stage.plate(.112)
    beet = m.surface('beet', (.20, .02, .06), rough=.25, coat=.5)
    disc = cached('beet-disc', lambda: Builder().lathe([(0, 0), (.0235, 0), (.0243, .0009), (.0235, .0018), (0, .0018)], beet, 64))
    for ring, n, lift in ((.052, 10, 0), (.026, 6, .0014), (0, 1, .0028)):
        for k in range(n):
            a = TAU * k / n + ring * 9
            put(disc, (math.cos(a) * ring, math.sin(a) * ring, Z + .0012 + lift), (.05 * math.sin(a), -.05 * math.cos(a), 0))
    for k, (x, y) in enumerate(((-.018, .012), (.026, .018), (.004, -.026))):
        f.quenelle((x, y, Z + .004), g.cream(), k * 1.3 + .4, .62, k)
    for k, (x, y) in enumerate(((.010, .002), (-.036, -.014), (.042, -.010), (-.006, .040))):
        f.walnut_half((x, y, Z + .005), (.2, .15, k * 1.4), 1.0, k)
    g.sprouts((0, 0, Z + .010), 7, .035, 1.1, 3)


def v03():
    """Burrata, roast tomatoes, basil oil."""
    stage.plate(.112)
    g.jus((.014, -.030, Z), .044, 5, (1.25, .72), .1, 'basil-oil', (.30, .44, .06))
    models.burrata((-.006, .016, Z), .92)
    for k, (x, y, tilt) in enumerate(((.050, -.020, .5), (-.060, -.014, .5), (-.036, -.048, .6), (.026, -.058, .6))):
        produce.tomato_half((x, y, Z + .0125), .0165, (tilt, .2 * math.sin(k * 2), k * .3))
    for k, (x, y) in enumerate(((-.070, .022), (.058, .032), (-.006, -.070))):
        f.cherry_tomato((x, y, Z), .0155, k, True, True)
    g.sprig((.004, -.028, Z + .03), .9, .4, 'basil', 3, 2)
    g.sprig((-.028, .046, Z + .05), .8, 1.9, 'basil', 2, 4)


def v04():
    """Vitello tonnato, caper berries."""
    stage.plate(.112)
    veal = m.surface('veal', (.66, .46, .38), rough=.5)
    rim = m.surface('veal-rim', (.34, .20, .13), rough=.6)
    for k in range(9):
        a = -2.5 + k * .62
        models.thin_slice((math.cos(a) * .042 + .002, math.sin(a) * .036 + .004, Z + .0012 * (k % 3)), .031, veal, rim, k, a)
    models.thin_slice((0, .004, Z + .004), .030, veal, rim, 3, .3)
    g.jus((.002, .002, Z + .0075), .030, 7, (1.25, .8), .4, 'tonnato', (.72, .58, .40), accent=False)
    for k, (x, y) in enumerate(((.020, .010), (-.020, -.004), (.004, -.022))):
        produce.caper_berry((x, y, Z + .010), k * 1.9 + .5)
    for k, (x, y) in enumerate(((-.006, .014), (.014, -.008), (-.014, .010), (.030, -.004), (-.030, .008))):
        models.ball((x, y, Z + .0105), .0034, 'caper', (.20, .24, .08))
    g.sprig((-.002, .002, Z + .02), .9, .3, 'rocket', 2, 5)


def v05():
    """Asparagus salad, strawberries, pine nuts."""
    stage.plate(.112)
    for k in range(7):
        produce.asparagus((-.006 + .004 * (k % 3), .028 - .0098 * k, Z + .004 + .0055 * (k % 2)), 1.40 + .05 * math.sin(k * 2.2), .98, k)
    for k, (x, y, half) in enumerate(((-.046, -.020, 1), (-.012, -.044, 0), (.034, -.040, 1), (.052, .016, 0), (-.030, .046, 1))):
        produce.strawberry((x, y, Z), k * 1.3, half, .92)
    for k in range(9):
        a = k * 2.4
        models.ball((math.cos(a) * .012 * (k ** .6), math.sin(a) * .010 * (k ** .6), Z + .018), .0034, 'pine-nut', (.76, .62, .40), (1, 1.8, .9), a)
    g.sprig((.008, .004, Z + .026), 1.0, .8, 'rocket', 3, 2)


def v06():
    """Pumpkin soup, coconut swirl, seeds."""
    stage.plate(.112)
    stage.deep(.078, .046, (0, 0, .006), .10)
    soup = g.accent(m.surface('pumpkin-soup', (.66, .28, .04), rough=.2))
    stage.surface_in_bowl((0, 0, .042), .066, soup)
    milk = m.surface('coconut-milk', (.86, .82, .72), rough=.2)
    swirl = [(math.cos(t) * (.006 + t * .0046), math.sin(t) * (.006 + t * .0046), .0436) for t in [i * .12 for i in range(74)]]
    put(Builder().tube(swirl, [.0022 * (1 - .4 * i / 74) for i in range(74)], milk, 10))
    for k in range(7):
        a = k * 2.4
        models.ball((-.006 + math.cos(a) * .005 * k ** .6, .004 + math.sin(a) * .005 * k ** .6, .0455), .0044, 'pumpkin-seed', (.10, .13, .04), (.75, 1.5, .35), a * 1.7)
    g.sprouts((-.004, .006, .048), 5, .012, 1.3, 2)


def v07():
    """Clear beef broth, vegetable strips, custard royale."""
    stage.plate(.112)
    stage.deep(.080, .044, (0, 0, .006), .10)
    broth = g.accent(m.surface('broth', (.46, .26, .06), rough=.1, coat=1))
    stage.surface_in_bowl((0, 0, .040), .067, broth)
    rng = random.Random(4)
    for k in range(22):
        tone = ('carrot', (.70, .32, .06)) if k % 3 == 0 else ('leek', (.36, .46, .14)) if k % 3 == 1 else ('celeriac', (.78, .70, .52))
        x, y, turn = rng.gauss(0, .020), rng.gauss(0, .020), rng.uniform(0, TAU)
        put(cached(f'strip-{tone[0]}', lambda: Builder().box((0, 0, 0), (.034, .0036, .0030), m.surface(tone[0], tone[1]), .0006)), (x, y, .0424 + .0008 * (k % 4)), (0, 0, turn))
    royale = m.surface('royale', (.84, .74, .46), rough=.4)
    for k in range(6):
        a = k * 1.05 + .3
        put(cached('royale', lambda: Builder().slab([(0, .011), (-.009, 0), (0, -.011), (.009, 0)], .007, royale, bevel=.0008)), (math.cos(a) * .036, math.sin(a) * .036, .0405), (0, 0, a))
    g.stalks((.004, .0, .047), 3, .05, .8)


def v08():
    """Chicken ballotine, lamb's lettuce, raspberries."""
    stage.plate(.112)
    meat, rim = m.surface('ballotine', (.76, .62, .46), rough=.5), m.surface('ballotine-rim', (.40, .22, .10), rough=.5)
    core = m.surface('ballotine-core', (.24, .30, .10), rough=.6)
    for k in range(5):
        models.roulade((-.048 + .019 * k, -.012 + .008 * k, Z + .0195), .0195, meat, rim, core, (1.02, 0, .42), .012)
    for k in range(9):
        a = k * 2.4
        g.leaf((.034 + math.cos(a) * .012, .032 + math.sin(a) * .012, Z + .004 + .003 * (k % 3)), .95, (.35, 0, a), 'lamb')
    for k, (x, y) in enumerate(((.058, -.012), (.030, -.036), (-.016, -.052), (-.052, .030))):
        g.accent(f.berry('raspberry'))
        f.raspberry((x, y, Z + .002), 1.25, k)
    g.dots([(.010 + .016 * k, -.052 + .009 * k, Z) for k in range(4)], .0036, 'raspberry-vinaigrette', (.36, .02, .05))


def v09():
    """Prawn and mango salad, coriander, lime."""
    stage.plate(.112)
    g.salad((0, .004, Z), .052, 9, 4, ('oak', 'romaine'), .010, .62)
    mango = m.surface('mango', (.80, .48, .08), rough=.3)
    rng = random.Random(4)
    for k in range(12):
        a, r = k * 2.4, .012 * k ** .55
        put(cached('mango', lambda: Builder().box((0, 0, 0), (.014, .013, .012), mango, .002)), (math.cos(a) * r, math.sin(a) * r, Z + .022 - r * .2), (rng.uniform(-.4, .4), rng.uniform(-.4, .4), a))
    for k in range(5):
        a = k * TAU / 5 + .5
        f.shrimp((math.cos(a) * .032, math.sin(a) * .028, Z + .022), (.35, -.15, a + .6), .95)
    f.shrimp((.0, -.002, Z + .036), (.4, .1, 2.2), .95)
    for k, (x, y) in enumerate(((.004, .016), (-.020, -.014), (.022, -.012))):
        g.sprig((x, y, Z + .04), .9, k * 1.9, 'coriander', 3, k)
    produce.lime_slice((.064, -.040, Z + .001), (.10, .05, .5), .020)


def v10():
    """Three kinds of hummus, oven vegetables, bread."""
    stage.board(.27, .17)
    for k, x in enumerate((-.084, 0, .084)):
        stage.deep(.038, .022, (x, .030, .014), .12)
        models.spiral((x, .030, .014 + .013), .032, m.surface(f'hummus-{k}', ((.76, .64, .44), (.42, .10, .18), (.46, .52, .24))[k], rough=.5), .0045)
        for j in range(5):
            a = j * 2.4
            models.ball((x + math.cos(a) * .004 * j ** .5, .030 + math.sin(a) * .004 * j ** .5, .0335), .0042, 'chickpea', (.72, .54, .28))
    f.roast_mix((.050, -.046, .014), .034, 15, 5, ('carrot', 'pepper', 'courgette', 'yellow'), .012, .85)
    for k in range(4):
        g.toast((-.098 + .025 * k, -.046, .0155 + (.016 if k else 0)), (0, .55 if k else 0, .05), (.056, .042), .009, k)
    g.sprig((.0, .030, .038), .8, .5, 'mint', 3, 2)


def v11():
    """Beef tartare, egg yolk cream, toast."""
    stage.plate(.098, (.006, 0))
    models.minced((-.012, .004, Z), .036, .020, 'tartare', (.40, .06, .05), 300, 2)
    yolk = g.accent(m.surface('yolk', (.80, .42, .05), rough=.15, coat=1))
    put(Builder().lathe([(0, 0), (.012, 0), (.0150, .003), (.0140, .008), (.009, .0115), (0, .0125)], yolk, 64), (-.012, .004, Z + .0195))
    g.stalks((-.012, .010, Z + .034), 2, .06, .5)
    for k in range(3):
        g.toast((.052 - .004 * k, .022 - .006 * k, Z + .0098 * k), (0, 0, .45 + .2 * k), (.070, .038), .0095, k + 4)
    for k in range(4):
        a = -2.3 + k * .42
        models.ball((math.cos(a) * .062 - .01, math.sin(a) * .058, Z + .003), .0038, 'caper', (.20, .24, .08))
    g.dots([(math.cos(-2.1 + k * .42) * .055 - .01, math.sin(-2.1 + k * .42) * .052, Z) for k in range(4)], .0038, 'egg-cream', (.80, .56, .16), accent=False)


def v12():
    """Celeriac and apple tartare, lovage, linseed cracker."""
    stage.plate(.096)
    models.minced((-.010, .000, Z), .036, .020, 'celeriac-dice', (.80, .74, .56), 150, 5, cubes=True)
    g.sprig((-.010, .004, Z + .024), 1.2, .6, 'lovage', 4, 3)
    cracker, seed = m.surface('cracker', (.40, .26, .12), rough=.8), m.surface('linseed', (.16, .08, .03), rough=.5)
    rng = random.Random(2)
    for k, (x, y, a, lean) in enumerate(((.034, .022, .35, 1.05), (.050, .004, .15, 1.15))):
        b = Builder().box((0, 0, 0), (.046, .068, .0028), cracker, .0008)
        for _ in range(26):
            b.blob((rng.uniform(-.020, .020), rng.uniform(-.031, .031), .0016), (.0012, .0022, .0007), seed, 1, 0, 1, 1, (0, 0, rng.uniform(0, 3)))
        put(b, (x, y, Z + .028), (lean, 0, a))
    apple, skin = m.surface('apple-flesh', (.82, .78, .60), rough=.4), m.surface('apple-skin', (.42, .10, .05), rough=.3)
    for k in range(4):
        produce.apple_slice((.028 + .011 * k, -.040 + .010 * k, Z), apple, skin, .3 + .25 * k)
    g.dots([(-.055, -.024, Z), (-.044, -.040, Z), (-.028, -.052, Z), (-.060, -.006, Z)], .0038, 'lovage-oil', (.20, .36, .06))
