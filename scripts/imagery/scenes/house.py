"""The desk by the door."""
import math
import random

from house import light, trees
from lib import environment as env
from lib import materials as m
from lib import props as p
from lib import studio
from lib.mesh import Builder, put, transform


def location_faq():
    """The desk by the door: guest book, brass bell, a key with its tag, a lamp, the lake in the window."""
    light.dusk_west(18, 1.0)
    env.lake(-1.2)
    trees.far_shore(240, 300, windows=6)
    wall = m.surface('plaster', (.13, .125, .115), rough=.85, color2=(.16, .152, .14), scale=2, bump=.12, bump_scale=9)
    b = Builder()
    b.box((-2.05, 1.6, 1.4), (2.4, .16, 2.8), wall, .01).box((2.75, 1.6, 1.4), (2.4, .16, 2.8), wall, .01)
    b.box((.35, 1.6, .40), (2.4, .16, .80), wall, .01)
    put(b)
    frame = Builder()
    iron = m.surface('frame', (.014, .015, .016), rough=.4, metal=.3)
    for x in (-.85, .35, 1.55):
        frame.box((x, 1.55, 1.75), (.05, .07, 1.9), iron, .004)
    frame.box((.35, 1.55, .82), (2.4, .09, .05), iron, .004)
    put(frame)
    for k in range(4):
        put(Builder().box((0, 0, 0), (3.4, .168, .05), m.oak_x(), .004), (.2, -.28 + .17 * k, .875))
    z = .90
    page = m.surface('page', (.70, .65, .55), rough=.85, color2=(.74, .69, .60), scale=4)
    cover = m.surface('leather-green', (.018, .036, .030), rough=.5, bump=.3, bump_scale=120)
    base = transform((-.08, -.12, z), (0, 0, .10))
    put(Builder().box((0, 0, .006), (.50, .345, .010), cover, .003), parent=base)
    for side in (-1, 1):
        def leaf(u, v, side=side):
            return (side * u * .24, (v - .5) * .325, .011 + .016 * math.sin(math.pi * min(1, u * 1.2)) * (1 - u * .45))
        def edge(u, v, leaf=leaf):  # the block of pages below the open one
            x, y, z = leaf(u, 0)
            return (x, y, .011 + (z - .011) * v)
        put(Builder().sheet(leaf, 28, 10, page).sheet(edge, 28, 2, page), parent=base)
    ink = m.surface('ink', (.035, .035, .060), rough=.6)
    rng = random.Random(5)
    lines = Builder()
    for side in (-1, 1):
        for row in range(8):
            y, x = .12 - row * .030, .045
            while x < .05 + rng.uniform(.09, .15):
                w = rng.uniform(.008, .026)
                pts = []
                for i in range(9):
                    u = (x + w * i / 8) / .24
                    pts.append((side * .24 * u if side > 0 else -.24 * (1 - u), y + .0045 * math.sin(i * 2.6 + row) * rng.uniform(.4, 1),
                                .0125 + .016 * math.sin(math.pi * min(1, (u if side > 0 else 1 - u) * 1.2)) * (1 - (u if side > 0 else 1 - u) * .45)))
                lines.tube(pts, .0006, ink, 5)
                x += w + .009
    put(lines, parent=base)
    pen = Builder().tube([(0, -.07, 0), (0, .06, 0)], .0052, m.surface('pen', (.012, .016, .018), rough=.2, coat=.8), 12)
    pen.tube([(0, .06, 0), (0, .085, 0)], [.0045, .0006], m.brass(), 12).tube([(0, -.005, 0), (0, .003, 0)], .0058, m.brass(), 12)
    put(pen, (.06, -.16, z + .036), (.02, 0, .9))
    bell = Builder().lathe([(0, 0), (.055, 0), (.056, .010), (.050, .013), (0, .013)], m.walnut(), 40)
    bell.lathe([(.046, .018), (.047, .022), (.042, .040), (.026, .056), (.006, .062), (.005, .070), (.009, .075), (.008, .082), (0, .084)], m.brass(), 48)
    put(bell, (.40, -.10, z))
    key = Builder().tube([(math.cos(a) * .016, math.sin(a) * .016, 0) for a in [math.tau * i / 24 for i in range(25)]], .0030, m.brass(), 8)
    key.tube([(.016, 0, 0), (.075, 0, 0)], .0030, m.brass(), 8).box((.066, -.009, 0), (.004, .018, .004), m.brass(), .001).box((.056, -.007, 0), (.004, .013, .004), m.brass(), .001)
    put(key, (.25, -.235, z + .004), (0, 0, -.4))
    put(Builder().box((0, 0, 0), (.030, .075, .006), m.linen_sage(), .002), (.20, -.235, z + .004), (0, 0, -.9))
    put(Builder().tube([(.235, -.228, z + .004), (.222, -.222, z + .010), (.214, -.226, z + .005)], .0012, m.brass(), 6))
    lamp = Builder().lathe([(0, 0), (.075, 0), (.078, .008), (.020, .018), (.010, .03), (.014, .12), (.009, .22), (.009, .34), (0, .345)], m.brass(), 40)
    shade = m.surface('lamp-linen', (.74, .58, .36), rough=.9, sss=.3, emission=.55)
    lamp.lathe([(.155, .29), (.105, .50), (.103, .50), (.153, .29)], shade, 56)
    put(lamp, (-.66, .12, z))
    studio.point((-.66, .12, z + .36), 15, studio.WARM, .06)
    studio.area((-.66, .12, z + .30), (-.66, .12, z), .22, 7, studio.WARM, 150)
    p.vase_bouquet((.80, .10, z), ('cream', 'white', 'blush'), 9, 4, spread=.11, vase_height=.15)
    p.tealight((.58, .08, z))
    studio.area((1.5, -1.0, 2.1), (.1, -.1, z), .8, 26, studio.WARM, 120)
    studio.area((-1.0, -1.3, 1.9), (0, -.1, z), .8, 10, studio.NEUTRAL)
    studio.camera((.16, -1.42, 1.42), (.0, .30, 1.10), 33, 2.2, (.05, -.14, z + .03))
