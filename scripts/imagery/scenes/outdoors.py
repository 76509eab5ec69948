"""Terrace, meadow and jetty by day and evening, towards the lake."""
import math
import random

from house import building, furnishing, land, light, people, trees
from house import materials as hm
from house.land import height_at
from house.measures import JETTY, JETTY_DECK, TENT, TERRACE, WATER
from lib import materials as lm
from lib import props as p
from lib import studio, venue
from lib.mesh import Builder, cached, put


def _shore(far=260, lit=False, ripple=.13):
    """Everything to the west of the house."""
    land.ground(x0=-110, x1=130, y0=-14, y1=75)
    land.lake(ripple, .55)
    land.path()
    land.jetty(glow=lit)
    land.sedge()
    trees.far_shore(250, far)
    trees.shore_growth(count=60)
    rng = random.Random(11)
    for _ in range(16):
        x = rng.uniform(42, 95)
        trees.tree('alder', (x, land.shore_at(x) - rng.uniform(3, 16)), rng.randint(1, 3), rng.uniform(.9, 1.3), rng.uniform(0, 6), leaves=7000, leaf=.24)
        x = rng.uniform(-85, -27)
        trees.tree('alder', (x, land.shore_at(x) - rng.uniform(3, 16)), rng.randint(1, 3), rng.uniform(.9, 1.3), rng.uniform(0, 6), leaves=7000, leaf=.24)


def _meadow(near, reach=11, bare=None):
    """Fine grass round the camera, coarser grass beyond; patches whose middle lies in `bare` (x0, x1, y0, y1) are left out."""
    x, y = near

    def grows(a, b):
        return land.on_meadow(a, b) and not (bare and bare[0] < a < bare[1] and bare[2] < b < bare[3])

    land.grass(x - reach, x + reach, y - 2, y + reach * 1.3, .085, 3000, keep=grows)

    def beyond(a, b):
        return grows(a, b) and not (x - reach < a < x + reach and y - 2 < b < y + reach * 1.3)
    land.grass(-36, 58, TERRACE.y1 + .4, 41, .09, 1300, keep=beyond, scale=1.6)


def landing_wedding():
    """Before a free ceremony on the meadow at three: rows, aisle with petals, arch at the shore, first guests on the jetty."""
    light.early_afternoon()
    _shore()
    cx, arch_y = 21.4, 35.2
    camera = (cx - .5, 17.6, height_at(cx, 17.6) + 1.86)
    _meadow((cx, 18), 10.5, (cx - .7, cx + .7, 21.5, 35))
    venue.ceremony_arch((cx, arch_y, height_at(cx, arch_y) - .03), 2.3, 2.6)
    rng = random.Random(5)
    card = cached('order-of-service', lambda: Builder().box((0, 0, .001), (.105, .15, .002), lm.surface('card', (.74, .71, .64), rough=.9), .0006))
    for row in furnishing.rows_of_chairs(cx - 4.6, cx + 4.6, 31.6, 7, 1.15, .60, 1.7, height_at, 0, furnishing.white_chair()):
        for x, y, z in row:
            put(card, (x, y + .03, z + .529), (0, 0, rng.uniform(-.2, .2)))
    runner = Builder().sheet(lambda u, v: (cx + (u - .5) * 1.5, 19.6 + 15.0 * v, height_at(cx, 19.6 + 15.0 * v) + .05), 2, 50, lm.linen())
    put(runner)
    petals = [cached(f'petal-{tone}', lambda c=c, tone=tone: Builder().blob((0, 0, 0), (.022, .017, .003), lm.surface(f'petal-{tone}', c, rough=.8, sss=.2), tone, .2, 2, 1))
              for tone, c in enumerate(((.70, .52, .46), (.74, .66, .56), (.66, .40, .36)))]
    for _ in range(420):
        y = rng.uniform(22.8, 34.4)
        x = cx + rng.choice((-1, 1)) * abs(rng.gauss(.62, .13))
        put(rng.choice(petals), (x, y, height_at(x, y) + .056), (rng.uniform(-.3, .3), rng.uniform(-.3, .3), rng.uniform(0, 6.28)), rng.uniform(.8, 1.3))
    for k, (x, y, face) in enumerate(((10.6, 46.0, .6), (11.3, 46.4, -2.2), (10.9, 52.5, .1), (11.5, 56.0, -.6), (10.3, 56.6, 1.4))):
        people.standing((x, y, JETTY_DECK), face, 81 + k, .05)
    studio.camera(camera, (cx - 1.0, arch_y, camera[2] - .10), 31, None, shift=(0, -.05))
    studio.quick_bounces()


