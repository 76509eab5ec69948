"""Desserts, d01 to d10."""
import math
import random

import stage
from dishes import garnish as g
from dishes import models, produce
from lib import food as f
from lib import materials as m
from lib import props as p
from lib.mesh import Builder, cached, put

TAU = math.tau
Z = stage.FOOD


def berries(spots, size=1.2):
    """Raspberries and blueberries in turn; the raspberries are the accent."""
    g.accent(f.berry('raspberry'))
    for k, (x, y, z) in enumerate(spots):
        if k % 3 == 2:
            models.ball((x, y, z + .006 * size), .0068 * size, 'blueberry', (.16, .18, .26))
        else:
            f.raspberry((x, y, z), size, k)


def quenelle(at, turn, size, name, tone):
    """A scoop pulled with two spoons: three long faces and pointed ends."""
    material = m.surface(name, tone, rough=.35)

    def surface(u, v):
        a, t = u * TAU, v
        r = max(.02, math.sin(math.pi * t)) ** .62 * (1 + .07 * math.cos(3 * a + .6))
        return (math.cos(a) * .0175 * r, (t - .5) * .066, .0125 + math.sin(a) * .0130 * r)
    put(cached(f'scoop-{name}', lambda: Builder().sheet(surface, 60, 44, material, closed=True)), at, (0, 0, turn), size)


def d01():
    """Dark chocolate mousse, raspberries."""
    stage.plate(.100)
    g.jus((.004, -.020, Z), .030, 5, (1.9, .55), .2, 'raspberry-sauce', (.40, .03, .06))
    quenelle((-.020, .012, Z), .55, 1.05, 'mousse', (.10, .05, .03))
    quenelle((.024, .018, Z), -.50, .98, 'mousse', (.10, .05, .03))
    berries(((.046, -.018, Z), (-.046, -.018, Z), (.030, -.034, Z), (-.010, -.034, Z), (.058, .000, Z)))
    g.sprig((.002, .006, Z + .026), .9, .5, 'mint', 4, 2)


def d02():
    """Crème brûlée with vanilla."""
    stage.plate(.100)
    b = Builder().lathe([(0, .002), (.058, .002), (.062, .005), (.0655, .024), (.0655, .026), (.0630, .026)], stage.white(), 128)
    b.lathe([(.0630, .026), (.062, .022)], stage.white(), 128)
    caramel = g.accent(m.surface('caramel', (.62, .36, .08), rough=.1, coat=1))
    burnt = m.surface('burnt', (.26, .12, .03), rough=.2, coat=.6)
    b.lathe([(.062, .022), (.05, .0226), (0, .0226)], caramel, 96)
    rng = random.Random(3)
    for k in range(9):
        a, r = k * 2.4, .017 * k ** .5
        b.blob((math.cos(a) * r, math.sin(a) * r, .0226), (rng.uniform(.005, .009), rng.uniform(.004, .007), .0006), burnt, k, .35, 1.2, 2, (0, 0, a))
    crack = m.surface('crack', (.86, .74, .48))
    for a in (.3, 2.0, 4.1):
        b.tube([(0, .004, .0229), (math.cos(a) * .020, math.sin(a) * .020 + .003, .0229), (math.cos(a + .35) * .042, math.sin(a + .35) * .042, .0229)], [.0007, .0009, .0005], crack, 6)
    put(b, (0, 0, Z))
    put(Builder().tube([(-.030, 0, 0), (0, .005, .001), (.034, -.004, 0)], [.0016, .0018, .0010], m.surface('vanilla', (.10, .05, .03)), 10), (.050, -.062, Z + .0060), (0, 0, .65))
    berries(((-.074, -.020, Z + .002), (-.066, -.036, Z + .001)), 1.1)


