"""The house and its rooms for the pages about the place: meetings, family, the guest book."""
import math
import random

from lib import environment as env
from lib import food as f
from lib import herbs as h
from lib import materials as m
from lib import props as p
from lib import studio
from lib import venue
from lib.mesh import Builder, cached, put, transform


def location_corporate():
    """What the speaker sees: the desk with its lamp, then the rows, the glass front with dusk on the left."""
    venue.hall(13, 9.5, 3.9, 6)
    dark = m.linen_night()
    rng = random.Random(4)
    for row in range(4):
        for k in range(9):
            put(p.chair(cushion=dark), (-4.6 + k * .62 + (.7 if k > 4 else 0) + rng.uniform(-.02, .02), -.3 + row * .95, 0), (0, 0, math.pi + rng.uniform(-.06, .06)))
    base = transform((.95, -2.35, 0), (0, 0, -.25))
    wood = m.walnut_x()
    desk = Builder().box((0, 0, .54), (.42, .08, 1.04), wood, .004).box((0, .02, 1.09), (.78, .52, .03), wood, .004).box((0, .27, 1.06), (.78, .02, .12), wood, .004)
    put(desk, parent=base)
    paper = m.surface('paper', (.78, .75, .69), rough=.8)
    for k, (x, y, a) in enumerate(((-.10, -.02, .04), (.10, -.03, -.05))):
        put(Builder().box((0, 0, .001 + .001 * k), (.21, .297, .002), paper, .0005), (x, y, 1.105), (0, 0, a), parent=base)
    ink = m.surface('ink', (.06, .06, .07), rough=.7)
    lines = Builder()
    for row in range(9):
        lines.box((-.10 - .01 * (row % 3), .09 - .026 * row, 1.1085), (.15 - .03 * (row % 3), .0035, .0006), ink, .0002)
    put(lines, parent=base)
    lamp = Builder().lathe([(0, 0), (.05, 0), (.052, .006), (.012, .012), (.007, .02), (.007, .30), (0, .31)], m.brass(), 32)
    lamp.tube([(0, 0, .30), (0, -.05, .35), (0, -.14, .35)], .006, m.brass(), 8)
    lamp.lathe([(.012, .05), (.03, .045), (.075, 0), (.072, 0), (.028, .04), (0, .045)], m.brass(), 36, transform((0, -.15, .31)))
    put(lamp, (.28, .14, 1.105), (0, 0, -.5), parent=base)
    put(p.glass('tumbler', m.clear('still-water', (.93, .97, .97), 0, 1.0)), (-.30, .10, 1.105), parent=base)
    for k in range(2):
        put(Builder().tube([(.05 + .04 * k, .20, 1.10), (.055 + .04 * k, .20, 1.32), (.05 + .04 * k, .08, 1.42)], .004, m.iron(), 6), parent=base)
        put(Builder().blob((.05 + .04 * k, .07, 1.43), (.012, .016, .012), m.iron(), 1, 0, 1, 2), parent=base)
    for x in (-3.6, -1.2, 1.2, 3.6):
        venue.pendant((x, 1.0, 2.45), 'dome', ceiling=3.7)
    studio.area((-.6, 1.2, 2.9), (-.6, 1.2, 0), (7, 3.4), 560, studio.WARM, 150)
    studio.area((1.15, -2.2, 1.40), (.98, -2.4, 1.1), .12, 3.2, studio.CANDLE, 120)
    studio.area((2.6, -3.2, 2.4), (.9, -2.4, 1.1), .9, 34, studio.NEUTRAL, 90)
    studio.camera((1.75, -3.75, 1.58), (-.25, 1.1, 1.10), 32, 2.4, (.95, -2.35, 1.11))


def location_private():
    """A family table of bare wood under the pergola, seen from the seat at its end, the sun just gone."""
    env.sky('sunset', -12, clouds=.6)
    env.lake()
    env.far_shore('sunset', lights=5, seed=91)
    env.deck(-7, 7, -4, 7)
    length = 4.4
    p.wood_table((.1, 1.4), (1.05, length))
    z = p.TABLE
    rng = random.Random(7)
    for side in (-1, 1):
        for k in range(6):
            y = -.45 + k * .72
            put(p.chair(cushion=m.linen_sage() if (k + side) % 3 else m.linen_sand()), (.1 + side * .78, y, 0), (0, 0, side * math.pi / 2 + rng.uniform(-.15, .15)))
            q = (.1 + side * .34, y, z)
            put(p.plate(.13, m.stoneware_light() if k % 2 else m.stoneware()), q)
            put(p.napkin(m.linen_sage()), (q[0] - side * .002, y + .01, z + .009), (0, 0, math.pi / 2 + rng.uniform(-.3, .3)), .9)
            put(p.cutlery('fork', m.steel()), (q[0], y - side * .165, z), (0, 0, side * math.pi / 2))
            put(p.cutlery('knife', m.steel()), (q[0], y + side * .165, z), (0, 0, side * math.pi / 2))
            put(p.glass('wine' if k % 3 else 'tumbler', m.white_wine() if k % 2 else m.red_wine() if k % 3 else None), (q[0] - side * .17, y + .13, z))
    put(cached('family-board', lambda: Builder().box((0, 0, .011), (.20, .46, .022), m.walnut(), .005)), (.10, -.22, z), (0, 0, .1))
    f.loaf_slices((.09, -.36, z + .022), 11, 2, .1)
    put(p.bowl(.14, .07, m.stoneware()), (.12, .46, z))
    h.heap_of_leaves((.12, .46, z + .04), .11, 26, 3, ('green', 'red', 'rocket'), .05, .95)
    for k in range(7):
        f.tomato_half((.12 + .07 * math.cos(k * 2.4), .46 + .06 * math.sin(k * 2.4), z + .10 - .002 * k), .015, (-.3, .3, k))
    for k, y in enumerate((.12, .95, 1.7, 2.5, 3.2)):
        p.vase_bouquet((.10 + .05 * (-1) ** k, y, z), (('apricot', 'cream'), ('blush', 'white'), ('cream', 'apricot'))[k % 3], 5, k + 3, m.stoneware_light() if k % 2 else None, .07, .10)
        p.tealight((.10 - .12 * (-1) ** k, y + .16, z))
        p.tealight((.10 + .10 * (-1) ** k, y + .33, z))
    p.pergola(-2.4, 2.6, -.2, 4.2, 2.75, 7)
    for k, y in enumerate((.2, 1.3, 2.4, 3.5)):
        p.string_lights((-2.4, y, 2.65), (2.6, y + .2, 2.65), .34, 11, k + 2)
    studio.area((.1, 1.4, 2.5), (.1, 1.4, .7), (1.2, 4.0), 105, studio.WARM, 140)
    studio.area((-2.0, -1.2, 2.0), (.1, .2, .8), 1.0, 26, studio.WARM)
    studio.camera((-.36, -1.95, 1.42), (.14, 1.3, 1.12), 29, 2.6, (.12, -.1, .80))


def location_faq():
    """The desk by the door: guest book, brass bell, a key with its tag, a lamp, the lake in the window."""
    env.sky('blue', 18)
    env.lake(-1.2)
    env.far_shore('blue', -1.2, lights=8, seed=93)
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
        put(Builder().sheet(leaf, 28, 10, page), parent=base)
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
