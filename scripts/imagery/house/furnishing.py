"""What stands in the rooms and outside: parasols, tables, string lights, the tent, rows of chairs, parked things of guests."""
import math
import random

from lib import materials as lm
from lib import props as p
from lib import studio
from lib.mesh import Builder, cached, put, transform

from . import materials as hm
from . import people
from .land import height_at
from .measures import EAVES_HEIGHT, EAVES_OUT, HALL, HALL_HEIGHT, PARASOLS, TENT, TENT_HEIGHT, TERRACE


def parasol_spots():
    """Where the four large parasols of the terrace stand."""
    step = TERRACE.length / PARASOLS
    return [(TERRACE.x0 + step * (k + .5), TERRACE.y0 + 5.6) for k in range(PARASOLS)]


def parasol(at, size=3.4, opened=True, turn=0.0):
    """A large square parasol of off-white canvas on a wooden pole; closed, a slim bundle of cloth."""
    canvas = lm.leaf('parasol-canvas', (.62, .58, .50), (.66, .62, .54), .8, .35, 3)
    wood = hm.timber('parasol-pole', (.16, .095, .045), (.26, .16, .085), 'Z', .4)

    def build():
        b = Builder()
        b.cylinder((0, 0, 0), .028, 3.15, wood, 16)
        b.box((0, 0, .04), (.70, .70, .08), lm.slate(), .01)
        b.blob((0, 0, 3.17), (.05, .05, .06), wood, 1, 0, 1, 2)
        if not opened:
            b.lathe([(.03, 3.12), (.075, 2.9), (.10, 2.3), (.115, 1.7), (.105, 1.35), (.14, 1.15), (.03, 1.18)], canvas, 24, wobble=.14, seed=2)
            return b
        half, eave, top = size / 2, 2.42, 3.08
        for k in range(4):
            turn_k = transform((0, 0, 0), (0, 0, k * math.pi / 2))

            def panel(u, v):
                y = half * v
                x = (u - .5) * 2 * y
                sag = .10 * math.sin(math.pi * v) * (1 - abs(2 * u - 1)) + .05 * (1 - (2 * u - 1) ** 2) * v
                return (x, y, top + (eave - top) * v - sag + .03 * v * v)
            b.sheet(panel, 16, 14, canvas, turn_k)

            def valance(u, v):
                x = (u - .5) * 2 * half
                return (x, half + .012 * math.sin(u * 40), eave - .02 - v * (.17 + .02 * math.sin(u * 12.57)) + .0 - .05 * (1 - (2 * u - 1) ** 2))
            b.sheet(valance, 40, 3, canvas, turn_k)
        for k in range(8):
            a = k * math.pi / 4
            reach = half * (1.38 if k % 2 else .98)
            b.tube([(0, 0, top - .04), (math.cos(a) * reach, math.sin(a) * reach, eave - .03)], .011, wood, 6)
            b.tube([(0, 0, 2.25), (math.cos(a) * reach * .5, math.sin(a) * reach * .5, (top + eave) / 2 - .06)], .009, wood, 6)
        return b

    put(cached(f'parasol-{size}-{opened}', build), at, (0, 0, turn))


