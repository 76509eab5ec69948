"""The fire bowl at the shore."""
import math
import random

from house import light, trees
from lib import environment as env
from lib import materials as m
from lib import props as p
from lib import studio
from lib import venue
from lib.mesh import Builder, cached, put


def gallery_02():
    """Close to the fire: logs, flames, a split pile of birch, the lake a blue band behind."""
    light.dusk_west(32, 1.0, 0.5)
    env.lake()
    trees.far_shore(240, 300, windows=5)
    env.grass(-5, 5, -2, 5, 1500, .05)
    venue.fire_bowl((0, 1.2, 0), .50, 150, 6)
    bark = m.surface('birch', (.34, .31, .27), rough=.85, color2=(.05, .042, .036), scale=22, low=.55, high=.62, stretch=(1, 1, 4))
    wood = m.surface('split', (.20, .12, .055), rough=.9, color2=(.36, .235, .12), scale=60, bump=.5, bump_scale=90)
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
    studio.area((.2, -1.4, 2.2), (0, .8, 0), 1.6, 26, studio.WARM, 140)
    studio.camera((-.25, -1.35, .98), (.06, 1.6, .74), 37, 2.4, (0, 1.0, .45))