def d03():
    """Panna cotta, berry compote."""
    stage.plate(.100)
    compote = g.jus((.008, -.022, Z), .040, 4, (1.3, .72), .25, 'compote', (.36, .03, .06))
    put(Builder().lathe([(0, 0), (.033, 0), (.0350, .002), (.0335, .012), (.0345, .016), (.0310, .034), (.0275, .0385), (.024, .0395), (0, .0395)], g.cream('panna'), 96), (-.008, .010, Z))
    put(Builder().lathe([(.0245, -.0006), (.024, .0014), (.018, .0024), (0, .0026)], compote, 64, wobble=.10, seed=3), (-.008, .010, Z + .0395))
    for a, reach in ((-.9, .9), (-2.2, .65)):
        points = [(-.008 + math.cos(a) * (.0245 + t * .011), .010 + math.sin(a) * (.0245 + t * .011), Z + .0405 - .030 * reach * t) for t in [i / 8 for i in range(9)]]
        put(Builder().tube(points, [.0032, .0030, .0028, .0026, .0025, .0026, .0029, .0034, .0028], compote, 12))
    berries(((-.016, .006, Z + .041), (.000, .014, Z + .041), (-.006, -.002, Z + .041), (.046, -.016, Z), (.028, -.038, Z), (-.040, -.028, Z)), 1.15)
    g.sprig((-.010, .016, Z + .05), .85, .8, 'mint', 3, 3)


def d04():
    """Westphalian vanilla cream with rum and chocolate, in a coupe."""
    stage.look(25)
    put(p.plate(.060, stage.white()))
    cream, dark = m.surface('herrencreme', (.86, .76, .48)), m.surface('chocolate', (.10, .05, .03), rough=.3)
    b = Builder().lathe([(0, 0), (.026, 0), (.027, .003), (.006, .008), (.005, .026), (.010, .030), (.034, .042), (.046, .062), (.0475, .074), (.0460, .074)], m.glass(), 96)
    b.lathe([(0, .034), (.030, .0415), (.043, .060), (.0445, .070), (.040, .075), (.026, .084), (.010, .090), (0, .092)], cream, 96, wobble=.015)
    put(b, (0, 0, .008))
    rng = random.Random(2)
    for k in range(15):
        a, r = k * 2.4, .0095 * k ** .5
        x, y = math.cos(a) * r, math.sin(a) * r
        put(cached('choc-bit', lambda: Builder().box((0, 0, 0), (.011, .0055, .0030), dark, .0006)), (x, y, g.settle([(x, y, .11)], .06)[0] + .0016), (rng.uniform(-.3, .3), rng.uniform(-.3, .3), a))
    models.curl((.004, .002, .101), .0085, 1.5, .016, 'chocolate', (.12, .06, .03), .6)
    g.sprig((-.012, .004, .11), .75, .5, 'mint', 3, 2)
    put(p.cutlery('spoon', m.surface('silver', (.8, .8, .8), role='ware')), (.075, .012, .0), (0, 0, .25), .75)


def d05():
    """Apple crumble, custard."""
    stage.plate(.108)
    b = Builder().lathe([(0, .002), (.056, .002), (.060, .005), (.066, .032), (.0665, .034), (.0640, .034)], stage.white(), 128)
    b.lathe([(.0640, .034), (.063, .028), (0, .029)], m.surface('apple-filling', (.80, .60, .28)), 64)
    put(b, (-.010, .006, Z))
    rng, crumb = random.Random(4), m.surface('crumble', (.66, .44, .18), rough=.8)
    for k in range(60):
        a, r = k * 2.4, .0074 * k ** .5
        put(cached(f'crumble-{k % 4}', lambda: Builder().blob((0, 0, 0), (1, .85, .8), crumb, k + 1, .32, 1.3, 2)), (-.010 + math.cos(a) * r, .006 + math.sin(a) * r, Z + .034 + .006 * (1 - (r / .06) ** 2)),
            (rng.random() * 3, rng.random() * 3, a), rng.uniform(.0052, .0084))
    apple, skin = m.surface('apple-flesh', (.88, .80, .58)), m.surface('apple-skin', (.56, .14, .07), rough=.3)
    for k in range(3):
        produce.apple_slice((-.026 + .014 * k, .004 + .004 * k, Z + .043), apple, skin, .4 + .3 * k, .95)
    sauce = m.surface('custard', (.86, .72, .36), rough=.2, coat=.5)
    jug = Builder().lathe([(0, 0), (.016, 0), (.020, .006), (.021, .018), (.016, .032), (.018, .038), (.0168, .038)], stage.white(), 64)
    jug.lathe([(.0168, .036), (0, .0362)], g.accent(sauce), 48).tube([(.019, 0, .030), (.032, 0, .030), (.033, 0, .014), (.020, 0, .010)], .0022, stage.white(), 10)
    put(jug, (.072, -.022, Z + .002), (0, 0, -.6))


