"""The house itself: hall under a steep slate roof, low link, fireplace room with its gable to the lake and the tall chimney."""
import math
import random

from lib import materials as lm
from lib import studio
from lib.mesh import Builder, jitter, put, transform

from . import materials as hm
from .measures import (DOOR_HEIGHT, EAVES_HEIGHT, EAVES_OUT, FIREPLACE_HEIGHT, FIREPLACE_ROOM, HALL, HALL_HEIGHT, RIDGE, TRANSOM_HEIGHT,
                       WALL_TOP, door_edges)

WALL = 0.32
SLATE = (0.26, 0.20)  # width and visible height of one slate


def _slates(builder, lower, upper, x0, x1, material, rng):
    """Covers a strip of roof with single slates; `lower` and `upper` are (y, z), eaves and ridge of the strip."""
    (ya, za), (yb, zb) = lower, upper
    slope = math.hypot(yb - ya, zb - za)
    dy, dz = (yb - ya) / slope, (zb - za) / slope
    ny, nz = (-dz, dy) if dy > 0 else (dz, -dy)
    if nz < 0:
        ny, nz = -ny, -nz
    width, rise = SLATE
    rows = max(1, round(slope / rise))
    rise = slope / rows
    for r in range(rows):
        x = x0 - (width / 2 if r % 2 else 0)
        while x < x1:
            a, b = max(x, x0) + .003, min(x + width, x1) - .003
            if b - a > .03:
                lift, tilt = .022 + rng.uniform(0, .006), rng.uniform(-.003, .003)
                s0, s1 = r * rise - .012, (r + 1) * rise + .05
                corners = [(a, s0, lift + tilt), (b, s0, lift - tilt), (b, s1, .004), (a, s1, .004)]
                top = [(u, ya + dy * s + ny * h, za + dz * s + nz * h) for u, s, h in corners]
                edge = [(u, ya + dy * s + ny * (h - .016), za + dz * s + nz * (h - .016)) for u, s, h in corners[:2]]
                builder.part(top + edge, [(0, 1, 2, 3), (4, 5, 1, 0)], material)
            x += width


def slate_strips(strips, x0, x1, at=None, seed=4, snow=None):
    """A roof of several strips from the eaves upwards, each side its own list of (y, z)."""
    rng = random.Random(seed)
    b = Builder()
    for side in strips:
        for lower, upper in zip(side, side[1:]):
            _slates(b, lower, upper, x0, x1, hm.slate_roof(), rng)
    put(b, parent=at)
    if snow is None:
        return
    s = Builder()
    for side in strips:
        def blanket(u, v, side=side):
            k = min(len(side) - 2, int(v * (len(side) - 1)))
            t = v * (len(side) - 1) - k
            y = side[k][0] + (side[k + 1][0] - side[k][0]) * t
            z = side[k][1] + (side[k + 1][1] - side[k][1]) * t
            thick = .10 + .03 * jitter(3, (u * 9, v * 6, 0), 1, 1)
            fall = min(1.0, v * 14 + .05)
            return (x0 - .03 + (x1 - x0 + .06) * u, y, z + .02 + thick * fall)
        s.sheet(blanket, 90, 40, snow)
    put(s, parent=at)


def _gable_wall(b, x, y0, y1, top, ridge, material, thick=WALL):
    """A wall with a pointed gable across the ridge, at `x`."""
    outline = [(y0, -.6), (y1, -.6), (y1, top), ((y0 + y1) / 2, ridge), (y0, top)]
    verts = [(x + s * thick / 2, y, z) for s in (-1, 1) for y, z in outline]
    n = len(outline)
    faces = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    b.part(verts, faces, material)