def round_table(at, guests=6, cloth=True, radius=.80, seed=1, laid=True, pulled=.0, people_here=(), chair=None):
    """A round table with its chairs; some may be pulled back, some taken."""
    rng = random.Random(seed)
    x, y, z = at
    if cloth:
        put(cached(f'round-cloth-{radius}', lambda: _round_cloth(radius)), at, (0, 0, rng.random()))
    else:
        wood = hm.timber('table-top', (.13, .075, .036), (.24, .145, .075), 'X', .38)
        b = Builder()
        b.lathe([(0, .705), (radius - .02, .705), (radius, .715), (radius, .735), (radius - .012, .745), (0, .745)], wood, 64)
        b.cylinder((0, 0, .02), .045, .69, lm.iron(), 20)
        b.lathe([(0, 0), (.30, 0), (.29, .02), (.06, .04), (0, .05)], lm.iron(), 40)
        put(b, at)
    seat = chair or p.chair()
    for k in range(guests):
        a = math.tau * k / guests + rng.uniform(-.05, .05) + seed
        taken = k in people_here
        # Nobody there: the front legs stand clear of the cloth's hem.
        out = radius + (.20 if taken else .34 if cloth else .17) + (rng.uniform(.25, .6) if rng.random() < pulled and not taken else rng.uniform(-.03, .05))
        cx, cy = x + math.cos(a) * out, y + math.sin(a) * out
        face = a + math.pi / 2 + (rng.uniform(-.5, .5) if out > radius + .5 else rng.uniform(-.06, .06))
        put(seat, (cx, cy, z), (0, 0, face))
        if taken:
            people.seated((cx, cy, z), face, seed * 13 + k, blur=.03)
        if laid:
            d = radius - .27
            p.place_setting((x + math.cos(a) * d, y + math.sin(a) * d, z + .752 if cloth else z + .746), a + math.pi / 2, seed=seed * 9 + k, under=False, card=False)


def _round_cloth(radius):
    mat = lm.linen()
    b = Builder()

    def skirt(u, v):
        a = u * math.tau
        fold = .5 + .5 * math.sin(a * 13 + 1.7 * math.sin(a * 3))
        r = radius + .004 + v ** .7 * (.03 + .065 * fold)
        return (math.cos(a) * r, math.sin(a) * r, .748 - v * (.60 + .03 * fold))
    b.sheet(skirt, 160, 18, mat, closed=True)
    b.lathe([(0, .752), (radius - .012, .752), (radius, .749), (radius + .004, .744)], mat, 96)
    return b


def masts_and_lights(seed=2, bulb=1.0, glow=True):
    """The strings of lights over the terrace, from the eaves to slim masts at its outer edge."""
    iron = lm.iron()
    masts = [TERRACE.x0 + .3 + (TERRACE.length - .6) * k / 4 for k in range(5)]
    top = 3.55
    b = Builder()
    for x in masts:
        b.cylinder((x, TERRACE.y1 - .12, -.2), .032, top + .25, iron, 14)
    put(b)
    house_side = [TERRACE.x0 + .2 + (TERRACE.length - .4) * k / 5 for k in range(6)]
    for k, x in enumerate(masts):
        for h in (house_side[k], house_side[k + 1]):
            p.string_lights((h, EAVES_OUT - .1, EAVES_HEIGHT + .02), (x, TERRACE.y1 - .12, top), .34, 11, seed + k, bulb, glow)
    for k, (a, c) in enumerate(zip(masts, masts[1:])):
        p.string_lights((a, TERRACE.y1 - .12, top), (c, TERRACE.y1 - .12, top), .42, 9, seed + 20 + k, bulb, glow)


def terrace_light(watts=240):
    """The sum of all bulbs over the terrace as one soft lamp."""
    x, y = TERRACE.centre
    studio.area((x, y + 1, 3.6), (x, y + 1, 0), (TERRACE.length - 2, TERRACE.depth - 3), watts, studio.WARM, mirrored=False)


