"""What scenes are set with: people, chairs, laid tables, the hall and its light. Lines that are known are given to the press as strokes."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from house import building, furnishing, land
from house.measures import EAVES_HEIGHT, EAVES_OUT, HALL, TERRACE, TRANSOM_HEIGHT, door_edges
from lib import materials as lm, props as p, studio
from lib.mesh import Builder, put, transform
from prints import company as c

# What the press draws or reckons itself: ware and flames as curves, strokes along folds, joints of boards.
FACTS = {'ware': [], 'strokes': [], 'shades': [], 'candles': [], 'hour': 'evening'}
TOP = .752
BODIES = []  # (look, tree of triangles) of everybody, to see who runs into whom


def person(*people):
    """Puts people into the scene; all parts of one of them are one thing."""
    for who in people:
        index = 1 + max(o.pass_index for o in bpy.context.scene.objects) if bpy.context.scene.objects else 1
        parts, strokes = who.made()
        base = np.cumsum([0] + [len(v) for _, v, _ in parts])
        tree = BVHTree.FromPolygons(np.concatenate([v for _, v, _ in parts]).tolist(), np.concatenate([f + k for (_, _, f), k in zip(parts, base)]).tolist())
        for other, wood in BODIES:
            if hits := tree.overlap(wood):
                print(f'CLASH {who.name} {other} {len(hits)}', flush=True)
        BODIES.append((who.name, tree))
        for material, v, f in parts:
            mesh = bpy.data.meshes.new(material)
            mesh.from_pydata(v.tolist(), [], f.tolist())
            mesh.polygons.foreach_set('use_smooth', [True] * len(f))
            mesh.materials.append(lm.surface(material, (.5, .5, .5)))
            mesh.update()
            put(mesh).pass_index = index
        FACTS['strokes'] += [(points.round(3).tolist(), share, kind, index) for points, share, kind in strokes]


def stroke(points, share=.6, kind='fold'):
    FACTS['strokes'].append(([tuple(round(q, 3) for q in point) for point in points], share, kind, 0))


def number(obj):
    """A thing of its own for the keyline."""
    obj.pass_index = 1 + max(o.pass_index for o in bpy.context.scene.objects)
    return obj


def chair(x, y, heading, z=0.0, seat=None):
    number(put(seat or p.chair(), (x, y, z), (0, 0, -math.radians(heading))))


def cloth(x, y, radius=.84, turn=0.0, folds=9, half=(0, 0), deep=.115, uneven=.019, hem=.04):
    """A cloth that falls in few deliberate folds, each with its line: round, or a long table's if `half` its straight sides is given."""
    corners = ((1, 1), (-1, 1), (-1, -1), (1, -1))
    rim = np.array([(half[0] * sx + radius * math.cos(a), half[1] * sy + radius * math.sin(a), math.cos(a), math.sin(a))
                    for k, (sx, sy) in enumerate(corners) for a in np.linspace(k, k + 1, 24) * math.pi / 2])
    rim = np.concatenate([rim, rim[:1]])
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(rim[:, :2], axis=0).T))])
    bend = lambda u: u + uneven * math.sin(2 * math.tau * u)  # noqa: E731

    def edge(u, v):
        px, py, nx, ny = (np.interp(u % 1 * along[-1], along, rim[:, k]) for k in range(4))
        fold = .5 + .5 * math.cos(folds * math.tau * bend(u))
        out = .004 + v ** .6 * (deep * .3 + deep * fold)
        px, py = px + nx * out, py + ny * out
        return x + math.cos(turn) * px - math.sin(turn) * py, y + math.sin(turn) * px + math.cos(turn) * py, TOP - v * (.684 - hem * (1 - fold))
    b = Builder().sheet(edge, 360, 16, lm.surface('drop', (.8, .8, .8)), closed=True)
    top = [edge(k / 180, 0)[:2] + (TOP,) for k in range(180)]
    b.part(top, [tuple(range(180))], lm.surface('linen-top', (.8, .8, .8)))
    number(put(b))
    for k in range(folds):
        u = (k + .5) / folds
        u -= uneven * math.sin(2 * math.tau * u)
        start = (.06, .30, .16, .42)[k * 5 % 4]
        fall = np.linspace(start, 1, 12)
        line = [edge(u + .05 / folds * math.sin(5 * v + k), v) for v in fall]
        stroke(line, .6)
        wide = (.34, .22, .28)[k % 3] / folds * (1 if half[0] else 1.5)
        FACTS['shades'].append(line + [edge(u + .05 / folds * math.sin(5 * v + k) + wide * ((v - start) / (1 - start)) ** 1.7, v) for v in fall[::-1]])


def laid(x, y, angles, radius=.84, candles=3, near=False, seed=1, flowers=1.0, course=('wine', 'white')):
    """Plates, napkins, cutlery and glasses at these angles (degrees), candles and a low bowl of flowers in the middle."""
    rng = random.Random(seed)
    for k, degrees in enumerate(angles):
        a = math.radians(degrees)
        place(x + math.cos(a) * (radius - .24), y + math.sin(a) * (radius - .24), a + math.pi / 2, near, k + seed, course)
    if flowers:
        FACTS['ware'].append(('bouquet', x, y, TOP, flowers, seed))
    for k in range(candles):
        a = math.tau * k / candles + seed * 1.3
        candle(x + .27 * math.cos(a), y + .27 * math.sin(a), TOP, rng.uniform(.20, .30))


