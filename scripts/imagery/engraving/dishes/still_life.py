"""The kitchen at work, without anybody in it: copper, glass, stone, and what lies on the board."""
import math

import numpy as np

import stage
from dishes import garnish as g
from dishes import produce
from dishes.kinds import silver
from lib import materials as m
from lib.mesh import Builder, put, transform

TAU = math.tau


def lit(material, tone):
    """Gives an upright thing, whose front the lamp from behind leaves in the shade, a tone of its own."""
    material['tone'] = tone
    return material


def copper_pot(at, r=.100, h=.112):
    """A pot of copper with two handles, three quarters full of stock; the plate's accent."""
    copper, brass, stock = g.accent(lit(m.surface('copper', (.66, .40, .26), rough=.2), 1.8)), lit(m.surface('handle', (.50, .38, .20), rough=.3), 1.75), m.surface('stock', (.34, .18, .07), rough=.1, coat=.6)
    b = Builder().lathe([(0, 0), (r * .94, 0), (r * .985, .004), (r, .012), (r, h - .006), (r * 1.035, h), (r * 1.040, h + .003), (r * 1.015, h + .004)], copper, 160)
    b.lathe([(r * 1.015, h + .004), (r * .975, h - .001)], silver(), 160)
    b.lathe([(r * .975, h - .001), (r * .970, h * .70)], m.surface('tin', (.46, .44, .42)), 160)
    put(b, at)
    for s in (-1, 1):
        loop = [(s * (r * .99 + .034 * math.sin(math.pi * t) ** .7), .034 * math.cos(math.pi * t), h * .74 + .007 * math.sin(math.pi * t)) for t in [i / 24 for i in range(25)]]
        put(Builder().tube(loop, .0062, brass, 16), at, (0, 0, -.30 * s))
    put(Builder().lathe([(r * .972, 0), (r * .5, .0006), (0, .0008)], stock, 128), (at[0], at[1], at[2] + h * .80))


def ladle(foot, tip):
    """A ladle that stands in a pot: from the level of the stock up to the hook at its end."""
    steel = lit(m.surface('ladle', (.8, .8, .8), role='ware'), 2.6)
    (x0, y0, z0), (x1, y1, z1) = foot, tip
    n = 24
    line = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t) for t in [i / n for i in range(n + 1)]]
    turn = math.atan2(y1 - y0, x1 - x0)
    hook = [(x1 + math.cos(turn) * .009 * (1 - math.cos(a)), y1 + math.sin(turn) * .009 * (1 - math.cos(a)), z1 + .011 * math.sin(a)) for a in [math.pi * 1.2 * i / 14 for i in range(1, 15)]]
    put(Builder().tube(line + hook, [.0056 - .0022 * i / n for i in range(n)] + [.0034] * 13 + [.0026] * 2, steel, 16))


def mortar(at, size=1.0):
    """A mortar of stone with its pestle."""
    stone, inside = lit(m.surface('granite', (.50, .49, .47), rough=.7), 1.55), lit(m.surface('granite-inside', (.30, .29, .28), rough=.7), .9)
    b = Builder().lathe([(0, 0), (.036, 0), (.040, .004), (.037, .014), (.047, .026), (.058, .050), (.061, .066), (.060, .070), (.053, .0705)], stone, 96)
    b.lathe([(.053, .0705), (.046, .052), (.024, .030), (0, .028)], inside, 96)
    put(b, at, (0, 0, 0), size)
    pestle = Builder().tube([(-.020, .004, .036), (.014, -.003, .062), (.048, -.010, .088), (.072, -.015, .107)], [.0150, .0098, .0088, .0128], stone, 28)
    pestle.blob((.074, -.0155, .1085), (.0135, .0135, .0130), stone, 1, 0, 1, 3).blob((-.020, .004, .036), (.0150, .0150, .0150), stone, 1, 0, 1, 3)
    put(pestle, at, (0, 0, 0), size)


def bottle(at, profile, level, drink, label=None):
    """A bottle of clear glass, filled to `level`, with a cork; `label` is its lower and upper edge."""
    put(Builder().lathe(profile, m.glass(), 96), at)
    inner = [*((r * .93, max(z, .004)) for r, z in profile if z < level), (float(np.interp(level, [z for _, z in profile], [r for r, _ in profile])) * .93, level)]
    put(Builder().lathe([*inner, (0, level + .0004)], drink, 96), at)
    top = profile[-1]
    put(Builder().lathe([(0, top[1] - .012), (top[0] * .86, top[1] - .012), (top[0] * .92, top[1] + .010), (top[0] * .84, top[1] + .012), (0, top[1] + .012)], m.surface('cork', (.62, .46, .28)), 48), at)
    if label:
        r = max(q for q, z in profile if label[0] - .05 < z < label[1])
        put(Builder().sheet(lambda u, v: (r * 1.012 * math.sin((u - .5) * 1.9), -r * 1.012 * math.cos((u - .5) * 1.9), label[0] + (label[1] - label[0]) * v), 40, 4, lit(m.surface('label', (.8, .8, .8)), 2.6)), at)


