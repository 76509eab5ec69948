"""Close-ups of fingerfood, and the trays and stands it is served on."""
import math

from lib import environment as env
from lib import fingerfood as ff
from lib import food as f
from lib import herbs as h
from lib import materials as m
from lib import props as p
from lib import studio
from lib.mesh import Builder, cached, put
from scenes.plates import layered_glass, side_props, tabletop, view


def dish_f01():
    tabletop('walnut', seed=41)
    side_props(x=.26, cutlery=False)
    ff.tray((0, .03), (.36, .20))
    ff.rows(ff.caprese, -.13, -.022, 5, 3, .065, .052, .010, 3)
    h.crumbs((0, .03, .010), .12, 40, f.salt(), (.0005, .0014), 3)
    view(.50, 24, 85, (0, .0, .028), -9, 4)


def dish_f04():
    tabletop('slate', seed=42, side=1)
    side_props(x=.27, cutlery=False)
    put(cached('bites-board', lambda: Builder().box((0, 0, .010), (.40, .22, .020), m.oak_x(), .005)), (0, .03, 0), (0, 0, .08))
    ff.rows(ff.bruschetta, -.125, -.030, 4, 3, .082, .060, .020, 5, .004, .4)
    h.basil((.165, -.035, .022), 1.2, .4, 2, 4)
    f.cherry_tomato((-.20, -.075, 0), .014, 1)
    f.cherry_tomato((-.175, -.095, 0), .013, 2)
    view(.52, 30, 85, (0, .0, .026), 8, 4.5)


def dish_f05():
    tabletop('oak', seed=43)
    side_props(x=.26, cutlery=False)
    put(cached('burger-board', lambda: Builder().box((0, 0, .009), (.34, .17, .018), m.walnut_x(), .005)), (0, .02, 0), (0, 0, -.05))
    for k, (x, y) in enumerate(((-.105, .0), (-.035, -.018), (.038, -.002), (.108, .012), (-.070, .060), (.004, .058), (.078, .068))):
        ff.burger((x, y, .018), k * 1.3, k)
    view(.44, 17, 85, (0, .0, .040), 8, 4)


def dish_f07():
    tabletop('slate', seed=44, side=1)
    side_props(x=.25, cutlery=False)
    put(p.plate(.15, m.stoneware()))
    for k in range(6):
        a = -2.5 + k * .72
        ff.kataifi((math.cos(a) * .050, math.sin(a) * .046, .009), a + 1.57, k)
    put(p.bowl(.034, .028, m.stoneware_light()), (0, .012, .009))
    put(Builder().lathe([(.031, 0), (.02, .0015), (0, .002)], m.liquid('chilli-dip', (.55, .09, .012), .8), 40), (0, .012, .031))
    h.crumbs((0, .012, .034), .015, 16, m.surface('chilli', (.36, .03, .01), rough=.5), (.0006, .0016), 2)
    f.lemon_slice((.086, -.074, .0150), (.30, .10, .4), .020, 'lime')
    f.lemon_slice((-.105, .052, .0130), (.20, -.12, 1.4), .020, 'lime')
    h.parsley((0, 0, .02), 12, .13, 2)
    view(.50, 32, 85, (0, -.004, .022), -6, 5)


def dish_f12():
    tabletop('walnut', seed=45)
    side_props(x=.25, cutlery=False)
    ff.tray((0, .03), (.32, .19), material=m.marble())
    ff.rows(ff.fig_praline, -.10, -.015, 4, 2, .068, .070, .010, 4, .004, 3)
    f.fig_half((-.165, -.060, .016), (.3, .1, .2), 1.15)
    f.fig_half((-.195, -.030, .016), (.5, -.3, 1.2), 1.1)
    h.rosemary((.13, -.06, .012), (.05, 0, .9), 1.0, 2)
    h.crumbs((0, -.03, .010), .10, 44, f.pistachio(), (.0008, .0022), 3)
    view(.44, 24, 85, (0, -.002, .028), 7, 4)


