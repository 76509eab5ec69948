"""Gallery: the place outdoors, from the first look through the trees to the last candle on the water."""
import math
import random

from lib import environment as env
from lib import materials as m
from lib import props as p
from lib import service as s
from lib import studio
from lib import venue
from lib.mesh import Builder, cached, put, transform
from scenes.rooms import round_table

WHITE_CHAIR = ('chair-white', (.62, .58, .52), (.74, .70, .64), .4, 'Z', 6)


def gallery_01():
    """Arrival: the lit house between trees, a path of lanterns, the lake shining behind."""
    env.sky('blue', -24, clouds=.6)
    env.lake(-.7)
    env.far_shore('blue', -.7, lights=3, seed=201)
    way = [(-.5, -3), (-.4, 1), (.3, 5), (1.6, 10.6)]
    env.grass(-9, 9, -3, 16, 620, .07, bare=s.on_path(way, 1.35))
    s.guest_house((2.2, 13.6, .1), -.10, 10.5, 5.2, 3.0, 330)
    p.clothed_table((.4, 13.4), (2.6, .9), .7)
    p.clothed_table((4.6, 13.2), (2.2, .9), .7)
    for x in (-.4, 1.1, 4.2, 5.2):
        p.vase_bouquet((x, 13.3, .75), ('cream', 'white'), 9, 3, spread=.18, vase_height=.2)
    s.gravel_path(way, 1.35, .0, 3, 3200)
    for k, (x, y) in enumerate(((-1.45, .6), (.75, 1.8), (-1.15, 3.6), (1.15, 5.2), (-.45, 6.8), (1.95, 8.2))):
        p.lantern((x, y, .02), .21, .40, k * .7, 16 if k < 3 else 12)
    env.tree((-4.2, 6.0, 0), 8.5, 3.4, 3, leaves=3000)
    env.tree((-7.5, 11, 0), 9, 3.4, 5, leaves=2400)
    env.tree((6.4, 6.2, 0), 8.0, 3.0, 8, leaves=2800)
    env.tree((9.5, 14.5, 0), 9.5, 3.4, 9, leaves=1800)
    studio.area((-2, -3, 4), (0, 3, 0), 3, 190, studio.WARM, 120)
    studio.camera((-.75, -2.6, 1.55), (.9, 9, 1.55), 32, 3.2, (.2, 6, .4))


def gallery_02():
    """Close to the fire: logs, flames, a split pile of birch, the lake a blue band behind."""
    env.sky('blue', 32, clouds=.5)
    env.lake()
    env.far_shore('blue', lights=6, seed=203)
    env.grass(-5, 5, -2, 5, 1500, .05)
    venue.fire_bowl((0, 1.2, 0), .50, 150, 6)
    bark = m.surface('birch', (.50, .46, .40), rough=.8, color2=(.06, .05, .045), scale=22, low=.55, high=.62, stretch=(1, 1, 4))
    wood = m.surface('split', (.42, .27, .13), rough=.8, color2=(.54, .37, .20), scale=18)
    rng = random.Random(3)
    for k in range(17):
        row, col = divmod(k, 6)
        b = Builder().cylinder((0, 0, -.17), .055, .34, wood, 18, .002)
        b.lathe([(.0555, -.168), (.0565, 0), (.0555, .168)], bark, 18)
        put(b, (.98 + col * .112 + .056 * (row % 2), 1.75 + rng.uniform(-.02, .02), .06 + row * .098), (math.pi / 2, rng.uniform(0, 6), .05))
    put(p.chair(cushion=m.linen_sage()), (-1.15, 1.9, 0), (0, 0, -.9))
    put(p.chair(cushion=m.linen_sand()), (-.45, 2.55, 0), (0, 0, -.25 + math.pi))
    spark = cached('spark-up', lambda: Builder().blob((0, 0, 0), .0032, m.glow('spark-up', (1, .36, .07), 18, 2), 1, 0, 1, 1))
    for _ in range(70):
        t = rng.random()
        put(spark, (rng.gauss(0, .10 + .22 * t), 1.2 + rng.gauss(0, .12), .7 + 1.3 * t))
    p.lantern((-.95, .55, 0), .2, .40, .3, 5)
    studio.area((.2, -1.4, 2.2), (0, .8, 0), 1.6, 46, studio.WARM, 140)
    studio.camera((-.25, -1.35, .98), (.06, 1.6, .74), 37, 2.4, (0, 1.0, .45))