def glass_door(x0, x1, open_angle=0.0):
    """One door of two leaves under a transom, at the hall's west front."""
    oak = hm.frame_oak()
    width = x1 - x0
    frame, glass = Builder(), Builder()
    for x in (x0 + .04, x1 - .04):
        frame.box((x, 0, TRANSOM_HEIGHT / 2), (.08, .12, TRANSOM_HEIGHT), oak, .006)
    for z in (DOOR_HEIGHT + .04, TRANSOM_HEIGHT - .04):
        frame.box(((x0 + x1) / 2, 0, z), (width, .12, .08), oak, .006)
    for k in range(1, 4):
        frame.box((x0 + width * k / 4, 0, (DOOR_HEIGHT + TRANSOM_HEIGHT) / 2), (.035, .06, TRANSOM_HEIGHT - DOOR_HEIGHT), oak, .004)
    glass.part([(x0 + .08, 0, DOOR_HEIGHT + .08), (x1 - .08, 0, DOOR_HEIGHT + .08), (x1 - .08, 0, TRANSOM_HEIGHT - .08),
                (x0 + .08, 0, TRANSOM_HEIGHT - .08)], [(0, 1, 2, 3)], hm.pane())
    put(frame)
    put(glass)
    leaf_width = width / 2 - .08
    for hinge, sign in ((x0 + .08, 1), (x1 - .08, -1)):
        at = transform((hinge, .02, 0), (0, 0, sign * open_angle))
        leaf, pane = Builder(), Builder()
        for u in (.045, leaf_width - .045):
            leaf.box((sign * u, 0, DOOR_HEIGHT / 2), (.09, .055, DOOR_HEIGHT - .02), oak, .006)
        for z, h in ((.12, .22), (DOOR_HEIGHT - .055, .09)):
            leaf.box((sign * leaf_width / 2, 0, z), (leaf_width - .02, .055, h), oak, .006)
        leaf.box((sign * leaf_width / 2, 0, 1.02), (leaf_width - .1, .035, .035), oak, .004)
        leaf.tube([(sign * (leaf_width - .045), .05, .98), (sign * (leaf_width - .045), .05, 1.14)], .010, lm.brass(), 8)
        pane.part([(sign * .08, 0, .22), (sign * (leaf_width - .08), 0, .22), (sign * (leaf_width - .08), 0, DOOR_HEIGHT - .08),
                   (sign * .08, 0, DOOR_HEIGHT - .08)], [(0, 1, 2, 3)], hm.pane())
        put(leaf, parent=at)
        put(pane, parent=at)


def hall(open_doors=(), snow=None, inside=True):
    """The hall: walls, six glass doors, ceiling with beams, oak floor; the roof projects over the terrace."""
    white, oak = hm.limewash(), hm.frame_oak()
    plaster = lm.surface('hall-plaster', (.60, .55, .47), rough=.9, color2=(.66, .61, .53), scale=1.5, bump=.06, bump_scale=12)
    x0, x1, y0, y1 = HALL.x0, HALL.x1, HALL.y0, HALL.y1
    walls = Builder()
    _gable_wall(walls, x0 - WALL / 2, y0 - .2, y1 + .2, WALL_TOP + .05, RIDGE - .12, white)
    _gable_wall(walls, x1 + WALL / 2, y0 - .2, y1 + .2, WALL_TOP + .05, RIDGE - .12, white)
    walls.box(((x0 + x1) / 2, y0 - WALL / 2, 1.7), (x1 - x0, WALL, 4.7), white, .005)
    edges = door_edges()
    starts = [x0, *[b for _, b in edges]]
    for a, b in zip(starts, [*[a for a, _ in edges], x1]):
        walls.box(((a + b) / 2, 0, TRANSOM_HEIGHT / 2 - .3), (b - a, WALL, TRANSOM_HEIGHT + .6), white, .008)
    walls.box(((x0 + x1) / 2, 0, (TRANSOM_HEIGHT + WALL_TOP) / 2), (x1 - x0, WALL, WALL_TOP - TRANSOM_HEIGHT), white, .008)
    walls.box(((x0 + x1) / 2, 0, -.33), (x1 - x0, WALL + .1, .62), lm.slate(), .008)
    put(walls)
    for k, (a, b) in enumerate(edges):
        glass_door(a, b, math.radians(96) if k in open_doors else 0.0)
    lining = Builder()
    lining.box(((x0 + x1) / 2, y0 + .02, HALL_HEIGHT / 2), (x1 - x0, .04, HALL_HEIGHT), plaster, .002)
    for x in (x0 + .02, x1 - .02):
        lining.box((x, (y0 + y1) / 2, HALL_HEIGHT / 2), (.04, y1 - y0, HALL_HEIGHT), plaster, .002)
    lining.box(((x0 + x1) / 2, (y0 + y1) / 2, HALL_HEIGHT + .06), (x1 - x0, y1 - y0, .12),
               lm.surface('hall-ceiling', (.50, .46, .39), rough=.9), .002)
    put(lining)
    beams = Builder()
    pitch = (x1 - x0) / 12
    for k in range(13):
        beams.box((x0 + pitch * k, (y0 + y1) / 2, HALL_HEIGHT - .14), (.16, y1 - y0, .28), oak, .01)
    put(beams)
    _wainscot(x0, x1, y0, y1)
    floor_boards(x0, x1, y0, y1)
    _hall_roof(snow)