def dish_f18():
    tabletop('slate', seed=46, side=1)
    side_props(x=.25, wine=False, cutlery=False)
    put(cached('brownie-board', lambda: Builder().box((0, 0, .009), (.34, .20, .018), m.oak_x(), .005)), (0, .02, 0), (0, 0, .06))
    ff.rows(ff.brownie, -.105, -.036, 5, 3, .052, .052, .018, 6, .004, .35)
    h.crumbs((0, -.05, .018), .11, 90, m.surface('cocoa-crumb', (.035, .016, .008), rough=.9), (.0006, .003), 4)
    h.mint((-.12, -.060, .020), .9, 2)
    for k, x in enumerate((.10, .125, .085)):
        f.raspberry((x, -.062 + .012 * k, .021), 1, k)
    view(.46, 27, 85, (0, -.004, .028), -8, 4.5)


def category_fingerfood():
    """Mixed trays seen across a long slate."""
    tabletop('oak', seed=47, side=1)
    side_props(x=.34, cutlery=False)
    ff.tray((-.20, .02), (.20, .34))
    ff.tray((.04, .03), (.22, .34), material=m.marble())
    ff.tray((.29, .05), (.20, .34))
    ff.rows(ff.salmon_coin, -.265, -.10, 3, 5, .064, .062, .010, 2)
    ff.rows(ff.tartlet, -.035, -.095, 3, 5, .070, .064, .010, 3)
    ff.rows(ff.caprese, .235, -.07, 3, 4, .058, .066, .010, 4)
    view(.66, 30, 75, (.02, .0, .022), -6, 4)


def type_fingerfood_buffet():
    """The three-tiered stand with tartlets, coins and brownies, glasses behind."""
    tabletop('linen', seed=48)
    tiers = ff.etagere((.0, .06, 0), ((.155, .03), (.125, .16), (.095, .28)))
    for (r, z), bite, count in zip(tiers, (ff.salmon_coin, ff.tartlet, ff.fig_praline), (9, 6, 4)):
        ff.ring_of(bite, (0, .06), r * .50, z, count, 3)
    ff.tray((-.30, .04), (.24, .22))
    ff.rows(ff.brownie, -.375, -.02, 4, 3, .052, .054, .010, 5)
    put(p.plate(.13, m.porcelain()), (.28, -.01, 0))
    ff.ring_of(ff.caprese, (.28, -.01), .075, .009, 8, 2)
    ff.ring_of(ff.caprese, (.28, -.01), .026, .009, 3, 1)
    for k in range(5):
        put(p.glass('flute', m.sparkling()), (-.34 + .085 * k + (.28 if k > 1 else 0), .36 + .05 * (k % 2), 0))
    p.taper((.36, .30, 0), .26)
    p.tealight((-.12, -.085, 0))
    studio.camera((-.16, -.92, .36), (.0, .05, .165), 62, 3.2, (0, -.03, .12))


