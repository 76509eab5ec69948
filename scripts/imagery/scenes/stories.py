"""Pictures of the news articles that are not about one celebration."""
import math
import random

from lib import environment as env
from lib import fingerfood as ff
from lib import food as f
from lib import herbs as h
from lib import materials as m
from lib import props as p
from lib import service as s
from lib import studio
from lib import venue
from lib.mesh import Builder, cached, put, transform
from scenes.plates import layered_glass
from scenes.table import buffet_bowl, cheese_board


def news_what_is_catering():
    """An hour before: plates in stacks, glasses in crates, rolled napkins, cutlery in a box; the lake waits behind."""
    env.sky('blue', -16)
    env.lake()
    env.far_shore('blue', lights=6, seed=111)
    env.deck(-6, 6, -3, 6.5)
    p.wood_table((0, .2), (3.2, 1.0), along='X')
    z = p.TABLE
    s.stack_of_plates((-.46, .02, z), 18, .135, m.stoneware_light(), 1)
    s.stack_of_plates((-.14, .16, z), 11, .135, m.stoneware_light(), 2)
    s.stack_of_plates((-.50, .36, z), 9, .155, m.stoneware(), 3)
    for i in range(6):
        for j in range(3):
            put(p.glass('wine'), (.12 + .105 * i + .02 * j, .24 + .105 * j, z))
    for i in range(4):
        for j in range(2):
            put(p.glass('tumbler'), (.86 + .09 * i, .20 + .10 * j, z))
    roll = cached('napkin-roll', lambda: Builder().tube([(0, -.10, .022), (0, .10, .022)], .022, m.linen_sage(), 20).tube([(0, -.012, .022), (0, .012, .022)], .0235, m.linen_sand(), 20))
    for k in range(9):
        put(roll, (.02 + .05 * (k % 5) + .025 * (k // 5), -.16 + .004 * (k % 2), z + .038 * (k // 5)), (0, 0, .03 * (-1) ** k))
    tray = Builder().box((0, 0, .02), (.34, .26, .005), m.walnut_x(), .002)
    for sx in (-1, 1):
        tray.box((sx * .17, 0, .03), (.01, .27, .06), m.walnut_x(), .002)
    for sy in (-1, 0, 1):
        tray.box((0, sy * .13, .03), (.34, .01, .06), m.walnut_x(), .002)
    put(tray, (.58, -.14, z), (0, 0, .1))
    rng = random.Random(4)
    for k in range(26):
        kind = ('fork', 'knife')[k % 2]
        put(p.cutlery(kind), (.58 + rng.uniform(-.02, .02), -.20 + .12 * (k % 2) + rng.uniform(-.03, .03), z + .026 + .0022 * (k // 2)), (0, 0, 1.67 + rng.uniform(-.06, .06)))
    put(Builder().box((0, 0, .003), (.20, .28, .006), m.iron(), .002), (-.72, -.12, z), (0, 0, .25))
    put(Builder().box((0, 0, .0065), (.185, .26, .001), m.surface('page', (.70, .65, .55), rough=.85), .0003), (-.72, -.12, z), (0, 0, .25))
    ink = m.surface('ink', (.035, .035, .045), rough=.6)
    marks = Builder()
    for row in range(9):
        marks.box((-.07, .10 - .025 * row, .0075), (.010, .010, .0006), ink, .0001).box((.012 - .008 * (row % 3), .10 - .025 * row, .0075), (.11 - .02 * (row % 3), .003, .0006), ink, .0001)
    put(marks, (-.72, -.12, z), (0, 0, .25))
    p.tealight((-.96, .22, z))
    p.tealight((-.80, .36, z))
    p.lantern((1.30, .30, z), .15, .28, .3, 0)
    p.string_lights((-3, 2.4, 2.5), (3, 2.6, 2.5), .4, 13, 1)
    p.string_lights((-3, 4.2, 2.5), (3, 4.2, 2.5), .4, 15, 2)
    studio.area((-.1, .5, 2.1), (0, 0, .75), (2.6, .7), 34, studio.WARM, 140)
    studio.area((-1.4, -1.2, 1.8), (0, 0, .8), .9, 8, studio.NEUTRAL)
    studio.area((.4, 1.5, 1.5), (.35, .3, .9), (1.6, .6), 26, studio.WARM, 130)
    studio.camera((-.60, -1.15, 1.30), (.10, .24, .86), 37, 3.0, (-.26, .0, .88))


def news_buffet_ideas():
    """Low along the buffet: salad in a bowl, glasses on a riser, cheese, bread; one thing sharp, the rest a glow."""
    env.sky('blue', 20)
    env.lake()
    env.far_shore('blue', lights=8, seed=113)
    env.deck(-6, 6, -3, 6.5)
    p.clothed_table((0, .9), (1.15, 3.4), .70, m.linen_sand())
    z = p.TABLE
    buffet_bowl((-.18, -.26, z), 'grain', 4)
    top = s.riser((.20, -.12, z), (.40, .32), .12)
    yog, berry = f.white_cream(), m.surface('compote-solid', (.26, .006, .03), rough=.15, coat=1, color2=(.34, .012, .05), scale=60)
    for k in range(12):
        x, y = .07 + .088 * (k % 4), -.21 + .088 * (k // 4)
        lip = layered_glass((x, y, top), [(yog, .028), (berry, .016), (yog, .014)])
        f.raspberry((x, y, lip + .004), 1, k)
        h.mint((x + .006, y, lip + .006), .7, k)
    top2 = s.riser((-.20, .22, z), (.44, .30), .10, m.oak_x())
    ff.rows(ff.caprese, -.36, .13, 6, 3, .066, .075, top2, 3)
    cheese_board((.10, .62, z), .12)
    buffet_bowl((-.22, 1.00, z), 'leaves', 5)
    put(Builder().box((0, 0, .012), (.40, .24, .024), m.oak_x(), .005), (.18, 1.16, z))
    f.loaf_slices((.05, 1.14, z + .024), 10, 2, -1.4)
    buffet_bowl((-.15, 1.55, z), 'roast', 3)
    p.vase_bouquet((.26, .30, z), ('apricot', 'cream', 'blush'), 10, 2, spread=.12, vase_height=.18)
    for k, (x, y) in enumerate(((-.44, .52), (.44, .66), (-.40, 1.3), (.42, 1.5))):
        p.taper((x, y, z), (.28, .32)[k % 2])
    for x, y in ((.42, -.36), (-.46, -.02), (.42, .95)):
        p.tealight((x, y, z))
    for k, y in enumerate((2.6, 4.0)):
        p.string_lights((-3, y, 2.4), (3, y + .2, 2.4), .4, 14, k)
    studio.area((0, .6, 2.1), (0, .6, .75), (.9, 2.6), 74, studio.WARM, 140)
    studio.area((-1.1, -1.1, 1.7), (0, -.2, .8), .6, 16, studio.NEUTRAL)
    studio.camera((-.30, -1.12, 1.18), (.04, .30, .86), 42, 2.4, (.02, -.22, .86))


def news_grill_and_chill():
    """Two glasses of something orange on a crate, sharp; chairs with blankets, fire and the lake in a soft glow behind."""
    env.sky('sunset', 10, clouds=.7)
    env.lake()
    env.far_shore('sunset', lights=3, seed=115)
    env.grass(-5, 5, -2.5, 7, 1700, .06)
    s.crate((0, 0, 0), (.56, .40, .42), .22)
    put(Builder().box((0, 0, .43), (.64, .46, .026), m.oak_x(), .005), (0, 0, 0), (0, 0, .22))
    z = .443
    drink = m.liquid('spritz', (.86, .26, .03), .45)
    ice = m.clear('ice', (.93, .97, .99), .06, 1.0)
    cube = cached('ice-cube', lambda: Builder().box((0, 0, 0), (.024, .022, .022), ice, .004))
    for k, (x, y) in enumerate(((-.07, -.05), (.075, .03))):
        put(p.glass('wine', drink, .185), (x, y, z), (0, 0, k), 1.05)
        for j in range(3):
            put(cube, (x + .014 * math.cos(j * 2.1 + k), y + .014 * math.sin(j * 2.1 + k), z + .178 + .008 * j), (.4 * j, .5, j))
        f.lemon_slice((x + .030, y - .012, z + .212), (1.35, .25, .6 + k), .024)
        put(Builder().tube([(x - .01, y, z + .15), (x - .026, y + .01, z + .285)], .0024, m.linen_sage(), 8))
    put(p.bowl(.055, .035, m.stoneware()), (-.17, .12, z))
    olive = m.surface('olive', (.075, .085, .022), rough=.28, color2=(.12, .12, .035), scale=40, coat=.5)
    ball = cached('olive', lambda: Builder().blob((0, 0, 0), (.009, .012, .009), olive, 1, .03, 1, 2))
    rng = random.Random(2)
    for _ in range(34):
        a, r = rng.uniform(0, 6.3), .038 * math.sqrt(rng.random())
        put(ball, (-.17 + math.cos(a) * r, .12 + math.sin(a) * r, z + .022 + .014 * (1 - r / .038)), (rng.uniform(-.5, .5), rng.uniform(-.5, .5), a))
    h.rosemary((.17, -.12, z + .002), (.05, 0, .8), 1.3, 1)
    blanket = m.woven('blanket', (.30, .20, .12), weave=300)
    for k, (x, y, turn) in enumerate(((-1.05, 1.7, -.5), (-1.9, 3.4, -1.1), (1.45, 1.8, .7))):
        put(p.chair(cushion=m.linen_sage() if k % 2 else m.linen_sand()), (x, y, 0), (0, 0, turn))
        if k != 1:
            base = transform((x, y, 0), (0, 0, turn))

            def drape(u, v):
                w, t = (u - .5) * .30, v * 2 - 1
                return (w, -.245 - .05 * t + .012 * math.sin(u * 14), .895 - abs(t) ** 1.5 * (.30 if t < 0 else .34) + .006 * math.sin(u * 9 + v * 5))
            put(Builder().sheet(drape, 20, 28, blanket), parent=base)
    venue.fire_bowl((.42, 3.2, .12), .45, 190, 3)
    p.lantern((-1.5, 2.6, 0), .22, .44, .3, 5)
    for k, y in enumerate((3.4, 5.0)):
        p.string_lights((-4, y, 2.5), (4, y + .3, 2.5), .45, 14, k)
    studio.area((-.6, .5, 1.3), (0, 0, .5), .6, 20, studio.WARM, 120)
    studio.area((.8, -.6, 1.1), (0, 0, .5), .6, 9, studio.NEUTRAL)
    studio.area((0, 2.6, 2.6), (0, 2.2, 0), (4, 2), 90, studio.WARM, 150)
    studio.camera((-.14, -.95, .74), (.045, .6, .60), 47, 2.2, (0, -.02, z + .12))


def news_kitchen_secret():
    """A copper pot of stock on the stove, a mortar, bones of flavour: thyme, garlic, pepper, a wooden spoon."""
    studio.plain_world((.012, .017, .022))
    steel = m.surface('worktop', (.36, .36, .35), rough=.28, metal=1, color2=(.30, .30, .29), scale=14, rough_to=.38)
    put(Builder().box((0, .5, -.03), (3.4, 2.4, .06), steel))
    tile = m.surface('tile', (.045, .056, .058), rough=.24, coat=.5)
    b = Builder()
    for i in range(22):
        for j in range(12):
            b.box((-1.7 + i * .155, 1.24, .02 + j * .078), (.150, .02, .073), tile, .003)
    put(b)
    put(Builder().box((0, 1.33, .5), (5, .1, 1.4), m.surface('grout', (.03, .034, .035), rough=.9)))
    copper = m.surface('copper', (.72, .30, .15), rough=.2, metal=1, color2=(.60, .24, .11), scale=10, rough_to=.36)
    iron = m.iron()
    grate = Builder().lathe([(.02, .0), (.14, 0), (.145, .012), (.02, .012)], iron, 40)
    for k in range(4):
        a = k * math.pi / 2 + .4
        grate.box((math.cos(a) * .09, math.sin(a) * .09, .028), (.16, .014, .016), iron, .003, (0, 0, a))
    put(grate, (.08, .42, 0))
    fire = m.glow('gas', (.12, .32, 1.0), 2.2, 1)
    for k in range(26):
        a = math.tau * k / 26
        put(cached('gas-flame', lambda: Builder().lathe([(0, 0), (.0045, .004), (.003, .012), (0, .020)], fire, 8)), (.08 + math.cos(a) * .10, .42 + math.sin(a) * .10, .014), (math.sin(a) * -.5, math.cos(a) * .5, 0))
    r, hgt = .155, .15
    pot = Builder().lathe([(0, 0), (r * .97, 0), (r, .012), (r * 1.01, hgt), (r * 1.035, hgt + .006), (r * 1.0, hgt + .006), (r * .98, .014), (0, .008)], copper, 72)
    for sx in (-1, 1):
        pot.tube([(sx * r, -.04, .115), (sx * (r + .045), -.035, .122), (sx * (r + .05), .035, .122), (sx * r, .04, .115)], .0075, m.brass(), 10)
    put(pot, (.08, .42, .036))
    stock = m.surface('stock', (.115, .040, .012), rough=.12, coat=1, color2=(.16, .062, .018), scale=18)
    lip = .036 + .112
    put(Builder().lathe([(r * .98, 0), (.1, .0015), (0, .002)], stock, 72), (.08, .42, lip))
    h.drops((.08, .42, lip + .001), 46, .13, m.liquid('fat-eye', (.62, .36, .06), .35), (.003, .010), 5, .12)
    for k in range(4):
        f.roast_piece((.02 + .045 * k, .38 + .03 * (k % 2), lip - .006), ('carrot', 'onion', 'carrot', 'potato')[k], k, 1.5)
    bay = env.leaf_mesh('bay', m.leaf('bay-leaf', (.045, .065, .022), (.08, .10, .04), .4, .2), .085, .034, .1, .1)
    put(bay, (.12, .36, lip + .004), (.05, .1, .7))
    put(bay, (-.01, .47, lip + .004), (-.03, -.1, 2.4))
    for k in range(3):
        h.rosemary((.06 + .03 * k, .46, lip + .004), (.05, 0, 1.0 + .3 * k), 1.0, 1 + k)
    spoon = Builder().tube([(0, 0, 0), (.04, -.12, .10), (.09, -.26, .22)], [.009, .0075, .009], m.oak(), 12)
    put(spoon, (.15, .44, lip + .01))
    mortar = m.surface('granite', (.16, .16, .155), rough=.7, color2=(.30, .30, .29), scale=240, low=.45, high=.55, bump=.4, bump_scale=120)
    put(Builder().lathe([(0, 0), (.055, 0), (.060, .006), (.058, .02), (.085, .06), (.090, .105), (.078, .107), (.068, .06), (.03, .03), (0, .026)], mortar, 56, wobble=.02), (-.30, .26, 0))
    put(Builder().tube([(-.30, .26, .05), (-.265, .22, .12), (-.235, .19, .185)], [.024, .016, .019], mortar, 16))
    h.crumbs((-.31, .26, .05), .05, 140, f.pepper(), (.0016, .0042), 3)
    board = Builder().box((0, 0, .014), (.44, .26, .028), m.walnut_x(), .006)
    put(board, (-.06, -.02, 0), (0, 0, .10))
    z = .029
    clove = m.surface('garlic', (.78, .72, .62), rough=.5, color2=(.66, .52, .46), scale=14, bump=.2, bump_scale=40, sss=.2)
    bulb = Builder()
    for k in range(9):
        a = k * .698
        bulb.blob((math.cos(a) * .016, math.sin(a) * .016, .020), (.013, .013, .021), clove, k, .05, 1, 3)
    bulb.tube([(0, 0, .034), (.001, 0, .048), (.004, 0, .062)], [.010, .005, .004], clove, 10)
    put(bulb, (-.19, .04, z))
    for k, (x, y) in enumerate(((-.13, -.04), (-.105, .005), (-.155, -.055))):
        put(cached('clove', lambda: Builder().blob((0, 0, .008), (.009, .016, .0085), clove, 2, .1, 1, 3)), (x, y, z), (0, 0, k * 1.2))
    for k in range(6):
        h.rosemary((.01 + .018 * k, -.06 + .006 * k, z + .002), (.05, 0, -.9 + .12 * k), 1.3, 1 + k % 3)
    h.parsley((.12, .02, z + .002), 40, .09, 3, 1.3)
    shallot = m.surface('shallot', (.34, .10, .075), rough=.32, color2=(.46, .20, .13), scale=9, coat=.4)
    for k, (x, y) in enumerate(((.10, -.08), (.15, -.055))):
        put(cached('shallot', lambda: Builder().lathe([(0, 0), (.012, .003), (.021, .016), (.020, .028), (.010, .044), (.003, .058), (0, .060)], shallot, 28, wobble=.06)), (x, y, z + .018), (1.4, .2, k * 1.4))
    put(p.bowl(.05, .032, m.stoneware_light()), (.30, .10, 0))
    h.crumbs((.30, .10, .018), .032, 260, f.salt(), (.001, .003), 3)
    venue.bottle((.40, .34, 0), 'wine')
    venue.bottle((.47, .42, 0), 'amber', tint=(.42, .33, .03))
    rng = random.Random(3)
    spot = cached('bokeh', lambda: Builder().blob((0, 0, 0), .012, m.glow('bokeh', (1.0, .60, .25), 15, 1), 1, 0, 1, 2))
    for _ in range(10):
        put(spot, (rng.uniform(-.9, .9), 1.15, rng.uniform(.45, .85)))
    studio.area((-.35, .55, .95), (0, .25, .05), (.6, .4), 22, (1.0, .78, .54))
    studio.area((.7, .3, .6), (0, .3, .1), (.3, .4), 8, studio.WARM)
    studio.area((0, .9, 1.0), (0, 1.2, .4), (1.8, .2), 16, studio.WARM)
    studio.area((-.2, -1.0, .9), (0, 0, 0), .6, 5, studio.NEUTRAL)
    studio.camera((-.20, -.92, .52), (.01, .24, .085), 48, 3.2, (-.02, .12, .08))