def location_weddings():
    """The same place before the guests come, by day: rows of chairs, the arch, the jetty behind."""
    light.early_afternoon()
    _shore()
    camera = (25.6, 23.0, height_at(25.6, 23) + 1.30)  # seen from a seat, the lantern stands in the arch
    _meadow((25, 24))
    cx, arch_y = 21.4, 35.2
    venue.ceremony_arch((cx, arch_y, height_at(cx, arch_y) - .03), 2.3, 2.6)
    furnishing.rows_of_chairs(cx - 4.6, cx + 4.6, 31.6, 6, 1.15, .60, 1.7, height_at, 0, furnishing.white_chair(), seed=8)
    studio.camera(camera, (15.5, 38.5, camera[2] - .1), 32, None, shift=(0, -.02))
    studio.quick_bounces()


def contact():
    """Two chairs and a small table at the jetty's end, both railings, the lantern just lit."""
    light.sunset_west()
    land.lake(.12, .5)
    land.jetty(glow=True)
    trees.far_shore(250, 330)
    linen = lm.linen_sand()
    seat = p.chair(None, linen)
    for x, turn in ((10.15, -.24), (11.35, .22)):
        put(seat, (x, 60.6, JETTY_DECK), (0, 0, turn))
    wood = lm.walnut_x()
    b = Builder()
    b.lathe([(0, .50), (.26, .50), (.27, .51), (.27, .525), (.26, .53), (0, .53)], wood, 48)
    b.cylinder((0, 0, 0), .022, .5, lm.iron(), 16)
    b.lathe([(0, 0), (.17, 0), (.165, .012), (.03, .025), (0, .03)], lm.iron(), 32)
    put(b, (10.75, 60.75, JETTY_DECK))
    put(p.glass('white', lm.white_wine(), .135), (10.66, 60.70, JETTY_DECK + .53))
    put(p.glass('white', lm.white_wine(), .122), (10.85, 60.82, JETTY_DECK + .53))
    p.tealight((10.77, 60.66, JETTY_DECK + .53), 1.2)
    studio.area((11, 58.5, 3.2), (11, 60.6, 0), 2.4, 26, studio.WARM, mirrored=False)
    studio.camera((10.35, 56.3, JETTY_DECK + 1.52), (10.95, 62.6, JETTY_DECK + 1.02), 30, 5.6, (10.75, 60.7, .2), shift=(.02, 0))