WINE = [(0, .002), (.0340, .002), (.0372, .008), (.0375, .160), (.0350, .186), (.0190, .216), (.0146, .236), (.0140, .276), (.0162, .278), (.0162, .288), (.0142, .289)]
OIL = [(0, .002), (.0330, .002), (.0360, .007), (.0370, .060), (.0330, .086), (.0150, .112), (.0110, .128), (.0112, .158), (.0140, .164)]


def chef_knife(at, turn):
    """A knife with a broad blade, flat on the board, its point towards +Y."""
    steel, dark, rivet = silver(), m.surface('knife-handle', (.16, .11, .08), rough=.4), m.surface('rivet', (.8, .8, .8))
    blade = [(-.017, 0), (.019, 0), (.0192, .030), (.0165, .070), (.0105, .108), (-.0005, .138), (-.0125, .148), (-.0160, .140), (-.0165, .060)]
    put(Builder().slab(blade, .0022, steel), at, (0, 0, turn))
    grip = Builder().box((-.008, -.052, .0035), (.018, .100, .011), dark, .004).box((-.008, -.002, .0035), (.0195, .010, .012), steel, .003)
    for k in range(3):
        grip.blob((-.008, -.026 - .027 * k, .0090), (.0028, .0028, .0007), rivet, 1, 0, 1, 2)
    put(grip, at, (0, 0, turn))


def half_carrot(at, turn, face, side):
    """What is left of a carrot: its green, its thick end, and the cut."""
    across = transform((0, 0, .0195), (0, math.pi / 2, 0))
    b = Builder().lathe([(0, -.002), (.010, 0), (.0175, .006), (.0188, .016), (.0172, .060), (.0146, .100)], side, 64, across)
    b.lathe([(.0146, .100), (.0080, .1004)], face, 64, across).lathe([(.0080, .1004), (0, .1006)], side, 64, across)
    green = m.leaf('carrot-green', *g.GREEN)
    for k in (-1, 0, 1):
        b.tube([(.002, 0, .0195), (-.018, .006 * k, .0185), (-.034, .014 * k, .013)], [.0028, .0022, .0014], green, 10)
    put(b, at, (0, 0, turn))
    for k in (-1, 0, 1):
        x, y = -.030, .012 * k
        g.leaf((at[0] + x * math.cos(turn) - y * math.sin(turn), at[1] + x * math.sin(turn) + y * math.cos(turn), at[2] + .013), .95, (-.14, 0, turn + math.pi / 2 - .52 * k), 'oak')


def garlic(at, size=1.0):
    """A bulb of garlic, its cloves drawn as ridges."""
    skin = m.surface('garlic', (.80, .74, .64), rough=.5)

    def surface(u, v):
        a, t = u * TAU, v
        body = .0225 * math.sin(math.pi * min(1, .06 + t * 1.15)) ** .7 if t < .62 else 0
        neck = .0225 * math.sin(math.pi * min(1, .06 + .62 * 1.15)) ** .7 * (1 - (t - .62) / .38) ** 1.8 + .0024 if t >= .62 else 0
        lobes = 1 + .10 * abs(math.sin(a * 3.5)) * math.sin(math.pi * min(1, t * 1.5))
        r = (body or neck) * lobes
        return (math.cos(a) * r, math.sin(a) * r, .048 * t ** .95)
    put(Builder().sheet(surface, 120, 60, skin, closed=True), at, (.05, -.08, .4), size)


def kitchen():
    """A pot of stock with its ladle, a mortar, wine and oil; on the board a knife, carrots half cut, garlic and herbs."""
    stage.look(31)
    copper_pot((-.112, .090, 0))
    ladle((-.118, .070, .088), (-.215, .120, .225))
    bottle((.036, .150, 0), WINE, .196, lit(m.liquid('wine-in-bottle', (.22, .04, .06), .9), 1.2), (.055, .128))
    bottle((.118, .122, 0), OIL, .086, lit(m.liquid('oil-in-bottle', (.60, .50, .16), .9), 1.7))
    mortar((.215, .055, 0), 1.15)
    board, turn = (.010, -.085, 0), .05
    put(Builder().box((0, 0, .008), (.330, .165, .016), m.surface('board', (.52, .40, .26), role='wood'), .003), board, (0, 0, turn))
    base = transform((board[0], board[1], .016), (0, 0, turn))

    def on(x, y):
        q = base @ g.Vector((x, y, 0))
        return (q.x, q.y, q.z)
    chef_knife(on(.060, -.040), turn + 1.45)
    top, rim = m.surface('carrot-face', (.86, .66, .40)), m.surface('carrot-side', (.66, .34, .12))
    half_carrot(on(-.128, .032), turn - .12, top, rim)
    for k in range(4):
        produce.disc_slice(on(.004 + .024 * k, .024 - .012 * (k % 2)), .0134 - .0012 * k, .0062, top, rim, (.10 if k else 0, -.12, k))
    g.sprig(on(.122, .026), 1.5, .4, 'basil', 5, 3)
    garlic((.222, -.072, 0), 1.35)