def _wainscot(x0, x1, y0, y1):
    """Panels of oak to breast height on the three closed walls, a door to the kitchen, and a long mirror of brass."""
    oak = hm.timber('wainscot', (.050, .032, .020), (.105, .068, .042), 'Z', .42, (.85, 1.15))
    b = Builder()
    step = 1.1
    count = int((x1 - x0) / step)
    for k in range(count):
        b.box((x0 + (x1 - x0) * (k + .5) / count, y0 + .055, .58), ((x1 - x0) / count - .05, .03, .98), oak, .012)
    b.box(((x0 + x1) / 2, y0 + .07, 1.12), (x1 - x0, .07, .06), oak, .008)
    b.box(((x0 + x1) / 2, y0 + .06, .07), (x1 - x0, .05, .14), oak, .006)
    depth = y1 - y0
    count = int(depth / step)
    for x, s in ((x0, 1), (x1, -1)):
        for k in range(count):
            b.box((x + s * .055, y0 + depth * (k + .5) / count, .58), (.03, depth / count - .05, .98), oak, .012)
        b.box((x + s * .07, (y0 + y1) / 2, 1.12), (.07, depth, .06), oak, .008)
        b.box((x + s * .06, (y0 + y1) / 2, .07), (.05, depth, .14), oak, .006)
    put(b)


def floor_boards(x0, x1, y0, y1, width=.19):
    """Oak boards in random lengths along the room."""
    rng = random.Random(8)
    b = Builder()
    y = y0
    while y < y1:
        x = x0 - rng.uniform(0, 2.2)
        while x < x1:
            length = rng.uniform(1.6, 2.6)
            a, c = max(x, x0), min(x + length, x1)
            if c - a > .1:
                b.box(((a + c) / 2, y + width / 2, -.012), (c - a - .003, width - .003, .024), hm.parquet(), .0025)
            x += length
        y += width
    # No daylight through the joints.
    b.box(((x0 + x1) / 2, (y0 + y1) / 2, -.06), (x1 - x0, y1 - y0 + width * 2, .06), hm.frame_oak(), .002)
    put(b)


def _hall_roof(snow):
    x0, x1 = HALL.x0 - .55, HALL.x1 + .55
    middle = (HALL.y0 + HALL.y1) / 2
    west = [(EAVES_OUT, EAVES_HEIGHT), (.35, WALL_TOP + .02), (middle, RIDGE)]
    east = [(HALL.y0 - .75, WALL_TOP - .60), (HALL.y0 - .1, WALL_TOP + .02), (middle, RIDGE)]
    slate_strips([west, east], x0, x1, seed=4, snow=snow)
    b = Builder()
    oak = hm.frame_oak()
    for (ya, za), (yb, zb) in ((west[0], west[1]), (west[1], west[2]), (east[0], east[1]), (east[1], east[2])):
        verts = [(x, y, z - d) for x in (x0, x1) for (y, z) in ((ya, za), (yb, zb)) for d in (.0, .09)]
        b.part(verts, [(1, 5, 7, 3), (0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6)], oak)
    for k in range(int((x1 - x0) / .62)):
        x = x0 + .3 + .62 * k
        b.tube([(x, EAVES_OUT - .1, EAVES_HEIGHT - .10), (x, .2, WALL_TOP - .10)], .05, oak, 4)
    b.box(((x0 + x1) / 2, EAVES_OUT - .42, EAVES_HEIGHT - .12), (x1 - x0 - .8, .14, .18), oak, .01)
    # Posts stand before the piers, so that no door looks at one.
    edges = door_edges()
    piers = [HALL.x0 + .28] + [(b0 + a1) / 2 for (_, b0), (a1, _) in zip(edges, edges[1:])] + [HALL.x1 - .28]
    for x in piers[::2]:
        b.box((x, EAVES_OUT - .42, (EAVES_HEIGHT - .2) / 2), (.13, .13, EAVES_HEIGHT - .2), oak, .012)
    put(b)
    ridge = Builder()
    for k in range(int((x1 - x0) / .4)):
        ridge.box((x0 + .2 + .4 * k, middle, RIDGE + .02), (.39, .26, .05), hm.slate_roof(), .015)
    put(ridge)