def d06():
    """Tiramisu in a glass."""
    stage.look(25)
    put(p.plate(.062, stage.white()))
    sponge, cream, cocoa = m.surface('sponge', (.44, .26, .12)), m.surface('mascarpone', (.88, .82, .68)), m.surface('cocoa', (.14, .07, .04))
    top = models.glassful((0, 0, .008), [(sponge, .014), (cream, .017), (sponge, .014), (cream, .018), (cocoa, .0012)])
    for k in range(3):
        models.ball((-.010 + .010 * k, -.008 + .005 * k, top + .0022), .0040, 'coffee-bean', (.14, .07, .04), (1, 1.5, .8), k * 1.3)
    finger = m.surface('ladyfinger', (.74, .56, .30))
    for k, (x, y, a) in enumerate(((-.058, -.022, .5), (-.050, -.036, .75))):
        put(cached('ladyfinger', lambda: Builder().blob((0, 0, 0), (.0088, .030, .0066), finger, 1, .04, 1, 3)), (x, y, .012 + .004 * k), (0, 0, a))
    g.sprig((.008, .008, top + .006), .7, .5, 'mint', 3, 2)
    put(p.cutlery('spoon', m.surface('silver', (.8, .8, .8), role='ware')), (.078, .010, 0), (0, 0, .25), .75)


def d07():
    """Mango, coconut and chia in a glass."""
    stage.look(25)
    put(p.plate(.062, stage.white()))
    chia, mango = m.surface('chia', (.76, .72, .62)), g.accent(m.surface('mango-puree', (.80, .46, .06)))
    top = models.glassful((0, 0, .008), [(chia, .022), (mango, .016), (chia, .014), (mango, .012)])
    cube = m.surface('mango', (.82, .52, .10), rough=.3)
    for k in range(7):
        a = k * 2.4
        put(cached('mango-cube', lambda: Builder().box((0, 0, 0), (.0105, .0105, .0095), cube, .0016)), (math.cos(a) * .0075 * k ** .5, math.sin(a) * .0075 * k ** .5, top + .005), (.3 * math.sin(k), .3, a))
    models.curl((.010, .004, top + .012), .0075, 1.2, .010, 'coconut', (.90, .88, .82), .4)
    g.sprig((-.006, .002, top + .016), .85, .5, 'mint', 4, 2)
    produce.lime_slice((-.052, -.026, .010), (.3, .1, .5), .017)
    put(p.cutlery('spoon', m.surface('silver', (.8, .8, .8), role='ware')), (.078, .010, 0), (0, 0, .25), .75)


def d08():
    """Vegan chocolate tart, sea salt."""
    stage.plate(.104)
    n, span = 24, .66
    outline = [(0, 0)] + [(.098 * math.cos(-span / 2 + span * k / n), .098 * math.sin(-span / 2 + span * k / n)) for k in range(n + 1)]
    base = g.transform((-.052, .010, Z), (0, 0, .12))
    shell, dark = m.surface('tart-shell', (.44, .26, .12)), m.surface('ganache', (.13, .07, .045), rough=.3)
    put(Builder().slab(outline, .006, shell), parent=base)
    put(Builder().slab([(.004 + x * .945, y * .945) for x, y in outline], .023, dark, bevel=.0010), (0, 0, .006), parent=base)
    rim = [(.097 * math.cos(-span / 2 + span * k / 30), .097 * math.sin(-span / 2 + span * k / 30)) for k in range(31)]
    for k, (x, y) in enumerate(rim[1:-1:2]):
        put(Builder().box((0, 0, .016), (.0075, .0066, .030), shell, .002, (0, 0, -span / 2 + span * (2 * k + 1) / 30)), (x, y, 0), parent=base)
    salt = m.surface('salt-flake', (.9, .9, .88))
    rng = random.Random(3)
    for k in range(13):
        x = rng.uniform(.030, .082)
        put(Builder().box((0, 0, 0), (.0032, .0026, .0012), salt, .0002), (x, rng.uniform(-.22, .22) * x, .0298), (0, 0, rng.uniform(0, 3)), parent=base)
    berries(((.046, -.040, Z), (.060, -.030, Z), (.034, -.052, Z)), 1.2)
    f.quenelle((-.040, -.038, Z), g.cream(), .8, .95, 2)
    g.sprig((-.034, -.036, Z + .025), .8, .4, 'mint', 3, 3)


