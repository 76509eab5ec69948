"""Gallery: rooms and laid tables."""
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
from scenes.plates import layered_glass, tabletop
from scenes.rooms import round_table
from scenes.terrace import long_table


def gallery_04():
    """The fireplace room: one table, twenty-four chairs, the fire at the far end."""
    studio.plain_world((.008, .012, .018))
    wall = m.surface('panel', (.030, .044, .040), rough=.55, color2=(.036, .052, .047), scale=2)
    b = Builder()
    b.box((-3.3, 3, 1.5), (.2, 13, 3.0), wall, .01).box((3.3, 3, 1.5), (.2, 13, 3.0), wall, .01)
    b.box((-2.0, 7.7, 1.5), (2.5, .2, 3.0), wall, .0).box((2.0, 7.7, 1.5), (2.5, .2, 3.0), wall, .0).box((0, 7.7, 2.15), (1.5, .2, 1.9), wall, .0)
    b.box((0, 3, 3.1), (7, 13, .2), m.surface('ceiling', (.045, .040, .036), rough=.8), .01)
    put(b)
    trim = Builder()
    for side in (-1, 1):
        for k in range(7):
            y = -2.4 + 1.7 * k
            for zz in (.95, 2.55):
                trim.box((side * 3.18, y, zz), (.03, 1.45, .025), wall, .003)
            for yy in (-.72, .72):
                trim.box((side * 3.18, y + yy, 1.75), (.03, .025, 1.6), wall, .003)
        trim.box((side * 3.17, 3, .80), (.05, 13, .06), wall, .004)
    put(trim)
    wood = m.planks('parquet', (.055, .032, .018), (.12, .073, .042), .3, 'Y', 3)
    for k in range(37):
        put(cached('room-board', lambda: Builder().box((0, 3, -.01), (.178, 13, .02), wood, .0015)), (-3.3 + .18 * k, 0, 0))
    s.fireplace((0, 7.6, 0), 1.5, 230)
    studio.area((-1.9, 6.6, 2.9), (-1.9, 7.6, 1.2), (1.6, .2), 40, studio.WARM)
    studio.area((1.9, 6.6, 2.9), (1.9, 7.6, 1.2), (1.6, .2), 40, studio.WARM)
    put(Builder().box((0, 0, .7), (1.1, .03, .8), m.surface('painting', (.045, .070, .085), rough=.7, color2=(.30, .20, .12), scale=2.6, detail=8, stretch=(.5, 1, 1.8)), .004).box((0, .012, .7), (1.2, .03, .9), m.brass(), .006), (0, 7.56, 1.15))
    for k, x in enumerate((-.62, -.44, .48, .66)):
        p.taper((x, 7.42, 1.335), (.22, .28)[k % 2])
    long_table(.35, .2, 9, .62, 1.05, True, 7, roses=('wine', 'cream', 'blush'), density=150)
    for k, y in enumerate((1.1, 2.9, 4.7)):
        venue.pendant((.35, y, 1.95), 'dome', m.brass(), ceiling=3)
    for side in (-1, 1):
        for y in (1.6, 5.0):
            put(Builder().lathe([(.02, 0), (.07, .03), (.085, .16), (.083, .16), (.065, .035), (.02, .01)], m.brass(), 28), (side * 3.08, y, 1.75))
            put(cached('house-lamp-s', lambda: Builder().blob((0, 0, 0), .035, m.bulb(), 1, 0, 1, 3)), (side * 3.08, y, 1.86))
    studio.area((.35, 3.0, 1.95), (.35, 3.0, 0), (.6, 5.6), 90, studio.WARM, 150)
    studio.area((0, 3, 2.8), (0, 3, 0), (4, 8), 130, studio.WARM, 170)
    studio.area((0, 7.2, 2.75), (0, 7.6, 1.2), (2, .2), 26, studio.WARM)
    studio.camera((-1.25, -1.75, 1.60), (.22, 5.2, 1.06), 30, 2.6, (.1, 1.2, .85))