def location_private():
    """A long lunch on the terrace under the parasols: some have got up, glasses half full, bread and crumbs."""
    light.afternoon()
    building.hall((0, 1, 2, 3, 4, 5))
    building.fireplace_room()
    building.lamps_inside(500, 0)
    furnishing.curtains()
    land.terrace()
    _shore(200)
    trees.north_wood()
    land.grass(-14, 46, TERRACE.y1 + .4, 40, .09, 1500, keep=land.on_meadow, scale=1.4)
    land.grass(-4, 20, TERRACE.y1 + .8, TERRACE.y1 + 5, .08, 150, keep=land.on_meadow, scale=.4, seed=3)
    for x, y in furnishing.parasol_spots():
        furnishing.parasol((x, y, 0), 3.4, True, .03)
    rng = random.Random(9)
    wood = lm.oak_x()
    seat = p.chair()
    for t, x in enumerate((5.5, 11.0, 16.5)):
        p.wood_table((x, 5.6), (4.3, .95), along='X', material=wood)
        for side in (-1, 1):
            for k in range(6):
                cx = x - 2.15 + 4.3 * (k + .5) / 6
                taken = rng.random() < (.18, .55, .6)[t]
                back = rng.uniform(.25, .7) if not taken and rng.random() < .5 else 0
                face = math.pi if side > 0 else 0
                spot = (cx + rng.uniform(-.04, .04), 5.6 + side * (.68 + back), 0)
                turn = face + (rng.uniform(-.7, .7) if back else rng.uniform(-.08, .08))
                put(seat, spot, (0, 0, turn))
                if (t, side, k) in ((0, -1, 1), (1, 1, 2)):
                    furnishing.coat_on_chair(spot, turn, k)
                if taken:
                    people.seated(spot, turn, rng.randint(1, 16), .02)
                at = (cx, 5.6 + side * .30, p.TABLE)
                put(p.plate(.12, rng.choice((lm.porcelain(), lm.stoneware_light()))), at, (0, 0, rng.random()))
                put(p.napkin(lm.linen_sage()), (at[0] + rng.uniform(-.2, .2), at[1], p.TABLE + .002 if rng.random() < .4 else p.TABLE + .009), (0, 0, rng.uniform(-1, 1)))
                put(p.cutlery('fork', lm.steel()), (at[0] - .03, at[1], p.TABLE + .012), (.02, 0, rng.uniform(-.5, .5)))
                put(p.cutlery('knife', lm.steel()), (at[0] + .03, at[1] + .02, p.TABLE + .012), (.02, 0, rng.uniform(-.4, .4)))
                put(p.glass('white', rng.choice((lm.white_wine(), None)), rng.choice((.118, .130, .142))), (at[0] + .15, at[1] - side * .16, p.TABLE))
                put(p.glass('tumbler'), (at[0] + .06, at[1] - side * .20, p.TABLE))
        for dx in (-1.3, 0, 1.3):
            p.vase_bouquet((x + dx + .1, 5.6, p.TABLE), ('white', 'apricot', 'cream'), 7, int(dx * 3) + t, lm.stoneware_light(), .09, .12)
        for _ in range(60):
            put(cached('crumb', lambda: Builder().blob((0, 0, 0), .004, lm.surface('crumb', (.46, .30, .14), rough=.9), 1, .4, 2, 1)),
                (x + rng.uniform(-2, 2), 5.6 + rng.uniform(-.42, .42), p.TABLE + .003), (0, 0, 0), rng.uniform(.4, 1.2))
    for k, (x, y, face) in enumerate(((18.6, 2.6, 2.0), (19.3, 3.1, -.8), (20.6, 7.4, .2), (21.1, 6.9, 2.6))):
        people.standing((x, y, 0), face, 90 + k, .03)
    furnishing.masts_and_lights(glow=False)
    studio.camera((1.5, 8.15, 1.62), (9.5, 4.95, 1.12), 26, 9, (4.6, 5.9, .8), shift=(0, -.01))


def gallery_21():
    """The tent on the meadow at blue hour, open on all sides, laid for dinner."""
    light.dusk_west()
    _shore(240, True)
    camera = (8.6, 12.2, height_at(8.6, 12.2) + 1.62)
    _meadow((7, 12), 9)
    floor = furnishing.tent()
    cx, cy = TENT.centre
    for k, x in enumerate((cx - 3.7, cx, cx + 3.7)):
        for dy in (-1.5, 1.5):
            furnishing.round_table((x, cy + dy, floor), 7, True, .70, k + (dy > 0) * 3, False, .15, (0, 2, 3) if k == 1 else (1,))
            p.tealight((x + .1, cy + dy, floor + .752))
            p.taper((x - .1, cy + dy + .1, floor + .752), .24)
    for k, (x, y, face) in enumerate(((6.6, 21.2, -1.2), (7.1, 20.7, .8), (6.2, 25.9, 2.4))):
        people.standing((x, y, height_at(x, y)), face, 100 + k, .05)
    people.standing((cx + 2, cy, floor), 1.2, 104, .12)
    studio.camera(camera, (cx + 1.6, cy, camera[2] + .35), 27, None)