def hall_pendants(rows=2, count=6, glow=True, level=1.0):
    """Drum lamps of linen below the beams, in rows along the hall; `level` dims what is seen of their light."""
    shade = lm.leaf('lamp-linen', (.80, .70, .54), (.84, .74, .58), .9, .6, 3)

    def build():
        b = Builder()
        b.lathe([(.34, 0), (.345, .005), (.345, .30), (.34, .305), (.335, .30), (.335, .005)], shade, 48)
        b.lathe([(0, .30), (.335, .30)], shade, 48)
        b.tube([(0, 0, .3), (0, 0, HALL_HEIGHT - 2.62)], .006, lm.iron(), 6)
        return b

    light = cached('pendant-light', lambda: Builder().lathe([(0, .012), (.325, .012)], lm.glow('pendant-disc', (1.0, .68, .38), 5.5 * level, 2.5 * level), 48))
    body = cached('pendant-drum', build)
    glow_ring = cached('pendant-ring', lambda: Builder().lathe([(.347, .01), (.347, .295)], lm.glow('pendant-shade', (1.0, .66, .36), 1.7 * level, .8 * level), 48))
    for r in range(rows):
        y = HALL.y0 + HALL.depth * (r + .5) / rows
        for k in range(count):
            x = HALL.x0 + HALL.length * (k + .5) / count
            put(body, (x, y, 2.62))
            if glow:
                put(light, (x, y, 2.62))
                put(glow_ring, (x, y, 2.62))


def long_table(centre, length, along='X', cloth=None, seats=True, width=1.0, laid=True, seed=1, taken=0.0, candles=True, pulled=0.08, blur=.02):
    """A long table under linen with everything on it; `taken` is the share of chairs on which someone sits."""
    rng = random.Random(seed)
    turn = 0 if along == 'Y' else -math.pi / 2
    base = transform((centre[0], centre[1], centre[2] if len(centre) > 2 else 0), (0, 0, turn))
    table = p.clothed_table((0, 0), (width, length), .55, cloth, seed=seed)
    table.matrix_world = base
    count = int(length / .68)
    seat = p.chair()
    z = base.translation.z
    for side in (-1, 1):
        for k in range(count):
            y = -length / 2 + length * (k + .5) / count
            here = rng.random() < taken
            back = rng.uniform(.2, .45) if not here and rng.random() < pulled else 0
            spot = base @ transform((side * (width / 2 + .20 + back), y, 0))
            face = turn + side * math.pi / 2 + (rng.uniform(-.4, .4) if back else rng.uniform(-.05, .05))
            if seats:
                put(seat, (spot.translation.x, spot.translation.y, z), (0, 0, face))
                if here:
                    people.seated((spot.translation.x, spot.translation.y, z), face, rng.randint(1, 9), blur)
            if laid:
                q = base @ transform((side * (width / 2 - .24), y, 0))
                p.place_setting((q.translation.x, q.translation.y, z + p.TABLE), turn + side * math.pi / 2, seed=seed * 31 + k * 2 + side, under=False, card=rng.random() < .8)
    if laid:
        runner = [base @ transform((rng.uniform(-.03, .03), -length / 2 + .4 + (length - .8) * k / 12, p.TABLE)) for k in range(13)]
        p.garland([m.translation for m in runner], 26, rose_count=int(length * 1.5), seed=seed)
    if candles:
        for k in range(int(length / 1.1)):
            q = base @ transform((rng.uniform(-.08, .08), -length / 2 + .6 + 1.1 * k, p.TABLE))
            p.taper(tuple(q.translation), rng.uniform(.20, .30))
            q = base @ transform((rng.uniform(-.14, .14), -length / 2 + .95 + 1.1 * k, p.TABLE))
            p.tealight(tuple(q.translation))


def white_chair():
    """The painted chair of ceremonies, with a linen cushion."""
    return p.chair(lm.surface('chair-white', (.80, .79, .76), rough=.4, color2=(.84, .83, .80), scale=20), lm.linen())


def rows_of_chairs(x0, x1, y_first, rows, pitch=.95, spacing=.56, aisle=1.3, ground=None, facing=0.0, chair=None, seed=3, curve=0.0):
    """Rows facing west with an aisle in the middle; spots of the chairs are returned, row by row."""
    rng = random.Random(seed)
    seat = chair or p.chair()
    middle = (x0 + x1) / 2
    spots = []
    for r in range(rows):
        y = y_first - r * pitch
        row = []
        x = x0 + spacing / 2
        while x < x1:
            if abs(x - middle) > aisle / 2:
                yy = y + curve * ((x - middle) / (x1 - x0)) ** 2 + rng.uniform(-.02, .02)
                z = ground(x, yy) if ground else 0.0
                put(seat, (x + rng.uniform(-.015, .015), yy, z), (0, 0, facing + rng.uniform(-.04, .04)))
                row.append((x, yy, z))
            x += spacing
        spots.append(row)
    return spots