def gallery_03():
    """All doors open: from the parquet straight onto the terrace, lanterns and fire outside, curtains at the sides."""
    venue.hall(12, 8, 3.5, 4)
    iron = m.surface('frame', (.014, .015, .016), rough=.4, metal=.3)
    for x, a in ((.05, 1.30), (2.95, 1.84), (-2.95, 1.3), (5.9, 1.84)):
        b = Builder()
        for zz in (.06, 2.58):
            b.box((.62, 0, zz), (1.24, .05, .08), iron, .004)
        for xx in (.02, 1.22):
            b.box((xx, 0, 1.32), (.06, .05, 2.6), iron, .004)
        put(b, (x, 4.05, -.05), (0, 0, a))
    venue.fire_bowl((1.3, 7.0, -.15), .46, 190, 4)
    for k, (x, y) in enumerate(((.25, 4.8), (2.75, 4.9), (3.2, 6.6), (-1.4, 6.4), (-.6, 8.8))):
        p.lantern((x, y, -.13), .22, .40 + .06 * (k % 2), k, 6)
    for k, (x, y, a) in enumerate(((.1, 7.4, -1.2), (1.6, 8.4, 2.9), (2.6, 7.1, 1.3))):
        put(p.chair(cushion=m.linen_sage()), (x, y, -.13), (0, 0, a))
    for k in range(4):
        p.string_lights((-5.5, 5.2 + 1.6 * k, 2.7), (5.5, 5.4 + 1.6 * k, 2.7), .35, 16, k)
    round_table((4.3, 1.0), 8, .85, 6, seat_angle=.2)
    p.standing_table((-.9, 2.0, 0), m.linen(), 2)
    p.vase_bouquet((-.9, 2.0, 1.104), ('cream', 'white'), 8, 3, spread=.11, vase_height=.15)
    s.glass_rows((-1.12, 1.82, 1.104), 'flute', 2, 2, .12, m.sparkling(), 2)
    for x, y in ((4.3, 1.0), (-3.4, .8)):
        venue.pendant((x, y, 2.2), 'dome', ceiling=3.3)
    studio.area((.4, .6, 2.7), (.4, .6, 0), (7, 3), 330, studio.WARM, 150)
    studio.area((1, 6.6, 3.0), (1, 6.6, 0), (7, 3), 260, studio.WARM, 150)
    studio.camera((.75, -2.9, 1.52), (1.5, 4.2, 1.22), 29, 2.8, (1.2, 3.4, 1.0))


def gallery_11():
    """A round table at the head of the jetty, ringed by lanterns, water on three sides."""
    env.sky('blue', 4, clouds=.55)
    env.lake(ripple=.10)
    env.far_shore('blue', lights=10, seed=211)
    env.jetty(0, -4, 3.6, 2.2)
    env.deck(-2.6, 2.6, 3.6, 8.6, 0)
    round_table((0, 6.0), 6, .78, 9, roses=('white', 'cream'), seat_angle=.25)
    for k in range(11):
        a = math.tau * k / 11 + .15
        p.lantern((math.cos(a) * 2.15, 6.0 + math.sin(a) * 2.05, 0), .18 + .03 * (k % 2), .30 + .10 * (k % 3), k, 4)
    for k, (x, y) in enumerate(((-.95, .6), (.95, 1.8), (-.95, 3.0))):
        p.lantern((x, y, 0), .18, .34, k, 5)
    studio.area((0, 6.0, 2.5), (0, 6.0, .7), 1.5, 120, studio.WARM, 130)
    studio.camera((-.75, -.5, 2.30), (.06, 6.2, .50), 35, 2.8, (0, 5.4, .8))