def type_flying_buffet():
    """A tray of small bowls and glasses on a standing table, the lake behind."""
    tabletop('slate', seed=49, side=1, bokeh=40)
    put(cached('fly-tray', lambda: Builder().box((0, 0, .009), (.56, .30, .018), m.walnut_x(), .006)), (0, .03, 0), (0, 0, -.05))
    beef = m.surface('tartar', (.30, .022, .018), rough=.25, color2=(.40, .05, .035), scale=120, coat=.8)
    soup = m.surface('pumpkin-soup', (.66, .225, .018), rough=.2, color2=(.74, .30, .04), scale=25, coat=.6)
    rice = m.surface('risotto', (.66, .52, .31), rough=.25, color2=(.74, .62, .42), scale=90, coat=.7)
    for k, (x, y) in enumerate(((-.20, -.03), (-.075, -.04), (.05, -.035), (.175, -.02), (-.17, .085), (-.045, .09), (.08, .09), (.205, .10))):
        put(p.bowl(.046, .034, m.stoneware_light() if k % 2 else m.stoneware()), (x, y, .018))
        kind = k % 4
        if kind == 0:
            put(Builder().lathe([(.042, 0), (.03, .001), (0, .0015)], soup, 40), (x, y, .047))
            h.drops((x, y, .048), 7, .022, m.liquid('pumpkin-oil', (.018, .030, .006), .9), (.001, .003), k, .2)
            h.cress((x, y, .048), 1, 10, .014, k)
        elif kind == 1:
            f.grains((x, y, .036), .037, 420, rice, .0062, .0026, .012, k)
            for j in range(4):
                f.mushroom_slice((x + .012 * math.cos(j * 1.6), y + .012 * math.sin(j * 1.6), .050), (.5, .3, j), .8)
            h.parsley((x, y, .05), 4, .03, k, .8)
        elif kind == 2:
            f.grains((x, y, .034), .036, 260, beef, .006, .0045, .014, k)
            h.cress((x, y, .048), 1, 8, .012, k)
            h.chives((x, y, .05), 9, .03, k)
            put(Builder().lathe([(0, 0), (.008, 0), (.0095, .003), (.007, .007), (0, .008)], f.egg_yolk(), 32), (x, y, .0475))
        else:
            h.heap_of_leaves((x, y, .036), .03, 6, k, ('green', 'rocket'), .014, .4)
            for j in range(3):
                f.shrimp((x + .013 * math.cos(j * 2.1), y + .013 * math.sin(j * 2.1), .054), (.4, .2, j * 2.1), .8)
            h.parsley((x, y, .056), 4, .03, k, .7)
    put(p.glass('white', m.white_wine()), (.34, .20, 0))
    put(p.glass('flute', m.sparkling()), (-.36, .24, 0))
    put(p.glass('flute', m.sparkling()), (-.29, .30, 0))
    p.tealight((.12, .27, 0))
    view(.64, 33, 72, (0, .012, .030), -10, 4)


def category_starters():
    """Three small starters in a row, the nearest sharp."""
    tabletop('walnut', seed=50)
    for k, (x, y, mat) in enumerate(((-.0, -.03, m.stoneware_light()), (.26, .12, m.stoneware()), (-.27, .15, m.stoneware()))):
        put(p.plate(.115, mat), (x, y, 0))
        disc = cached('beet-disc', lambda: Builder().lathe([(0, 0), (.0235, 0), (.0242, .0007), (.0235, .0015), (0, .0015)], f.beetroot(), 48, wobble=.05))
        for j in range(7):
            a = j * .898
            put(disc, (x + math.cos(a) * .030, y + math.sin(a) * .030, .010 + .0003 * j), (.05 * math.sin(a), -.05 * math.cos(a), j))
        put(disc, (x, y, .013))
        f.quenelle((x - .008, y, .0145), f.white_cream(), .6, .62, k)
        f.walnut_half((x + .026, y - .012, .015), (.2, .2, 1), 1, k)
        f.walnut_half((x - .022, y + .026, .014), (.2, -.2, 2), .9, k + 1)
        f.fig_half((x + .020, y + .022, .024), (.5, .2, 1.0), .95)
        h.cress((x - .004, y - .004, .03), 1.1, 14, .024, k)
        h.drops((x, y, .009), 12, .085, m.liquid('balsamic', (.03, .008, .005), .85), (.001, .0035), k)
    put(p.glass('white', m.white_wine()), (.15, .33, 0))
    p.taper((-.10, .38, 0), .24)
    p.tealight((.02, .27, 0))
    view(.56, 26, 80, (0, -.006, .020), 6, 3.6)


