"""Large plates of the kinds of catering."""
import math
import random

import stage
from dishes import mains, models, produce
from dishes import garnish as g
from lib import food as f
from lib import materials as m
from lib import props as p
from lib.mesh import Builder, cached, put

TAU = math.tau
Z = stage.FOOD


def silver():
    """Cutlery and stands, drawn as white ware."""
    return m.surface('silver', (.8, .8, .8), role='ware')


def setting(x=0.0, reach=.148):
    """Fork, knife and spoon beside a plate."""
    put(p.cutlery('fork', silver()), (x - reach, -.01, 0), (0, 0, .03))
    put(p.cutlery('knife', silver()), (x + reach, -.01, 0), (0, 0, -.02))


def wine_glass(at, kind='wine', level=None, tone=(.20, .02, .04)):
    """A glass with wine; the wine is the accent."""
    put(p.glass(kind, g.accent(m.surface(f'wine-{kind}', tone, rough=.1, coat=1)), level), at)


def flying_buffet():
    """A tray of small bowls, spoons and glasses, as it is carried round."""
    stage.look(36)
    wood = m.surface('board', (.52, .40, .26), role='wood')
    tray = Builder().lathe([(0, 0), (.150, 0), (.156, .003), (.160, .016), (.157, .017), (.152, .006), (0, .005)], wood, 160)
    put(tray)
    soup = g.accent(m.surface('pumpkin-soup', (.66, .30, .05), rough=.2))
    for k, (x, y) in enumerate(((-.088, .030), (-.010, .070), (.078, .050), (-.052, -.058), (.040, -.040), (.108, -.038))):
        stage.deep(.040, .032, (x, y, .005), .10)
        if k % 3 == 0:
            stage.surface_in_bowl((x, y, .0285), .0335, soup)
            g.sprouts((x, y, .031), 4, .010, .9, k)
            g.dots([(x + .014 * math.cos(a), y + .014 * math.sin(a), .030) for a in (.5, 2.4, 4.0)], .0030, 'kernel-oil', (.10, .12, .03), False)
        elif k % 3 == 1:
            models.rice((x, y, .022), .030, .012, 130, 'risotto', (.82, .72, .50), .0070, .0028, k)
            for j in range(3):
                f.mushroom_slice((x + .010 * math.cos(j * 2.1), y + .010 * math.sin(j * 2.1), .035), (.4, .3, j), .75)
        else:
            g.salad((x, y, .018), .026, 6, k, ('oak', 'rocket'), .010, .34)
            for j in range(2):
                f.shrimp((x + .010 * math.cos(j * 3.1), y + .010 * math.sin(j * 3.1), .036), (.4, .2, j * 2.1), .62)
    wine_glass((-.128, -.030, .005), 'flute', None, (.72, .56, .26))
    wine_glass((-.122, .075, .005), 'flute', None, (.72, .56, .26))


def seated_dinner():
    """A laid place: plate, cutlery, glasses, napkin, a course just set down."""
    stage.look(38)
    mains.h02()
    setting(0, .124)
    put(p.cutlery('fork', silver()), (-.143, -.012, 0), (0, 0, .03))
    wine_glass((.122, .108, 0), 'wine', .150, (.24, .03, .05))
    wine_glass((.055, .140, 0), 'white', .148, (.72, .60, .32))
    linen = m.surface('napkin', (.86, .84, .80))
    put(Builder().sheet(lambda u, v: ((u - .5) * .050, (v - .5) * .150, .003 + .0035 * math.sin(u * 9) * math.sin(v * 5 + 1) + .004 * (1 - abs(u - .5) * 2)), 30, 40, linen), (-.188, -.012, .002), (0, 0, .06))
    put(p.plate(.052, stage.white()), (-.128, .118, 0))
    models.bun((-.128, .118, .006), .026, .5)


