"""The hall from inside: laid for dinner at dusk, in rows by day."""
import random

from house import building, furnishing, land, light, people, trees
from house.measures import HALL, HALL_HEIGHT, TERRACE
from lib import materials as lm
from lib import props as p
from lib import studio, venue
from lib.mesh import put


def _hall(lamps, open_doors=(), far=300, parasols=True):
    """The room with what is seen through its doors: terrace, meadow, jetty, lake, far shore."""
    building.hall(open_doors)
    land.ground(x0=-90, x1=110, y0=-14, y1=60)
    land.lake(.12, .55)
    land.terrace()
    land.jetty(glow=lamps)
    land.path()
    furnishing.curtains()
    furnishing.hall_pendants(2, 6, lamps)
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
    for k, (x, y, face) in enumerate(((5.2, 4.2, .4), (6.0, 4.6, 2.2), (9.6, 5.4, 1.2), (10.4, 5.2, -1.0), (14.6, 4.0, .2), (15.2, 4.9, 2.9), (3.4, 6.4, .0))):
        people.standing((x, y, 0), face, 50 + k, .03)
    people.standing((14.8, -5.2, 0), 2.4, 61, .16)
    people.standing((18.6, -1.4, 0), -1.6, 62, .05)
    furnishing.terrace_light(150)
    x, y = HALL.centre
    studio.area((x, y, HALL_HEIGHT - .5), (x, y, 0), (HALL.length - 1, HALL.depth - 1.5), 620, studio.WARM, mirrored=False)
    studio.area((x, 1.6, 1.8), (x, -5, 1.0), (HALL.length - 1, 3), 90, studio.DUSK, mirrored=False)
    studio.camera((.7, -6.3, 1.56), (12, -4.15, 1.22), 23, 8, (6, -5.5, .9), shift=(0, -.01))


def _rows(seats_taken):
    light.overcast()
    _hall(False, (2,))
    rng = random.Random(6)
    seat = p.chair()
    for r in range(11):
        x = 16.6 - r * 1.0
        for k in range(12):
            y = HALL.y0 + 1.05 + k * .60 + (1.2 if k >= 6 else 0)
            taken = rng.random() < seats_taken * (1.15 - r * .05)
            turn = -1.5708 + rng.uniform(-.05, .05)
            put(seat, (x + rng.uniform(-.03, .03), y, 0), (0, 0, turn))
            if taken:
                people.seated((x, y, 0), turn, rng.randint(1, 14), .015)
    furnishing.screen(HALL.x1 - .12, HALL.y0 + 5.0, 1.35)
    venue.lectern((19.2, HALL.y0 + 2.3, 0), 1.5708)
    people.standing((19.9, HALL.y0 + 2.5, 0), 1.5, 71, .04, False)
    furnishing.coat_on_chair((6.6, HALL.y0 + 1.05 + 3 * .6, 0), -1.5708)
    x, y = HALL.centre
    studio.area((x, y, HALL_HEIGHT - .5), (x, y, 0), (HALL.length - 1, HALL.depth - 1.5), 420, studio.NEUTRAL, mirrored=False)
    # The daylight of the glass front as one lamp: the sky alone would need many more rays.
    studio.area((x, 1.4, 2.0), (x, -6, .6), (HALL.length - .5, 3.2), 2600, (.86, .94, 1.0), mirrored=False)


def location_corporate():
    """From the last row towards screen and speaker, the lake beside the audience."""
    _rows(.62)
    studio.camera((2.6, -8.2, 1.72), (15, -4.3, 1.35), 24, 8, (9, -5, 1.0), shift=(0, -.01))


def landing_business():
    """From the speaker's side over the empty rows, before the doors open."""
    _rows(0)
    studio.camera((20.6, -8.9, 1.65), (7.5, -2.6, 1.05), 23, 8, (13, -5, .9), shift=(0, 0))