def tent(glow=True):
    """The tent of 6 by 12 metres on the meadow: white roof on wooden posts, open sides with gathered cloth, light below."""
    cloth = lm.leaf('tent-cloth', (.68, .65, .58), (.72, .69, .62), .85, .38, 2)
    wood = hm.timber('tent-post', (.15, .09, .045), (.24, .15, .08), 'Z', .45)
    x0, x1, y0, y1 = TENT.x0, TENT.x1, TENT.y0, TENT.y1
    cx, cy = TENT.centre
    floor = height_at(cx, cy) + .16
    b = Builder()
    eave, ridge = floor + TENT_HEIGHT, floor + TENT_HEIGHT + 1.7
    for side in (-1, 1):
        edge = y0 if side < 0 else y1

        def roof(u, v, edge=edge):
            x = x0 + (x1 - x0) * u
            hang = .07 * abs(math.sin(u * math.pi * 4)) * (1 - v)
            return (x, edge + (cy - edge) * v, eave + (ridge - eave) * v - .14 * math.sin(math.pi * v) - hang)
        b.sheet(roof, 72, 16, cloth)

        def valance(u, v, edge=edge, side=side):
            hang = .07 * abs(math.sin(u * math.pi * 4))
            return (x0 + (x1 - x0) * u, edge + side * .01 * math.sin(u * 90), eave - hang - v * (.22 + .05 * abs(math.sin(u * math.pi * 16))))
        b.sheet(valance, 160, 3, cloth)
    for x in (x0, x1):
        b.part([(x, y0, eave), (x, y1, eave), (x, cy, ridge)], [(0, 1, 2)], cloth)
    for k in range(5):
        x = x0 + (x1 - x0) * k / 4
        for y in (y0, y1):
            b.box((x, y, floor + TENT_HEIGHT / 2 - .3), (.10, .10, TENT_HEIGHT + .6), wood, .008)
            if k in (0, 4):
                def drape(u, v, x=x, y=y):
                    a = u * math.tau
                    w = .11 + .10 * abs(v - .42) ** 1.1
                    return (x + math.cos(a) * w * (1 + .2 * math.sin(a * 6)), y + math.sin(a) * w * .6, floor + .03 + (TENT_HEIGHT - .1) * v)
                b.sheet(drape, 40, 16, cloth, closed=True)
    put(b)
    rng = random.Random(2)
    boards = Builder()
    y = y0
    while y < y1:
        boards.box((cx, y + .0725, floor - .02 + rng.uniform(-.001, .001)), (x1 - x0 + .3, .138, .036), hm.deck_boards(), .004)
        y += .145
    boards.box((cx, cy, floor - .12), (x1 - x0 + .2, y1 - y0, .16), hm.frame_oak(), .01)
    put(boards)
    for k in range(4):
        x = x0 + (x1 - x0) * (k + .5) / 4
        p.string_lights((x, y0, eave - .08), (x, cy, ridge - .30), .16, 6, k)
        p.string_lights((x, cy, ridge - .30), (x, y1, eave - .08), .16, 6, k + 7)
    if glow:
        studio.area((cx, cy, eave + .2), (cx, cy, floor), (x1 - x0 - 1, 4), 420, studio.WARM, mirrored=False)
        studio.area((cx, cy, floor + 1.75), (cx, cy, ridge), (x1 - x0 - 2, 4), 320, studio.WARM, mirrored=False)  # above the guests' heads
    return floor


COATS = (((.135, .100, .066), (.185, .140, .095)), ((.030, .038, .052), (.050, .060, .078)), ((.105, .105, .100), (.150, .150, .142)))


