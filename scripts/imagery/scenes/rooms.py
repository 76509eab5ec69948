"""Indoor pictures: the hall, meetings, the trade-fair stand, Christmas, the kitchen."""
import math
import random

from mathutils import Vector

from lib import fingerfood as ff
from lib import food as f
from lib import hands
from lib import herbs as h
from lib import materials as m
from lib import props as p
from lib import studio
from lib import venue
from lib.mesh import Builder, cached, jitter, put, transform


def landing_business():
    """Rows of chairs before the glazed front, the speaker's desk to the right, dusk on the lake."""
    venue.hall(15, 9, 3.9, 6)
    venue.lectern((2.35, 3.0, 0), math.pi + .25)
    rng = random.Random(5)
    dark = m.linen_night()
    for row in range(4):
        for k in range(8):
            x = -3.55 + k * .60 + (.62 if k > 3 else 0)
            put(p.chair(cushion=dark), (x, -2.0 + row * 1.0 + rng.uniform(-.02, .02), 0), (0, 0, rng.uniform(-.05, .05) - x * .03))
    for x, y in ((3.9, .6), (4.7, 2.1)):
        p.standing_table((x, y, 0), seed=2)
        p.tealight((x + .05, y - .12, 1.104))
        for k in range(3):
            put(p.glass('flute', m.sparkling()), (x - .12 + .13 * k, y + .08 * (k % 2), 1.104))
    for x in (-3.2, -.4, 2.4, 5.2):
        venue.pendant((x, .9, 2.45), 'dome', ceiling=3.7)
    for x in (-5.6, 6.0):
        venue.pendant((x, 3.0, 2.45), 'dome', ceiling=3.7)
    studio.area((-.4, .4, 2.9), (-.4, .4, 0), (7, 3.2), 620, studio.WARM, 150)
    studio.area((3.0, 1.6, 3.2), (2.4, 2.9, 1.1), .8, 260, studio.NEUTRAL, 70)
    studio.camera((-1.2, -3.2, 1.56), (.95, 3.5, 1.26), 29, 2.8, (-.2, -.9, .8))


def round_table(center, seats=8, radius=.85, seed=1, cloth=None, roses=('cream', 'blush'), lit=True, seat_angle=0.0):
    """A laid round table with chairs and a bouquet."""
    mat = cloth or m.linen()
    rng = random.Random(seed)
    x, y = center

    def skirt(u, v):
        a = u * math.tau
        fold = .5 * math.sin(a * 22 + 2 * jitter(seed, (math.cos(a), math.sin(a), 0), 1, 1.5)) + .6 * jitter(seed, (math.cos(a) * 2, math.sin(a) * 2, v * .4), 1, 1)
        r = radius + .004 + v ** .8 * (.03 + .035 * fold)
        return (math.cos(a) * r, math.sin(a) * r, p.TABLE - .003 - v * .70)
    b = Builder().sheet(skirt, 330, 20, mat, closed=True)
    b.lathe([(radius + .006, -.006), (radius + .002, -.001), (radius - .01, 0), (radius * .5, 0), (0, 0)], mat, 96, transform((0, 0, p.TABLE)))
    put(b, (x, y, 0))
    for k in range(seats):
        a = math.tau * (k + seat_angle) / seats
        d = Vector((math.cos(a), math.sin(a), 0))
        q = Vector((x, y, p.TABLE)) + d * (radius - .20)
        p.place_setting((q.x, q.y, q.z), a + math.pi / 2, seed=seed * 20 + k, under=False, card=False)
        c = Vector((x, y, 0)) + d * (radius + .24)
        put(p.chair(), c, (0, 0, a + math.pi / 2 + rng.uniform(-.08, .08)))
    p.vase_bouquet((x, y, p.TABLE), roses, 11, seed, spread=.15, vase_height=.15)
    for k in range(6):
        a = k * 1.047 + .3
        p.tealight((x + math.cos(a) * .27, y + math.sin(a) * .27, p.TABLE))


def location_rooms():
    """The hall laid for an evening: round tables, pendant lamps, the lake behind glass."""
    venue.hall(15, 9, 3.9, 6)
    for k, (x, y) in enumerate(((.9, -1.1), (-2.3, 1.0), (3.6, 1.7), (.4, 2.7))):
        round_table((x, y), 8, .85, k + 2, seat_angle=.3 * k)
    for x, y in ((.9, -1.1), (-2.3, 1.0), (3.6, 1.7), (.4, 2.7), (-5, 2.4), (6, -.4)):
        venue.pendant((x, y, 2.2), 'dome', ceiling=3.7)
    studio.area((.6, .6, 2.9), (.6, .6, 0), (6, 4.5), 640, studio.WARM, 150)
    studio.camera((-1.4, -4.1, 1.50), (.75, 2.2, 1.06), 29, 2.6, (.9, -1.3, .9))