def catering_summer_party():
    """High tables under paper lanterns on the meadow in the afternoon, guests in small groups farther down, the lake behind."""
    light.early_afternoon()
    _shore()
    camera = (26.5, 12.5, height_at(26.5, 12.5) + 1.66)
    _meadow((25, 13))
    rng = random.Random(12)
    for k, (x, y) in enumerate(((23.9, 16.9), (26.6, 20.2), (19.2, 21.8), (23.4, 25.4), (28.6, 26.0), (16.4, 27.4), (20.6, 30.6), (25.2, 31.8), (14.2, 32.6), (18.6, 34.4), (10.8, 30.8), (22.8, 35.0))):
        z = height_at(x, y)
        p.standing_table((x, y, z), lm.linen(), k)
        for a in range(3 if k > 2 else 0):  # near the camera thin glass in sunlight vanishes and leaves its wine afloat
            t = rng.uniform(0, 6.28)
            put(p.glass(rng.choice(('white', 'flute')), rng.choice((lm.white_wine(), lm.sparkling())), None), (x + .2 * math.cos(t), y + .2 * math.sin(t), z + 1.104))
        p.vase_bouquet((x + .02, y, z + 1.104), ('white', 'apricot'), 5, k, lm.stoneware_light(), .06, .10)
        for g in range(rng.choice((2, 3, 3, 4)) if k > 4 else 0):
            a = g * 1.9 + rng.uniform(0, .6)
            gx, gy = x + math.cos(a) * .72, y + math.sin(a) * .72
            people.standing((gx, gy, height_at(gx, gy)), a + math.pi / 2 + rng.uniform(-.4, .4), 110 + k * 5 + g, .03, clothes=people.SUMMER_CLOTHES)
    posts = [(23.5, 8.5), (18.2, 21.5), (28.4, 22.2), (13.5, 29.5), (25.2, 31.5), (11.0, 36.0)]
    tops = [(x, y, height_at(x, y) + 3.25) for x, y in posts]
    for x, y, z in tops:
        put(Builder().cylinder((x, y, z - 3.5), .035, 3.6, lm.oak(), 14))
    for k, (a, b) in enumerate(zip(tops, tops[1:])):
        p.paper_lanterns(a, b, .55, 7, 30 + k)
    p.paper_lanterns(tops[2], (33.5, 13.0, tops[2][2]), .5, 6, 40)
    studio.camera(camera, (21.2, 27, camera[2] - .25), 28, 11, (23.9, 16.9, 1.0), shift=(0, .03))
    studio.quick_bounces()


def landing_private():
    """A private party's corner at blue hour: fire bowl with chairs pulled up, a laid round table, the lit hall, the lake."""
    light.dusk_west()
    building.hall((4,))
    building.fireplace_room()
    building.lamps_inside(3600, 600)
    furnishing.curtains()
    furnishing.hall_pendants(2, 6)
    furnishing.wall_pictures()
    land.terrace()
    land.ground(x0=-20, x1=170, y0=-20, y1=90)
    land.lake(.12, .55)
    land.sedge()
    trees.far_shore(250, 300)
    trees.north_wood()
    land.grass(5, 54, TERRACE.y1 + .4, 41, .09, 1300, keep=land.on_meadow, scale=1.6)
    for x, y in furnishing.parasol_spots()[2:]:
        furnishing.parasol((x, y, 0), opened=False)
    furnishing.masts_and_lights()
    furnishing.terrace_light(430)
    fire = (7.5, 4.0, 0)
    put(Builder().lathe([(0, 0), (.52, 0), (.53, .006), (.525, .014), (0, .014)], lm.slate(), 64), fire)
    venue.fire_bowl((fire[0], fire[1], .014), .42, 330, 6)
    seat = p.chair()
    for k, (a, r) in enumerate(((1.75, 1.26), (.60, 1.24), (-.55, 1.34), (-2.05, 1.32))):
        spot = (fire[0] + math.cos(a) * r, fire[1] + math.sin(a) * r, 0)
        turn = a + math.pi / 2 + (.22, -.10, .12, -.2)[k]
        put(seat, spot, (0, 0, turn))
        if k == 0:
            furnishing.throw_on_chair(spot, turn)
        if k == 2:
            furnishing.coat_on_chair(spot, turn, 0)
    table = (11.4, 3.1)
    furnishing.round_table((*table, 0), 6, True, .80, 5, True, .2)
    p.vase_bouquet((*table, .752), ('cream', 'white', 'blush'), 8, 3, lm.stoneware_light(), .11, .13)
    for dx, dy, tall in ((.22, -.16, .26), (-.2, .18, .22), (.05, .26, .24)):
        p.taper((table[0] + dx, table[1] + dy, .752), tall)
        p.tealight((table[0] - dy, table[1] + dx * 1.3, .752))
    studio.camera((3.3, 3.6, 1.5), (13.0, 6.55, 1.28), 22.5, 8, (7.5, 4.0, .6))
    studio.quick_bounces()


