"""Food on its way: the pictures of the catering pages."""
import math
import random

from mathutils import Vector

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
from scenes.plates import layered_glass, tabletop
from scenes.table import buffet_bowl, grill_grate
from scenes.terrace import long_table


def works_hall(width=14.0, depth=12.0, height=5.2):
    """Somebody else's place: an old works hall of brick with tall steel windows, dusk outside."""
    env.sky('blue', 30)
    env.lake(-.8)
    env.far_shore('blue', -.8, lights=6, seed=95)
    brick = m.brick()
    floor = m.surface('screed', (.045, .046, .046), rough=.32, color2=(.075, .074, .072), scale=2.4, rough_to=.5)
    put(Builder().box((0, 2, -.05), (width + 2, depth + 4, .1), floor))
    b, frame, iron = Builder(), Builder(), m.surface('frame', (.014, .015, .016), rough=.4, metal=.3)
    y = depth / 2
    x = -width / 2
    while x < width / 2:
        b.box((x + .35, y, height / 2), (.9, .3, height), brick, .006)
        b.box((x + 1.8, y, .45), (2.1, .3, .9), brick, .006).box((x + 1.8, y, height - .35), (2.1, .3, .7), brick, .006)
        for k in range(4):
            frame.box((x + .82 + .655 * k, y - .05, height / 2), (.035, .05, height - 1.6), iron, .003)
        for k in range(7):
            frame.box((x + 1.8, y - .05, .95 + .57 * k), (2.0, .05, .03), iron, .003)
        x += 2.8
    b.box((-width / 2, 2, height / 2), (.3, depth, height), brick, .006).box((width / 2, 2, height / 2), (.3, depth, height), brick, .006)
    put(b)
    for k in range(4):
        frame.box((0, -2 + 2.4 * k, height - .2), (width, .16, .34), iron, .01)
    put(frame)


def catering_eventcatering():
    """A buffet of chafing dishes and bowls in a works hall of brick: the kitchen comes to the guest."""
    works_hall()
    for k in range(2):
        p.clothed_table((-1.5 + 2.8 * k + .1, .6), (2.78, .85), .72, m.linen_night())
    z = p.TABLE
    for k, (x, kind) in enumerate(((-1.05, 'beef'), (-.30, 'potato'), (.45, 'roast'), (1.9, 'fish'))):
        s.chafing_dish((x, .68, z), kind, k + 2)
    buffet_bowl((1.10, .58, z), 'leaves', 5)
    s.riser((1.30, .82, z), (.30, .26), .14)
    buffet_bowl((-1.75, .62, z), 'grain', 4)
    s.stack_of_plates((-2.25, .55, z), 16, .135, m.porcelain(), 1)
    s.stack_of_plates((-2.25, .84, z), 12, .135, m.porcelain(), 2)
    put(p.cutlery('spoon', m.steel()), (-.68, .38, z), (0, 0, .3))
    put(p.cutlery('spoon', m.steel()), (.08, .38, z), (0, 0, -.2))
    p.vase_bouquet((1.32, .84, z + .14), ('cream', 'white'), 9, 2, spread=.12, vase_height=.15)
    for x in (-1.9, .82, 2.3):
        p.pillar((x, .92, z), .035, .14)
    for k, (x, y) in enumerate(((-2.6, 3.4), (1.4, 3.6), (3.6, 3.0))):
        p.standing_table((x, y, 0), m.linen_night(), k + 1)
        p.vase_bouquet((x, y, 1.104), ('white', 'cream'), 5, k, spread=.07, vase_height=.10)
        s.glass_rows((x - .2, y - .1, 1.104), 'white', 2, 2, .12, m.white_wine(), k)
    for x in (-1.3, 0, 1.3):
        venue.pendant((x, .6, 1.75), 'cone', m.brass(), ceiling=5)
    for x in (-2.4, .8, 4.0):
        venue.pendant((x, 3.4, 2.6), 'dome', ceiling=5)
    studio.area((0, .5, 2.1), (0, .6, .75), (4.2, .6), 150, studio.WARM, 140)
    studio.area((.6, 4.0, 4.0), (.6, 5.2, .5), (9, 1.5), 200, studio.WARM, 150)
    studio.area((-2.4, -1.4, 2.2), (-.4, .5, .8), 1.0, 44, studio.NEUTRAL)
    studio.area((-.4, -3.2, 2.0), (0, .6, 1.0), (5, 2), 80, studio.NEUTRAL)
    studio.camera((-1.55, -.98, 1.50), (.25, 1.3, 1.02), 31, 2.6, (-.55, .55, .94))


