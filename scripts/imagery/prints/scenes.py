"""What is staged for each sheet: the house's own rooms, with people, tables and light as a draughtsman would set them."""
import math
import random
from itertools import cycle

import bpy
import numpy as np

from house import building, furnishing, land
from house.measures import HALL, JETTY, JETTY_DECK
from lib import materials as lm, studio
from lib.mesh import Builder, put
from prints import company as c
from prints.sets import FACTS, TOP, candle, chair, cloth, daylight, hall, laid, lamps, masts, number, person, sitting, stroke, sunshine


def evening_dance():
    """The hall late: the couple dances, others with them, guests at a table, a pair in the open door."""
    hall((2,))
    lamps()
    person(*c.in_hold(10.9, -4.3, -72, 'bride', 'dancer', (.16, -.10), 4, -4))
    person(*c.in_hold(12.85, -2.8, 84, 'friend', 'tall', (.10, -.05), -36))
    person(*c.in_hold(8.15, -2.0, 84, 'guest', 'curls', (.12, .05), -30))
    person(*c.hand_in_hand(12.1, -.95, 14))
    person(*c.arm_in_arm(9.2, 1.75, 0, 6, 'cousin', 'groom'))
    person(*c.waiter(6.2, -1.0, 78, FACTS['ware']))
    x, y = 7.55, -4.1
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
    cloth(x, y, .86, .26, 13, uneven=.024)
    laid(x, y, (-90, -30, 30, 90, 150, 210), .86, 4, True, 2, 1.25)
    for degrees in (90, 30, 150, -23):
        a = math.radians(degrees)
        chair(x + math.cos(a) * 1.26, y + math.sin(a) * 1.26, 270 - degrees + 4)
    tall = c.Person('tall', (7.35, -1.15), 40, cloth='teal', legs='umber').spine(0, 6).gaze(4, -20).stand(.09, .06).hang('l').hold('r', .30, 1.14, .14, 'white', FACTS['ware'])
    person(tall, c.Person('guest', (7.95, -.85), -60, sway=2).spine(-2, 0, 3).gaze(0, 6).stand(.06, .04).hang('r').hold('l', .28, 1.12, .14, 'white', FACTS['ware']))
    person(*c.arm_in_arm(4.6, 3.4, 0, 8, 'cousin', 'groom'))
    for tx, ty, seed in ((9.4, -2.6, 4), (3.0, -2.3, 6)):
        cloth(tx, ty, .84, seed)
        laid(tx, ty, (200, 270, 340, 60), .84, 3, False, seed, 1.0, ('wine',))
    chair(8.2, -3.1, 66)
    studio.camera((6.0, -6.4, 1.36), (6.0, 0, 1.36), 33, None, shift=(0, -.105))


def conference():
    """The hall on an autumn afternoon: rows towards the screen, two dozen people seen from behind, sun through the doors."""
    FACTS.update(hour='day')
    hall((4,))
    daylight((.5, -.80, -.22))
    rng, who = random.Random(5), cycle(('tall', 'aunt', 'uncle', 'friend', 'shirt', 'lady', 'curls', 'cousin', 'dancer', 'granny', 'groom', 'guest', 'grandpa', 'tall', 'aunt', 'shirt', 'friend', 'uncle', 'curls', 'lady'))
    suits = cycle(('navy', 'grey', 'umber', 'teal', 'ink', 'plum', 'linen', 'sage', 'ink', 'mist', 'navy', 'wine', 'olive', 'umber', 'rust', 'ink', 'navy', 'teal', 'mist', 'grey'))
    for row, x in enumerate((11.9, 13.1, 14.3, 15.5)):
        for k, y in enumerate((-8.75, -8.05, -7.35, -6.65, -4.65, -3.95, -3.25, -2.55)):
            at = (x + rng.uniform(-.04, .04), y + rng.uniform(-.03, .03))
            chair(*at, 90 + rng.uniform(-4, 4))
            if (row * 5 + k * 3) % 8 not in (1, 6):
                look, cloth_ = next(who), next(suits)
                changes = dict(cloth=cloth_, legs='ink', skirt=cloth_, neck='round' if c.LOOKS[look][1].get('top') == 'dress' else None, sleeve='long')
                guest = c.Person(look, at, 90 + rng.uniform(-6, 6), **changes).spine(rng.uniform(0, 8), rng.uniform(-6, 6)).gaze(rng.uniform(0, 8), rng.uniform(-26, 26)).sit(feet=.44)
                for s in 'lr':
                    guest.rest(s, .32, .10, .66)
                person(guest)
    speaker = c.Person('friend', (18.9, -6.35), 338, cloth='rust', top='jacket', low='trousers', legs='ink', neck=None, style='bun').spine(0, 4).gaze(0, 6).stand(.09, .05).hang('r')
    speaker.touch('l', speaker.world((.22, 1.24, .42)), None, (-.15, .9, .25), (.6, 0, .8), .12)
    person(speaker)
    furnishing.screen(HALL.x1 - .12, -4.1, 1.15, 3.4, 1.95)
    studio.camera((8.1, -6.15, 1.72), (20, -5.45, 1.72), 25, None, shift=(0, -.015))


