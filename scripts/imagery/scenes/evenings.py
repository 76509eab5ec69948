"""Celebrations outdoors and the pictures of the news articles."""
import math
import random

from mathutils import Vector

from lib import environment as env
from lib import fingerfood as ff
from lib import food as f
from lib import herbs as h
from lib import materials as m
from lib import props as p
from lib import studio
from lib import venue
from lib.mesh import Builder, cached, put, transform
from scenes.plates import layered_glass, tabletop
from scenes.rooms import round_table


def landing_private():
    """A fire bowl on the shore, chairs with blankets around it, the round table behind under lights."""
    env.sky('blue', 20)
    env.lake()
    env.far_shore('blue', lights=7, seed=71)
    env.deck(-8, 8, -4, 7.5)
    venue.fire_bowl((-.55, 1.0, 0), .42, 210)
    blanket = m.woven('blanket', (.30, .20, .12), weave=300)
    for k, a in enumerate((-2.55, -1.05, .0, .9, 2.3, 3.2)):
        r = 1.45
        x, y = -.55 + math.cos(a) * r, 1.0 + math.sin(a) * r
        if k == 0:
            continue
        put(p.chair(cushion=m.linen_sage() if k % 2 else None), (x, y, 0), (0, 0, a + math.pi / 2))
        if k in (2, 4):
            base = transform((x, y, 0), (0, 0, a + math.pi / 2))

            def drape(u, v):
                w = (u - .5) * .30
                t = v * 2 - 1
                return (w, -.245 - .05 * t + .012 * math.sin(u * 14), .895 - abs(t) ** 1.5 * (.30 if t < 0 else .34) + .006 * math.sin(u * 9 + v * 5))
            put(Builder().sheet(drape, 20, 28, blanket), parent=base)
    round_table((2.55, 3.9), 8, .8, 4)
    for y in (2.6, 4.0, 5.4):
        p.string_lights((.75, y, 2.75), (6.3, y + .2, 2.75), .38, 12, int(y * 3))
    p.pergola(.75, 6.3, 2.4, 5.6, 2.8, 6)
    p.lantern((-1.9, 2.6, 0), .22, .44, .4, 0)
    p.lantern((1.15, .1, 0), .20, .40, .9, 0)
    studio.area((2.6, 3.9, 2.5), (2.6, 3.9, 0), (3, 2.4), 210, studio.WARM, 140)
    studio.camera((-1.2, -2.5, 1.46), (.65, 3.2, .92), 31, 2.6, (-.5, 1.0, .6))


def catering_summer_party():
    """Standing tables along the shore at sunset, drinks ready, paper-like lanterns on the cords."""
    env.sky('sunset', 4, clouds=.7)
    env.lake()
    env.far_shore('sunset', lights=5, seed=73)
    env.grass(-7, 7, -3.2, 8, 1300, .06)
    for k, (x, y) in enumerate(((.95, .3), (-1.2, 2.2), (2.6, 2.8), (.3, 4.4), (-3.2, 4.6))):
        p.standing_table((x, y, 0), m.linen(), 2)
        rng = random.Random(k)
        for j in range(5):
            a = j * 1.26 + k
            put(p.glass(('white', 'coupe', 'tumbler')[j % 3], (m.white_wine(), m.sparkling(), m.liquid('spritz', (.86, .26, .03), .45))[j % 3]), (x + math.cos(a) * .21, y + math.sin(a) * .21, 1.104))
        p.vase_bouquet((x, y, 1.104), ('apricot', 'cream'), 5, k, spread=.07, vase_height=.09)
        p.tealight((x + .08, y - .12, 1.104))
    shade = m.glow('paper-lantern', (1.0, .55, .22), 3.2, 2)
    ball = cached('paper-lantern', lambda: Builder().lathe([(.03, -.30), (.10, -.28), (.16, -.20), (.17, -.15), (.16, -.10), (.10, -.02), (.03, 0)], shade, 32))
    for y, z in ((1.6, 3.0), (3.6, 3.1), (5.6, 3.2)):
        a, b = Vector((-4.8, y, z)), Vector((4.8, y + .4, z))
        pts = [a.lerp(b, i / 40) - Vector((0, 0, .5 * 4 * (i / 40) * (1 - i / 40))) for i in range(41)]
        put(Builder().tube(pts, .005, m.iron(), 6))
        for i in range(3, 41, 5):
            put(ball, pts[i], (0, 0, 0), .75 + .3 * ((i * 7) % 5) / 5)
    for x, y in ((-.4, .8), (1.9, 1.4), (-2.2, 3.2)):
        p.lantern((x, y, 0), .19, .38, x, 0)
    studio.area((0, 2.5, 3.0), (0, 2.5, 0), (6, 5), 190, studio.WARM, 150)
    studio.area((-1.6, -1.5, 2.2), (.95, .3, 1.0), 1.0, 40, studio.WARM)
    studio.camera((-.75, -2.2, 1.58), (.45, 3.5, 1.30), 32, 2.4, (.9, .2, 1.15))