def catering_large_events():
    """A festival tent, laid: four long tables in parallel under cords of light, no end in sight."""
    env.sky('blue', 10)
    env.lake()
    env.far_shore('blue', lights=4, seed=97)
    floor = m.surface('tent-floor', (.10, .085, .07), rough=.7, color2=(.14, .12, .095), scale=6)
    put(Builder().box((0, 8, -.03), (18, 30, .06), floor, .004))
    for x, seed in ((-4.7, 3), (-1.75, 4), (1.2, 5), (4.15, 6)):
        long_table(x, 0.2 if abs(x) < 3 else 1.2, 17, .62, 1.0, True, seed, density=90)
    venue.tent(-7, 7, -1, 15, 2.9, 5.2)
    for k in range(12):
        y = .8 + k * 1.15
        p.string_lights((-6.8, y, 3.0), (0, y, 4.35), .35, 13, k)
        p.string_lights((0, y, 4.35), (6.8, y, 3.0), .35, 13, k + 20)
    studio.area((0, 6, 3.9), (0, 6, 0), (11, 13), 1500, studio.WARM, 160)
    studio.area((0, 6, 1.0), (0, 6, 5), (12, 14), 160, studio.WARM, 170)
    studio.camera((-.25, -2.3, 2.25), (.05, 7, 1.22), 30, 3.2, (1.2, 2.0, .8))


def catering_luxury():
    """A plate under candlelight on a dark table: porcelain, gold, red wine, a silver dome at the edge."""
    tabletop('night', seed=99, side=-1, key=13, bokeh=54, rim=7, fill=2.0)
    put(p.plate(.165, m.surface('gilt', (.62, .42, .18), rough=.3, metal=1), name='gilt-charger'))
    put(p.plate(.140, m.porcelain()), (0, 0, .010))
    z = .0185
    h.stroke([(-.070, .034, z), (-.03, .045, z), (.03, .036, z), (.070, .012, z)], .036, f.cream(), .006, 3)
    f.steak_slices((-.020, -.036, z + .003), 5, -.55, .056, .036, .0155, .05, 3)
    h.pool((.012, -.036, z), .034, f.jus(), 5, .35, .0018, (1.4, .8), .4)
    f.roast_mix((.050, .020, z), .020, 7, 5, ('carrot', 'onion', 'yellow'), .012, .8)
    h.cress((.0, .0, z + .04), 1.1, 9, .02, 2)
    gold = m.surface('gold-leaf', (.9, .62, .22), rough=.25, metal=1)
    h.crumbs((-.01, -.02, z + .04), .02, 9, gold, (.001, .0024), 2)
    for k in range(2):
        put(p.cutlery('fork'), (-.205 - .026 * k, -.01 - .01 * k, 0), (0, 0, .03))
    put(p.cutlery('knife'), (.205, -.02, 0), (0, 0, -.03))
    put(p.cutlery('spoon'), (.235, -.03, 0), (0, 0, -.03))
    put(p.glass('wine', m.red_wine()), (.19, .21, 0))
    put(p.glass('flute', m.sparkling()), (.275, .165, 0))
    s.cloche((-.40, .24, 0), .14)
    s.candelabrum((.02, .52, 0), 5, .30, .16)
    for k in range(4):
        p.tealight((-.20 + .11 * k, .27 + .04 * (k % 2), 0))
    for k, (x, y, a) in enumerate(((-.24, .12, 1.0), (-.275, .085, .85), (.31, .02, .9))):
        put(p.rose(('wine', 'cream', 'wine')[k], k + 1), (x, y, .012), (.35, .2, k), a)
    studio.area((-.5, .5, .7), (0, 0, .02), (.5, .4), 13, (1.0, .78, .54))
    studio.camera((-.16, -.80, .40), (.02, .07, .085), 46, 3.0, (0, -.03, .04))