def funeral_coffee():
    """Coffee after a funeral, a grey afternoon in November, the lamps are lit: fifteen people close together at and behind a long table."""
    FACTS.update(hour='quiet')
    hall((), False, False)
    daylight()
    ware = FACTS['ware']
    x, y = 8.0, -4.25
    cloth(x, y, .12, 0, 19, (1.45, .36), .085, .035, .012)
    black, brown, plum = (dict(cloth=q, skirt=q, legs=q, low='midi', neck='round', sleeve='long') for q in ('ink', 'umber', 'wine'))
    suit = lambda q: dict(cloth=q, legs=q)  # noqa: E731
    for sx in (6.59, 7.06, 8.75, 9.27):
        chair(sx, -5.21, 0)
    # Near, from behind: two women close together, an old man and his grandchild.
    person(*c.comforting(6.77, -5.26, 0, 'granny', 'mourner', True, .50, black, dict(cloth='umber', skirt='umber', hair='brown')))
    person(*c.comforting(8.98, -5.26, 0, 'boy', 'grandpa', True, .52, dict(cloth='mist', legs='ink', hair='brown'), suit('ink'), .15))
    # At the ends and beyond, in profile.
    for who, sx, sy, heading, look in (('lady', 5.88, -4.3, 90, plum), ('uncle', 10.02, -4.3, 270, dict(cloth='umber', legs='ink')), ('aunt', 7.12, -3.2, 98, black), ('friend', 8.42, -3.2, 262, plum)):
        chair(sx, sy, heading)
        person(c.Person(who, (sx, sy), heading, **look).spine(9, 0).gaze(20, 0).sit().rest('l', .28, .07, .60).rest('r', .28, .07, .60))
    # Standing before the doors, from behind.
    person(*c.comforting(9.25, -1.7, 8, 'granny', 'tall', hers=brown, his=suit('ink')))
    person(*c.hand_in_hand(6.08, -1.5, 10, 'aunt', 'girl', cloth=('wine', 'ink')), *c.arm_in_arm(5.3, -1.8, 0, 6, 'mourner', 'groom', his=suit('ink')))
    person(c.Person('shirt', (11.25, -2.0), -14, top='jacket', **suit('ink')).spine(3).gaze(14, 6).stand(.10).fold())
    for k, (cx, cy) in enumerate(((6.55, -4.55), (7.05, -4.5), (8.8, -4.55), (9.3, -4.55), (6.6, -4.2), (9.4, -4.2), (7.48, -3.95), (8.42, -3.98), (7.42, -4.52))):
        ware.append(('cup', cx, cy, TOP + .004))
    ware += [('cake', 8.55, -4.15, TOP, 0), ('pot', 7.3, -4.22, TOP), ('bouquet', 7.95, -4.3, TOP, 1.25, 2)]
    for cx, high in ((7.68, .27), (8.2, .22)):
        candle(cx, -4.2, TOP, high)
    studio.camera((8.0, -9.85, 1.82), (8.0, 0, 1.82), 39.6, None, shift=(0, -.0905))


def lakefront_dusk():
    """The house from the lake: it stands right, sky and open water left for the words; guests walk up from the shore, seen from behind."""
    FACTS.update(place='outside', woods='east', mirror=True)
    building.hall((1, 2, 3, 4))
    building.fireplace_room()
    land.ground()
    land.lake()
    land.terrace()
    land.path()
    land.jetty()
    furnishing.curtains()
    furnishing.hall_pendants(2, 6, True)
    masts()
    for obj in [o for o in bpy.data.objects if o.type == 'LIGHT']:
        bpy.data.objects.remove(obj)
    for k, (x, y) in enumerate(furnishing.parasol_spots()):
        furnishing.parasol((x, y, 0), opened=False, turn=.04 * k)
    number(put(Builder().box((JETTY.centre[0], JETTY.y1 - .05, JETTY_DECK - .15), (JETTY.length, .10, .24), lm.surface('jetty-oak', (.2, .1, .05)), .008)))
    lamps()
    FACTS['lanterns'] = [(JETTY.x1 - .06, JETTY.y1 - .06, JETTY_DECK + 2.8)]
    on = lambda x, y: (x, y, land.height_at(x, y))  # noqa: E731
    person(*c.arm_in_arm(*on(17.6, 34.6), 172, 'aunt', 'groom'), *c.hand_in_hand(15.2, 31.2, 176, 'guest', z=land.height_at(15.2, 31.2)))
    for who, x, y, heading in (('uncle', 18.6, 4.2, 100), ('guest', 17.8, 4.5, -60), ('granny', 13.2, 6.2, 190), ('tall', 12.3, 6.6, 120), ('cousin', 7.6, 3.6, 40), ('curls', 6.8, 4.0, -80), ('lady', 4.2, 6.9, 150)):
        person(c.Person(who, (x, y, 0), heading).stand().both())
    for who, x, y, heading in (('dancer', 15.8, -2.2, 80), ('aunt', 10.4, -1.8, -70), ('shirt', 9.6, -2.4, 100), ('grandpa', 4.2, -2.0, 20)):
        person(c.Person(who, (x, y, 0), heading).stand().both())
    person(*c.arm_in_arm(11.9, 51.5, land.JETTY_DECK, 176, 'guest', 'shirt'))
    for k in range(1, 17):  # courses of the roof
        t = k / 17
        stroke([(-.5 + 23 * u / 40, .35 - 5.35 * t, 4.06 + 5.0 * t) for u in range(41)], .8, 'board')
    studio.camera((15.2, 76.5, .98), (15.2 + 76.5 * math.tan(math.radians(10.5)), 0, .98), 31, None, shift=(0, .085))


