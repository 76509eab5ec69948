"""The fireplace room: one long table before the fire, in winter."""
import math
import random

from house import building, furnishing
from house import materials as hm
from house.measures import FIREPLACE_HEIGHT, FIREPLACE_ROOM
from lib import environment as env
from lib import materials as lm
from lib import props as p
from lib import studio, venue
from lib.mesh import Builder, cached, put, transform


def fireplace(x, y):
    """An open fireplace of brick against the east wall, with an oak beam as its mantel."""
    brick, stone = lm.brick(), lm.slate()
    b = Builder()
    for s in (-1, 1):
        b.box((x + s * .92, y + .30, .605), (.46, .60, 1.21), brick, .008)
    b.box((x, y + .30, 1.36), (2.30, .60, .30), brick, .008)
    b.box((x, y + .22, 2.25), (2.0, .44, 1.5), lm.surface('chimney-breast', (.40, .32, .24), rough=.9, color2=(.45, .37, .28), scale=1.5), .01)
    b.box((x, y + .04, .75), (1.5, .06, 1.5), lm.surface('soot', (.012, .010, .009), rough=.95), .002)
    b.box((x, y + .42, .03), (2.7, 1.05, .07), stone, .012)
    b.box((x, y + .36, 1.60), (2.66, .74, .16), hm.timber('mantel', (.06, .036, .020), (.125, .078, .044), 'X', .45), .02)
    furnishing.framed_picture(b, (x, y + .46, 2.32), 1)
    put(b)
    bark = lm.surface('log', (.030, .020, .014), rough=.9, color2=(.09, .06, .04), scale=20, bump=.7, bump_scale=40)
    logs = Builder()
    rng = random.Random(4)
    for k in range(6):
        a = -.25 + .5 * rng.random()
        cx, cy, cz = x + rng.uniform(-.22, .22), y + .26 + rng.uniform(-.06, .06), .15 + .085 * (k // 2)
        d = .34
        logs.tube([(cx - math.cos(a) * d, cy - math.sin(a) * d, cz), (cx, cy, cz + .01), (cx + math.cos(a) * d, cy + math.sin(a) * d, cz)], [.055, .06, .05], bark, 12)
    ember = lm.glow('ember', (1.0, .22, .04), 7, 3)
    for k in range(70):
        logs.blob((x + rng.uniform(-.42, .42), y + .26 + rng.uniform(-.14, .14), .075 + rng.uniform(0, .03)), rng.uniform(.012, .032), ember, k, .4, 2, 1)
    put(logs)
    venue.flames((x, y + .30, 0), .24, 15, .30, 7, .66)
    studio.point((x, y + .50, .55), 120, (1.0, .45, .14), .18)
    # The stack of wood beside it, and brass irons.
    stack = Builder()
    for row in range(7):
        for k in range(5):
            stack.cylinder((0, 0, 0), .058, .36, bark, 14, .004, transform((x + 1.62 + .118 * k + (row % 2) * .055, y + .42, .10 + .105 * row), (math.pi / 2, 0, 0)))
    put(stack)


def gallery_04():
    """Laid for dinner before the fire, candles lit, fir on the mantel."""
    studio.plain_world((.02, .026, .036), .6)
    r = FIREPLACE_ROOM
    building.fireplace_room()
    building.floor_boards(r.x0, r.x1, r.y0, r.y1)
    x = (r.x0 + r.x1) / 2
    warm = lm.surface('fireplace-plaster', (.38, .30, .22), rough=.9, color2=(.44, .36, .27), scale=1.5)
    lining = Builder()
    for wx in (r.x0 + .03, r.x1 - .03):
        lining.box((wx, (r.y0 + r.y1) / 2, FIREPLACE_HEIGHT / 2), (.04, r.depth, FIREPLACE_HEIGHT), warm, .002)
    beams = hm.frame_oak()
    for k in range(7):
        lining.box((x, r.y0 + .7 + 1.1 * k, FIREPLACE_HEIGHT - .09), (r.length, .15, .18), beams, .01)
    put(lining)
    panel = Builder()
    oak = hm.timber('wainscot', (.050, .032, .020), (.105, .068, .042), 'Z', .42, (.85, 1.15))
    for wx, s in ((r.x0, 1), (r.x1, -1)):
        for k in range(8):
            panel.box((wx + s * .06, r.y0 + .5 + 1.0 * k, .56), (.03, .94, 1.0), oak, .012)
        panel.box((wx + s * .075, (r.y0 + r.y1) / 2, 1.10), (.07, r.depth, .06), oak, .008)
    put(panel)
    fireplace(x, r.y0 + .03)
    furnishing.long_table((x + .35, r.y0 + 5.1), 5.2, 'Y', lm.linen(), True, 1.05, True, 5, 0, True, .06)
    # Fir on the mantel with small lights.
    needle = lm.leaf('fir', (.010, .030, .016), (.022, .056, .030), .5, .15)
    rng = random.Random(6)
    leaf = env.leaf_mesh('fir-spray', needle, .11, .012, .2, .1)
    spark = cached('spark', lambda: Builder().blob((0, 0, 0), .008, lm.glow('spark', (1.0, .62, .26), 26, 6), 1, 0, 1, 2))
    for _ in range(1500):
        a = rng.uniform(0, 6.28)
        put(leaf, (x + rng.uniform(-1.2, 1.2), r.y0 + .42 + rng.gauss(0, .08), 1.69 + abs(rng.gauss(0, .035))), (rng.uniform(-.3, .9), rng.uniform(-.5, .5), a), rng.uniform(.7, 1.5))
    for _ in range(34):
        put(spark, (x + rng.uniform(-1.2, 1.2), r.y0 + .48 + rng.gauss(0, .08), 1.73 + abs(rng.gauss(0, .03))))
    for dx in (-.95, -.82, .88, 1.02):
        p.pillar((x + dx, r.y0 + .55, 1.68), .035, rng.uniform(.10, .18))
    studio.area((x, r.y0 + 4.6, FIREPLACE_HEIGHT - .35), (x, r.y0 + 4.6, 0), (3.6, 6), 150, studio.WARM, mirrored=False)
    studio.area((x, r.y0 + 2.6, 2.45), (x, r.y0 + .4, 1.6), .8, 9, studio.WARM, 110, mirrored=False)
    studio.camera((x - 1.95, r.y1 - .40, 1.56), (x + .10, r.y0 + .6, .98), 22, 7, (x, r.y0 + 4.5, .8), shift=(0, .01))
