"""The land round the house: ground, shore, water, path, grass, jetty and terrace."""
import math
import random

from lib import materials as lm
from lib import studio
from lib.mesh import Builder, cached, jitter, put, transform

from . import materials as hm
from .measures import FIREPLACE_ROOM, HALL, JETTY, JETTY_DECK, TERRACE, WATER

SHORE = JETTY.y0 + 1.6  # where the water begins beside the jetty
PATH = (JETTY.x0 + .2, JETTY.x0 + 2.4)


def shore_at(x):
    """How far west the land reaches: a shallow bay before the house, wooded points on both sides."""
    calm = min(1.0, max(0.0, (abs(x - 11) - 14) / 20))
    bay = SHORE + jitter(5, (x * .045, 0, 0), 2.2, 1) * (.25 + .75 * calm) + jitter(8, (x * .35, 0, 0), .45, 1)
    north = max(0.0, x - 52)
    south = max(0.0, -34 - x)
    return bay + 30 * (1 - math.exp(-north / 26)) + 26 * (1 - math.exp(-south / 30))


def height_at(x, y):
    """Height of the ground: the meadow falls flat to the shore, then the bed of the lake."""
    shore = shore_at(x)
    if y > shore:
        return WATER - .02 - min(2.5, (y - shore) * .22)
    if y > TERRACE.y1:
        t = (y - TERRACE.y1) / (shore - TERRACE.y1)
        roll = jitter(2, (x * .06, y * .06, 0), .10, 1) * math.sin(math.pi * t)
        far = max(0.0, abs(x - 11) - 24) * .02
        return -.14 + (WATER + .12) * t ** 1.25 + roll + min(far, .8) * (1 - t)
    bank = max(0.0, -22 - y) * .035 + max(0.0, abs(x - 11) - 30) * .02
    return -.14 + min(bank, 2.5) + jitter(2, (x * .05, y * .05, 0), .06, 1)


def ground(season='summer', x0=-170, x1=190, y0=-110, y1=110):
    """The land as one surface, finer near the house."""
    def steps(a, b, near0, near1, fine, coarse):
        out, v = [], a
        while v < b:
            out.append(v)
            v += fine if near0 <= v <= near1 else coarse
        return [*out, b]

    xs, ys = steps(x0, x1, -30, 52, .8, 3.0), steps(y0, y1, 6, 48, .45, 2.4)
    verts = [(x, y, height_at(x, y)) for x in xs for y in ys]
    n = len(ys)
    faces = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(len(xs) - 1) for j in range(n - 1)]
    # No ground inside the rooms.
    def inside(face):
        cx, cy = (sum(verts[v][k] for v in face) / 4 for k in (0, 1))
        return any(r.x0 < cx < r.x1 and r.y0 < cy < r.y1 for r in (HALL, FIREPLACE_ROOM))
    put(Builder().part(verts, [f for f in faces if not inside(f)], hm.ground(season)))


def lake(ripple=.16, scale=.55, rough=.03, color=(.004, .012, .014), near=20):
    """The water, out to the horizon."""
    water = lm.water(f'lake-{ripple}-{scale}', color, ripple, scale, rough)
    surface = put(Builder().part([(-1200, near, 0), (1200, near, 0), (1200, 1500, 0), (-1200, 1500, 0)], [(0, 1, 2, 3)], water), (0, 0, WATER))
    surface.pass_index = 1  # the film moves what this index marks


def path():
    """The paved path from the terrace over the meadow to the jetty, two metres and twenty wide."""
    x0, x1 = PATH
    def surface(u, v):
        y = TERRACE.y1 + (JETTY.y0 + .1 - TERRACE.y1) * v
        x = x0 + (x1 - x0) * u
        lift = (JETTY_DECK - height_at(x, y)) * max(0.0, (v - .9) / .1)
        return (x, y, height_at((x0 + x1) / 2, y) + .025 + lift)
    b = Builder().sheet(surface, 4, 80, hm.paving())
    put(b)


def _oak(along='Z'):
    return hm.timber(f'jetty-oak-{along}', (.050, .040, .031), (.115, .095, .075), along, .6)


