"""Pictures of the place itself: jetty, boat, ceremony, shore, pond."""
import random

from lib import environment as env
from lib import materials as m
from lib import props as p
from lib import studio
from lib import venue
from lib.mesh import put


def landing_wedding():
    """Free ceremony on the lakeside meadow: rows of chairs, an aisle with petals, the arch against the water."""
    env.sky('blue', 8)
    env.lake(-0.45)
    env.far_shore('blue', -0.45, lights=6, seed=12)
    env.grass(-6.5, 6.5, -3.4, 9.2, 1500, 0.055)
    venue.ceremony_arch((0, 7.6, 0), 2.3, 2.6, density=1.7)
    white = m.planks('chair-white', (.62, .58, .52), (.74, .70, .64), .4, 'Z', 6)
    rng = random.Random(3)
    for row in range(5):
        for k in range(3):
            for side in (-1, 1):
                put(p.chair(white, m.linen()), (side * (0.98 + k * 0.53), 0.3 + row * 1.05 + rng.uniform(-.03, .03), 0),
                    (0, 0, rng.uniform(-.06, .06)))
    for side in (-1, 1):
        for row in range(5):
            y = 0.25 + row * 1.05
            p.garland([(side * 0.76, y - 0.22, 0.80), (side * 0.74, y - 0.23, 0.58)], 90, rose_count=3, width=.06, seed=row * 3 + side)
        for y in (-0.4, 1.7, 3.8, 5.9):
            p.lantern((side * 0.60, y, 0), 0.17, 0.34, y, 0)
    petal = m.leaf('petal-aisle', (.70, .52, .46), (.82, .74, .68), .6, .4)
    piece = env.leaf_mesh('petal-piece', petal, .035, .028, .4, .2, .8)
    for _ in range(420):
        put(piece, (rng.gauss(0, .27), rng.uniform(-1.2, 7), .045 + rng.uniform(0, .02)), (rng.uniform(-.5, .5), rng.uniform(-.5, .5), rng.uniform(
            0, 6.3)), rng.uniform(.7, 1.3))
    studio.area((0, 3.0, .75), (0, 3.0, 0), (1.1, 8), 40, studio.CANDLE, 170)
    studio.area((0.8, 4.9, 3.4), (0, 7.6, 1.4), (2.5, 1.2), 130, studio.WARM, 120)
    studio.area((0, 2.5, 4.2), (0, 3.2, 0), (6, 6), 330, studio.WARM, 150)
    for y in (2.2, 5.2):
        p.string_lights((-4.6, y, 3.1), (4.6, y + .5, 3.2), .5, 15, int(y))
    studio.camera((-0.12, -2.3, 1.42), (0.05, 7.6, 1.28), 33, 2.4, (0, 5.5, 1.2))


def not_found():
    """One rowing boat, far from the shore, in thin mist."""
    env.sky('blue', -18, clouds=0.75)
    env.lake(ripple=0.07, scale=0.35, rough=0.03)
    env.far_shore('blue', lights=2, seed=21, layers=((120, 9, 0.42), (190, 13, 0.66), (330, 23, 0.85)))
    venue.rowing_boat((1.35, 7.4, -0.60), 0.95)
    p.lantern((1.35, 7.2, -0.31), 0.20, 0.36, 0.4, 0)
    put(p.flame_mesh(), (1.35, 7.2, -0.16), (0, 0, 0), 3.4)
    studio.point((1.35, 7.2, -0.02), 14, studio.CANDLE, .05)
    studio.area((-1.5, 2.5, 3.0), (1.35, 7.2, 0), 1.6, 60, studio.WARM, 60)
    env.reeds(-6.0, -1.9, 3.2, 4.6, 120, 1.25, -0.6, 8)
    studio.camera((0, 0, 1.15), (0.2, 12, 0.35), 35, 2.8, (1.35, 7.2, 0))


def contact():
    """The head of the jetty in the last light: two chairs, a lantern, the way out onto the lake."""
    env.sky('blue', 26, clouds=0.6)
    env.lake(ripple=0.12)
    env.far_shore('blue', lights=8, seed=31)
    env.jetty(1.1, -2, 7.2, 3.0)
    for side, turn in ((-1, 0.35), (1, -0.30)):
        put(p.chair(cushion=m.linen_sage()), (1.1 + side * 0.55, 5.5, 0), (0, 0, turn))
    p.wood_table((1.1, 5.95), (0.42, 0.42), 0.46)
    put(p.glass('white', m.white_wine()), (1.01, 5.9, 0.46))
    put(p.glass('white', m.white_wine()), (1.20, 5.98, 0.46))
    p.tealight((1.1, 5.82, 0.46))
    p.lantern((0.02, 3.6, 0), 0.22, 0.44, 0.2, 5)
    p.lantern((2.3, 6.6, 0), 0.20, 0.38, 0.8, 0)
    studio.area((1.1, 5.2, 2.4), (1.1, 5.4, 0), (2, 2), 75, studio.WARM, 140)
    env.reeds(-5.5, -1.3, 2.2, 5.5, 150, 1.2, -0.6, 11)
    studio.camera((-0.5, 0.2, 1.45), (0.75, 8, 0.75), 38, 2.4, (1.1, 5.6, 0.6))


def location_holthausens_kull():
    """A quiet pond among trees, a bench of planks at the water, mist on the surface."""
    env.sky('blue', -30, clouds=0.5)
    env.lake(-0.35, 0.05, 0.5, 0.02)
    env.far_shore('blue', -0.35, layers=((75, 6.5, 0.22), (105, 9, 0.5), (160, 13, 0.75)), lights=0, seed=41)
    env.grass(-6, -0.2, -1.5, 2.8, 1400, 0.09)
    env.grass(1.4, 6, -1.5, 2.8, 1400, 0.09, seed=3)
    env.reeds(-7.5, -2.3, 2.7, 4.6, 260, 1.35, -0.35, 5)
    env.reeds(3.0, 8, 3.2, 6.0, 200, 1.45, -0.35, 6)
    env.jetty(0.6, 2.0, 6.4, 1.5, 0.06, -0.35)
    p.lantern((0.05, 5.9, 0.06), 0.2, 0.4, 0.3, 10)
    p.lantern((1.15, 3.4, 0.06), 0.18, 0.34, 0.9, 6)
    studio.area((-1, -1, 3), (0.4, 3, 0), 3, 60, studio.WARM, 100)
    env.tree((-4.8, 3.4, -.2), 7.2, 2.9, 11)
    willow = env.leaf_mesh('willow', m.leaf('willow-leaf', (.022, .040, .014), (.045, .07, .024), .5, .35), .075, .014, .5, .1)
    for k in range(12):
        env.branch(willow, 1.5 + (k % 4) * .35, 70, 1.0, k, (2.6 + .22 * k, 2.0 + (k % 3) * .5, 3.5), (-.25, 0, -1.4 + .22 * k), twig_radius=.004)
    studio.camera((-0.9, -1.5, 1.5), (0.5, 9, 0.72), 32, 2.8, (0.5, 4.6, 0.2))