def wedding_cake(at, tiers=((.17, .13), (.125, .12), (.085, .11)), seed=1):
    """Three tiers in smooth cream with roses climbing around."""
    x, y, z = at
    icing = m.surface('icing', (.80, .75, .66), rough=.5, sss=.25, sss_radius=(.01, .008, .006), bump=.25, bump_scale=18, bump_distance=.004)
    put(Builder().lathe([(0, 0), (.21, 0), (.22, .01), (.21, .018), (0, .018)], m.brass(), 72), at)
    level = z + .018
    rng = random.Random(seed)
    kinds = p.leaf_kinds()
    for k, (r, height) in enumerate(tiers):
        put(Builder().lathe([(0, 0), (r, 0), (r, height - .008), (r - .008, height), (0, height)], icing, 80, wobble=.012, seed=k), (x, y, level))
        level += height
    heights = [z + .018, z + .148, z + .268, z + .378]
    for j in range(30):
        t = j / 29
        k = min(2, int(t * 3))
        a = -2.5 + t * 2.6 + rng.uniform(-.2, .2)
        r = tiers[k][0] + .012
        zz = heights[k] + (t * 3 - k) * tiers[k][1]
        q = (x + math.cos(a) * r, y + math.sin(a) * r, zz)
        if j % 2 == 0:
            put(p.rose(rng.choice(('cream', 'blush', 'white')), 1 + j % 3), q, (0, 1.25, a), rng.uniform(.7, 1.05))
        for _ in range(4):
            put(rng.choice(kinds), (q[0] + rng.gauss(0, .012), q[1] + rng.gauss(0, .012), q[2] + rng.gauss(0, .02)), (rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(0, 6)), rng.uniform(.7, 1.2))
    for k in range(5):
        a = k * 1.256
        put(p.rose(('cream', 'blush', 'white')[k % 3], 1 + k % 3), (x + math.cos(a) * .03, y + math.sin(a) * .03, heights[3] + .005), (-math.sin(a) * .4, math.cos(a) * .4, k), .95)


def news_dream_wedding():
    """The wedding cake on its own table at the water, candles all around."""
    env.sky('blue', 8)
    env.lake()
    env.far_shore('blue', lights=7, seed=77)
    env.deck(-6, 6, -3, 6)
    p.clothed_table((.3, 0), (1.5, .8), .70)
    wedding_cake((.34, 0, p.TABLE))
    for k, (x, y) in enumerate(((-.28, .10), (-.16, -.22), (.04, -.28), (.66, -.24), (.82, .05), (.90, -.20), (-.34, -.12))):
        (p.pillar if k % 2 else p.tealight)(*(((x, y, p.TABLE), .03 + .006 * (k % 3), .08 + .04 * (k % 3)) if k % 2 else ((x, y, p.TABLE),)))
    p.garland([(-.4, -.30, p.TABLE), (.1, -.33, p.TABLE), (.6, -.31, p.TABLE), (1.0, -.30, p.TABLE)], 200, rose_count=9, width=.06, seed=5)
    for k in range(2):
        put(p.glass('flute', m.sparkling()), (-.02 + .08 * k, .02 + .05 * k, p.TABLE))
    p.string_lights((-3.4, 1.6, 2.5), (3.6, 1.9, 2.6), .4, 14, 1)
    p.string_lights((-3.4, 3.2, 2.5), (3.6, 3.2, 2.6), .4, 16, 2)
    studio.area((-.6, -.4, 2.1), (.3, 0, .9), .9, 44, studio.WARM, 120)
    studio.area((1.4, .8, 1.8), (.34, 0, .95), .6, 26, studio.WARM)
    studio.camera((-.50, -1.75, 1.24), (.16, .1, 1.03), 45, 2.4, (.30, -.12, .95))