def fireplace_room(snow=None, smoke=False):
    """The lower house to the north: its gable with one tall window looks at the lake, its chimney stands above everything."""
    r = FIREPLACE_ROOM
    white, oak = hm.limewash(), hm.frame_oak()
    wall_top, ridge = FIREPLACE_HEIGHT + .15, FIREPLACE_HEIGHT + 3.9
    middle = (r.x0 + r.x1) / 2
    # The gable wall with an opening: built of pieces round the window.
    opening = (middle - 1.6, middle + 1.6, .35, 2.65)
    front = Builder()
    t = WALL
    for a, b, z0, z1 in ((r.x0 - t, opening[0], -.6, wall_top), (opening[1], r.x1 + t, -.6, wall_top), (opening[0], opening[1], -.6, opening[2]),
                         (opening[0], opening[1], opening[3], wall_top)):
        front.box(((a + b) / 2, r.y1 + t / 2, (z0 + z1) / 2), (b - a, t, z1 - z0), white, .004)
    for y in (r.y1 + t / 2, r.y0 - t / 2):
        tri = [(r.x0 - t, wall_top), (r.x1 + t, wall_top), (middle, ridge - .1)]
        verts = [(x, y + s * t / 2, z) for s in (-1, 1) for x, z in tri]
        front.part(verts, [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)], white)
    front.box((middle, r.y0 - t / 2, wall_top / 2 - .3), (r.length + 2 * t, t, wall_top + .6), white, .004)
    for x in (r.x0 - t / 2, r.x1 + t / 2):
        front.box((x, (r.y0 + r.y1) / 2, wall_top / 2 - .3), (t, r.depth, wall_top + .6), white, .004)
    put(front)
    window, glass = Builder(), Builder()
    y = r.y1 + t * .6
    for k in range(5):
        window.box((opening[0] + (opening[1] - opening[0]) * k / 4, y, (opening[2] + opening[3]) / 2), (.07 if k in (0, 4) else .045, .08, opening[3] - opening[2]), oak, .005)
    for k in range(4):
        window.box((middle, y, opening[2] + (opening[3] - opening[2]) * k / 3), (opening[1] - opening[0], .08, .07 if k in (0, 3) else .035), oak, .005)
    window.box((middle, r.y1 + t + .04, opening[2] - .03), (opening[1] - opening[0] + .2, .16, .06), lm.slate(), .008)
    glass.part([(opening[0], y, opening[2]), (opening[1], y, opening[2]), (opening[1], y, opening[3]), (opening[0], y, opening[3])], [(0, 1, 2, 3)], hm.pane())
    put(window)
    put(glass)
    inside = Builder()
    warm = lm.surface('fireplace-plaster', (.38, .30, .22), rough=.9, color2=(.44, .36, .27), scale=1.5)
    inside.box((middle, r.y0 + .02, FIREPLACE_HEIGHT / 2), (r.length, .04, FIREPLACE_HEIGHT), warm, .002)
    inside.box((middle, (r.y0 + r.y1) / 2, FIREPLACE_HEIGHT + .05), (r.length, r.depth, .1), warm, .002)
    inside.box((middle, (r.y0 + r.y1) / 2, -.05), (r.length, r.depth, .04), hm.parquet(), .002)
    put(inside)
    # Ridge towards the lake: the roof of the hall, turned by a quarter.
    turn = transform((middle, (r.y0 + r.y1) / 2, 0), (0, 0, math.pi / 2))
    half = r.length / 2
    side = [(-(half + .75), wall_top - .55), (-(half + .05), wall_top + .05), (0, ridge)]
    other = [(-a, z) for a, z in side]
    slate_strips([side, other], -r.depth / 2 - .6, r.depth / 2 + .75, at=turn, seed=9, snow=snow)
    under = Builder()
    for strip in (side, other):
        for (ya, za), (yb, zb) in zip(strip, strip[1:]):
            verts = [(x, yy, zz - d) for x in (-r.depth / 2 - .6, r.depth / 2 + .75) for (yy, zz) in ((ya, za), (yb, zb)) for d in (0, .09)]
            under.part(verts, [(1, 5, 7, 3), (0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6)], oak)
    put(under, parent=turn)
    chimney(middle, r.y0 + .35, ridge, snow)
    _link(snow)