def category_mains():
    """Fish and beef on two plates, a hand's breadth apart."""
    tabletop('walnut', seed=51, side=1, key=24)
    put(p.plate(.145, m.stoneware()), (-.14, -.02, 0))
    h.stroke([(-.20, .025, .0085), (-.15, .04, .0085), (-.09, .028, .0085)], .04, f.cream(), .006, 3)
    f.steak_slices((-.165, -.055, .012), 6, -.5, .056, .034, .0155, .05, 3)
    h.pool((-.12, -.055, .0087), .034, f.jus(), 3, .35, .0018, (1.3, .8), .4)
    h.rosemary((-.17, -.02, .045), (.1, .1, .9), .75)
    f.roast_mix((-.085, .018, .009), .026, 9, 3, ('carrot', 'onion', 'yellow'), .012, .85)
    put(p.plate(.145, m.stoneware_light()), (.17, .16, 0))
    h.pool((.17, .16, .0085), .06, m.liquid('lemon-butter', (.80, .58, .13), .6), 4, .16, .002)
    for k in range(10):
        h.lettuce((.17 + .03 * math.cos(k * 2.4), .16 + .02 * math.sin(k * 2.4), .011 + .004 * (k % 3)), .5, k * 2.4 - 1.57, 1 + k % 4, 'spinach', .15)
    f.fillet((.17, .16, .0165), f.salmon_cooked(), (.098, .046, .024), 1.0, 2)
    f.lemon_slice((.18, .17, .0465), (.15, -.1, .4), .017)
    h.dill((.16, .16, .049), .8, (.4, 0, .6), 1)
    put(p.glass('wine', m.red_wine()), (.04, .26, 0))
    put(p.glass('white', m.white_wine()), (.40, .02, 0))
    p.taper((-.20, .36, 0), .26)
    p.tealight((-.30, .20, 0))
    view(.62, 33, 58, (-.005, .035, .022), 10, 3.4, (-.14, -.05, .03))


