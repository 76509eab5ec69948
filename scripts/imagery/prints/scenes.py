"""What is staged for each sheet: the house's own rooms, with people, tables and light as a draughtsman would set them."""
import math
import random

import bpy
from mathutils import Vector

from house import building, furnishing, land
from house.measures import EAVES_HEIGHT, EAVES_OUT, HALL, TERRACE, TRANSOM_HEIGHT, door_edges
from lib import materials as lm, props as p, studio
from lib.mesh import Builder, put, transform
from prints import company as c

# What the press draws or reckons itself: ware and flames as curves, strokes along folds, joints of boards.
FACTS = {'ware': [], 'strokes': [], 'candles': [], 'hour': 'evening'}
TOP = .752


def person(*people):
    """Puts people into the scene; all parts of one of them are one thing."""
    for who in people:
        index = 1 + max(o.pass_index for o in bpy.context.scene.objects) if bpy.context.scene.objects else 1
        parts, strokes = who.made()
        for material, v, f in parts:
            mesh = bpy.data.meshes.new(material)
            mesh.from_pydata(v.tolist(), [], f.tolist())
            mesh.polygons.foreach_set('use_smooth', [True] * len(f))
            mesh.materials.append(lm.surface(material, (.5, .5, .5)))
            mesh.update()
            put(mesh).pass_index = index
        FACTS['strokes'] += [(points.round(3).tolist(), share, 'fold', index) for points, share in strokes]


def stroke(points, share=.6, kind='fold'):
    FACTS['strokes'].append(([tuple(round(q, 3) for q in point) for point in points], share, kind, 0))


def number(obj):
    """A thing of its own for the keyline."""
    obj.pass_index = 1 + max(o.pass_index for o in bpy.context.scene.objects)
    return obj


def chair(x, y, heading, z=0.0, seat=None):
    number(put(seat or p.chair(), (x, y, z), (0, 0, -math.radians(heading))))


def cloth(x, y, radius=.84, turn=0.0, folds=9):
    """A round cloth that falls in few deliberate folds, each with its line."""
    def edge(a, v):
        fold = .5 + .5 * math.cos(folds * (a + .12 * math.sin(2 * a)))
        r = radius + .004 + v ** .7 * (.035 + .085 * fold)
        return x + math.cos(a + turn) * r, y + math.sin(a + turn) * r, .748 - v * (.64 + .04 * fold)
    b = Builder().sheet(lambda u, v: edge(u * math.tau, v), 180, 16, lm.surface('drop', (.8, .8, .8)), closed=True)
    b.lathe([(0, TOP), (radius - .012, TOP), (radius, .749), (radius + .004, .744)], lm.surface('linen-top', (.8, .8, .8)), 96, transform((x, y, 0)))
    number(put(b))
    for k in range(folds):
        a = (k + .5) * math.tau / folds
        a -= .12 * math.sin(2 * a)
        stroke([edge(a, v / 12) for v in range(2 + (k * 5) % 6, 13)], .6)


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


def outdoors():
    """What the doors look at, without trees and water, which are drawn."""
    land.ground(x0=-90, x1=110, y0=-14, y1=60)
    land.lake()
    land.terrace()
    land.jetty()
    land.path()
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


def hall(open_doors=(), pictures=True):
    """The room itself; lines of boards, curtains and wainscot are given to the press, since found ones would be dashes."""
    building.hall(open_doors)
    furnishing.curtains()
    furnishing.hall_pendants(2, 6, True)
    if pictures:
        furnishing.wall_pictures(True)
    outdoors()
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
    for k in range(6):
        with studio.light_group('lamps'):
            studio.point((HALL.length * (k + .5) / 6, row, 2.55), watts, radius=.04)
    with studio.light_group('sky'):
        studio.area((11, .9, 1.7), (11, -6, .2), (21, 2.8), 500, studio.DUSK, mirrored=False)


def daylight(sun=None):
    """The doors' cool light, and a low sun that shines in this direction if one is given."""
    with studio.light_group('sky'):
        studio.area((11, .9, 1.7), (11, -6, .2), (21, 2.8), 700, studio.DUSK, mirrored=False)
    if sun:
        with studio.light_group('lamps'):
            data = bpy.data.lights.new('sun', 'SUN')
            data.energy, data.angle = 3.0, .004
            obj = bpy.data.objects.new('sun', data)
            obj.rotation_euler = Vector(sun).to_track_quat('-Z', 'Y').to_euler()
            bpy.context.scene.collection.objects.link(obj)


