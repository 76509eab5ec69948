"""What close-ups on a table share: the ground with its light, the camera, a layered glass."""
import math
import random

from lib import environment as env
from lib import materials as m
from lib import props as p
from lib import studio
from lib.mesh import Builder, cached, jitter, put

TAU = math.tau


def tabletop(ground='oak', key=22.0, side=-1, bokeh=34, seed=1, rim=10.0, fill=3.0, far=True):
    """A table surface at z = 0, soft warm light from behind on one side, cool sky, blurred lights in the distance."""
    env.sky('blue', 12, 0.55)
    if far:
        env.lake(-1.3)
        env.far_shore('blue', -1.3, lights=7, seed=seed + 2)
    if ground in ('oak', 'walnut'):
        wood = m.oak_x() if ground == 'oak' else m.walnut_x()
        for k in range(8):
            put(Builder().box((0, 0, 0), (2.4, .138, .03), wood, .0025), (0, -.45 + k * .14, -.015))
    else:
        mat = {'slate': m.slate, 'linen': m.linen, 'marble': m.marble, 'night': m.linen_night, 'sage': m.linen_sage, 'sand': m.linen_sand}[ground]()

        def cloth(u, v):
            x, y = (u - .5) * 2.6, -.7 + v * 1.35
            fold = jitter(seed, (x * 1.6, y * 1.6, 0), .0012, 1) if ground not in ('slate', 'marble') else 0
            return (x, y, min(0, fold) - .0005)
        put(Builder().sheet(cloth, 70, 50, mat))
    rng = random.Random(seed)
    spot = cached('bokeh', lambda: Builder().blob((0, 0, 0), .021, m.glow('bokeh', (1.0, .60, .25), 15, 1), 1, 0, 1, 2))
    for k in range(bokeh):
        put(spot, (rng.uniform(-1.3, 1.3), rng.uniform(1.6, 3.4), rng.uniform(-.75, .75)))
    studio.area((side * .55, .55, .75), (0, 0, .02), (.55, .4), key, (1.0, .80, .58))
    studio.area((-side * .75, .25, .45), (0, 0, .03), (.3, .5), rim, studio.WARM)
    studio.area((side * .1, -.9, .9), (0, 0, 0), .7, fill, studio.NEUTRAL)


def view(distance=.52, pitch=36, lens=85, target=(0, 0, .018), yaw=0, fstop=4.0, focus=None, shift=(0, 0)):
    """Looks at a plate from this distance, pitch and yaw in degrees."""
    distance, pitch = distance * 1.17, pitch * .74
    target = (target[0], target[1], target[2] + .012)
    a, b = math.radians(pitch), math.radians(yaw)
    at = (target[0] + distance * math.cos(a) * math.sin(b), target[1] - distance * math.cos(a) * math.cos(b), target[2] + distance * math.sin(a))
    studio.camera(at, target, lens, fstop, focus or target, shift)


def layered_glass(at, layers, kind='verrine'):
    """A small glass filled in layers of (material, height)."""
    put(p.glass(kind), at)
    z, r0, r1, h0 = .006, .0245, .0325, .085
    for k, (mat, height) in enumerate(layers):
        ra, rb = r0 + (r1 - r0) * (z / h0), r0 + (r1 - r0) * ((z + height) / h0)
        put(Builder().lathe([(0, 0), (ra * .985, 0), (rb * .985, height), (rb * .9, height + .0006), (0, height + .0012)], mat, 48, wobble=.006, seed=k), (at[0], at[1], at[2] + z))
        z += height
    return at[2] + z