def place(x, y, turn, near=True, seed=0, course=('wine', 'white'), z=TOP):
    """One setting; `turn` is the direction of the guest's right hand... glasses stand beyond the plate to the right."""
    right, ahead = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    at = lambda r, f: (x + right[0] * r + ahead[0] * f, y + right[1] * r + ahead[1] * f, z)  # noqa: E731
    FACTS['ware'].append(('plate', x, y, z, .14))
    FACTS['ware'].append(('napkin', x, y, z + .014, turn + .2))
    for drink, (r, f) in zip(course, ((.13, .22), (.22, .14))):
        FACTS['ware'].append((drink, *at(r, f)))
    if near:
        FACTS['ware'] += [('fork', *at(-.19, 0), turn), ('fork', *at(-.225, .0), turn), ('knife', *at(.19, 0), turn), ('spoon', *at(.225, 0), turn)]


def candle(x, y, z, height):
    FACTS['ware'].append(('candle', x, y, z, height))
    FACTS['candles'].append((x, y, z + height + .05))


def outdoors(lights=True):
    """What the doors look at, without trees and water, which are drawn; in winter without strings of lights."""
    land.ground(x0=-90, x1=110, y0=-14, y1=60)
    land.lake()
    land.terrace()
    land.jetty()
    land.path()
    if lights:
        masts()


def masts():
    iron, b = lm.iron(), Builder()
    spots = [TERRACE.x0 + .3 + (TERRACE.length - .6) * k / 4 for k in range(5)]
    for x in spots:
        b.cylinder((x, TERRACE.y1 - .12, -.2), .032, 3.8, iron, 14)
    put(b)
    eaves = [TERRACE.x0 + .2 + (TERRACE.length - .4) * k / 5 for k in range(6)]
    ends = [((h, EAVES_OUT - .1, EAVES_HEIGHT + .02), (x, TERRACE.y1 - .12, 3.55)) for k, x in enumerate(spots) for h in eaves[k:k + 2]]
    ends += [((a, TERRACE.y1 - .12, 3.55), (b_, TERRACE.y1 - .12, 3.55)) for a, b_ in zip(spots, spots[1:])]
    FACTS['garlands'] = [(a, b_, .36, 11) for a, b_ in ends]


def hall(open_doors=(), pictures=True, lights=True):
    """The room itself; lines of boards, curtains and wainscot are given to the press, since found ones would be dashes."""
    building.hall(open_doors)
    furnishing.curtains()
    furnishing.hall_pendants(2, 6, True)
    if pictures:
        furnishing.wall_pictures(True)
    outdoors(lights)
    for obj in [o for o in bpy.data.objects if o.type == 'LIGHT']:
        bpy.data.objects.remove(obj)
    rng, y = random.Random(8), HALL.y0
    while y < HALL.y1:
        stroke([(HALL.x0 + HALL.length * t / 240, y, .001) for t in range(241)], .30, 'board')
        x = HALL.x0 - rng.uniform(0, 2.2)
        while x < HALL.x1:
            x += rng.uniform(1.6, 2.6)
            if HALL.x0 < x < HALL.x1:
                stroke([(x, y + .19 * t / 4, .001) for t in range(5)], .30, 'board')
        y += .19
    for k in range(1, 21):  # panels of the wainscot
        stroke([(HALL.length * k / 20, HALL.y0 + .075, .10 + .2 * t) for t in range(6)], .6, 'board')
    for x, s in ((HALL.x0, 1), (HALL.x1, -1)):
        for k in range(1, 9):
            stroke([(x + s * .075, HALL.y0 + HALL.depth * k / 9, .10 + .2 * t) for t in range(6)], .6, 'board')
    doors = door_edges()
    piers = [HALL.x0 + .30] + [(a[1] + b[0]) / 2 for a, b in zip(doors, doors[1:])] + [HALL.x1 - .30]
    for k, x in enumerate(piers):
        wide = 1 + .06 * math.sin(k * 5)
        for fold in range(6):  # valleys of the gathered cloth
            u = (fold + .72) / 5.5 - .5
            if abs(u) < .5:
                stroke([(x + u * wide * (.50 - .05 * math.sin(v / 20 * math.pi)), -.36, TRANSOM_HEIGHT * (1 - v / 20)) for v in range((fold * 7) % 5, 21)], .5)


def lamps(row=-2.5, watts=170):
    """One small lamp under each drum of the row by the doors: every shadow falls towards the viewer."""
    FACTS['lamps'] = [(HALL.length * (k + .5) / 6, row, 2.55) for k in range(6)]
    for at in FACTS['lamps']:
        with studio.light_group('lamps'):
            studio.point(at, watts, radius=.04)
    with studio.light_group('sky'):
        studio.area((11, .9, 1.7), (11, -6, .2), (21, 2.8), 500, studio.DUSK, mirrored=False)


def daylight(sun=None):
    """The doors' cool light, and a low sun that shines in this direction if one is given."""
    with studio.light_group('sky'):
        studio.area((11, .9, 1.7), (11, -6, .2), (21, 2.8), 700, studio.DUSK, mirrored=False)
    FACTS['sun'] = bool(sun)
    if sun:
        with studio.light_group('lamps'):
            sunshine(sun)


def sunshine(way):
    """A sun whose light travels this way."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle = 3.0, .004
    obj = bpy.data.objects.new('sun', data)
    obj.rotation_euler = Vector(way).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(obj)


def sitting(x, y, degrees, who, out=1.05, turn=0.0, hold=None, **changes):
    """A guest at a round table, at an angle seen from its middle, the chair below."""
    a = math.radians(degrees)
    at, heading = (x + math.cos(a) * out, y + math.sin(a) * out), 270 - degrees + turn
    chair(*at, heading)
    guest = c.Person(who, at, heading, **changes).spine(6, 0).gaze(3, turn).sit(feet=.46)
    for s in 'lr':
        if hold == s:
            guest.hold(s, .40, .98, .14, 'wine', FACTS['ware'])
        else:
            guest.rest(s, .40, .13)
    person(guest)
    return guest