def evening_dance():
    """The hall late: the couple dances, others with them, guests at a table, a pair in the open door."""
    hall((2,))
    lamps()
    person(*c.in_hold(10.55, -4.55, -20, 'bride', 'dancer'))
    person(*c.in_hold(12.55, -2.6, 80, 'friend', 'tall', (.10, -.05)))
    person(*c.in_hold(7.9, -2.2, 112, 'guest', 'curls', (.12, .05)))
    person(*c.hand_in_hand(11.55, -1.0, 14))
    person(*c.arm_in_arm(9.2, 1.75, 0, 6, 'cousin', 'groom'))
    person(*c.waiter(6.35, -1.15, 78, FACTS['ware']))
    x, y = 7.2, -4.25
    cloth(x, y, .80, .3)
    laid(x, y, (25, 100, 175, 250, 320), .80, 3, False, 3, 1.0, ('wine',))
    for who, degrees in (('granny', 172), ('uncle', -122), ('lady', -70), ('grandpa', 6)):
        sitting(x, y, degrees, who, 1.05)
    x, y = 13.0, -5.15
    cloth(x, y, .80, 1.1)
    laid(x, y, (200, 130, 60, -10, 270), .80, 3, False, 5, 1.0, ('wine', 'white'))
    chair(x - 1.15, y + .55, 112)
    sitting(x, y, -120, 'shirt', 1.05)
    studio.camera((9.75, -9.35, 1.62), (9.75, 0, 1.62), 26, None, shift=(0, .012))


def set_table():
    """A round table near, laid and lit, before the doors at dusk; two guests at the glass have a first glass."""
    hall((1,))
    lamps()
    x, y = 6.15, -4.0
    cloth(x, y, .86, .2, 11)
    laid(x, y, (-90, -30, 30, 90, 150, 210), .86, 4, True, 2, 1.25)
    for degrees in (90, 30, 150, 203, -23):
        a = math.radians(degrees)
        chair(x + math.cos(a) * 1.26, y + math.sin(a) * 1.26, 270 - degrees + 4)
    tall = c.Person('tall', (7.55, -1.05), 40, cloth='navy').spine(0, 6).gaze(4, -20).stand(.09, .06).hang('l').hold('r', .30, 1.14, .14, 'white', FACTS['ware'])
    person(tall, c.Person('guest', (8.12, -.75), -60, sway=2).spine(-2, 0, 3).gaze(0, 6).stand(.06, .04).hang('r').hold('l', .28, 1.12, .14, 'white', FACTS['ware']))
    person(*c.arm_in_arm(4.6, 3.4, 0, 8, 'cousin', 'groom'))
    for tx, ty, seed in ((9.4, -2.6, 4), (3.0, -2.3, 6)):
        cloth(tx, ty, .84, seed)
        laid(tx, ty, (200, 270, 340, 60), .84, 3, False, seed, 1.0, ('wine',))
    chair(8.2, -3.1, 66)
    studio.camera((6.0, -6.05, 1.36), (6.0, 0, 1.36), 29, None, shift=(0, -.105))


