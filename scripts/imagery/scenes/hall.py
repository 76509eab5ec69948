"""The hall from inside: laid for dinner at dusk, in rows by day."""
import math
import random

from house import building, furnishing, land, light, people, trees
from house import materials as hm
from house.measures import HALL, HALL_HEIGHT, TERRACE
from lib import materials as lm
from lib import props as p
from lib import studio, venue
from lib.mesh import Builder, cached, put


def _hall(lamps, open_doors=(), far=300, level=1.0):
    """The room with what is seen through its doors: terrace, meadow, jetty, lake, far shore."""
    building.hall(open_doors)
    land.ground(x0=-90, x1=110, y0=-14, y1=60)
    land.lake(.12, .55)
    land.terrace()
    land.jetty(glow=lamps)
    land.path()
    furnishing.curtains()
    furnishing.hall_pendants(2, 6, lamps, level)
    furnishing.wall_pictures(lamps)
    trees.far_shore(250, far)
    furnishing.masts_and_lights(bulb=1.15 if lamps else 1.0, glow=lamps)
    land.grass(-10, 34, TERRACE.y1 + .4, 41, .09, 900, keep=land.on_meadow, scale=2.0)


def location_rooms():
    """Round tables for eight, laid; the guests are still outside."""
    light.dusk_west()
    _hall(True, (1, 2, 3, 4))
    rng = random.Random(4)
    spots = [(4.3 + 3.95 * k + .5 * (row == 1), -2.75 - 4.55 * row) for k in range(5) for row in range(2)]
    for k, (x, y) in enumerate(spots):
        if x > 20.6:
            continue
        furnishing.round_table((x, y, 0), 8, True, .84, k + 2, True, .1)
        p.vase_bouquet((x, y, .752), ('cream', 'blush', 'white'), 7, k, lm.stoneware_light(), .10, .12)
        for a in range(3):
            p.tealight((x + .26 * rng.uniform(-1, 1), y + .26 * rng.choice((-1, 1)), .752))
        p.taper((x + .2, y - .12, .752), .26)
        p.taper((x - .18, y + .14, .752), .22)
    furnishing.terrace_light(150)
    x, y = HALL.centre
    studio.area((x, y, HALL_HEIGHT - .5), (x, y, 0), (HALL.length - 1, HALL.depth - 1.5), 620, studio.WARM, mirrored=False)
    studio.area((x, 1.6, 1.8), (x, -5, 1.0), (HALL.length - 1, 3), 90, studio.DUSK, mirrored=False)
    studio.camera((.7, -6.3, 1.56), (12, -4.15, 1.22), 23, 8, (6, -5.5, .9), shift=(0, -.01))


def _sheet(at, turn, size=(.21, .297)):
    """A printed page, its lines only hinted at."""
    paper, ink = lm.surface('page', (.78, .77, .73), rough=.9), lm.surface('page-ink', (.16, .18, .18), rough=.9)

    def build():
        w, h = size
        b = Builder().box((0, 0, .0006), (w, h, .0012), paper, .0004)
        b.box((-.03, h * .36, .0014), (w * .5, .012, .0004), ink, .0001)
        for k in range(9):
            b.box((-.005 * (k % 3), h * (.26 - .065 * k), .0014), (w * (.78 - .10 * (k % 3)), .0035, .0004), ink, .0001)
        return b
    put(cached(f'page-{size}', build), at, (0, 0, turn))