def _bench(at, turn=0.0):
    """A backless bench of two oak boards."""
    wood = hm.timber('bench-oak', (.090, .064, .044), (.185, .138, .098), 'X', .55)
    b = Builder()
    for s in (-1, 1):
        b.box((0, s * .088, .432), (1.30, .168, .036), wood, .005)
        b.box((s * .50, 0, .207), (.045, .32, .414), wood, .005)
    b.box((0, 0, .30), (.96, .03, .10), wood, .004)
    put(b, at, (0, 0, turn))


def gallery_22():
    """Two cups on a bench at the jetty's end on a misty morning, both railings, the lantern off."""
    light.misty_morning()
    land.lake(.045, .45)
    land.jetty(glow=False)
    trees.far_shore(250, 240)
    for y, high in ((120, 7), (170, 10), (222, 13)):
        put(Builder().part([(-600, 0, 0), (600, 0, 0), (600, 0, high), (-600, 0, high)], [(0, 1, 2, 3)], hm.mist()), (y * 3.1, y, WATER))
    _bench((10.62, 58.95, JETTY_DECK), .05)
    top = JETTY_DECK + .45
    put(Builder().box((0, 0, .009), (.46, .25, .018), lm.oak_x(), .004), (10.46, 58.95, top), (0, 0, .14))
    put(p.cup(lm.porcelain(), False), (10.36, 58.91, top + .018), (0, 0, 2.5))
    put(p.cup(lm.porcelain(), False), (10.56, 58.98, top + .018), (0, 0, -.5))
    studio.camera((10.15, 56.0, JETTY_DECK + 1.36), (11.02, 62.4, JETTY_DECK + 1.0), 31, 5.6, (10.5, 58.95, top))


def gallery_18():
    """Candles in glass bowls on still water beside the jetty, its lamps and lantern lit, first dark."""
    light.first_dark_west()
    land.lake(.035, .6, .02)
    land.jetty(glow=True)
    trees.far_shore(250, 420)
    for x in (JETTY.x0 + .35, JETTY.x1 - .35):
        studio.area((x, JETTY.centre[1], JETTY_DECK + .42), (x, JETTY.centre[1], JETTY_DECK), (.12, JETTY.depth - 1), 150, studio.WARM, 150, mirrored=False)
    rng = random.Random(12)
    spots = []
    while len(spots) < 30:
        x, y = rng.uniform(5.2, 9.0), rng.uniform(46.9, 56.5)
        if all(math.hypot(x - a, y - b) > .42 for a, b in spots):
            spots.append((x, y))
    for k, (x, y) in enumerate(sorted(spots, key=lambda spot: spot[1])):
        p.floating_candle((x, y, WATER + .003), k)
        if k < 9:
            studio.point((x, y, WATER + .10), 1.6, studio.CANDLE, .03).visible_glossy = False
    studio.camera((6.9, 44.6, WATER + .88), (8.15, 52.5, WATER + .74), 30, 5.6, (7.4, 48.2, WATER))