def bpy_lift(height, x, y, reach=1.6):
    """Raises everything that was put around (x, y) on the ground onto a deck of this height."""
    import bpy
    for obj in bpy.context.scene.objects:
        q = obj.matrix_world.translation
        if obj.type == 'MESH' and abs(q.x - x) < reach and abs(q.y - y) < reach and q.z < height + 2 and not obj.get('lifted') and obj.dimensions.x < 2.6:
            if obj.name.startswith(('board', 'pile')):
                continue
            obj.matrix_world = transform((0, 0, height)) @ obj.matrix_world
            obj['lifted'] = True


def gallery_14():
    """Plan B is as good: the ceremony under canvas, rain on the boards outside shining with the lights."""
    env.sky('blue', 0, clouds=.95)
    env.lake(ripple=.22)
    env.far_shore('blue', lights=4, seed=215)
    wet = m.planks('wet-deck', (.022, .014, .009), (.060, .038, .022), .16, 'X', 3)
    env.deck(-9, 9, -5, 12.4, 0, material=wet)
    white = m.planks(*WHITE_CHAIR)
    rng = random.Random(5)
    for row in range(5):
        for k in range(4):
            for side in (-1, 1):
                put(p.chair(white, m.linen()), (side * (.95 + k * .54), .2 + row * 1.0 + rng.uniform(-.02, .02), 0), (0, 0, rng.uniform(-.05, .05)))
    for side in (-1, 1):
        for row in range(5):
            y = .15 + row * 1.0
            p.garland([(side * .73, y - .2, .80), (side * .71, y - .22, .52)], 90, rose_count=3, width=.06, seed=row * 3 + side)
            p.lantern((side * .62, y + .35, 0), .15, .28, row + side, 0)
    venue.ceremony_arch((0, 6.6, 0), 2.4, 2.5, 8, 1.6, ('white', 'cream'))
    venue.tent(-4.6, 4.6, -3, 8.2, 2.6, 4.2)
    for k in range(6):
        y = -.8 + k * 1.6
        p.string_lights((-4.4, y, 2.7), (0, y, 3.7), .28, 11, k)
        p.string_lights((0, y, 3.7), (4.4, y, 2.7), .28, 11, k + 9)
    studio.area((0, 2.4, 3.4), (0, 2.4, 0), (6, 8), 480, studio.WARM, 160)
    studio.area((0, 3, .8), (0, 3, 4), (6, 8), 70, studio.WARM, 170)
    studio.area((.5, 4.6, 3.0), (0, 6.6, 1.3), (2, 1), 90, studio.WARM, 120)
    studio.camera((-.30, -2.6, 1.35), (.05, 6.6, 1.42), 28, 2.8, (0, 4.6, 1.2))


def gallery_16():
    """Two long tables on the grass, seen from the balcony: white runs towards the water, lights between poles."""
    env.sky('sunset', 8, clouds=.6)
    env.lake(-.4)
    env.far_shore('sunset', -.4, lights=4, seed=219)
    env.grass(-8, 8, -2, 13, 700, .05)
    from scenes.terrace import long_table
    for x, seed in ((-1.75, 12), (1.75, 14)):
        long_table(x, 1.6, 12, .64, 1.0, True, seed, density=110, roses=('apricot', 'cream', 'blush'))
    for x in (-4.0, 0, 4.0):
        for y in (1.0, 5.4, 9.8):
            if x or y > 5:
                put(Builder().cylinder((x, y, 0), .045, 3.0, m.dark_wood(), 14))
    for k, y in enumerate((5.4, 9.8)):
        p.string_lights((-4, y, 2.95), (0, y, 2.95), .35, 10, k)
        p.string_lights((0, y, 2.95), (4, y, 2.95), .35, 10, k + 4)
    for k, x in enumerate((-4.0, 4.0)):
        p.string_lights((x, 1.0, 2.95), (x, 5.4, 2.95), .4, 11, k + 8)
        p.string_lights((x, 5.4, 2.95), (x, 9.8, 2.95), .4, 11, k + 12)
    for side in (-1, 1):
        studio.area((side * 1.75, 5.5, 2.7), (side * 1.75, 5.5, 0), (1.5, 8), 75, studio.WARM, 140)
    studio.area((0, 4, 5), (0, 4, 0), (9, 9), 360, studio.WARM, 160)
    studio.camera((-.9, -3.2, 3.9), (.12, 6.6, 2.7), 29, 4, (0, 4.5, .8), (0, -.17))