def _rows(left_behind):
    """Rows towards the screen by day, an agenda on every chair; `left_behind` are (row, chair, coat) of who has gone for coffee."""
    light.overcast()
    _hall(False, (2,))
    rng = random.Random(6)
    seat = p.chair()
    coats = {(r, k): kind for r, k, kind in left_behind}
    for r in range(11):
        x = 16.6 - r * 1.0
        for k in range(12):
            y = HALL.y0 + 1.05 + k * .60 + (1.2 if k >= 6 else 0)
            used = (r, k) in coats
            spot = (x + rng.uniform(-.03, .03) - (.18 if used else 0), y, 0)
            turn = -1.5708 + (rng.uniform(-.35, .35) if used else rng.uniform(-.05, .05))
            put(seat, spot, (0, 0, turn))
            if used:
                furnishing.coat_on_chair(spot, turn, coats[r, k])
            _sheet((spot[0] + rng.uniform(-.02, .02), y + rng.uniform(-.02, .02), .529), turn + rng.uniform(-.25, .25))
    furnishing.screen(HALL.x1 - .12, HALL.y0 + 5.0, 1.35)
    venue.lectern((19.2, HALL.y0 + 2.3, 0), 1.5708)
    people.standing((19.9, HALL.y0 + 2.5, 0), 1.5, 71, .04, False)
    for k, (x, y, face) in enumerate(((17.2, 3.6, .4), (17.9, 4.0, 2.4), (19.6, 5.6, 1.2), (20.3, 5.2, -1.0), (5.0, 6.6, .3), (4.4, 7.1, 2.2))):
        people.standing((x, y, 0), face, 170 + k, .05)
    x, y = HALL.centre
    studio.area((x, y, HALL_HEIGHT - .5), (x, y, 0), (HALL.length - 1, HALL.depth - 1.5), 420, studio.NEUTRAL, mirrored=False)
    # The daylight of the glass front as one lamp: the sky alone would need many more rays.
    studio.area((x, 1.4, 2.0), (x, -6, .6), (HALL.length - .5, 3.2), 2600, (.86, .94, 1.0), mirrored=False)


def location_corporate():
    """From the last row towards the screen in the coffee break: coats over chairs, the audience on the terrace."""
    _rows(((9, 4, 0), (8, 1, 1), (7, 7, 2), (6, 3, 1), (5, 9, 0), (4, 5, 2), (7, 2, 0), (3, 8, 1), (9, 8, 1)))
    studio.camera((2.6, -8.2, 1.72), (15, -4.3, 1.35), 24, 8, (9, -5, 1.0), shift=(0, -.01))


def landing_business():
    """From the speaker's side over the rows, before the doors open."""
    _rows(())
    studio.camera((20.6, -8.9, 1.65), (7.5, -2.6, 1.05), 23, 8, (13, -5, .9), shift=(0, 0))


def catering_seminar():
    """Tables for two in rows towards the screen by day: notepads, water, coffee of those who have just got up."""
    light.overcast()
    _hall(False, (2,))
    rng = random.Random(9)
    oak = hm.timber('seminar-oak', (.24, .165, .095), (.40, .295, .190), 'Y', .45)
    seat, water = p.chair(), lm.clear('still-water', (.93, .97, .97), 0, 1.0)
    cover, page = lm.surface('notepad-cover', (.030, .050, .055), rough=.6), lm.surface('page', (.78, .77, .73), rough=.9)
    pad = cached('notepad', lambda: Builder().box((0, 0, .004), (.150, .212, .008), cover, .002).box((0, -.004, .009), (.146, .200, .003), page, .0008)
                 .tube([(-.07 + .14 * k / 8, .102, .008) for k in range(9)], .005, lm.iron(), 8))
    pencil = cached('pencil', lambda: Builder().tube([(0, -.08, .004), (0, .075, .004), (0, .088, .004)], [.0036, .0036, .0006], lm.brass(), 8))
    for r in range(7):
        x = 16.4 - 1.78 * r
        for k, y in enumerate((HALL.y0 + 1.45, HALL.y0 + 3.35, HALL.y0 + 6.0, HALL.y0 + 7.9)):
            p.wood_table((x, y), (.60, 1.80), along='Y', material=oak)
            for s in (-1, 1):
                here = (y + s * .45 + rng.uniform(-.03, .03))
                up = rng.random() < .2
                spot, turn = (x - .54 - (.22 if up else 0), here, 0), -1.5708 + rng.uniform(-.3, .3) * (1 if up else .15)
                put(seat, spot, (0, 0, turn))
                if (r, k, s) in ((5, 1, -1), (4, 2, 1), (3, 0, 1), (6, 3, 1), (2, 2, -1)):
                    furnishing.coat_on_chair(spot, turn, r)
                put(pad, (x - .10, here, p.TABLE), (0, 0, -1.5708 + rng.uniform(-.12, .12)))
                put(pencil, (x - .08, here - .115, p.TABLE), (0, 0, -1.5708 + rng.uniform(-.3, .3)))
                put(p.glass('tumbler', water if rng.random() < .8 else None, .06), (x + .13, here - .20, p.TABLE))
                if up or rng.random() < .25:
                    put(p.cup(), (x + .06, here + .21, p.TABLE), (0, 0, rng.uniform(0, 6.28)))
    furnishing.screen(HALL.x1 - .12, HALL.y0 + 5.0, 1.35)
    venue.lectern((19.2, HALL.y0 + 2.3, 0), 1.5708)
    for k, (x, y, face) in enumerate(((19.6, 5.6, 1.2), (20.3, 5.2, -1.0), (18.4, 3.4, .6))):
        people.standing((x, y, 0), face, 180 + k, .05)
    x, y = HALL.centre
    studio.area((x, y, HALL_HEIGHT - .5), (x, y, 0), (HALL.length - 1, HALL.depth - 1.5), 600, studio.NEUTRAL, mirrored=False)
    studio.area((x, y, .9), (x, y, HALL_HEIGHT), (HALL.length - 1, HALL.depth - 1.5), 260, studio.NEUTRAL, mirrored=False)
    studio.area((x, 1.4, 2.0), (x, -6, .6), (HALL.length - .5, 3.2), 3000, (.90, .95, 1.0), mirrored=False)
    studio.camera((2.1, -8.7, 1.60), (13.2, -3.5, 1.06), 23, 8, (7, -6, .8))