def chimney(x, y, ridge, snow=None):
    """The tall brick chimney with a corbelled head and two pots."""
    brick = lm.brick()
    top = ridge + 3.1
    b = Builder()
    # It begins above the ceiling: below it the open fireplace has its place.
    b.box((0, 0, (top + FIREPLACE_HEIGHT + .1) / 2), (1.25, .80, top - FIREPLACE_HEIGHT - .1), brick, .01)
    for k, (out, z) in enumerate(((.05, top - .62), (.10, top - .50), (.05, top - .08))):
        b.box((0, 0, z), (1.25 + 2 * out, .80 + 2 * out, .12), brick, .008)
    b.box((0, 0, top + .03), (1.42, .97, .07), lm.slate(), .01)
    for s in (-1, 1):
        b.lathe([(.17, top + .05), (.16, top + .12), (.14, top + .5), (.17, top + .54), (.16, top + .58), (.12, top + .56), (.11, top + .1)],
                lm.surface('clay-pot', (.20, .085, .045), rough=.9, color2=(.27, .13, .075), scale=6), 24, transform((s * .3, 0, 0)))
    put(b, (x, y, 0))
    if snow is not None:
        put(Builder().box((x, y, top + .10), (1.40, .95, .09), snow, .04))


def _link(snow=None):
    """The low passage between hall and fireplace room, glazed to the lake."""
    x0, x1, y = HALL.x1 + WALL, FIREPLACE_ROOM.x0 - WALL, FIREPLACE_ROOM.y1 - .6
    oak = hm.frame_oak()
    b = Builder()
    b.box(((x0 + x1) / 2, (FIREPLACE_ROOM.y0 + y) / 2, 2.72), (x1 - x0, y - FIREPLACE_ROOM.y0, .16), lm.slate(), .01)
    b.box(((x0 + x1) / 2, FIREPLACE_ROOM.y0, 1.0), (x1 - x0, .2, 3.2), hm.limewash(), .01)
    b.box(((x0 + x1) / 2, (FIREPLACE_ROOM.y0 + y) / 2, -.05), (x1 - x0, y - FIREPLACE_ROOM.y0, .1), hm.parquet(), .01)
    for x in (x0 + .04, (x0 + x1) / 2, x1 - .04):
        b.box((x, y, 1.3), (.08, .1, 2.7), oak, .006)
    b.box(((x0 + x1) / 2, y, 2.6), (x1 - x0, .1, .1), oak, .006)
    put(b)
    put(Builder().part([(x0, y, 0), (x1, y, 0), (x1, y, 2.6), (x0, y, 2.6)], [(0, 1, 2, 3)], hm.pane()))
    if snow is not None:
        put(Builder().box(((x0 + x1) / 2, (FIREPLACE_ROOM.y0 + y) / 2, 2.86), (x1 - x0, y - FIREPLACE_ROOM.y0, .13), snow, .05))


def lamps_inside(watts=1500, fireplace=160, color=studio.WARM):
    """The light of the rooms, as soft lamps below the ceilings."""
    x, y = HALL.centre
    studio.area((x, y - .8, HALL_HEIGHT - .45), (x, y - .8, 0), (HALL.length - 2, HALL.depth - 3.5), watts, color, mirrored=False)
    x, y = FIREPLACE_ROOM.centre
    if fireplace:
        studio.area((x, y, FIREPLACE_HEIGHT - .3), (x, y, 0), (4, 4), fireplace, (1.0, .56, .26), mirrored=False)