def gallery_18():
    """Candles in glass bowls drift on the still water beside the jetty."""
    env.sky('blue', -10, clouds=.4, strength=.75)
    env.lake(-.30, .045, .7, .02, (.003, .008, .012))
    env.far_shore('blue', -.30, lights=9, seed=221)
    env.deck(1.15, 4.5, -1.5, 5.2, 0)
    pile = cached('pile', lambda: Builder().cylinder((0, 0, -1.6), 0.085, 2.25, m.dark_wood(), 16, 0.02))
    for k in range(3):
        put(pile, (1.05, .7 + 1.7 * k, -.1))
    rng = random.Random(12)
    spots = []
    while len(spots) < 26:
        x, y = rng.uniform(-2.2, .85), rng.uniform(.6, 6.5)
        if all(math.hypot(x - a, y - b) > .34 for a, b in spots):
            spots.append((x, y))
    for k, (x, y) in enumerate(spots):
        s.floating_candle((x, y, -.297), k)
        if k < 9:
            studio.point((x, y, -.20), 1.1, studio.CANDLE, .03)
    petal = m.leaf('petal-aisle', (.70, .52, .46), (.82, .74, .68), .6, .4)
    piece = env.leaf_mesh('petal-piece', petal, .035, .028, .4, .2, .8)
    for _ in range(90):
        put(piece, (rng.uniform(-2, .9), rng.uniform(.4, 4), -.298), (rng.uniform(-.1, .1), rng.uniform(-.1, .1), rng.uniform(0, 6.3)), rng.uniform(.6, 1.1))
    p.lantern((1.55, 1.5, 0), .20, .40, .4, 7)
    p.lantern((1.45, 3.9, 0), .18, .34, .9, 4)
    studio.area((2.2, 1.5, 2.0), (1.6, 1.8, 0), (1, 3), 40, studio.WARM, 120)
    studio.camera((-.35, -.95, .50), (.10, 3.4, -.16), 40, 2.2, (-.2, 1.2, -.27))


def gallery_19():
    """The path along the shore: gravel, reeds on one side, a lantern every twenty steps."""
    env.sky('sunset', -30, clouds=.6)
    env.lake(-.35)
    env.far_shore('sunset', -.35, layers=((90, 8, .2), (140, 11, .5), (210, 15, .75)), lights=0, seed=223)
    way = [(.35, -3), (.5, 1), (.15, 5), (.9, 9.5), (.4, 14)]
    env.grass(-2.1, 8, -3, 14, 1000, .08, bare=s.on_path(way))
    s.gravel_path(way, 1.3, .0, 5, 3600)
    env.reeds(-5.2, -1.3, .2, 13, 520, 1.5, -.35, 7)
    for k, (x, y) in enumerate(((-.42, 1.0), (1.12, 3.6), (-.40, 6.0), (1.75, 8.6), (-.1, 11.5))):
        p.lantern((x, y, .0), .21, .42, k * .8, 9 if k < 3 else 5)
    for k, (x, y, hgt) in enumerate(((3.4, 3.2, 8), (4.2, 7.4, 9), (3.2, 11.5, 8.5), (6.5, 5, 9))):
        env.tree((x, y, 0), hgt, 3.0, k + 4, leaves=2600)
    studio.area((-1, -2.8, 3.6), (.4, 2.4, 0), 2.4, 230, studio.WARM, 130)
    studio.area((.6, 6, 3.4), (.5, 6, 0), (2, 5), 190, studio.WARM, 130)
    studio.camera((.05, -2.3, 1.45), (.12, 7, 1.12), 35, 2.8, (.2, 3.0, .3))