def gallery_07():
    """The dance floor is free: high tables along the doors, a bar at the wall, a coat on a chair, the terrace lit outside."""
    light.night_west()
    _hall(True, (1, 3), 240, .26)
    rng = random.Random(7)
    for k in range(1, 12):
        x = HALL.x0 + HALL.length * k / 12 + (.45 if k % 2 else 0)
        p.string_lights((x, HALL.y0 + .1, 3.46), (x, -.5, 3.46), .34, 15, k)
    drinks = (('white', lm.white_wine(), .125), ('flute', lm.sparkling()), ('wine', None), ('tumbler', None))
    for k, (x, y) in enumerate(((4.7, -2.9), (7.6, -1.9), (10.6, -1.7), (14.0, -2.0), (17.8, -1.8), (16.4, -8.3))):
        p.standing_table((x, y, 0), lm.linen(), k % 3)
        p.tealight((x + .05, y - .04, 1.104))
        for a in range(rng.choice((2, 3, 4))):
            t = a * 1.7 + rng.uniform(0, .8)
            put(p.glass(*rng.choice(drinks)), (x + .21 * math.cos(t), y + .21 * math.sin(t), 1.104))
    bar, front = (10.9, HALL.y0 + .95), HALL.y0 + 1.02
    venue.bar((*bar, 0), 4.4, 1.08, math.pi)
    for k in range(16):
        put(p.glass(('coupe', 'wine', 'flute')[k % 3], (lm.sparkling(), None, None)[k % 3]), (8.95 + .12 * k, front + .10 * (k % 2), 1.104))
    for k in range(9):
        venue.bottle((11.2 + .17 * k, front - .12, 1.104), ('wine', 'amber', 'clear')[k % 3], k)
    studio.area((10.9, front + .2, 2.55), (10.9, front, 1.1), (4.2, .3), 60, studio.WARM, 120, mirrored=False)
    seat = p.chair()
    for k, x in enumerate((5.4, 6.2, 7.0)):
        spot, turn = (x, HALL.y0 + .50, 0), (.06, -.12, .04)[k]
        put(seat, spot, (0, 0, turn))
        if k == 1:
            furnishing.coat_on_chair(spot, turn, 0)
    furnishing.terrace_light(150)
    x, y = HALL.centre
    studio.area((x, y, HALL_HEIGHT - .5), (x, y, 0), (HALL.length - 1, HALL.depth - 1.5), 520, studio.WARM, mirrored=False)
    studio.camera((.7, -5.9, 1.55), (13, -4.9, 1.34), 22, 8, (8, -5, .8), shift=(0, .05))
