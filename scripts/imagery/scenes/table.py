"""A laid table seen close."""
import math

from house import light, trees
from lib import environment as env
from lib import props as p
from lib import studio
from lib.mesh import put


def type_seated_dinner():
    """One place, sharp; the opposite side of the table, candles and lake behind it."""
    light.dusk_west(14, 1.0)
    env.lake()
    trees.far_shore(240, 300, windows=6)
    env.deck(-6, 6, -3, 6.5)
    p.clothed_table((0, 0.0), (3.6, 1.1))
    for k, x in enumerate((-1.24, -.62, 0, .62, 1.24)):
        p.place_setting((x, -.35, p.TABLE), 0, seed=k + 3)
        p.place_setting((x + .02, .35, p.TABLE), math.pi, seed=k + 13)
        put(p.chair(), (x, .86, 0), (0, 0, math.pi + .05 * k))
    p.garland([(-1.7 + .34 * k, .02 * (-1) ** k, p.TABLE) for k in range(11)], 240, ('cream', 'blush', 'white'), 22, .09, 4)
    for k, x in enumerate((-1.05, -.55, -.18, .32, .78, 1.2)):
        p.taper((x, .07 * (-1) ** k, p.TABLE), (.24, .30, .27)[k % 3])
        p.tealight((x + .16, -.12 * (-1) ** k, p.TABLE))
    p.string_lights((-3, 2.6, 2.6), (3, 2.6, 2.6), .4, 13, 1)
    p.string_lights((-3, 4.2, 2.6), (3, 4.2, 2.6), .4, 15, 2)
    studio.area((-.2, .3, 2.3), (0, 0, .7), (3, 1.2), 72, studio.WARM, 150)
    studio.area((-1.3, -1.2, 1.7), (0, -.3, .75), .6, 10, studio.NEUTRAL)
    studio.camera((-.34, -1.02, 1.22), (.05, -.14, .80), 40, 2.4, (0, -.36, .77))
