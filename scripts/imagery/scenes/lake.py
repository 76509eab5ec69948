"""The lake without the house."""
from house import light, trees
from lib import environment as env
from lib import props as p
from lib import studio
from lib import venue
from lib.mesh import put


def not_found():
    """One rowing boat, far from the shore, in thin mist."""
    light.dusk_west(-18, 1.0, .75)
    env.lake(ripple=0.07, scale=0.35, rough=0.03)
    trees.far_shore(230, 280, windows=2)
    venue.rowing_boat((1.35, 7.4, -0.60), 0.95)
    p.lantern((1.35, 7.2, -0.31), 0.20, 0.36, 0.4, 0)
    put(p.flame_mesh(), (1.35, 7.2, -0.16), (0, 0, 0), 3.4)
    studio.point((1.35, 7.2, -0.02), 14, studio.CANDLE, .05)
    studio.area((-1.5, 2.5, 3.0), (1.35, 7.2, 0), 1.6, 60, studio.WARM, 60)
    studio.camera((0, 0, 1.15), (0.2, 12, 0.35), 35, 2.8, (1.35, 7.2, 0))
