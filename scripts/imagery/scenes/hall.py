"""The hall from inside: laid for dinner at dusk, in rows by day."""
import random

from house import building, furnishing, land, light, people, trees
from house.measures import HALL, HALL_HEIGHT, TERRACE
from lib import materials as lm
from lib import props as p
from lib import studio, venue
from lib.mesh import Builder, cached, put


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
    for k, (x, y, face) in enumerate(((16.4, 4.2, .4), (17.1, 4.7, 2.2), (18.0, 2.6, 1.2), (18.7, 3.1, -1.0), (14.2, 8.0, .2), (14.9, 8.5, 2.9))):
        people.standing((x, y, 0), face, 50 + k, .03)
    people.standing((18.6, -1.4, 0), -1.6, 62, .05)
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