def category_sides():
    """Roast potatoes in a bowl, oven vegetables, green leaves."""
    tabletop('oak', seed=52)
    put(p.bowl(.11, .06, m.stoneware()), (-.07, -.02, 0))
    for k in range(46):
        a, r = k * 2.4, .012 * math.sqrt(k % 23)
        f.potato_small((-.07 + math.cos(a) * r, -.02 + math.sin(a) * r, .022 + .022 * (k // 23) - r * .06), k, .85)
    h.rosemary((-.09, -.03, .078), (.15, .1, .5), 1.1, 1)
    h.rosemary((-.04, .0, .078), (.1, -.1, 2.2), .9, 2)
    h.crumbs((-.07, -.02, .07), .07, 80, f.salt(), (.0007, .002), 3)
    put(p.bowl(.10, .05, m.stoneware_light()), (.17, .10, 0))
    f.roast_mix((.17, .10, .034), .066, 70, 4, ('carrot', 'yellow', 'courgette', 'pepper'), .036)
    put(p.bowl(.09, .05, m.stoneware()), (-.24, .20, 0))
    h.heap_of_leaves((-.24, .20, .03), .075, 20, 4, ('green', 'red', 'frisee'), .04, .75)
    p.tealight((.03, .25, 0))
    put(p.glass('white', m.white_wine()), (.02, .37, 0))
    view(.60, 34, 56, (-.02, .04, .04), -6, 3.6, (-.07, -.04, .06))


def category_desserts():
    """Glasses and tarts between candles."""
    tabletop('slate', seed=53, side=1, fill=9)
    mousse, cream = f.mousse_chocolate(), f.white_cream()
    compote = m.surface('compote-solid', (.26, .006, .03), rough=.15, coat=1, color2=(.34, .012, .05), scale=60)
    for k, (x, y) in enumerate(((-.09, -.03), (.02, .0), (-.03, .10), (.10, .12), (-.17, .11))):
        top = layered_glass((x, y, 0), [(cream, .030), (compote, .012), (mousse, .020)] if k % 2 else [(mousse, .024), (cream, .022), (compote, .014)])
        f.raspberry((x, y, top + .004), 1, k)
        f.blueberry((x + .011, y - .008, top + .003), 1, k)
        f.blueberry((x - .010, y - .006, top + .003), 1, k + 1)
        h.mint((x - .002, y + .006, top + .008), .8, k)
    put(p.plate(.11, m.stoneware_light()), (.17, -.02, 0))
    ff.ring_of(ff.tartlet, (.17, -.02), .058, .009, 6, 2)
    ff.tartlet((.17, -.02, .009), 0, 3)
    p.taper((.24, .28, 0), .24)
    p.tealight((-.02, .26, 0))
    h.crumbs((-.06, -.10, 0), .07, 50, m.surface('cocoa-crumb', (.035, .016, .008), rough=.9), (.0006, .0026), 4)
    view(.54, 20, 80, (.02, .0, .042), -6, 3.6)


def category_breakfast():
    """Morning light: coffee, croissants, berries, eggs."""
    tabletop('sand', seed=54, bokeh=0, key=20, far=False)
    env.sky('morning', 12)
    env.lake(-1.3)
    env.far_shore('morning', -1.3, lights=0, seed=56)
    croissant = m.surface('croissant', (.20, .070, .018), rough=.55, color2=(.62, .35, .12), scale=34, low=.36, high=.60, coat=.10, bump=.9, bump_scale=110,
                          bump_distance=.003, stretch=(1, 1, 2.5))

    def roll():
        b = Builder()
        pts, radii = [], []
        for i in range(161):
            t = i / 160
            a = (t - .5) * 2.5
            pts.append((math.sin(a) * .046, -math.cos(a) * .046 + .046, .021 + .003 * math.cos(a)))
            ridge = abs(t - .5) * 2 * 4.5 % 1.0
            radii.append((.004 + .021 * math.sin(math.pi * t) ** .75) * (.93 + .11 * ridge ** .5 + .012 * math.sin(i * 1.9)))
        return b.tube(pts, radii, croissant, 22)

    put(p.plate(.14, m.porcelain()), (-.05, .0, 0))
    for k, (x, y, z, a) in enumerate(((-.085, -.02, .008, .4), (-.015, .02, .008, 2.4), (-.05, .015, .036, 1.3))):
        put(cached('croissant', roll), (x, y, z), (0, 0, a))
    put(p.bowl(.075, .05, m.stoneware_light()), (.17, .05, 0))
    put(Builder().lathe([(.068, 0), (.05, .002), (0, .003)], f.white_cream(), 48), (.17, .05, .040))
    for k in range(13):
        a, r = k * 2.4, .011 * math.sqrt(k)
        (f.raspberry if k % 3 else f.blueberry)((.165 + math.cos(a) * r, .05 + math.sin(a) * r, .043), 1, k)
    h.crumbs((.18, .05, .043), .05, 90, f.walnut_crumb(), (.001, .0035), 3)
    h.mint((.165, .05, .053), .9, 2)
    coffee = m.surface('coffee', (.030, .012, .005), rough=.12, color2=(.16, .075, .03), scale=90, low=.55, high=.6, coat=.6)
    put(p.plate(.075, m.porcelain()), (.045, .20, 0))
    put(Builder().lathe([(0, .004), (.020, .004), (.022, 0), (.024, .002), (.036, .022), (.041, .058), (.0395, .058), (.034, .024), (0, .010)], m.porcelain(), 48), (.045, .20, .008))
    put(Builder().lathe([(.0385, 0), (0, .0005)], coffee, 40), (.045, .20, .058))
    put(Builder().tube([(.040, 0, .048), (.060, 0, .050), (.064, 0, .034), (.040, 0, .018)], .0038, m.porcelain(), 10), (.045, .20, .008), (0, 0, .4))
    put(p.glass('tumbler', m.liquid('orange-juice', (.85, .40, .02), .85)), (-.20, .19, 0))
    p.vase_bouquet((-.34, .36, 0), ('white', 'cream'), 7, 3)
    put(p.cutlery('knife'), (-.215, -.02, 0), (0, 0, .05))
    h.crumbs((-.04, -.12, 0), .08, 30, f.crust(), (.0006, .0024), 3)
    view(.60, 28, 75, (.02, .02, .03), -6, 4)