def jetty(lamps=True, snow=None, glow=True):
    """24 by 3 metres of boards, a railing on both sides, low lamps along the deck, one lantern at the end."""
    boards, oak = hm.jetty_boards(), _oak()
    rng = random.Random(3)
    b = Builder()
    y, width = JETTY.y0, .145
    while y + width <= JETTY.y1 + .01:
        b.box((JETTY.centre[0], y + width / 2, JETTY_DECK - .02 + rng.uniform(-.002, .002)), (JETTY.length, width - .008, .04), boards, .004,
              rot=(0, 0, rng.uniform(-.0008, .0008)))
        y += width
    put(b)
    frame = Builder()
    posts = 9
    along, across = _oak('Y'), _oak('X')
    for x in (JETTY.x0 + .06, JETTY.x1 - .06):
        frame.box((x, JETTY.centre[1], JETTY_DECK - .14), (.10, JETTY.depth, .20), along, .008)
        for k in range(posts):
            py = JETTY.y0 + .25 + (JETTY.depth - .5) * k / (posts - 1)
            frame.box((x, py, JETTY_DECK + .52), (.10, .10, 1.06), oak, .012)
            frame.cylinder((x, py, WATER - 1.6), .10, JETTY_DECK - WATER + 1.5, oak, 14, .01)
        frame.box((x, JETTY.centre[1], JETTY_DECK + 1.06), (.14, JETTY.depth, .05), along, .012)
        for z in (.38, .70):
            frame.box((x, JETTY.centre[1], JETTY_DECK + z), (.035, JETTY.depth - .3, .09), along, .006)
        if snow is not None:
            frame.box((x, JETTY.centre[1], JETTY_DECK + 1.115), (.135, JETTY.depth, .06), snow, .028)
    # The end is closed by a railing as well: nobody bathes here.
    last = JETTY.y1 - .25
    frame.box((JETTY.centre[0], last, JETTY_DECK + 1.06), (JETTY.length, .14, .05), across, .012)
    for z in (.38, .70):
        frame.box((JETTY.centre[0], last, JETTY_DECK + z), (JETTY.length - .12, .035, .09), across, .006)
    put(frame)
    if snow is not None:
        put(Builder().box((JETTY.centre[0], JETTY.centre[1], JETTY_DECK + .02), (JETTY.length - .4, JETTY.depth, .05), snow, .02))
    if lamps:
        _deck_lamps(posts, glow)
    end_lantern(glow)


def _deck_lamps(posts, glow):
    """Lamps at knee height on every second post: a brass hood, the light falls on the boards."""
    hood = cached('deck-lamp', lambda: Builder().lathe([(.0, .09), (.045, .085), (.075, .04), (.078, .0), (.070, .0), (.060, .035), (.0, .07)], lm.iron(), 24))
    bracket = cached('deck-lamp-arm', lambda: Builder().tube([(0, 0, -.01), (-.03, 0, .03), (-.10, 0, .03)], .011, lm.iron(), 8))
    light = cached('deck-lamp-light', lambda: Builder().blob((0, 0, 0), (.035, .035, .035), lm.bulb(), 1, 0, 1, 2))
    for side, x in ((1, JETTY.x0 + .20), (-1, JETTY.x1 - .20)):
        for k in range(1, posts, 2):
            y = JETTY.y0 + .25 + (JETTY.depth - .5) * k / (posts - 1)
            put(hood, (x, y, JETTY_DECK + .44))
            put(bracket, (x, y, JETTY_DECK + .53), (0, 0, 0), (side, 1, 1))
            if glow:
                put(light, (x, y, JETTY_DECK + .445))
    if glow:
        # One long lamp per side instead of eight small ones: the same pools of light with far less noise.
        for x in (JETTY.x0 + .35, JETTY.x1 - .35):
            studio.area((x, JETTY.centre[1], JETTY_DECK + .42), (x, JETTY.centre[1], JETTY_DECK), (.12, JETTY.depth - 1), 70, studio.WARM, 150, mirrored=False)


def end_lantern(glow=True):
    """The one lantern, on a post in the middle of the jetty's end."""
    x, y = JETTY.x1 - .06, JETTY.y1 - .06
    iron = lm.iron()
    b = Builder()
    b.box((x, y, JETTY_DECK + 1.3), (.12, .12, 2.6), _oak(), .012)
    top = JETTY_DECK + 2.6
    b.box((x, y, top + .02), (.30, .30, .04), iron, .006)
    for sx in (-1, 1):
        for sy in (-1, 1):
            b.box((x + sx * .12, y + sy * .12, top + .24), (.022, .022, .42), iron, .003)
    b.box((x, y, top + .46), (.34, .34, .03), iron, .006)
    b.lathe([(.24, top + .47), (.10, top + .62), (.03, top + .66), (0, top + .72)], iron, 4, transform((x, y, 0), (0, 0, math.pi / 4)) )
    put(b)
    if glow:
        flame = [(0, 0), (.030, .022), (.038, .055), (.030, .100), (.014, .150), (0, .190)]
        put(Builder().lathe([(0, .04), (.05, .04), (.05, .14), (0, .14)], lm.wax(), 24).lathe([(r, .14 + z) for r, z in flame], lm.glow('lantern-light', (1.0, .62, .26), 24, 12, sheer=True), 24), (x, y, top))
        studio.point((x, y, top + .24), 90, (1.0, .60, .28), .10)


def terrace():
    """The wooden terrace before the hall, boards along the house, one step lower edge all round."""
    rng = random.Random(6)
    b = Builder()
    y, width = TERRACE.y0 + .16, .145
    while y < TERRACE.y1:
        x = TERRACE.x0 - rng.uniform(0, 3)
        while x < TERRACE.x1:
            length = rng.choice((3.6, 4.2, 4.8))
            a, c = max(x, TERRACE.x0), min(x + length, TERRACE.x1)
            if c - a > .15:
                b.box(((a + c) / 2, y + width / 2, -.02 + rng.uniform(-.0015, .0015)), (c - a - .006, width - .008, .036), hm.deck_boards(), .004)
            x += length
        y += width
    put(b)
    rim = Builder()
    oak = hm.frame_oak()
    rim.box((TERRACE.centre[0], TERRACE.y1 + .03, -.12), (TERRACE.length + .1, .06, .22), oak, .006)
    for x in (TERRACE.x0 - .03, TERRACE.x1 + .03):
        rim.box((x, TERRACE.centre[1], -.12), (.06, TERRACE.depth, .22), oak, .006)
    put(rim)