def d09():
    """Cheese board, fig mustard, nut bread."""
    stage.board(.26, .16)
    models.wedge_of_cheese((-.106, .030, .014), .15, 1.0)
    models.wedge_of_cheese((-.096, -.034, .014), -.12, .86, 'blue-cheese', (.86, .82, .72), (.60, .54, .42), .030)
    arc = [(0, 0)] + [(.030 * math.cos(a), .030 * math.sin(a)) for a in [.9 + i * .16 for i in range(34)]]
    rind, paste = m.surface('camembert-rind', (.90, .87, .80)), m.surface('camembert', (.86, .74, .48))
    put(Builder().slab(arc, .020, rind, bevel=.002).slab([(x * .97, y * .97) for x, y in arc], .016, paste, g.transform((.0006, 0, .002))), (.022, .034, .014), (0, 0, -1.6))
    produce.grapes((.082, .050, .014), 17, 2)
    f.fig_half((.030, -.036, .031), (.2, .1, .3), 1.15)
    f.fig_half((.062, -.046, .031), (.35, -.2, 1.3), 1.1)
    for k in range(3):
        f.walnut_half((-.010 + .013 * k, -.052 + .006 * (k % 2), .014), (.2, .2, k), 1.05, k)


def d10():
    """Three petits fours."""
    stage.platter(.22, .13)
    f_tart = m.surface('pastry', (.66, .46, .22))
    shell = Builder()
    n, profile = 72, [(0, 0), (.018, 0), (.0195, .002), (.0245, .0145), (.0225, .0150), (.0180, .006), (0, .006)]
    verts = [(r * (1 + .045 * math.cos(TAU * i / n * 14) * min(1, z / .010)) * math.cos(TAU * i / n), r * (1 + .045 * math.cos(TAU * i / n * 14) * min(1, z / .010)) * math.sin(TAU * i / n), z) for i in range(n) for r, z in profile]
    c = len(profile)
    shell.part(verts, [(i * c + j, ((i + 1) % n) * c + j, ((i + 1) % n) * c + j + 1, i * c + j + 1) for i in range(n) for j in range(c - 1)], f_tart)
    put(shell, (-.060, 0, Z))

    def swirl(u, v):
        a, r = u * TAU, 1 - v
        rr = .0195 * r ** .8 * (1 + .14 * math.cos(a * 6 + v * 5))
        return (math.cos(a) * rr, math.sin(a) * rr, .012 + .018 * v ** .85)
    put(Builder().sheet(swirl, 72, 24, g.cream(), closed=True), (-.060, 0, Z))
    berries(((-.060, 0, Z + .028),), 1.15)
    sponge, glaze, cream = m.surface('petit-sponge', (.74, .56, .30)), m.surface('petit-glaze', (.12, .06, .04), rough=.2, coat=.8), m.surface('petit-cream', (.88, .80, .66))
    z = Z
    for material, thick in ((sponge, .008), (cream, .004), (sponge, .008), (cream, .004), (glaze, .0045)):
        put(Builder().slab([(-.021, -.021), (.021, -.021), (.021, .021), (-.021, .021)], thick, material, bevel=.0008), (0, 0, z), (0, 0, .5))
        z += thick
    f.walnut_half((0, 0, z), (.1, .1, .4), 1.1, 1)
    macaron, fill = m.surface('macaron', (.70, .50, .42)), m.surface('macaron-cream', (.86, .78, .64))
    for z0, flip in ((0, 1), (.018, 0)):
        put(Builder().lathe([(0, 0), (.0225, 0), (.0240, .003), (.0225, .008), (.015, .0115), (0, .0125)] if not flip else [(0, 0), (.016, .001), (.0230, .004), (.0240, .009), (.0225, .0125), (0, .0125)], macaron, 72), (.060, 0, Z + z0))
    put(Builder().cylinder((0, 0, 0), .0218, .0058, fill, 64), (.060, 0, Z + .0123))