def coat_on_chair(at, facing, kind=0):
    """A jacket or coat over the back of a chair: shoulders round the arc, sleeves at the sides, the hem above the floor."""
    low, high = COATS[kind % len(COATS)]
    wool = lm.surface(f'coat-{kind % len(COATS)}', low, rough=.95, color2=high, scale=30, sheen=.4)
    length = (.60, .46, .68)[kind % len(COATS)]

    def build():
        b = Builder()

        def cloth(u, v):
            a = (u - .5) * 2
            shoulder = .885 - .075 * abs(a) ** 2.4
            fold = .010 * math.sin(u * 17 + 3 * v) + .006 * math.sin(u * 41 - 2 * v)
            if v < .2:
                t = v / .2
                return (a * .205, -.205 - .075 * t, shoulder - .06 * (1 - t) ** 2 + .012 * math.sin(math.pi * t))
            t = (v - .2) / .8
            bulge = .030 * (1 - a * a) + fold * (.3 + t)
            return (a * (.213 + .016 * math.sin(t * 3)), -.280 - bulge - .018 * t, shoulder - t * length - .012 * math.sin(u * 9) * t)
        b.sheet(cloth, 64, 40, wool)
        for s in (-1, 1):
            b.tube([(s * .185, -.262, .835), (s * .225, -.268, .74), (s * .234, -.262, .58), (s * .222, -.250, .43)], [.040, .046, .042, .038], wool, 20)
        return b

    put(cached(f'coat-{kind % len(COATS)}', build), at, (0, 0, facing))


def throw_on_chair(at, facing, tone=(.30, .20, .12)):
    """A woven throw over the back of a chair, a short end towards the seat and a long one behind."""
    wool = lm.woven(f'throw-{tone}', tone, weave=300)

    def build():
        def fall(u, v):
            # Once round the edge: the upper side there, the side on the chair back, 2 cm apart and round at the hems.
            s = .5 - .5 * math.cos(u * math.tau)
            thick = .010 * math.copysign(abs(math.sin(u * math.tau)) ** .35, math.sin(u * math.tau))
            w, t = (s - .5) * .36, v * 2 - 1
            top = .78 + .105 * math.sqrt(1 - (w / .19) ** 2) + .027
            fold = .014 * math.sin(s * 15 + 2 * v) * min(1.0, abs(t) * 2)
            z = top - abs(t) ** 1.15 * (.27 if t < 0 else .50) - .016 * math.sin(s * 7) * abs(t)
            out = max(-1.0, min(1.0, t * 7))
            lift = thick * math.sqrt(max(0.0, 1 - out * out))
            if t < 0:
                return (w, -.247 + (top - z) * .19 + .034 * -out + fold - thick * out, z + lift)
            return (w * (1 + .14 * t), -.258 - .036 * out - .050 * t + fold * 2 - thick * out, z + lift)
        return Builder().sheet(fall, 120, 60, wool, closed=True)
    put(cached(f'throw-{tone}', build), at, (0, 0, facing))


def curtains(drawn=0.0):
    """Linen curtains gathered at the piers of the glass front, floor to lintel."""
    cloth = lm.leaf('curtain-linen', (.52, .46, .37), (.56, .50, .41), .9, .35, 3)
    from .measures import TRANSOM_HEIGHT, door_edges

    def build():
        b = Builder()

        def fall(u, v):
            fold = math.sin(u * math.tau * 5.5) * .055 + math.sin(u * math.tau * 11 + 1) * .012
            w = .50 - .05 * math.sin(v * math.pi)
            return ((u - .5) * w, fold * (.75 + .35 * v), TRANSOM_HEIGHT + .02 - v * (TRANSOM_HEIGHT))
        return b.sheet(fall, 90, 24, cloth)

    edges = door_edges()
    spots = [HALL.x0 + .30] + [(a[1] + c[0]) / 2 for a, c in zip(edges, edges[1:])] + [HALL.x1 - .30]
    for k, x in enumerate(spots):
        put(cached('curtain', build), (x, -.30, 0), (0, 0, 0), (1 + .06 * math.sin(k * 5), 1, 1))
    rail = Builder().tube([(HALL.x0 + .05, -.30, TRANSOM_HEIGHT + .06), (HALL.x1 - .05, -.30, TRANSOM_HEIGHT + .06)], .014, lm.brass(), 10)
    put(rail)