def conference():
    """The hall on an autumn afternoon: rows towards the screen, some eighteen people seen from behind, sun through the doors."""
    FACTS.update(hour='day', wall=1)
    hall((4,))
    daylight((.55, -.78, -.46))
    rng, who = random.Random(5), iter(('tall', 'aunt', 'uncle', 'friend', 'shirt', 'lady', 'curls', 'cousin', 'dancer', 'granny', 'groom', 'guest', 'grandpa', 'tall', 'aunt', 'shirt', 'friend', 'uncle', 'curls', 'lady'))
    suits = iter(('navy', 'grey', 'umber', 'teal', 'ink', 'plum', 'linen', 'sage', 'ink', 'mist', 'navy', 'wine', 'olive', 'umber', 'rust', 'ink', 'navy', 'teal', 'mist', 'grey'))
    for row, x in enumerate((11.9, 13.1, 14.3, 15.5)):
        for k, y in enumerate((-8.75, -8.05, -7.35, -6.65, -4.65, -3.95, -3.25, -2.55)):
            at = (x + rng.uniform(-.04, .04), y + rng.uniform(-.03, .03))
            chair(*at, 90 + rng.uniform(-4, 4))
            if (row * 5 + k * 3) % 8 not in (1, 4, 6):
                look, cloth_ = next(who, 'tall'), next(suits, 'navy')
                changes = dict(cloth=cloth_, legs='ink', skirt=cloth_, neck='round' if c.LOOKS[look][1].get('top') == 'dress' else None, sleeve='long')
                guest = c.Person(look, at, 90 + rng.uniform(-6, 6), **changes).spine(rng.uniform(0, 8), rng.uniform(-6, 6)).gaze(rng.uniform(0, 8), rng.uniform(-26, 26)).sit(feet=.44)
                for s in 'lr':
                    guest.rest(s, .32, .10, .66)
                person(guest)
    speaker = c.Person('friend', (19.3, -6.9), 250, body='lena', cloth='rust', top='jacket', low='trousers', legs='ink', neck=None, style='bun').spine(0, -6).gaze(0, 20).stand(.09, .05).hang('r')
    speaker.touch('l', speaker.world((.42, 1.42, .25)), None, (0, .6, .3), (0, 0, -1), .15)
    person(speaker)
    furnishing.screen(HALL.x1 - .12, -4.9, 1.15, 3.4, 1.95)
    studio.camera((8.1, -6.15, 1.72), (20, -5.45, 1.72), 25, None, shift=(0, -.015))


def funeral_coffee():
    """After a funeral, late in the morning, mist on the lake: fifteen people close together, coffee and cake."""
    FACTS.update(hour='quiet', wall=1, sky_step=.035)
    hall(())
    daylight()
    ware = FACTS['ware']
    x, y = 4.75, -4.35
    cloth(x, y, .82, .3)
    for k, a in enumerate((-150, -95, -40, 20, 75, 130)):
        a = math.radians(a)
        ware.append(('cup', x + .58 * math.cos(a), y + .58 * math.sin(a), TOP + .004))
    ware += [('cake', x - .12, y + .10, TOP, 0), ('pot', x + .22, y - .06, TOP), ('cake', x + .16, y + .40, TOP, 1)]
    sitting(x, y, 176, 'granny', 1.05, cloth='ink', skirt='ink')
    sitting(x, y, -124, 'grandpa', 1.05, cloth='umber', legs='ink')
    sitting(x, y, -62, 'lady', 1.05)
    sitting(x, y, 4, 'aunt', 1.05, cloth='navy')
    sitting(x, y, 62, 'uncle', 1.05, cloth='ink')
    person(*c.comforting(5.6, -2.55, 16, 'granny', 'tall', cloth='ink', skirt='ink', legs='ink'))
    black = dict(cloth='ink', skirt='ink', legs='ink')
    tall = c.Person('shirt', (7.05, -3.55), 66, top='jacket', cloth='navy', legs='ink').spine(2).gaze(8, -4).stand(.10, .04).hang('l').hold('r', .28, 1.08, .12, 'cup', ware)
    lena = c.Person('friend', (7.95, -3.25), -98, **{**black, 'neck': 'round', 'sleeve': 'long'}).spine(2, 0, 2).gaze(10, 0).stand(.07).hang('r').hold('l', .26, 1.06, .12, 'cup', ware)
    paul = c.Person('uncle', (7.62, -4.3), 8, cloth='umber').spine(2, -6).gaze(6, 24).stand(.11, .03).hang('r').hold('l', .28, 1.04, .16, 'cup', ware)
    person(tall, lena, paul)
    person(*c.hand_in_hand(8.85, -2.35, -14, 'aunt', 'girl'))
    person(*c.arm_in_arm(6.75, -1.1, 0, -10, 'cousin', 'groom'))
    jon = c.Person('curls', (9.15, -3.95), -52, top='jacket', cloth='teal', legs='ink').spine(2).gaze(8, 10).stand(.10, .05).hang('l').hold('r', .28, 1.06, .12, 'cup', ware)
    person(jon)
    studio.camera((6.75, -8.75, 1.58), (6.75, 0, 1.58), 28, None, shift=(0, -.02))


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