def catering_grill():
    """The grill station on the meadow: fire under the grate, meat waiting beside it, bread, salad, the lake at sunset."""
    env.sky('sunset', -22, clouds=.65)
    env.lake()
    env.far_shore('sunset', lights=4, seed=101)
    env.grass(-7, 7, -3.5, 7, 1400, .06)
    z = .92
    grill_grate((-.35, .9, z), (1.3, .62), 64)
    legs = Builder()
    for sx in (-1, 1):
        for sy in (-1, 1):
            legs.tube([(-.35 + sx * .62, .9 + sy * .28, z - .16), (-.35 + sx * .66, .9 + sy * .32, 0)], .018, m.iron(), 8)
    legs.box((-.35, .9, .22), (1.2, .5, .02), m.iron(), .004)
    put(legs)
    seared = m.striped('seared', (.022, .011, .007), (.135, .058, .027), 15, .48, 'X', 1.8, .10, .34, .7, 0, .25, 3.0)
    steak = cached('grill-steak', lambda: Builder().blob((0, 0, .010), (.078, .052, .0135), seared, 4, .26, .9, 5, octaves=4))
    for k, (x, y) in enumerate(((-.78, .76), (-.60, .84), (-.76, 1.02), (-.56, 1.06), (-.40, .76))):
        put(steak, (x, y, z + .006), (0, 0, .4 + .2 * k), 1.1)
    for k in range(8):
        base = transform((-.24 + .072 * k, .86, z + .02), (0, 0, .08 - .02 * k))
        put(cached('metal-pick', lambda: Builder().tube([(0, -.20, 0), (0, .17, 0)], .0016, m.steel(), 8)), parent=base)
        for j, kind in enumerate(('pepper', 'meat', 'onion', 'meat', 'yellow', 'meat', 'courgette', 'meat', 'pepper')):
            q = base @ Vector((0, -.13 + .031 * j, -.004))
            if kind == 'meat':
                put(cached(f'kebab-{j % 3}', lambda j=j: Builder().blob((0, 0, 0), (.021, .018, .017), f.meat_crust(), j, .2, 1.1, 3)), q, (k, 0, j))
            else:
                f.roast_piece((q.x, q.y, q.z - .006), kind, j, 1.25)
    for k, (fx, fy) in enumerate(((-.78, .92), (-.58, 1.0), (-.40, .94), (-.12, 1.02), (.14, .95))):
        venue.flames((fx, fy, z - .12), 0, 5, .09, 4 + k, .22)
    p.wood_table((1.55, .75), (1.7, .85), .90, along='X')
    t = .90
    put(Builder().box((0, 0, .014), (.52, .32, .028), m.walnut_x(), .006), (1.05, .62, t), (0, 0, .1))
    raw = m.surface('raw-beef', (.30, .030, .028), rough=.3, color2=(.44, .11, .09), scale=26, coat=.5, bump=.2, bump_scale=40)
    for k in range(4):
        put(cached('raw-steak', lambda: Builder().blob((0, 0, .011), (.078, .054, .014), raw, 4, .26, .9, 4)), (.92 + .11 * k, .60 + .03 * (-1) ** k, t + .03), (.2, 0, .9 + .2 * k))
    h.rosemary((1.02, .52, t + .05), (.1, 0, -.9), 1.8, 2)
    h.crumbs((1.05, .6, t + .06), .16, 80, f.salt(), (.001, .003), 3)
    buffet_bowl((1.55, .62, t), 'leaves', 5)
    buffet_bowl((1.95, .72, t), 'potato', 6)
    f.loaf_slices((1.36, .95, t), 9, 2, -1.3)
    venue.bottle((2.15, .98, t), 'amber', tint=(.42, .33, .03))
    venue.bottle((2.24, 1.02, t), 'wine')
    p.lantern((1.72, 1.02, t), .15, .28, .4, 0)
    p.lantern((-1.7, .2, 0), .22, .44, .3, 6)
    p.lantern((2.7, .1, 0), .20, .38, .8, 4)
    for k, (x, y) in enumerate(((-3.2, 4.2), (1.0, 4.6), (4.2, 4.0))):
        p.standing_table((x, y, 0), m.linen(), 2)
        s.glass_rows((x - .15, y - .1, 1.104), 'tumbler', 3, 2, .11, m.white_wine(), k)
    for k, y in enumerate((2.8, 4.6)):
        p.string_lights((-5, y, 3.1), (5, y + .3, 3.1), .5, 15, k + 2)
    rng = random.Random(9)
    spark = cached('grill-spark', lambda: Builder().blob((0, 0, 0), .004, m.glow('grill-spark', (1, .35, .06), 16, 2), 1, 0, 1, 1))
    for _ in range(30):
        put(spark, (rng.gauss(-.3, .3), rng.uniform(.7, 1.2), z + rng.uniform(.15, .9)))
    studio.area((-.3, .9, z - .10), (-.3, .9, 2), (1.1, .5), 70, (1, .36, .09))
    studio.area((-1.6, -1.4, 2.6), (.2, .8, .8), 1.4, 130, studio.WARM, 130)
    studio.area((1.5, .3, 2.4), (1.5, .8, .9), (1.4, .5), 44, studio.WARM, 140)
    studio.area((0, 4.3, 3.0), (0, 4.3, 0), (7, 2), 90, studio.WARM, 150)
    studio.camera((-1.05, -1.55, 1.56), (.52, 1.7, 1.00), 29, 2.6, (-.30, .72, .95))


