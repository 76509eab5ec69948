"""The festival tent with its long tables."""
from house import light, trees
from lib import environment as env
from lib import props as p
from lib import studio
from lib import venue
from scenes.terrace import long_table


def catering_large_events():
    """A festival tent, laid: four long tables in parallel under cords of light, no end in sight."""
    light.dusk_west(10, 1.0)
    env.lake()
    trees.far_shore(240, 300, windows=4)
    env.grass(-22, 22, 14.8, 25, 1100, .07, -.12, ground=(.030, .045, .018))
    env.deck(-7.1, 7.1, -8, 15.2)
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