def ceremony():
    """A free ceremony on the meadow, late in the afternoon: the couple at the arch, rows full of guests, long shadows, the lake."""
    FACTS.update(place='outside', hour='day')
    land.ground(x0=-110, x1=130, y0=-14, y1=75)
    land.lake()
    land.path()
    land.jetty(glow=False)
    for obj in [o for o in bpy.data.objects if o.type == 'LIGHT']:
        bpy.data.objects.remove(obj)
    cx, arch, rng = 21.4, 34.6, random.Random(5)
    high = land.height_at
    b, oak = Builder(), lm.surface('chair-wood', (.2, .1, .05))
    for side in (-1, 1):
        b.box((cx + side * 1.15, arch, high(cx, arch) + 1.25), (.08, .08, 2.6), oak, .006)
    number(put(b.box((cx, arch, high(cx, arch) + 2.5), (2.6, .08, .08), oak, .006)))
    for k in range(34):
        t = k / 33 * 6.6
        x, z = (-1.15, .5 + t) if t < 2.1 else (-1.15 + t - 2.1, 2.52) if t < 4.4 else (1.15, 2.52 - (t - 4.4))
        FACTS['ware'].append(('blossom', cx + x + rng.uniform(-.06, .06), arch - .05, high(cx, arch) + z + rng.uniform(-.06, .06), rng.uniform(.9, 1.3), k))
    def runner(u, v):  # cloth that lies on grass: its edges wander, its end is loose
        y = 19.6 + 14.2 * v
        return cx + (u - .5) * (1.24 + .05 * math.sin(y * 2.3) + .03 * math.sin(y * 5.1 + 3 * u)) + .05 * math.sin(y * .9), y + .08 * math.sin(9 * u), high(cx, y) + .03
    number(put(Builder().sheet(runner, 8, 120, lm.surface('linen-runner', (.8, .8, .8)))))
    FACTS['ware'] += [('petal', cx + s * rng.triangular(.5, .95, .62), y, high(cx, y) + .04, rng.uniform(0, 6)) for s in (-1, 1) for y in np.linspace(21.6, 33.6, 64)]
    person(*c.arm_in_arm(cx, arch - 1.35, high(cx, arch - 1.35), 0))
    person(c.Person('lady', (cx - .60, arch + .2, high(cx, arch + .2)), 168, cloth='sage', skirt='sage').spine(4).gaze(14, 4).stand(.08).fold())
    who = ('uncle', 'aunt', 'tall', 'friend', 'granny', 'grandpa', 'shirt', 'lady', 'curls', 'cousin', 'dancer', 'guest', 'girl', 'aunt', 'boy', 'tall', 'lady', 'waiter', 'friend', 'uncle', 'granny', 'shirt', 'cousin', 'groom')
    cloths = ('navy', 'rose', 'grey', 'teal', 'mist', 'olive', 'ink', 'plum', 'linen', 'sage', 'umber', 'wine', 'rose', 'rust', 'linen', 'navy', 'mist', 'ink', 'gold', 'grey', 'rose', 'teal', 'rust', 'navy')
    seat = furnishing.white_chair()
    for k in range(24):
        row, place_ = divmod(k, 8)
        x, y = cx + (place_ - 3.5) * .66 + (.62 if place_ > 3 else -.62), 30.6 - 1.3 * row
        x, y = x + rng.uniform(-.03, .03), y + rng.uniform(-.03, .03)
        chair(x, y, rng.uniform(-4, 4), high(x, y), seat)
        look = who[(k * 5 + 2) % 24]
        hue = cloths[(k * 5 + 2) % 24]
        skirt = hue if c.LOOKS[look][1].get('top') == 'dress' else cloths[(k * 7 + 1) % 24]
        guest = c.Person(look, (x, y, high(x, y)), rng.uniform(-6, 6), cloth=hue, skirt=skirt).spine(rng.uniform(0, 8), rng.uniform(-6, 6)).gaze(rng.uniform(0, 6), rng.uniform(-28, 28)).sit(feet=.44)
        person(guest.rest('l', .32, .10, .66).rest('r', .32, .10, .66))
    with studio.light_group('lamps'):
        sunshine((.74, -.42, -.40))
    FACTS['sun'] = True
    camera = (cx - .75, 19.3, high(cx, 19.3) + 1.95)
    studio.camera(camera, (camera[0] - .5, 60, camera[2]), 29, None, shift=(0, .055))
