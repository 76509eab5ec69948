"""The festival tent with its long tables."""
from lib import environment as env
from lib import materials as m
from lib import props as p
from lib import studio
from lib import venue
from lib.mesh import Builder, put
from scenes.terrace import long_table


def catering_large_events():
    """A festival tent, laid: four long tables in parallel under cords of light, no end in sight."""
    env.sky('blue', 10)
    env.lake()
    env.far_shore('blue', lights=4, seed=97)
    floor = m.surface('tent-floor', (.10, .085, .07), rough=.7, color2=(.14, .12, .095), scale=6)
    put(Builder().box((0, 8, -.03), (18, 30, .06), floor, .004))
    for x, seed in ((-4.7, 3), (-1.75, 4), (1.2, 5), (4.15, 6)):
        long_table(x, 0.2 if abs(x) < 3 else 1.2, 17, .62, 1.0, True, seed, density=90)
    venue.tent(-7, 7, -1, 15, 2.9, 5.2)
    for k in range(12):
        y = .8 + k * 1.15
        p.string_lights((-6.8, y, 3.0), (0, y, 4.35), .35, 13, k)
        p.string_lights((0, y, 4.35), (6.8, y, 3.0), .35, 13, k + 20)
    studio.area((0, 6, 3.9), (0, 6, 0), (11, 13), 1500, studio.WARM, 160)
    studio.area((0, 6, 1.0), (0, 6, 5), (12, 14), 160, studio.WARM, 170)
    studio.camera((-.25, -2.3, 2.25), (.05, 7, 1.22), 30, 3.2, (1.2, 2.0, .8))