def news_anniversary():
    """A tower of coupes, poured full, gold in the candlelight."""
    tabletop('night', seed=79, side=-1, bokeh=60)
    dia, height = .102, .1485
    for level, n in enumerate((4, 3, 2, 1)):
        for i in range(n):
            for j in range(n):
                x, y = (i - (n - 1) / 2) * dia, (j - (n - 1) / 2) * dia + .10
                put(p.glass('coupe', m.sparkling()), (x, y, level * height))
    p.tealight((-.30, -.04, 0))
    p.tealight((.31, .02, 0))
    p.taper((-.36, .30, 0), .30)
    p.taper((.38, .34, 0), .26)
    p.vase_bouquet((-.52, .36, 0), ('cream', 'white'), 9, 3)
    put(p.rose('cream', 1), (.24, -.10, .004), (.2, .3, 1), 1.0)
    put(p.rose('blush', 2), (.30, -.13, .004), (.3, -.2, 2), .9)
    studio.area((.0, .9, .9), (0, .1, .3), (.8, .6), 16, studio.WARM)
    studio.camera((-.18, -1.30, .44), (.02, .08, .285), 55, 3.2, (0, -.10, .25))


def news_sixtieth_birthday():
    """A birthday cake with sixty small lights in a ring, berries and gold, glasses behind."""
    tabletop('walnut', seed=81, side=1, bokeh=30)
    put(Builder().lathe([(0, 0), (.07, 0), (.072, .004), (.03, .02), (.018, .05), (.03, .075), (.16, .085), (.165, .092), (0, .094)], m.porcelain(), 72), (0, .06, 0))
    put(Builder().lathe([(0, 0), (.125, 0), (.128, .004), (.126, .085), (.118, .093), (0, .094)], f.chocolate(), 80, wobble=.006), (0, .06, .093))
    rng = random.Random(3)
    drip = Builder()
    for k in range(30):
        a = math.tau * k / 30
        length = rng.uniform(.012, .05)
        pts = [(math.cos(a) * (.118 + .010 * min(1, t * 4)), math.sin(a) * (.118 + .010 * min(1, t * 4)), .003 - length * t) for t in [i / 8 for i in range(9)]]
        drip.tube(pts, [.006, .0065, .006, .0055, .005, .005, .0052, .006, .0035], m.surface('drip', (.50, .26, .06), rough=.15, coat=1, sss=.2), 10)
    put(drip, (0, .06, .187))
    put(Builder().lathe([(.121, -.002), (.115, .003), (0, .004)], m.surface('drip', (.50, .26, .06), rough=.15, coat=1, sss=.2), 72), (0, .06, .187))
    wax = m.wax()
    stick = cached('birthday-candle', lambda: Builder().cylinder((0, 0, 0), .0021, .055, wax, 10, .0006))
    for k in range(36):
        a = math.tau * k / 36
        r = .100 if k % 2 else .084
        q = (math.cos(a) * r, .06 + math.sin(a) * r, .190)
        put(stick, q, (rng.uniform(-.05, .05), rng.uniform(-.05, .05), 0))
        put(p.flame_mesh(), (q[0], q[1], q[2] + .054), (0, 0, 0), .55)
    for k in range(22):
        a, r = k * 2.4, .0115 * math.sqrt(k)
        (f.raspberry if k % 3 else f.blueberry)((math.cos(a) * r, .06 + math.sin(a) * r, .193), 1.05, k)
    h.mint((0, .05, .203), 1.0, 3)
    for k in range(4):
        put(p.plate(.09, m.porcelain()), (.27, -.02, .008 * k))
    put(p.cutlery('fork'), (.27, -.02, .04), (0, 0, .6), .8)
    for k in range(3):
        put(p.glass('flute', m.sparkling()), (-.30 + .07 * k, .22 + .05 * k, 0))
    put(p.rose('apricot', 1), (-.22, -.05, .004), (.3, .2, 1), 1.0)
    put(p.rose('cream', 2), (-.28, -.02, .004), (.2, -.3, 2), 1.1)
    studio.point((0, .06, .33), 1.6, studio.CANDLE, .05)
    studio.camera((-.10, -.92, .42), (.01, .06, .155), 60, 3.2, (0, -.03, .19))