def fingerfood_buffet():
    """A stand of three tiers with bites."""
    stage.look(22)
    tiers = ((.125, .020, 8), (.095, .115, 6), (.062, .200, 4))
    post = Builder().lathe([(0, 0), (.050, 0), (.052, .003), (.014, .010), (.0048, .022), (.0042, .255), (.008, .262), (.0035, .268), (0, .270)], silver(), 64)
    post.tube([(math.cos(a) * .016, 0, .286 + math.sin(a) * .016) for a in [TAU * i / 40 for i in range(41)]], .0026, silver(), 10)
    put(post)
    for n, (radius, z, count) in enumerate(tiers):
        b = Builder().lathe([(.004, 0), (radius * .9, .001), (radius, .0075), (radius * .995, .0088), (radius * .97, .0084)], stage.white(), 128)
        b.lathe([(radius * .97, .0084), (radius * .94, .0066)], stage.ornament(), 128).lathe([(radius * .94, .0066), (radius * .88, .004), (.004, .003)], stage.white(), 128)
        put(b, (0, 0, z))
        for k in range(count):
            a = TAU * k / count + .4 * n - .2
            at = (math.cos(a) * radius * .66, math.sin(a) * radius * .66, z + .0035)
            if n == 0:
                f.mozzarella(at, .0135, k) if k % 2 else models.chunk(at, .0165, 'falafel', (.44, .28, .12), k, k, .14)
                (f.cherry_tomato((at[0], at[1], at[2] + .0265), .0115, k, False, False) if k % 2 else g.sprig((at[0], at[1], at[2] + .03), .5, k, 'mint', 3, k))
            elif n == 1:
                put(cached('rye', lambda: Builder().lathe([(0, 0), (.0205, 0), (.0215, .001), (.0213, .007), (0, .0075)], m.surface('pumpernickel', (.13, .08, .05)), 56)), at)
                models.salmon_folds((at[0], at[1], at[2] + .008), .0135, 2, a, k)
            else:
                put(cached('cube', lambda: Builder().slab([(-.0125, -.0125), (.0125, -.0125), (.0125, .0125), (-.0125, .0125)], .020, m.surface('brownie', (.17, .10, .06)), bevel=.0010)), at, (0, 0, a))
                f.raspberry((at[0], at[1], at[2] + .0195), 1.0, k)
    g.accent(f.berry('raspberry'))
    g.accent(f.tomato_skin())