def catering_seminar():
    """A meeting table with notebooks, coffee, fruit and small pastries in the morning."""
    venue.hall(12, 9, 3.6, 5, view='morning', sun=24)
    p.wood_table((.1, .2), (4.2, 1.3), along='X', material=m.oak_x())
    t = p.TABLE
    cover = m.surface('notebook', (.018, .030, .034), rough=.5)
    page = m.surface('page', (.70, .65, .55), rough=.85)
    coffee = m.surface('coffee', (.030, .012, .005), rough=.12, coat=.6)
    for k, x in enumerate((-1.35, -.55, .30, 1.1)):
        for side in (-1, 1):
            y = .2 + side * .40
            put(Builder().box((0, 0, .006), (.15, .21, .012), cover if (k + side) % 3 else page, .002), (x, y, t), (0, 0, .06 * side + .04 * k))
            put(Builder().tube([(0, -.07, 0), (0, .07, 0)], .004, m.brass(), 8), (x + .10, y, t + .004), (0, 0, .2 * side))
            put(p.glass('tumbler'), (x + .20, y + .13 * -side, t))
            put(p.chair(cushion=m.linen_night()), (x, .2 + side * .98, 0), (0, 0, (0 if side < 0 else math.pi) + .05 * k))
    cup = Builder().lathe([(0, .004), (.020, .004), (.022, 0), (.024, .002), (.036, .022), (.041, .058), (.0395, .058), (.034, .024), (0, .010)], m.porcelain(), 48)
    cup.lathe([(.0385, .05), (0, .0505)], coffee, 40)
    cup.lathe([(0, -.006), (.05, -.006), (.07, .002), (.072, .004), (.05, -.002), (0, -.002)], m.porcelain(), 48)
    cup.tube([(.040, 0, .048), (.060, 0, .050), (.064, 0, .034), (.040, 0, .018)], .0038, m.porcelain(), 10)
    mesh = cup.mesh('coffee-cup')
    for x, y in ((-.30, -.05), (.62, .02), (-1.08, .34), (.02, .42)):
        put(mesh, (x, y, t + .006), (0, 0, x * 5))
    ff.tray((.12, .20), (.42, .22), t, m.slate())
    ff.rows(ff.tartlet, -.04, .14, 6, 3, .062, .062, t + .010, 3)
    p.vase_bouquet((-.75, .22, t), ('white', 'cream'), 7, 3, spread=.09)
    put(p.bowl(.11, .06, m.stoneware_light()), (.82, .25, t))
    apple = m.surface('apple', (.36, .045, .02), rough=.3, color2=(.48, .30, .05), scale=4, coat=.5)
    for k in range(6):
        put(Builder().lathe([(0, .006), (.012, 0), (.028, .010), (.036, .032), (.030, .056), (.014, .063), (0, .056)], apple, 32, wobble=.04, seed=k), (.82 + .05 * math.cos(k * 1.2), .25 + .05 * math.sin(
            k * 1.2), t + .025 + .02 * (k == 5)), (.3, .2 * k, k))
    studio.area((0, 3.4, 2.4), (0, 0, .8), (6, 2), 240, (1, .82, .62))
    studio.area((-.5, -2, 3), (0, .2, .7), (3, 2), 110, studio.NEUTRAL)
    studio.camera((-.95, -1.75, 1.36), (.20, .75, .80), 33, 2.6, (-.1, -.12, .8))