def catering_flying_buffet():
    """Porcelain spoons and small glasses on a long slate, ready to be carried; standing tables wait in the dusk."""
    env.sky('blue', 6)
    env.lake(-1.1)
    env.far_shore('blue', -1.1, lights=8, seed=103)
    env.deck(-6, 6, 1.2, 8, -1.1)
    put(Builder().box((0, .12, -.02), (3.0, .62, .04), m.slate(), .004))
    put(Builder().box((0, .05, .008), (.92, .26, .014), m.walnut_x(), .004))
    z = .015
    for k in range(8):
        x, y = -.38 + .098 * k, .0
        s.tasting_spoon((x, y, z), .25 + .03 * (-1) ** k)
        if k % 2:
            f.quenelle((x, y - .002, z + .006), f.white_cream(), .8, .42, k % 3)
            def fold(u, v, k=k):
                a = (u - .5) * 2
                return (a * .016, (v - .5) * .022, .002 + .010 * math.exp(-(a * 1.6) ** 2) * (1 + .3 * math.sin(v * 8 + k)))
            put(Builder().sheet(fold, 22, 14, f.salmon_cured()), (x, y, z + .015), (.1, 0, .6 + .4 * k))
            h.dill((x, y, z + .024), .7, (.4, 0, k), 1 + k % 3)
        else:
            beef = m.surface('tartar', (.30, .022, .018), rough=.25, color2=(.40, .05, .035), scale=120, coat=.8)
            f.grains((x, y, z + .008), .017, 90, beef, .0062, .0045, .012, k)
            put(Builder().lathe([(0, 0), (.006, 0), (.0072, .0024), (.005, .005), (0, .006)], f.egg_yolk(), 28), (x, y, z + .020))
            h.cress((x + .004, y - .004, z + .018), .8, 7, .010, k)
    soup = m.surface('pea-soup', (.16, .26, .045), rough=.2, color2=(.21, .32, .07), scale=25, coat=.6)
    for k in range(6):
        x, y = -.34 + .125 * k, .115
        top = layered_glass((x, y, z), [(soup, .058)], 'verrine')
        h.pool((x, y, top - .0004), .012, f.white_cream(), k, .2, .0012)
        h.cress((x, y, top), .9, 8, .012, k)
    for k in range(4):
        put(p.glass('coupe', m.sparkling()), (.58 + .115 * (k % 2), .08 + .115 * (k // 2), 0))
    p.tealight((-.62, .10, 0))
    p.tealight((-.70, .20, 0))
    for k, (x, y) in enumerate(((-1.6, 2.6), (.3, 3.4), (2.1, 2.5))):
        p.standing_table((x, y, -1.1), m.linen(), 2)
        p.vase_bouquet((x, y, .004), ('cream', 'blush'), 6, k, spread=.08, vase_height=.10)
        s.glass_rows((x - .2, y - .15, .004), 'flute', 2, 2, .14, m.sparkling(), k)
        p.tealight((x + .14, y - .16, .004))
    for k, y in enumerate((2.6, 3.8, 5.2)):
        p.string_lights((-4, y, .95), (4, y + .2, .95), .35, 20, k + 2)
    studio.area((-.3, .35, .85), (0, .06, 0), (1.1, .3), 24, (1.0, .78, .54))
    studio.area((.8, -.4, .7), (.1, .05, 0), .4, 8, studio.WARM)
    studio.area((0, 2.6, 1.7), (0, 3, -1), (5, 2), 150, studio.WARM, 150)
    studio.camera((-.34, -.62, .30), (.05, .22, .075), 38, 3.2, (-.04, .0, .03))


def catering_fingerfood():
    """Straight from above: six trays edge to edge on dark linen."""
    tabletop('night', seed=105, bokeh=0, key=26, rim=9, fill=5)
    for (x, y, w, d, mat) in ((-.36, .20, .30, .30, m.slate()), (.0, .20, .34, .30, m.marble()), (.36, .20, .30, .30, m.walnut_x()),
                              (-.36, -.16, .30, .34, m.oak_x()), (.0, -.16, .34, .34, m.slate()), (.36, -.16, .30, .34, m.marble())):
        put(Builder().box((0, 0, .006), (w, d, .012), mat, .002), (x, y, 0))
    z = .012
    ff.rows(ff.caprese, -.46, .10, 4, 4, .066, .066, z, 3)
    ff.rows(ff.tartlet, -.13, .10, 5, 4, .066, .066, z, 4)
    ff.rows(ff.burger, .27, .11, 3, 3, .090, .088, z, 5, .003, .6)
    ff.rows(ff.bruschetta, -.455, -.275, 3, 5, .094, .058, z, 6, .004, .35)
    ff.rows(ff.salmon_coin, -.13, -.285, 5, 5, .064, .062, z, 7)
    ff.rows(ff.fig_praline, .265, -.275, 4, 2, .064, .070, z, 8, .003, 3)
    ff.rows(ff.brownie, .268, -.125, 4, 3, .062, .056, z, 9)
    f.cherry_tomato((-.19, .385, 0), .014, 1)
    f.cherry_tomato((-.215, .40, 0), .013, 2)
    h.basil((.20, -.36, .004), 1.6, .4, 2, 5)
    h.rosemary((-.56, .02, .004), (.05, 0, .2), 1.6, 2)
    f.fig_half((.56, .02, .018), (.2, .1, .6), 1.3)
    f.fig_half((.585, .06, .018), (-.2, .1, 1.6), 1.2)
    f.lemon_slice((-.58, -.20, .002), (0, 0, .4), .030)
    put(p.napkin(m.linen_sage()), (.60, -.24, 0), (0, 0, .12))
    put(p.glass('coupe', m.sparkling()), (-.60, .26, 0))
    studio.area((-1.0, .9, 1.3), (0, 0, 0), (.9, .7), 34, (1.0, .82, .62))
    studio.camera((.02, -.16, 1.16), (.02, -.01, 0), 44, 5.6, (.02, -.01, .02), roll=.16)