def news_business_breakfast():
    """Early light on the terrace: a breakfast buffet with bread, fruit and juice."""
    env.sky('morning', 16, clouds=.5)
    env.lake()
    env.far_shore('morning', lights=0, seed=83)
    env.deck(-6, 6, -3, 6.5)
    p.wood_table((0, .1), (3.4, .9), along='X')
    t = p.TABLE
    put(Builder().box((0, 0, .012), (.46, .26, .024), m.walnut_x(), .005), (-.46, -.08, t))
    f.loaf_slices((-.64, -.10, t + .024), 11, 2, -1.45)
    put(p.bowl(.11, .06, m.stoneware_light()), (.17, -.07, t))
    for k in range(34):
        a, r = k * 2.4, .016 * math.sqrt(k)
        (f.raspberry if k % 3 else f.blueberry)((.17 + math.cos(a) * r, -.07 + math.sin(a) * r, t + .052 - r * .1), 1.4, k)
    muesli = m.surface('muesli', (.48, .33, .16), rough=.8, color2=(.62, .47, .27), scale=200, bump=.8, bump_scale=200)
    for k in range(6):
        x, y = .42 + .085 * (k % 3), -.14 + .10 * (k // 3)
        top = layered_glass((x, y, t), [(f.white_cream(), .026), (muesli, .018), (f.white_cream(), .016)])
        f.raspberry((x, y, top + .004), 1, k)
        h.mint((x + .008, y, top + .004), .7, k)
    juice = m.liquid('orange-juice', (.85, .40, .02), .85)
    for k in range(5):
        put(p.glass('tumbler', juice, .070), (-.19 + .076 * k, .15 + .05 * (k % 2), t))
    put(Builder().lathe([(0, .004), (.055, .004), (.06, 0), (.064, .02), (.060, .14), (.042, .20), (.046, .25), (.044, .25), (.039, .20), (.056, .14), (0, .02)], m.glass(), 48).lathe(
        [(0, .006), (.058, .008), (.060, .02), (.056, .13), (0, .131)], juice, 48).lathe(
        p.glass_rim(.045, .25, .0012), m.glass_stem(), 48), (-.29, .25, t))
    p.vase_bouquet((.88, .16, t), ('white', 'cream', 'apricot'), 9, 4)
    salmon = Builder().box((0, 0, .008), (.40, .20, .016), m.slate(), .003)
    put(salmon, (-.98, .02, t))
    for k in range(12):
        ff.salmon_coin((-1.12 + .075 * (k % 4), -.04 + .065 * (k // 4), t + .016), k, k)
    studio.area((3.4, 2.6, 1.9), (.1, 0, .78), .5, 210, (1, .74, .46))
    studio.area((2.4, 3.0, 2.4), (0, 0, .75), (2.4, 1.6), 170, (1, .82, .60))
    studio.area((-1.6, -1.6, 2.2), (0, 0, .75), 1.6, 70, (.94, .95, 1))
    studio.camera((-.42, -1.22, 1.17), (.06, .15, .83), 40, 4, (.02, .02, .80))


def location_weddings():
    """The couple's table at the end of the jetty terrace: flowers along the front, arch of lights behind."""
    env.sky('blue', -6)
    env.lake()
    env.far_shore('blue', lights=8, seed=85)
    env.deck(-7, 7, -4, 6.5)
    p.clothed_table((.2, 2.2), (2.4, .9), .72)
    p.garland([(-.95 + .23 * k, 1.82, p.TABLE + .01) for k in range(11)], 330, ('cream', 'blush', 'white', 'apricot'), 26, .12, 5, .06)
    swag = [(-.97 + .0585 * k, 1.755, p.TABLE - .06 - .17 * abs(math.sin(k * math.pi / 13.4))) for k in range(41)]
    p.garland(swag, 330, ('cream', 'blush'), 26, .045, 8, .02)
    for x in (-.12, .52):
        p.place_setting((x, 2.38, p.TABLE), math.pi, seed=int(x * 10) + 9)
        put(p.chair(m.planks('chair-white', (.62, .58, .52), (.74, .70, .64), .4, 'Z', 6), m.linen()), (x, 2.86, 0), (0, 0, math.pi))
    for x in (-.75, -.45, .2, .88, 1.15):
        p.taper((x, 2.1, p.TABLE), .28)
        p.tealight((x + .13, 1.98, p.TABLE))
    venue.ceremony_arch((.2, 3.7, 0), 2.9, 2.6, 9, 1.5, ('cream', 'white', 'blush'))
    for k in range(9):
        x = -1.1 + .325 * k
        p.string_lights((x, 3.72, 2.55), (x + .02, 3.74, 1.15 + .12 * (k % 3)), 0, 8, k)
    for k, (x, y) in enumerate(((-1.45, 1.5), (-1.7, 1.9), (1.85, 1.5), (2.1, 1.95), (-1.35, 2.0))):
        p.lantern((x, y, 0), .18 + .03 * (k % 2), .34 + .10 * (k % 3), k, 0)
    studio.area((.2, 1.6, 2.9), (.2, 2.2, .6), (2.6, 1.6), 200, studio.WARM, 130)
    studio.area((-1.8, -.4, 1.8), (.2, 2.0, .8), 1.0, 40, studio.WARM)
    studio.camera((-.85, -1.35, 1.38), (.15, 2.6, 1.08), 36, 2.6, (.2, 1.85, .8))