def catering_trade_fair():
    """A stand in an evening hall: counter with slats, glasses in rows, canapés, a wall of light behind."""
    studio.plain_world((.010, .014, .019))
    floor = m.surface('fair-floor', (.022, .024, .026), rough=.22, color2=(.034, .036, .038), scale=3)
    put(Builder().box((0, 2, -.05), (16, 14, .1), floor))
    wall = m.surface('fair-wall', (.020, .034, .036), rough=.6)
    put(Builder().box((.8, 3.4, 1.6), (6.4, .12, 3.2), wall, .004))
    for k in range(9):
        put(Builder().box((0, 0, 1.6), (.018, .03, 3.2), m.brass(), .002), (-1.9 + k * .68, 3.32, 0))
    glow = m.flat_light('fair-band', (1.0, .66, .36), 3.2)
    put(Builder().box((.8, 3.30, 2.62), (5.6, .03, .022), glow, .002))
    venue.bar((.55, .95, 0), 3.4, 1.08)
    rng = random.Random(4)
    for row in range(3):
        for k in range(9):
            put(p.glass('white', m.white_wine() if row < 2 else None), (-.72 + k * .088 + rng.uniform(-.006, .006), .80 + row * .105 + rng.uniform(-.006, .006), 1.104))
    ff.tray((.55, .84), (.52, .24), 1.104, m.marble())
    ff.rows(ff.salmon_coin, .335, .765, 8, 3, .062, .070, 1.114, 3)
    ff.tray((1.22, .86), (.50, .24), 1.104, m.walnut_x())
    ff.rows(ff.caprese, 1.02, .79, 7, 3, .066, .070, 1.114, 4)
    p.vase_bouquet((1.85, .98, 1.104), ('white', 'cream'), 10, 3, spread=.14, vase_height=.17)
    for x in (-.6, .3, 1.2, 2.1):
        venue.pendant((x, .95, 1.98), 'cone', m.brass(), ceiling=3.6)
    for k, (x, y) in enumerate(((-2.5, 2.3), (3.4, 2.1))):
        p.standing_table((x, y, 0), seed=3)
        p.vase_bouquet((x, y, 1.104), ('white',), 5, k, spread=.07)
    bokeh = cached('fair-spot', lambda: Builder().blob((0, 0, 0), .05, m.glow('fair-spot', (.75, .86, 1.0), 12, 3), 1, 0, 1, 2))
    for _ in range(26):
        put(bokeh, (rng.uniform(-9, -2.8), rng.uniform(5, 11), rng.uniform(1.6, 4.4)))
    studio.area((.55, .8, 2.4), (.55, .85, 1.1), (3.2, .6), 170, studio.WARM, 130)
    studio.area((.8, 2.6, 3.1), (.8, 3.4, 1.2), (5, .3), 240, studio.WARM)
    studio.area((-1.6, -1.4, 2.4), (.4, .8, .9), 1.2, 150, studio.NEUTRAL)
    studio.camera((-.62, -.40, 1.46), (.62, 1.25, 1.17), 34, 2.8, (.12, .76, 1.15))


def catering_christmas():
    """A winter table: fir, candles, gold and red, two lit trees in the dark room."""
    venue.hall(13, 8.6, 3.6, 5, view='night', sun=40)
    p.clothed_table((.15, .3), (1.15, 5.0), material=m.linen_night())
    rng = random.Random(8)
    for side in (-1, 1):
        for k in range(6):
            y = -1.75 + k * .78
            p.place_setting((.15 + side * .37, y, p.TABLE), side * math.pi / 2, seed=k * 2 + side + 5, napkin_material=m.woven('linen-wine', (.16, .016, .024)), plate_material=m.porcelain())
            put(p.chair(), (.15 + side * .80, y, 0), (0, 0, side * math.pi / 2))
    needle = m.leaf('fir', (.008, .026, .014), (.018, .050, .026), .5, .15)

    def twig():
        r = random.Random(3)
        b = Builder().tube([(0, 0, 0), (0, .16, .004)], .0025, m.dark_wood(), 5)
        for _ in range(90):
            y, a = r.uniform(.01, .165), r.uniform(0, 6.28)
            d = Vector((math.cos(a), .9, math.sin(a) * .6)).normalized() * .026
            q = Vector((0, y, .004))
            s = Vector((d.z, 0, -d.x)).normalized() * .0011
            b.part([q - s, q + s, q + d], [(0, 1, 2)], needle)
        return b
    mesh = cached('fir-sprig', twig)
    ball_gold = cached('bauble-gold', lambda: Builder().blob((0, 0, .024), .024, m.surface('bauble-gold', (.80, .55, .22), rough=.18, metal=1), 1, 0, 1, 3))
    ball_red = cached('bauble-red', lambda: Builder().blob((0, 0, .02), .02, m.surface('bauble-red', (.26, .010, .016), rough=.2, coat=1), 1, 0, 1, 3))
    for k in range(230):
        y = rng.uniform(-2.0, 2.55)
        put(mesh, (.15 + rng.gauss(0, .045), y, p.TABLE + rng.uniform(.004, .04)), (rng.uniform(-.1, .45), rng.uniform(-.4, .4), rng.uniform(0, 6.28)), rng.uniform(.7, 1.2))
    for k in range(26):
        put(rng.choice((ball_gold, ball_gold, ball_red)), (.15 + rng.gauss(0, .05), -2.0 + k * .18, p.TABLE + .012), (0, 0, 0), rng.uniform(.6, 1.1))
    for k in range(9):
        p.taper((.15 + .04 * (-1) ** k, -1.9 + k * .52, p.TABLE), (.22, .28, .25)[k % 3])
        p.tealight((.15 + .13 * (-1) ** k, -1.66 + k * .52, p.TABLE), tint=(.98, .70, .52))
    venue.fir_tree((-2.3, 2.8, 0), 2.7, 2, 170, .95)
    venue.fir_tree((3.0, 3.2, 0), 2.2, 5, 120, .8)
    for y in (-1.2, .4, 2.0):
        venue.pendant((.15, y, 1.95), 'dome', m.brass(), ceiling=3.3)
    studio.area((.15, .3, 2.1), (.15, .3, .7), (1.0, 4.4), 130, studio.WARM, 140)
    studio.area((-1.6, 1.6, 2.6), (-2.3, 2.8, 1), 1, 18, studio.WARM)
    studio.camera((-.95, -3.0, 1.44), (.30, .9, .92), 32, 2.4, (.12, -1.35, .82))