def screen(x, y, z=1.15, width=3.0, height=1.7, facing=-1):
    """The projection screen of 3 by 1.70 metres at the gable end, with a quiet slide on it."""
    b = Builder()
    white = lm.surface('screen-cloth', (.82, .82, .81), rough=.9)
    b.box((x, y, z + height / 2), (.03, width + .10, height + .10), lm.surface('screen-edge', (.02, .02, .02), rough=.7), .006)
    b.box((x + facing * .018, y, z + height / 2), (.004, width, height), white, .001)
    put(b)
    slide = Builder()
    ink, tint = lm.flat_light('slide-ink', (.10, .16, .17), .5), lm.flat_light('slide-bar', (.55, .40, .17), .9)
    front = x + facing * .022
    slide.box((front, y, z + height / 2), (.002, width - .02, height - .02), lm.flat_light('slide', (.86, .84, .79), .85), .0005)
    slide.box((front + facing * .003, y + facing * 0 + .55, z + height - .32), (.002, 1.5, .07), ink, .0005)
    for k, h in enumerate((.35, .52, .47, .72, .88)):
        slide.box((front + facing * .003, y + .95 - .46 * k, z + .22 + h / 2), (.002, .24, h), tint if k == 4 else ink, .0005)
    put(slide)


PRINTS = (((.10, .14, .15), (.22, .25, .25)), ((.16, .13, .10), (.34, .27, .19)), ((.07, .10, .12), (.30, .27, .22)), ((.12, .16, .15), (.26, .30, .28)))


def framed_picture(b, at, kind=0):
    """Lake and sky in a mount and an oak frame of 1.10 by 0.86 metres, on a wall that looks west."""
    x, y, z = at
    low, high = PRINTS[kind % len(PRINTS)]
    b.box((x, y, z), (1.10, .05, .86), hm.frame_oak(), .008)
    b.box((x, y + .022, z), (1.02, .012, .78), lm.surface('mount', (.66, .63, .56), rough=.9), .002)
    b.box((x, y + .030, z + .08), (.74, .004, .30), lm.surface(f'print-sky-{high}', high, rough=.9, color2=tuple(c * .7 for c in high), scale=4), .001)
    b.box((x, y + .030, z - .15), (.74, .004, .16), lm.surface(f'print-lake-{low}', low, rough=.9, color2=tuple(c * 1.5 for c in low), scale=9), .001)


def wall_pictures(lit=True):
    """Framed views of the lake along the closed wall, a brass lamp between every two."""
    b = Builder()
    y = HALL.y0 + .06
    for k in range(6):
        framed_picture(b, (HALL.x0 + 1.9 + 3.64 * k, y, 1.95), k)
    for k in range(5):
        x = HALL.x0 + 3.72 + 3.64 * k
        b.box((x, y + .01, 2.02), (.07, .03, .22), lm.brass(), .006)
        b.tube([(x, y + .02, 2.02), (x, y + .11, 1.98), (x, y + .13, 2.05)], .009, lm.brass(), 8)
        shade = lm.leaf('lamp-linen', (.80, .70, .54), (.84, .74, .58), .9, .6, 3)
        b.lathe([(.085, 2.06), (.055, 2.24)], shade if not lit else lm.glow('sconce', (1.0, .64, .33), 2.4, 1.0), 28, transform((x, y + .13, 0)))
    put(b)