def gallery_05():
    """The bar late in the evening: bottles glow before a lit wall, coupes stand in a row on dark stone."""
    studio.plain_world((.006, .009, .014))
    wall = m.surface('bar-back', (.020, .026, .028), rough=.5)
    put(Builder().box((.4, 2.4, 1.6), (8, .12, 3.4), wall, .004))
    floor = m.surface('bar-floor', (.022, .018, .015), rough=.3)
    put(Builder().box((0, 1, -.05), (10, 8, .1), floor))
    glow = m.flat_light('bar-glow', (1.0, .58, .24), .45)
    for row in range(3):
        z = 1.16 + .46 * row
        put(Builder().box((.4, 2.32, z + .20), (3.7, .02, .36), glow, .002))
        put(Builder().box((.4, 2.20, z), (3.9, .24, .03), m.walnut_x(), .003))
        rng = random.Random(row + 2)
        for k in range(25):
            x = -1.36 + .145 * k + rng.uniform(-.015, .015)
            kind = rng.choice(('wine', 'amber', 'clear', 'amber'))
            tint = {'wine': None, 'clear': None, 'amber': rng.choice(((.42, .16, .03), (.42, .33, .03)))}[kind]
            if rng.random() < .86:
                venue.bottle((x, 2.19, z + .016), kind, rng.uniform(-.4, .4), tint)
    for x in (-1.56, .4, 2.36):
        put(Builder().box((x, 2.25, 1.78), (.04, .28, 1.45), m.walnut(), .003))
    venue.bar((.3, .55, 0), 4.2, 1.08)
    z = 1.103
    for k in range(6):
        put(p.glass('coupe', m.sparkling() if k != 4 else m.liquid('spritz', (.86, .26, .03), .45)), (-.62 + .150 * k, .46 + .02 * (-1) ** k, z))
    put(p.bowl(.075, .05, m.stoneware()), (.46, .52, z))
    for k in range(6):
        f.lemon_slice((.46 + .03 * math.cos(k * 1.05), .52 + .03 * math.sin(k * 1.05), z + .028 + .006 * (k % 2)), (.3, .2 * k, k), .028, 'lime' if k % 2 else 'lemon')
    shaker = Builder().lathe([(0, 0), (.036, 0), (.040, .01), (.045, .16), (.043, .175), (.036, .20), (.024, .225), (.022, .25), (.014, .258), (0, .26)], m.steel(), 48)
    put(shaker, (.72, .58, z))
    p.tealight((-.80, .60, z))
    p.tealight((.98, .52, z))
    p.vase_bouquet((1.30, .66, z), ('cream', 'wine'), 8, 3, spread=.10, vase_height=.15)
    for k, x in enumerate((-1.0, -.2, .6, 1.4)):
        venue.pendant((x, .55, 1.86), 'cone', m.brass(), ceiling=3.3)
    for k in range(3):
        base = transform((-.9 + .85 * k, -.18, 0), (0, 0, .3 * k))
        b = Builder().cylinder((0, 0, .72), .18, .05, m.linen_night(), 36, .02)
        for j in range(4):
            a = j * math.pi / 2 + .4
            b.tube([(math.cos(a) * .12, math.sin(a) * .12, .72), (math.cos(a) * .2, math.sin(a) * .2, 0)], .013, m.dark_wood(), 8)
        b.tube([(math.cos(t) * .16, math.sin(t) * .16, .30) for t in [math.tau * i / 24 for i in range(25)]], .009, m.brass(), 8)
        put(b, parent=base)
    studio.area((.3, .5, 1.85), (.3, .5, 1.1), (3.6, .3), 62, studio.WARM, 130)
    studio.area((.4, 1.9, 2.9), (.4, 2.3, 1.2), (3.6, .2), 40, studio.WARM)
    studio.area((-1.4, -1.2, 2.2), (0, .4, 1.0), .8, 26, studio.NEUTRAL)
    studio.camera((-.98, -.72, 1.42), (.18, 1.1, 1.27), 35, 2.2, (-.30, .46, 1.2))