def grass(x0, x1, y0, y1, height=.075, blades=2600, seed=2, keep=None, scale=1.0):
    """Mown meadow as patches of single blades, 1.5 m square, laid on the ground; `keep(x, y)` says where they grow."""
    rng = random.Random(seed)
    size = 1.5 * scale
    blade = hm.foliage('grass-blades', (.085, .140, .028), (.145, .185, .050), .45)

    def patch(k):
        r = random.Random(k)
        b = Builder()
        verts, faces = [], []
        for _ in range(blades):
            x, y = r.uniform(-size / 2, size / 2) * 1.05, r.uniform(-size / 2, size / 2) * 1.05
            a, lean, h = r.uniform(0, math.tau), r.uniform(.1, .8), height * r.uniform(.45, 1.3) * (1.25 if r.random() < .06 else 1)
            w = .0030 * max(1.0, scale * 1.4)
            dx, dy = math.cos(a), math.sin(a)
            n = len(verts)
            verts += [(x - dy * w, y + dx * w, -.01), (x + dy * w, y - dx * w, -.01),
                      (x + dx * h * lean * .4 + dy * w * .7, y + dy * h * lean * .4 - dx * w * .7, h * .6),
                      (x + dx * h * lean * .4 - dy * w * .7, y + dy * h * lean * .4 + dx * w * .7, h * .6),
                      (x + dx * h * lean, y + dy * h * lean, h)]
            faces += [(n, n + 1, n + 2, n + 3), (n + 3, n + 2, n + 4)]
        return b.part(verts, faces, blade)

    patches = [cached(f'grass-{height}-{blades}-{scale}-{k}', lambda k=k: patch(k)) for k in range(4)]
    y = y0
    while y < y1:
        x = x0
        while x < x1:
            if keep is None or keep(x, y):
                z = height_at(x, y)
                slope = math.atan2(height_at(x, y + .5) - height_at(x, y - .5), 1)
                put(rng.choice(patches), (x, y, z), (slope, 0, rng.choice((0, 1, 2, 3)) * math.pi / 2), rng.uniform(.9, 1.15))
            x += size
        y += size


def on_meadow(x, y):
    """True where the meadow's grass grows: not on path, terrace, house or beach."""
    if PATH[0] - .75 < x < PATH[1] + .75 and y < JETTY.y0 + 1:
        return False
    if TERRACE.x0 - .8 < x < TERRACE.x1 + .8 and y < TERRACE.y1 + .75:
        return False
    return height_at(x, y) > WATER + .22 and not (FIREPLACE_ROOM.x0 - 2 < x < FIREPLACE_ROOM.x1 + 1 and y < 1)


def sedge(x0=-30, x1=52, count=420, seed=7, season='summer'):
    """Tall grass in clumps along the water's edge, none where the jetty begins."""
    rng = random.Random(seed)
    blade = hm.foliage('sedge', (.070, .085, .025), (.115, .110, .045), .35) if season == 'summer' else hm.foliage('sedge-dry', (.16, .12, .07), (.22, .17, .10), .3)

    def clump(k):
        r = random.Random(k)
        verts, faces = [], []
        for _ in range(70):
            a, lean, h = r.uniform(0, math.tau), r.uniform(.05, .55), r.uniform(.25, .75)
            x, y, w = r.gauss(0, .13), r.gauss(0, .13), .006
            dx, dy = math.cos(a), math.sin(a)
            n = len(verts)
            verts += [(x - dy * w, y + dx * w, -.05), (x + dy * w, y - dx * w, -.05), (x + dx * h * lean * .4 + dy * w, y + dy * h * lean * .4 - dx * w, h * .6),
                      (x + dx * h * lean * .4 - dy * w, y + dy * h * lean * .4 + dx * w, h * .6), (x + dx * h * lean, y + dy * h * lean, h)]
            faces += [(n, n + 1, n + 2, n + 3), (n + 3, n + 2, n + 4)]
        return Builder().part(verts, faces, blade)

    kinds = [cached(f'sedge-{season}-{k}', lambda k=k: clump(k)) for k in range(4)]
    for _ in range(count):
        x = rng.uniform(x0, x1)
        if JETTY.x0 - 1.2 < x < JETTY.x1 + 1.2 or jitter(4, (x * .13, 0, 0), 1, 1) < -.12:
            continue
        y = shore_at(x) + rng.uniform(-.9, .25)
        put(rng.choice(kinds), (x, y, max(WATER - .05, height_at(x, y))), (0, 0, rng.uniform(0, 6.28)), rng.uniform(.7, 1.5))