def about_kitchen():
    """The kitchen before service: steel, copper pans, herbs, a board with a knife, warm lamps."""
    studio.plain_world((.014, .020, .026))
    tile = m.surface('tile', (.045, .056, .058), rough=.24, coat=.5)
    b = Builder()
    for i in range(34):
        for j in range(14):
            b.box((-2.6 + i * .155, 1.62, .95 + j * .078), (.150, .02, .073), tile, .003)
    put(b)
    put(Builder().box((0, 1.72, 1.2), (9, .1, 3), m.surface('grout', (.03, .034, .035), rough=.9)))
    steel = m.surface('worktop', (.36, .36, .35), rough=.28, metal=1, color2=(.30, .30, .29), scale=14, rough_to=.38)
    put(Builder().box((0, .9, .89), (6, 1.4, .05), steel, .006))
    put(Builder().box((0, 1.0, .44), (6, 1.2, .86), m.iron(), .006))
    copper = m.surface('copper', (.72, .30, .15), rough=.2, metal=1, color2=(.60, .24, .11), scale=10, rough_to=.36)
    rail = Builder().tube([(-2.4, 1.50, 1.86), (2.4, 1.50, 1.86)], .010, m.brass(), 10)
    put(rail)
    for k, x in enumerate((-1.55, -1.2, -.86, -.50, .55, .95, 1.38)):
        r = (.13, .11, .095, .12, .10, .13, .11)[k]
        pan = Builder().lathe([(0, 0), (r * .9, 0), (r, .014), (r * 1.02, .052), (r * 1.0, .052), (r * .96, .016), (0, .006)], copper, 56)
        pan.tube([(r, 0, .045), (r + .10, 0, .055), (r + .20, 0, .062)], [.010, .007, .008], m.brass(), 8)
        put(pan, (x, 1.50, 1.78 - r - .16), (math.pi / 2, -math.pi / 2, 0))
    board = Builder().box((0, 0, .018), (.52, .34, .036), m.walnut_x(), .006)
    put(board, (.10, .48, .915), (0, 0, .08))
    z = .951
    knife = Builder()
    knife.sheet(lambda u, v: (math.cos(u * math.tau) * .0011, v * .20, .022 * (1 - v ** 3) * (.5 + .5 * math.sin(u * math.tau)) + .0005), 16, 20, m.steel(), closed=True)
    knife.box((0, -.062, .012), (.016, .125, .024), m.dark_wood(), .005)
    put(knife, (.26, .40, z), (0, 1.35, .35))
    for k in range(9):
        f.cherry_tomato((-.02 + .032 * (k % 4), .52 + .034 * (k // 4), z), .0145, k)
    for k in range(5):
        f.tomato_half((.10 + .035 * k, .44 + .012 * (k % 2), z + .012), .014, (-.2, .1, k))
    h.basil((-.10, .44, z + .002), 1.7, .3, 1, 6)
    h.parsley((.06, .40, z), 30, .09, 3, 1.2)
    for k in range(4):
        h.rosemary((-.14, .54 + .02 * k, z + .003), (.05, 0, -1.2 + .2 * k), 1.4, 1 + k % 3)
    for k, (x, r) in enumerate(((-.62, .12), (-.92, .10))):
        pot = Builder().lathe([(0, 0), (r, 0), (r * 1.02, .01), (r * 1.02, .15), (r * 1.04, .155), (r, .155), (r * .98, .01), (0, .006)], copper, 56)
        for s in (-1, 1):
            pot.tube([(s * r, -.03, .12), (s * (r + .035), -.03, .125), (s * (r + .035), .03, .125), (s * r, .03, .12)], .005, m.brass(), 8)
        put(pot, (x, .85 + .16 * k, .915))
    put(p.bowl(.10, .06, m.stoneware_light()), (.66, .62, .915))
    for k in range(10):
        f.potato_small((.66 + .05 * math.cos(k * 2.4), .62 + .05 * math.sin(k * 2.4), .945 + .02 * (k < 3)), k, 1)
    venue.bottle((.92, .84, .915), 'amber', tint=(.42, .33, .03))
    venue.bottle((1.02, .95, .915), 'wine')
    for x in (-.9, .15, 1.2):
        venue.pendant((x, .72, 1.62), 'dome', ceiling=2.9)
    studio.area((.1, .6, 1.66), (.1, .6, .9), (2.6, .4), 95, studio.WARM, 150)
    studio.area((0, 1.1, 2.2), (0, 1.6, 1.5), (3.4, .3), 90, studio.WARM)
    studio.area((-1.6, -.8, 1.8), (0, .6, .95), .8, 34, studio.DUSK)
    studio.camera((-.34, -.66, 1.36), (.10, .95, 1.17), 35, 2.6, (.08, .46, .96))


def about_hands():
    """The finishing touch, without a face: a cook's gloved hand sets dill on salmon with tweezers."""
    studio.plain_world((.014, .019, .025))
    steel = m.surface('pass', (.17, .17, .17), rough=.40, metal=1)
    put(Builder().box((0, .8, -.03), (3, 3, .06), steel))
    put(p.plate(.145, m.stoneware()))
    h.stroke([(-.085, .030, .0085), (-.035, .046, .0085), (.035, .038, .0085), (.088, .008, .0085)], .048, f.cream(), .006, 3)
    f.fillet((.004, -.010, .0090), f.salmon_cooked(), (.110, .050, .029), 1.0, 6)
    f.roast_mix((-.052, .022, .009), .026, 9, 4, ('carrot', 'yellow', 'courgette', 'beet'), .014, .9)
    h.cress((.016, -.004, .045), 1.2, 10, .022, 3)
    h.drops((.03, -.062, .009), 14, .055, m.herb_oil(), (.0015, .0045), 3)
    h.dill((-.016, -.010, .044), .8, (.3, 0, .4), 2)
    cook = transform((-.012, -.004, .044), (0, 0, math.pi + .20)) @ transform((0, 0, 0), (-.22, math.radians(13), 0)) @ transform(-hands.tip(.068))
    put(hands.hand(), parent=cook)
    put(hands.sleeve(), parent=cook)
    put(hands.tweezers(.068), parent=cook)
    for k, (x, y) in enumerate(((.30, .22), (-.22, .32), (-.05, .60))):
        put(p.plate(.145, m.stoneware()), (x, y, 0))
        f.fillet((x, y, .0090), f.salmon_cooked(), (.092, .044, .024), 1.0 + k, 6)
        h.stroke([(x - .075, y + .035, .0085), (x - .03, y + .045, .0085), (x + .075, y + .012, .0085)], .040, f.cream(), .006, 3 + k)
    put(p.bowl(.05, .04, m.stoneware_light()), (.26, -.04, 0))
    h.cress((.26, -.04, .03), 1.5, 44, .034, 4)
    rng = random.Random(2)
    spot = cached('bokeh', lambda: Builder().blob((0, 0, 0), .03, m.glow('bokeh', (1.0, .60, .25), 15, 1), 1, 0, 1, 2))
    for _ in range(18):
        put(spot, (rng.uniform(-1.4, 1.4), rng.uniform(2.2, 3.4), rng.uniform(-.3, .5)))
    studio.area((-.4, .5, .7), (0, 0, .02), (.5, .4), 20, (1.0, .80, .58))
    studio.area((.7, .2, .5), (0, 0, .03), (.3, .5), 4, studio.WARM)
    studio.area((.1, -.9, .9), (0, 0, 0), .7, 3, studio.NEUTRAL)
    studio.area((.30, .42, .62), (.06, .03, .16), (.45, .25), 4.5, (.86, .91, 1.0), 100)
    studio.area((-.55, -.25, .45), (.02, 0, .15), (.3, .4), 2.6, studio.NEUTRAL, 110)
    studio.camera((-.03, -.69, .36), (.038, .02, .084), 70, 4.5, (-.012, -.006, .06))