def gallery_06():
    """The sweet end of the buffet in the hall: stands, a cake, small glasses, pendant lamps in a row."""
    venue.hall(12, 8, 3.4, 5)
    p.clothed_table((.1, .3), (3.6, .9), .71, m.linen_sage())
    z = p.TABLE
    for (x, y), bites in (((-.78, .34), (ff.tartlet, ff.brownie, ff.fig_praline)), ((.95, .36), (ff.brownie, ff.tartlet, ff.tartlet))):
        tiers = ff.etagere((x, y, z), ((.165, .03), (.130, .17), (.095, .30)))
        for (r, zz), bite, count in zip(tiers, bites, (9, 7, 5)):
            ff.ring_of(bite, (x, y), r * .56, zz, count, 3)
    put(Builder().lathe([(0, 0), (.07, 0), (.072, .004), (.03, .02), (.018, .05), (.03, .075), (.16, .085), (.165, .092), (0, .094)], m.porcelain(), 72), (.08, .38, z))
    put(Builder().lathe([(0, 0), (.128, 0), (.131, .004), (.129, .105), (.121, .113), (0, .114)], f.chocolate(), 80, wobble=.006), (.08, .38, z + .093))
    for k in range(34):
        a, r = k * 2.4, .0185 * math.sqrt(k)
        (f.raspberry if k % 3 else f.blueberry)((.08 + math.cos(a) * r, .38 + math.sin(a) * r, z + .210), 1.5, k)
    mousse, cream = f.mousse_chocolate(), f.white_cream()
    compote = m.surface('compote-solid', (.26, .006, .03), rough=.15, coat=1, color2=(.34, .012, .05), scale=60)
    put(Builder().box((0, 0, .008), (.46, .24, .016), m.slate(), .003), (-.36, .06, z), (0, 0, .05))
    for k in range(10):
        x, y = -.53 + .085 * (k % 5), .02 + .09 * (k // 5)
        top = layered_glass((x, y, z + .016), [(cream, .028), (compote, .014), (mousse, .018)] if k % 2 else [(mousse, .030), (cream, .026)])
        f.raspberry((x, y, top + .004), 1, k)
        h.mint((x + .006, y, top + .006), .7, k)
    ff.tray((.46, .05), (.44, .22), z, m.marble())
    ff.rows(ff.tartlet, .28, -.02, 6, 3, .070, .068, z + .010, 5)
    s.stack_of_plates((1.42, .12, z), 14, .10, m.porcelain(), 2)
    s.stack_of_plates((-1.32, .10, z), 10, .10, m.porcelain(), 3)
    for k, x in enumerate((-1.14, -.42, .50, 1.32)):
        p.taper((x, .60, z), (.26, .32)[k % 2])
    for x in (-.10, .72, 1.12):
        p.tealight((x, -.02, z))
    p.vase_bouquet((1.50, .46, z), ('blush', 'cream', 'white'), 11, 3, spread=.15, vase_height=.18)
    for x in (-1.4, .1, 1.6):
        venue.pendant((x, .3, 1.90), 'dome', m.brass(), ceiling=3.2)
    round_table((2.6, 2.6), 6, .75, 5)
    round_table((-2.4, 2.8), 6, .75, 8)
    studio.area((.1, .3, 2.0), (.1, .3, .75), (3.0, .6), 80, studio.WARM, 140)
    studio.area((0, 2.6, 2.7), (0, 2.6, 0), (6, 2), 150, studio.WARM, 150)
    studio.area((-1.5, -1.6, 1.9), (0, .1, .85), .8, 24, studio.NEUTRAL)
    studio.camera((-.84, -1.08, 1.30), (.10, .40, .93), 38, 2.6, (-.30, .08, .84))


def gallery_07():
    """After midnight in the hall: the floor is free, cords of light cross under the ceiling, chairs stand aside."""
    venue.hall(13, 10, 3.6, 5, view='night', sun=30, floor=m.planks('parquet-shine', (.055, .032, .018), (.12, .073, .042), .30, 'Y', 3))
    for k in range(9):
        y = -3.8 + 1.0 * k
        p.string_lights((-6.2, y, 3.15), (6.2, y + .35, 3.15), .38, 24, k)
    for k, (x, y) in enumerate(((-4.6, .2), (-4.4, 2.8), (4.4, 1.0), (4.6, 3.4))):
        round_table((x, y), 6, .75, k + 4, seat_angle=.3 * k)
    venue.bar((.2, 4.0, 0), 4.4, 1.08)
    rng = random.Random(3)
    for k in range(10):
        put(p.glass(('coupe', 'wine', 'flute')[k % 3], (m.sparkling(), m.red_wine(), m.sparkling())[k % 3] if k % 2 else None), (-1.6 + .38 * k, 3.85 + rng.uniform(-.05, .05), 1.104))
    for k in range(9):
        venue.bottle((-1.2 + .11 * k, 4.12, 1.104), ('wine', 'amber', 'clear')[k % 3], k)
    ball = Builder()
    mirror = m.surface('mirror-ball', (.34, .33, .32), rough=.05, metal=1)
    for i in range(11):
        for j in range(22):
            t, a = math.pi * (i + .5) / 11, math.tau * j / 22
            n = (math.sin(t) * math.cos(a), math.sin(t) * math.sin(a), math.cos(t))
            ball.box((n[0] * .2, n[1] * .2, n[2] * .2), (.048 * max(.35, math.sin(t)), .006, .052), mirror, .001, rot=(t - math.pi / 2, 0, a + math.pi / 2))
    ball.blob((0, 0, 0), .196, m.iron(), 1, 0, 1, 3).tube([(0, 0, .19), (0, 0, .9)], .004, m.iron(), 6)
    put(ball, (.2, 1.2, 2.55))
    chair = p.chair(cushion=m.linen_sand())
    put(chair, (-1.35, -1.6, 0), (0, 0, -.9))
    put(jacket(), (-1.35, -1.6, 0), (0, 0, -.9))
    studio.area((.2, .6, 3.0), (.2, .6, 0), (4, 4), 230, studio.WARM, 150)
    studio.area((.2, 3.8, 2.2), (.2, 4.0, 1.1), (4, .4), 70, studio.WARM, 140)
    studio.camera((-.5, -4.6, 1.35), (.15, 2, 1.42), 30, 2.6, (-1.3, -1.6, .7))


def jacket():
    """A dark jacket hung over the back of a chair."""
    cloth = m.woven('jacket', (.040, .052, .070), weave=300)

    def drape(u, v):
        w, t = (u - .5) * .42, v * 2 - 1
        return (w * (1 + .08 * abs(t)), -.245 - .055 * t - .02 * abs(u - .5), .900 - abs(t) ** 1.4 * (.22 if t < 0 else .48) - .10 * abs(u - .5) ** 2 * 4 + .008 * math.sin(u * 11 + v * 6))
    return Builder().sheet(drape, 24, 34, cloth)


def gallery_08():
    """A laid table seen straight from above: four places, a runner of leaves, candles."""
    env.sky('blue', 10)
    p.clothed_table((0, 0), (1.15, 2.6), .6)
    z = p.TABLE
    for side in (-1, 1):
        for k, y in enumerate((-.72, 0, .72)):
            p.place_setting((side * .37, y, z), side * math.pi / 2, seed=k * 2 + side + 11)
            put(p.chair(), (side * .80, y, 0), (0, 0, side * math.pi / 2))
    p.garland([(.03 * (-1) ** k, -1.25 + .25 * k, z) for k in range(11)], 280, ('cream', 'blush', 'white', 'apricot'), 20, .09, 4)
    for k, y in enumerate((-.95, -.40, .18, .78)):
        p.pillar((.09 * (-1) ** k, y, z), .030, .08)
        p.tealight((-.12 * (-1) ** k, y + .2, z))
    env.deck(-3, 3, -3, 3)
    studio.area((-1.3, .9, 2.2), (0, 0, z), (1.2, 1.0), 100, studio.WARM, 140)
    studio.area((1.4, -.6, 1.6), (0, 0, z), .6, 18, studio.WARM)
    studio.camera((.03, -.10, 2.42), (.03, 0, z), 37, 5.6, (.03, 0, z + .02), roll=.22)


def gallery_10():
    """A round tray with flutes just filled, drops on the metal, lights of the evening behind."""
    tabletop('slate', seed=231, side=-1, bokeh=64, key=16)
    put(Builder().lathe([(0, .004), (.205, .004), (.215, .014), (.222, .016), (.222, .010), (.21, 0), (0, 0)], m.brass(), 96), (0, .06, 0))
    rng = random.Random(5)
    spots = [(0, .06)] + [(.085 * math.cos(a), .06 + .085 * math.sin(a)) for a in [math.tau * k / 6 + .3 for k in range(6)]]
    spots += [(.162 * math.cos(a), .06 + .162 * math.sin(a)) for a in [math.tau * k / 11 for k in range(11)]]
    pearl = cached('fizz', lambda: Builder().blob((0, 0, 0), .0009, m.clear('fizz', (1, .97, .9), 0, 1.6), 1, 0, 1, 1))
    for k, (x, y) in enumerate(spots):
        put(p.glass('flute', m.sparkling(), .200 + rng.uniform(-.006, .006)), (x, y, .005))
        for _ in range(14):
            a, r, zz = rng.uniform(0, 6.3), rng.uniform(0, .014), rng.uniform(.115, .2)
            put(pearl, (x + math.cos(a) * r, y + math.sin(a) * r, .005 + zz))
    for k in range(3):
        f.raspberry((.26 + .02 * k, -.08 + .015 * (k % 2), .004), 1, k)
    put(p.rose('blush', 2), (-.27, -.02, .004), (.3, .2, 1), 1.0)
    p.tealight((.32, .12, 0))
    studio.area((0, .9, .5), (0, .1, .15), (.9, .4), 12, studio.WARM)
    studio.camera((-.20, -.86, .40), (.0, .07, .135), 55, 2.8, (0, -.08, .16))


def gallery_17():
    """A drinks table on the meadow: lemonade in tall carafes, rows of tumblers, mint and citrus, sunset."""
    env.sky('sunset', 18, clouds=.65)
    env.lake()
    env.far_shore('sunset', lights=3, seed=233)
    env.grass(-5, 5, -2.5, 7, 1300, .06)
    p.wood_table((0, .2), (2.0, .8), .86, along='X')
    z = .86
    drink = {'lemon': m.liquid('lemonade', (.90, .78, .36), .28), 'berry': m.liquid('berryade', (.62, .07, .10), .45), 'mint': m.liquid('mintade', (.62, .72, .30), .25)}
    for k, (x, kind) in enumerate(((-.46, 'lemon'), (-.12, 'berry'), (.22, 'mint'))):
        b = Builder().lathe([(0, .004), (.066, .004), (.070, 0), (.075, .012), (.075, .20), (.060, .235), (.056, .275), (.058, .275), (.0535, .275), (.057, .235), (.071, .198), (.071, .016), (0, .012)], m.glass(), 56)
        b.lathe([(0, .013), (.069, .015), (.0695, .185), (0, .1855)], drink[kind], 56)
        b.lathe(p.glass_rim(.056, .275, .0016), m.glass_stem(), 56)
        put(b, (x, .30, z))
        for j in range(5):
            f.lemon_slice((x + .035 * math.cos(j * 1.9), .30 + .035 * math.sin(j * 1.9), z + .045 + .032 * j), (1.2, .4 * j, j * 1.3), .027, 'lime' if kind == 'mint' else 'lemon')
        h.mint((x + .01, .30, z + .19), 1.5, k)
        h.mint((x - .02, .31, z + .188), 1.3, k + 2)
    for k in range(10):
        x, y = -.52 + .098 * (k % 5) + .03 * (k // 5), -.02 - .095 * (k // 5)
        kind = ('lemon', 'berry', 'mint')[k % 3]
        put(p.glass('tumbler', drink[kind] if k % 4 else None, .066), (x, y, z))
        if k % 4:
            h.mint((x, y, z + .066), .9, k)
            f.lemon_slice((x + .034, y, z + .094), (1.45, .2, .5 + k), .021, 'lime' if k % 2 else 'lemon')
    put(p.bowl(.12, .07, m.stoneware_light()), (.56, .10, z))
    lemon = m.surface('lemon-whole', (.74, .52, .035), rough=.38, bump=.5, bump_scale=260, bump_distance=.001, coat=.3)
    fruit = cached('lemon-whole', lambda: Builder().blob((0, 0, 0), (.040, .030, .030), lemon, 2, .05, 1, 4))
    for k in range(7):
        a, r = k * 1.05, .055 * (k < 6)
        put(fruit, (.56 + math.cos(a) * r, .10 + math.sin(a) * r, z + (.055 if k < 6 else .098)), (.3 * k, .2, k))
    p.vase_bouquet((.84, .34, z), ('apricot', 'blush', 'cream'), 10, 4, spread=.12, vase_height=.16)
    p.tealight((.36, -.10, z))
    for y in (2.2, 3.8):
        p.string_lights((-4, y, 2.4), (4, y + .3, 2.4), .4, 14, int(y))
    studio.area((.8, 1.5, 1.9), (0, .1, .95), (1.6, .8), 60, (1, .72, .42))
    studio.area((-1.2, -1.2, 1.9), (0, .1, .95), .8, 34, studio.WARM, mirrored=False)  # else it shines out of every carafe
    studio.camera((-.44, -1.02, 1.24), (.04, .30, 1.00), 40, 3.4, (-.20, .06, .93))


def gallery_20():
    """A small linen table on the terrace at sunset: soup in glasses, grissini, an open book of the lake behind."""
    env.sky('sunset', -6, clouds=.7)
    env.lake()
    env.far_shore('sunset', lights=3, seed=235)
    env.deck(-6, 6, -3, 6)
    p.clothed_table((0, .2), (1.5, .8), .70)
    z = p.TABLE
    put(Builder().box((0, 0, .009), (.52, .24, .018), m.walnut_x(), .005), (-.06, .04, z), (0, 0, .06))
    soup = m.surface('pumpkin-soup', (.66, .225, .018), rough=.2, color2=(.74, .30, .04), scale=25, coat=.6)
    beet = m.surface('beet-soup', (.34, .012, .06), rough=.2, color2=(.42, .03, .09), scale=25, coat=.6)
    for k in range(10):
        x, y = -.26 + .098 * (k % 5), -.01 + .095 * (k // 5) + .006 * (k % 5)
        top = layered_glass((x, y, z + .018), [(soup if (k + k // 5) % 2 else beet, .062)])
        h.pool((x, y, top - .0003), .011, f.white_cream(), k, .25, .0012)
        h.cress((x, y, top), .9, 7, .012, k)
    stick = m.surface('grissini', (.56, .36, .15), rough=.6, color2=(.66, .46, .22), scale=60, bump=.4, bump_scale=120)
    rng = random.Random(3)
    put(p.glass('tumbler'), (.32, .12, z))
    for k in range(14):
        a, r = rng.uniform(0, 6.3), rng.uniform(.002, .022)
        lean = (rng.uniform(-.03, .03), rng.uniform(-.03, .03))
        q = (.32 + math.cos(a) * r, .12 + math.sin(a) * r, z + .006)
        put(Builder().tube([q, (q[0] + math.cos(a) * .012, q[1] + math.sin(a) * .012, q[2] + .11), (q[0] + math.cos(a) * .026 + lean[0], q[1] + math.sin(a) * .026 + lean[1], q[2] + .24)], [.0042, .0048, .0038], stick, 9))
    for k in range(3):
        put(p.glass('white', m.white_wine()), (.44 + .10 * k, .34 - .04 * (k % 2), z))
    p.vase_bouquet((-.52, .36, z), ('apricot', 'cream', 'white'), 9, 3, spread=.11, vase_height=.14)
    p.tealight((-.36, .26, z))
    p.tealight((.12, .32, z))
    put(p.napkin(m.linen_sage()), (.30, -.10, z), (0, 0, .5))
    put(p.napkin(m.linen_sage()), (.32, -.09, z + .012), (0, 0, .7))
    for k in range(5):
        put(p.cutlery('spoon', m.steel()), (.42 + .022 * k, -.05, z), (0, 0, .08 * (k % 2)), .85)
    for x in (-.5, .55):
        put(p.chair(cushion=m.linen_sage()), (x, 1.0, 0), (0, 0, math.pi + .2 * x))
    for y in (2.4, 4.0):
        p.string_lights((-4, y, 2.2), (4, y + .2, 2.2), .35, 15, int(y))
    studio.area((.6, 1.3, 1.7), (0, .1, .8), (1.4, .6), 40, (1, .72, .42))
    studio.area((-1.0, -1.0, 1.7), (0, .1, .8), .7, 24, studio.WARM)
    studio.camera((-.34, -.80, 1.13), (.05, .28, .855), 41, 2.6, (-.08, .0, .83))


def gallery_24():
    """The table for presents: parcels with ribbons, cards without a name, candles, the lake behind the glass."""
    venue.hall(11, 7, 3.3, 4, view='blue', sun=-10)
    p.clothed_table((.1, .6), (2.2, .9), .71, m.linen_sand())
    z = p.TABLE
    papers = [m.woven('paper-sage', (.12, .17, .15), weave=300), m.surface('paper-cream', (.72, .66, .54), rough=.6), m.surface('paper-night', (.018, .030, .036), rough=.5),
              m.surface('paper-blush', (.60, .34, .26), rough=.6), m.surface('kraft', (.34, .22, .115), rough=.75, color2=(.38, .25, .13), scale=30)]
    ribbon = [m.surface('ribbon-gold', (.74, .50, .20), rough=.3, metal=.7, sheen=.4), m.surface('ribbon-cream', (.80, .74, .64), rough=.4, sheen=.6), m.surface('ribbon-wine', (.22, .02, .03), rough=.35, sheen=.5)]

    def parcel(at, size, paper, band, rot=0.0):
        w, d, hgt = size
        b = Builder().box((0, 0, hgt / 2), (w, d, hgt), paper, .003)
        b.box((0, 0, hgt / 2), (.022, d + .003, hgt + .003), band, .001).box((0, 0, hgt / 2), (w + .003, .022, hgt + .003), band, .001)
        for side in (-1, 1):
            for tilt in (.55, 1.15):
                pts = []
                for i in range(15):
                    t = i / 14 * math.tau
                    r = .042 * math.sin(t / 2)
                    pts.append((side * r * math.cos(tilt - .9) * 1.25, (.5 - i / 14) * .030 + .004, hgt + .003 + r * math.sin(tilt)))
                b.tube(pts, [.0055] * 15, band, 6)
            b.tube([(0, 0, hgt + .004), (side * .05, -.03, hgt + .012), (side * .085, -.055, hgt + .004)], [.006, .0065, .006], band, 6)
        b.blob((0, 0, hgt + .008), (.011, .011, .009), band, 1, .1, 1, 2)
        put(b, at, (0, 0, rot))
        return at[2] + hgt

    top = parcel((-.40, .62, z), (.34, .26, .12), papers[2], ribbon[0], .12)
    parcel((-.38, .63, top), (.22, .18, .09), papers[1], ribbon[2], -.25)
    parcel((-.06, .48, z), (.22, .22, .17), papers[0], ribbon[1], .35)
    parcel((.22, .70, z), (.28, .20, .22), papers[4], ribbon[2], -.12)
    parcel((-.10, .22, z), (.15, .11, .06), papers[3], ribbon[0], .5)
    parcel((.52, .44, z), (.24, .18, .08), papers[1], ribbon[0], .22)
    parcel((.52, .45, z + .08), (.13, .13, .07), papers[2], ribbon[1], -.4)
    card = m.surface('card', (.80, .76, .68), rough=.7)
    for k, (x, y, a) in enumerate(((.24, .28, .5), (.34, .24, .2), (.29, .31, -.1))):
        put(Builder().box((0, 0, .0012), (.16, .11, .0024), card if k else m.surface('paper-night', (.018, .030, .036), rough=.5), .0005), (x, y, z + .0026 * k), (0, 0, a))
    p.vase_bouquet((.86, .66, z), ('blush', 'cream', 'wine'), 12, 3, spread=.15, vase_height=.20)
    p.vase_bouquet((-.80, .74, z), ('cream', 'white'), 7, 5, spread=.09, vase_height=.13)
    for k, (x, y) in enumerate(((-.66, .44), (.10, .90), (.66, .84), (-.22, .90))):
        p.taper((x, y, z), (.26, .32, .29)[k % 3])
    for x, y in ((.44, .22), (-.46, .34), (-.24, .30)):
        p.tealight((x, y, z))
    venue.pendant((.1, .6, 1.95), 'dome', m.brass(), ceiling=3)
    round_table((2.4, 2.4), 6, .7, 3)
    studio.area((.1, .6, 1.95), (.1, .6, .75), (1.4, .6), 46, studio.WARM, 140)
    studio.area((-1.0, -.9, 1.8), (0, .4, .85), .7, 20, studio.NEUTRAL)
    studio.area((0, 2.6, 2.6), (0, 2.6, 0), (4, 2), 70, studio.WARM, 150)
    studio.camera((-.52, -.82, 1.26), (.10, .62, .90), 40, 2.6, (-.06, .40, .86))
