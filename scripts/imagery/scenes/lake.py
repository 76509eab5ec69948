"""The lake without the house."""
from lib import environment as env
from lib import props as p
from lib import studio
from lib import venue
from lib.mesh import put


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