def grill_catering():
    """Steaks, skewers and corn on the bars of a grill."""
    stage.look(40)
    iron = m.surface('iron', (.16, .16, .16), rough=.5)
    b = Builder()
    for k in range(19):
        x = -.162 + .018 * k
        b.tube([(x, -.105, 0), (x, .105, 0)], .0030, iron, 10)
    for s in (-1, 1):
        b.tube([(-.172, s * .107, 0), (.172, s * .107, 0)], .0052, iron, 12).tube([(s * .172, -.107, 0), (s * .172, .107, 0)], .0052, iron, 12)
    put(b, (0, 0, .020))
    z = .0235
    seared, mark = m.surface('seared', (.40, .20, .10), rough=.4), m.surface('seared-mark', (.09, .05, .03))

    def steak(u, v):
        a = u * TAU
        r = 1 + .10 * math.sin(a * 2 + .6) + .06 * math.sin(a * 3)
        rho = min(1, v * 1.25)
        return (math.cos(a) * .050 * r * rho, math.sin(a) * .034 * r * rho, .016 - (.003 * rho ** 3 + (0 if v < .8 else (v - .8) * .060)))
    for x, y, turn in ((-.098, .045, .4), (-.088, -.048, .2)):
        put(cached('grill-steak', lambda: g.banded(Builder(), steak, 120, 50, (seared, mark), lambda u, v: v < .78 and (math.cos(u * TAU) * v * 3.1 + math.sin(u * TAU) * v * 1.2) % 1 < .24, closed=True)), (x, y, z), (0, 0, turn))
    g.needles((-.116, .040, z + .02), .85, -.8)
    wood = m.surface('skewer', (.70, .62, .50))
    for k in range(3):
        base = g.transform((.010 + .040 * k, 0, z + .011), (0, 0, .10 - .04 * k))
        put(cached('long-skewer', lambda: Builder().tube([(0, -.120, 0), (0, .085, 0)], [.0016, .0011], wood, 10)), parent=base)
        for j in range(6):
            q = base @ g.Vector((0, -.072 + .0265 * j, -.0105))
            if j % 2:
                f.roast_piece((q.x, q.y, q.z + .002), ('pepper', 'courgette', 'yellow')[(j // 2 + k) % 3], j, .95)
            else:
                models.chunk(q, (.0155, .0140, .0125), 'kebab', (.36, .18, .09), j + k, j, .14)
    kernel = g.accent(m.surface('corn', (.84, .62, .18), rough=.4))
    cob = Builder().tube([(0, (i / 14 - .5) * .118, 0) for i in range(15)], [.0150 * max(.3, math.sin(math.pi * min(1, .14 + i / 14 * .80))) ** .35 for i in range(15)], kernel, 24)
    for row in range(11):
        a = TAU * row / 11
        for k in range(18):
            t = k / 17
            r = .0150 * max(.3, math.sin(math.pi * min(1, .14 + t * .80))) ** .35
            cob.blob((math.cos(a) * r, (t - .5) * .112, math.sin(a) * r), (.0040, .0030, .0034), kernel, 1, 0, 1, 1)
    put(cob, (.142, -.006, z + .014), (0, 0, -.05))


def own_idea():
    """An open notebook with a sketch, a pencil, lemon and herbs."""
    stage.look(44)
    page, ink, cover = m.surface('page', (.92, .90, .84), role='ware'), m.surface('script', (.06, .06, .07)), m.surface('leather', (.28, .17, .10))
    base = g.transform((0, -.010, 0), (0, 0, .10))
    put(Builder().box((0, 0, .004), (.312, .212, .008), cover, .002), parent=base)
    for s in (-1, 1):
        put(Builder().sheet(lambda u, v, s=s: (s * u * .150, (v - .5) * .200, .0095 + .0080 * math.sin(math.pi * min(1, u * 1.25)) * (1 - u * .5)), 40, 10, page), parent=base)

    def height(x):
        u = abs(x) / .150
        return .0103 + .0080 * math.sin(math.pi * min(1, u * 1.25)) * (1 - u * .5)
    pen, rng = Builder(), random.Random(5)
    for row in range(9):
        x, y = .026, .076 - row * .0185
        end = .134 - rng.uniform(0, .034)
        while x < end:
            w = min(rng.uniform(.010, .024), end - x + .004)
            pen.tube([(x + w * i / 12, y + .0024 * math.sin(i * 2.2 + row) * rng.uniform(.5, 1), height(x + w * i / 12)) for i in range(13)], .0007, ink, 6)
            x += w + .006
    for r in (.052, .049, .036):
        pen.tube([(-.078 + math.cos(a) * r, .012 + math.sin(a) * r, height(-.078 + math.cos(a) * r)) for a in [TAU * i / 90 for i in range(91)]], .0007 if r != .049 else .0005, ink, 6)
    for k in range(5):
        a = .5 + k * .42
        pen.tube([(-.078 + math.cos(a) * t, .012 + math.sin(a) * t * .8, height(-.078 + math.cos(a) * t)) for t in [.004 + .028 * i / 8 for i in range(9)]], .0006, ink, 6)
    pen.tube([(-.120 + .012 * i, -.066 + .003 * math.sin(i * 1.4), height(-.120 + .012 * i)) for i in range(8)], .0007, ink, 6)
    put(pen, parent=base)
    wood, body = m.surface('pencil-wood', (.76, .60, .38)), g.accent(m.surface('pencil', (.62, .44, .16)))
    pencil = Builder().tube([(0, 0, 0), (0, .140, 0)], .0046, body, 6).tube([(0, 0, 0), (0, -.017, 0)], [.0046, .0012], wood, 16).tube([(0, -.017, 0), (0, -.021, 0)], [.0012, .0002], ink, 8)
    put(pencil, (.060, -.092, .0225), (0, 0, .95))
    lemon = m.surface('lemon-whole', (.82, .66, .16), rough=.4)
    put(Builder().blob((0, 0, .030), (.030, .041, .029), lemon, 2, .04, 1, 4).blob((0, .042, .030), (.008, .008, .007), lemon, 1, .1, 1, 3), (-.188, .070, 0), (0, 0, .9))
    f.lemon_slice((-.178, .006, .001), (.1, .05, .4), .027)
    g.sprig((-.186, -.062, .001), 1.5, .5, 'basil', 5, 3)
    g.needles((.185, -.050, .001), 1.5, .15)
    for k in range(3):
        f.cherry_tomato((.190 + .004 * k, .050 + .030 * k, 0), .0145, k, False, True)


def salmon_side(at, turn=0.0, size=1.0):
    """A side of salmon, cut into slices from the tail."""
    one, two = m.surface('salmon-side', (.78, .42, .24), rough=.4), m.surface('salmon-side-2', (.78, .42, .24), rough=.4)

    def side(u, v):
        a = u * math.pi
        w = .046 * math.sin(math.pi * min(1, .10 + .82 * v)) ** .55
        return ((v - .5) * .25, math.cos(a) * w, math.sin(a) * .020 * (1 - .5 * abs(v - .4)) + .0004)
    put(g.banded(Builder(), side, 50, 160, (one, two), lambda u, v: (v * 15 - abs(u - .5) * 3.2) % 2 > 1), at, (0, 0, turn), size)


def cold_buffet():
    """Salmon on a board, a bowl of salad, bread and cheese."""
    stage.look(38)
    put(Builder().box((0, 0, .006), (.29, .115, .012), m.surface('board', (.52, .40, .26), role='wood'), .003), (-.020, -.080, 0), (0, 0, .03))
    salmon_side((-.025, -.080, .012), .03)
    for k in range(4):
        f.lemon_slice((-.10 + .045 * k, -.122 + .002 * k, .016), (.5, .1, k), .014)
        g.dill((-.085 + .050 * k, -.074, .032), .95, -.8 + .5 * k)
    stage.deep(.082, .056, (-.088, .078, 0), .08)
    g.salad((-.088, .078, .022), .066, 20, 4, ('oak', 'romaine', 'rocket', 'oak'), .044, .84)
    for k in range(3):
        produce.tomato_half((-.088 + .034 * math.cos(k * 2.1), .078 + .030 * math.sin(k * 2.1), .066), .0140, (-.35, .3, k))
    g.accent(m.surface('tomato-skin', (.42, .05, .02)))
    stage.deep(.058, .042, (.060, .094, 0), .08)
    for k in range(12):
        a, r = k * 2.4, .0135 * k ** .5
        produce.potato((.060 + math.cos(a) * r, .094 + math.sin(a) * r, .024 + .010 * (1 - k / 12)), k, .84)
    g.sprig((.060, .090, .06), 1.0, .5, 'parsley', 4, 2)
    models.wedge_of_cheese((.118, .014, 0), 1.2, 1.15)
    produce.grapes((.166, -.006, 0), 16, 2, .0090)
    for k in range(4):
        g.toast((.152 + .006 * k, -.092 + .026 * k, .0010 + .0035 * k), (.16 if k else 0, 0, .2 * k), (.074, .060), .010, k)


def luxury_catering():
    """Oysters on ice with lemon, a coupe of caviar, champagne."""
    stage.look(34)
    b = Builder().lathe([(0, .002), (.060, .002), (.064, 0), (.074, .004), (.128, .030), (.134, .034), (.132, .036), (.124, .033)], silver(), 160)
    b.lathe([(.124, .033), (.120, .030), (.112, .027)], stage.ornament(), 160)
    put(b)
    ice, rng = m.surface('ice', (.92, .94, .95), rough=.1, coat=1), random.Random(4)
    put(Builder().lathe([(.112, .027), (.09, .031), (0, .034)], ice, 96, wobble=.03))
    for k in range(60):
        a, r = rng.uniform(0, TAU), .104 * math.sqrt(rng.random())
        put(cached('ice-cube', lambda: Builder().box((0, 0, 0), (.017, .016, .014), ice, .003)), (math.cos(a) * r, math.sin(a) * r, .034), (rng.uniform(0, 3), rng.uniform(0, 3), rng.uniform(0, 3)), rng.uniform(.7, 1.1))
    rough, layer, pearl, meat = m.surface('shell', (.46, .42, .36)), m.surface('shell-2', (.60, .56, .50)), m.surface('pearl', (.90, .88, .84)), m.surface('oyster', (.62, .56, .46), rough=.1, coat=1)

    def oyster(at, turn):
        def outline(a):
            return (.038 * math.cos(a) * (1 + .12 * math.sin(a * 3 + 1)) + .006, .026 * math.sin(a) * (1 + .12 * math.cos(a * 2)))

        def cup(u, v, scale, depth, lift):
            x, y = outline(u * TAU)
            frill = 1 + .035 * math.sin(u * TAU * 9) * v ** 3
            return (x * v * scale * frill, y * v * scale * frill, lift + depth * v ** 2.2)
        b = g.banded(Builder(), lambda u, v: cup(u, v, 1.08, .017, -.004), 90, 30, (rough, layer), lambda u, v: (v * 7) % 2 > 1, closed=True)
        b.sheet(lambda u, v: cup(u, v, .96, .010, .0035), 80, 14, pearl, closed=True)
        b.sheet(lambda u, v: cup(u, v, .70, -.003 + .0035 * math.sin(u * TAU * 5), .0115), 80, 16, meat, closed=True)
        put(cached('oyster', lambda: b), at, (.1, .05, turn))
    for k in range(6):
        a = TAU * k / 6 + .3
        oyster((math.cos(a) * .070, math.sin(a) * .068, .046), a + math.pi)
    f.lemon_slice((.004, -.004, .050), (.4, .2, .4), .026)
    f.lemon_slice((-.014, .012, .048), (.5, -.3, 1.4), .026)
    wine_glass((.165, .060, 0), 'flute', None, (.76, .60, .28))
    wine_glass((.195, -.020, 0), 'flute', None, (.76, .60, .28))
    wine_glass((-.165, .085, 0), 'coupe', None, (.76, .60, .28))