def gallery_21():
    """A dance floor under the sky: bare boards in the grass, cords of light from a mast, chairs around."""
    env.sky('night', 14, clouds=.45, strength=1.6)
    env.lake(-.4)
    env.far_shore('night', -.4, lights=8, seed=225)
    env.grass(-9, 9, -4, 12, 620, .06)
    shine = m.planks('dance-floor', (.060, .034, .018), (.15, .088, .048), .20, 'X', 3)
    env.deck(-3.4, 3.4, 1.2, 8.0, .10, .18, .004, shine)
    put(Builder().cylinder((0, 4.6, .1), .06, 4.2, m.dark_wood(), 16))
    for k in range(12):
        a = math.tau * k / 12
        x, y = math.cos(a) * 5.0, 4.6 + math.sin(a) * 5.0
        if y < .6:
            continue
        put(Builder().cylinder((x, y, 0), .04, 2.3, m.dark_wood(), 12))
        p.string_lights((0, 4.6, 4.2), (x, y, 2.25), .25, 15, k)
    for k in range(12):
        a = math.tau * (k + .5) / 12
        x, y = math.cos(a) * 4.3, 4.6 + math.sin(a) * 4.3
        if y > 1.0:
            put(p.chair(cushion=m.linen_sand() if k % 2 else m.linen_sage()), (x, y, 0), (0, 0, a + math.pi / 2 + .2 * math.sin(k * 3)))
    for k, (x, y) in enumerate(((-4.6, 2.4), (4.4, 2.2), (4.9, 7.2), (-4.8, 7.6))):
        p.standing_table((x, y, 0), m.linen(), 2)
        p.tealight((x, y, 1.104))
        s.glass_rows((x - .18, y - .12, 1.104), 'flute', 2, 2, .14, m.sparkling(), k)
    for k, x in enumerate((-3.0, -1.0, 1.2, 3.0)):
        p.lantern((x, 1.0, .0), .18, .34, k, 4)
    studio.area((0, 4.6, 3.7), (0, 4.6, 0), (5, 5), 420, studio.WARM, 160)
    studio.camera((-1.6, -3.2, 1.75), (.15, 5, 1.35), 30, 3, (-.4, 1.6, .5))


def gallery_22():
    """Morning: mist-pale lake, two cups of coffee on the boards of the jetty, nobody there yet."""
    env.sky('morning', 22, clouds=.45)
    env.lake(ripple=.05, scale=.4, rough=.03)
    env.far_shore('morning', layers=((130, 9, .45), (200, 13, .7), (330, 22, .88)), lights=0, seed=227)
    env.jetty(.9, -2, 6.2, 2.2)
    cup = Builder().lathe([(0, .004), (.020, .004), (.022, 0), (.024, .002), (.036, .022), (.041, .058), (.0395, .058), (.034, .024), (0, .010)], m.stoneware(), 48)
    cup.lathe([(.0385, .05), (0, .0505)], m.surface('coffee', (.030, .012, .005), rough=.12, coat=.6), 40)
    cup.tube([(.040, 0, .048), (.060, 0, .050), (.064, 0, .034), (.040, 0, .018)], .0038, m.stoneware(), 10)
    mesh = cup.mesh('coffee-cup')
    put(Builder().box((0, 0, .011), (.46, .30, .016), m.oak_x(), .004), (.52, .72, 0), (0, 0, .25))
    put(mesh, (.44, .68, .019), (0, 0, .8))
    put(mesh, (.60, .77, .019), (0, 0, 2.6))
    put(p.napkin(m.linen_sage()), (.36, .78, .019), (0, 0, .4), .8)
    p.lantern((1.75, 2.6, 0), .20, .40, .5, 0)
    venue.rowing_boat((-1.05, 4.6, -.60), .30, length=3.4)
    env.reeds(-4.8, -1.1, 1.2, 4.4, 200, 1.3, -.6, 4)
    studio.area((3.5, 5.5, 2.4), (.6, .8, 0), (2.5, 1.6), 420, (1, .74, .46))
    studio.camera((-.02, -.72, .70), (.50, 3.2, .04), 36, 3.2, (.52, .68, .05))
