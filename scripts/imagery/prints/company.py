"""The company: who there is, what they wear, and how they stand, sit, dance and hold things.

In the world x runs to the right of a viewer who looks at the lake, y away from him, z up; a heading of 0 looks along y, 90 along x.
"""
import math

import numpy as np

from .bodies import Body, Pose
from .outfits import dress

LOOKS = {
    'bride': ('ada', dict(skin='brown', hair='black', style='bun', top='dress', cloth='white', low='gown', neck='back', flare=.26, folds=(6, .20, 3, .02))),
    'groom': ('jon', dict(skin='umber', hair='black', style='crop', cloth='navy')),
    'dancer': ('otto', dict(skin='peach', hair='dark', cloth='ink')),
    'aunt': ('ines', dict(skin='peach', hair='brown', style='bob', top='dress', cloth='rust', low='midi', neck='round', sleeve='three')),
    'friend': ('lena', dict(skin='amber', hair='dark', style='long', top='dress', cloth='teal', low='midi', neck='back', flare=.14, folds=(6, .16, 5, .05))),
    'guest': ('ada', dict(skin='peach', hair='fair', style='tail', top='dress', cloth='wine', low='midi', neck='bare', flare=.14, folds=(6, .16, 7, .05))),
    'cousin': ('lena', dict(skin='pale', hair='rust', style='bun', top='dress', cloth='sage', low='gown', neck='back', flare=.16, folds=(6, .16, 8, .04))),
    'mourner': ('lena', dict(skin='pale', hair='brown', style='bun', top='jacket', cloth='ink', low='midi', skirt='ink', length=-.18)),
    'granny': ('ruth', dict(skin='pale', hair='white', style='knot', top='knit', cloth='mist', low='midi', skirt='teal', neck='round')),
    'lady': ('gerda', dict(skin='peach', hair='grey', style='bob', top='jacket', cloth='plum', low='midi', skirt='plum', length=-.20)),
    'uncle': ('paul', dict(skin='peach', hair='grey', style='bald', beard=True, cloth='umber', legs='ink')),
    'grandpa': ('emil', dict(skin='pale', hair='white', style='short', cloth='olive', legs='umber')),
    'tall': ('max', dict(skin='amber', hair='black', cloth='teal', legs='ink')),
    'shirt': ('max', dict(skin='peach', hair='brown', top='waistcoat', shirt='linen', cloth='ink', legs='ink')),
    'curls': ('jon', dict(skin='brown', hair='black', style='curls', top='shirt', cloth='linen', legs='navy', veed=True)),
    'waiter': ('otto', dict(skin='amber', hair='black', top='waistcoat', cloth='ink', shirt='linen', legs='ink')),
    'girl': ('mia', dict(skin='tan', hair='dark', style='tail', top='dress', cloth='rose', low='knee', neck='round', sleeve='cap', flare=.13, folds=(6, .16, 5, .05))),
    'boy': ('tim', dict(skin='peach', hair='fair', top='shirt', cloth='linen', legs='navy')),
}


class Person:
    """Somebody at a spot of the floor; goals of hands are places in the world."""

    def __init__(self, look, at=(0, 0), heading=0.0, body=None, lift=0.0, lean=0.0, sway=0.0, **changes):
        name, base = LOOKS[look]
        self.name, self.bowed = look, False
        self.body, self.look, self.seated = Body(body or name), {**base, **changes}, False
        self.at, self.heading = np.array((*at, 0.)[:3], float), heading
        self.pose, self.k = Pose(self.body, lift, lean, sway), self.body.height / 1.7
        a = math.radians(heading)
        self.axes = np.array([(-math.cos(a), math.sin(a), 0), (0, 0, 1), (math.sin(a), math.cos(a), 0)])
        self.pose.look()

    def model(self, p):
        return self.axes @ (np.asarray(p, float) - self.at)

    def way(self, d):
        return None if d is None else self.axes @ np.asarray(d, float)

    def world(self, p):
        return np.asarray(p) @ self.axes + self.at

    def spine(self, *degrees):
        self.pose.spine(*degrees)
        return self

    def gaze(self, *degrees):
        self.bowed = degrees[0] > 12
        self.pose.look(*degrees)
        return self

    def stand(self, wide=.09, step=0.0, toe=12):
        """Feet on the floor; `step` puts the left foot forward and the right one back."""
        y = self.body.head['foot_l'][1]
        for s, q in (('l', 1), ('r', -1)):
            self.pose.leg(s, (q * wide * self.k, y, (.02 + q * step) * self.k), toe=toe)
        return self

    def walk(self, stride=.28):
        y = self.body.head['foot_l'][1]
        self.pose.leg('r', (-.07 * self.k, y + .02, stride * self.k), toe=6, pitch=-14)
        self.pose.leg('l', (.07 * self.k, y + .09, -stride * self.k), toe=6, pitch=34)
        return self

    def sit(self, seat=.46, knees=.15, feet=.40):
        self.seated = True
        hip = (self.body.head['thigh_l'] + self.body.head['thigh_r']) / 2
        self.pose.shift = np.array((0, seat + .10 - hip[1], -hip[2]))
        y = self.body.head['foot_l'][1]
        for s, q in (('l', 1), ('r', -1)):
            self.pose.leg(s, (q * knees * .8, y, feet), pole=(q * .12, 1, .3), toe=8)
        return self

    def hang(self, s, out=.07, fore=.06, drop=.50):
        """An arm at rest, a little bent, its palm to the thigh."""
        q = 1 if s == 'l' else -1
        shoulder = self.pose.at(f'upperarm_{s}')
        self.pose.arm(s, shoulder + np.array((q * out, -drop, fore)) * self.k, (q * .35, .05, -1), (q * .02, -1, .16), (-q, 0, -.12), .32)
        return self

    def both(self, **how):
        return self.hang('l', **how).hang('r', **how)

    def fold(self):
        """Hands one in the other before the body."""
        for s, q in (('l', 1), ('r', -1)):
            self.pose.arm(s, (q * .055 * self.k, .98 * self.k, .20 * self.k), (q * .8, -.4, -.5), (-q * .8, -.45, .1), (0, .2, -1), .35)
        return self

    def rest(self, s, reach=.42, across=.12, height=.80):
        """A forearm on the table before somebody seated."""
        q = 1 if s == 'l' else -1
        self.pose.arm(s, (q * across, height, reach), (q * .7, -.6, -.3), (-q * .45, -.12, 1), (0, -1, 0), .35)
        return self

    def hold(self, s, fore=.34, up=1.12, across=.12, what=None, ware=None):
        """A glass or a cup before the chest; it is added to `ware` where the fingers close."""
        q = 1 if s == 'l' else -1
        goal = np.array((q * across, up, fore)) * self.k
        self.pose.arm(s, goal, (q * .6, -1, -.2), (-q * .25, .05, 1), (-q, .1, -.1), .62, .5)
        if ware is not None:
            spot = self.world(goal + np.array((-q * .045, -.06 if what == 'cup' else -.085, .085)))
            ware.append((what or 'wine', *spot))
        return self

    def touch(self, s, goal, pole=None, hand=None, palm=None, curl=.3, thumb=.2, lift=0.0):
        """Goal, hand and palm in the world."""
        self.pose.arm(s, self.model(goal), self.way(pole), self.way(hand), self.way(palm), curl, thumb, lift)
        return self

    def made(self):
        """Parts as (material, vertices, triangles), and strokes as (points, share of the line's weight, kind), in the world."""
        w = dress(self.pose, self.look, self.seated)
        near = lambda *spots: [w.near(q) for q in spots]  # noqa: E731
        face = []
        for side in (1, -1):
            face.append((near(*((side * x, y, z) for x, y, z in ((.16, 7.34, 1.44), (.28, 7.38, 1.42), (.42, 7.36, 1.36), (.52, 7.30, 1.2)))), .4))
            if not self.bowed:  # lowered lids hide the eye
                face.append((near(*((side * x, y, z) for x, y, z in ((.24, 7.37, 1.43), (.30, 7.28, 1.43), (.31, 7.22, 1.42)))), 1.2))
                face.append((near(*((side * x, y, z) for x, y, z in ((.12, 7.50, 1.5), (.32, 7.58, 1.45), (.58, 7.50, 1.2)))), .5))
            if self.look.get('style', 'short') not in ('bob', 'long'):
                face.append((near(*((side * x, y, z) for x, y, z in ((.84, 7.45, .52), (.86, 7.35, .36), (.80, 7.08, .34), (.72, 6.84, .44), (.68, 6.78, .54)))), .45))
        face.append((near((-.17, 6.86, 1.45), (-.1, 6.88, 1.55), (.1, 6.88, 1.55), (.17, 6.86, 1.45)), .35))
        drawn = [(*q, 'fold') for q in w.creases] + [(*q, 'face') for q in face]
        return [(m, self.world(v), f) for m, v, f in w.parts], [(self.world(np.array(p)), share, kind) for p, share, kind in drawn]


def arm_in_arm(x, y, z=0.0, heading=0.0, she='bride', he='groom', apart=.51, hers=None, his=None):
    """Side by side, seen from behind or the front, her hand on his forearm."""
    a = math.radians(heading)
    right, ahead = np.array((math.cos(a), -math.sin(a), 0)), np.array((math.sin(a), math.cos(a), 0))
    at = np.array((x, y, z))
    m = Person(he, at + right * apart * .47, heading - 4, sway=1.5, **(his or {})).spine(0, 3).gaze(4, 16, -3).stand(.10).hang('r')
    f = Person(she, at - right * apart * .53 + ahead * .02, heading + 6, sway=-1.5, **(hers or {})).spine(2, -4, 3).gaze(6, -10, 8).stand(.07)
    m.touch('l', m.world(np.array((.10, 1.08, .24)) * (m.k, m.k, 1)), -right - ahead * .25 - (0, 0, .5), right * .8 + ahead * .6 + (0, 0, .1), -ahead * .5 - (0, 0, 1), .45)
    fore = m.world(m.pose.at('lowerarm_l') * .52 + m.pose.at('hand_l') * .48)
    f.touch('r', fore - right * .055 + (0, 0, .055), right * .5 - ahead * .8 - (0, 0, .6), right * .75 + ahead * .55 - (0, 0, .25), right * .1 - ahead * .1 - (0, 0, 1), .35)
    return [m, f.hang('l', .10, .05)]


def in_hold(x, y, heading=-26.0, she='bride', he='dancer', sway=(.16, -.10), his_eyes=48, her_eyes=40):
    """Dancing; `heading` is hers, he faces her and turns his head to the left by `his_eyes` degrees."""
    a = math.radians(heading)
    fore, left, up = np.array((math.sin(a), math.cos(a), 0)), np.array((-math.cos(a), math.sin(a), 0)), np.array((0, 0, 1.))
    at = np.array((x, y, 0.))
    f = Person(she, at, heading, sway=2)
    f.look['sway'] = sway
    m = Person(he, at + fore * .35 - left * .18, heading + 180, lean=-1)
    f.spine(-4, 0, -8).gaze(6, her_eyes, -12).stand(.06, .05)
    m.spine(3, 0, -12).gaze(6, his_eyes, 4).stand(.11, -.12)
    clasp = at - left * .62 + fore * .22 + up * 1.34 * f.k
    f.touch('r', clasp - up * .03 + left * .075, -up, -left + up * .45 + fore * .1, fore + up * .2, .6, .5, 4)
    m.touch('l', clasp + fore * .045 + left * .06 - up * .045, -up, -left * .8 + up * .6 - fore * .15, -fore, .8, .5, 4)
    back = f.world(f.pose.at('spine_03')) - fore * .175 + left * .07 + up * .02
    m.touch('r', back + left * .165 + fore * .055 - up * .03, left - up * .5, -left * .95 + up * .22 - fore * .34, fore * .95 - left * .3, .10, 0)
    shoulder = m.world(m.pose.at('upperarm_r'))
    f.touch('l', shoulder - fore * .06 + left * .05 + up * .02, left - up * .6, fore * .75 + up * .25 - left * .35, -up - fore * .1 - left * .2, .25)
    return [f, m]


def comforting(x, y, heading=0.0, she='granny', he='uncle', seated=False, apart=.46, hers=None, his=None, high=.06):
    """He (on her right) has laid his hand on her far shoulder; seen from behind, standing or on two chairs."""
    a = math.radians(heading)
    right, ahead, up = np.array((math.cos(a), -math.sin(a), 0)), np.array((math.sin(a), math.cos(a), 0)), np.array((0, 0, 1.))
    at = np.array((x, y, 0.))
    f = Person(she, at - right * apart * .44, heading + (4 if seated else 10), sway=2, **(hers or {})).spine(10, 0, 6).gaze(22, -10, 12)
    m = Person(he, at + right * apart * .56 - ahead * .02, heading - (6 if seated else 14), **(his or {})).spine(5, 8, -6).gaze(14, 34, -10)
    f, m = (f.sit(.472), m.sit(.472)) if seated else (f.stand(.06).fold(), m.stand(.10).hang('r'))
    if seated:
        f.rest('l', .30, .08, .62).rest('r', .30, .08, .62)
        m.rest('r', .30, .08, .62)
    spot = f.world(f.pose.at('spine_03') * .5 + f.pose.at('upperarm_l') * .5)
    m.touch('l', spot + right * .155 - ahead * .15 + up * high, -right * .5 - ahead * .5 - up * .8, -right * .95 + ahead * .06 - up * .12, right * .1 + ahead + up * .1, .12, 0)
    return [f, m]


def hand_in_hand(x, y, heading=0.0, big='aunt', small='girl', z=0.0, cloth=('rust', 'rose')):
    a = math.radians(heading)
    right, ahead, up = np.array((math.cos(a), -math.sin(a), 0)), np.array((math.sin(a), math.cos(a), 0)), np.array((0, 0, 1.))
    at = np.array((x, y, z))
    f = Person(big, at - right * .10, heading + 8, cloth=cloth[0]).spine(2, 0, 4).gaze(10, -34, 4).stand(.07, .10, 8)
    c = Person(small, at + right * .42 + ahead * .06, heading - 6, cloth=cloth[1]).spine(-2, 0, -5).gaze(-12, 30, -2).stand(.06, -.08, 8)
    meet = at + right * .235 + ahead * .03 + up * .74
    f.touch('r', meet - right * .015 - ahead * .03 + up * .085, right * .4 - ahead - up * .2, right * .14 + ahead * .05 - up, right * .5 + ahead * .85 + up * .1, .5, .4)
    c.touch('l', meet + right * .055 + ahead * .035 - up * .07, right * .6 - ahead * .8 - up * .4, -right * .6 + up * .8, -right * .2 - ahead + up * .1, .3, .3)
    return [f.hang('l', .10, .10), c.hang('r', .12, -.06, .47)]


def waiter(x, y, heading=68.0, ware=None, drinks=('wine', 'white', 'wine', 'white', 'white')):
    """Walking with a tray."""
    w = Person('waiter', (x, y), heading, lift=-.03).spine(-2, 4).gaze(4, -8).walk()
    near, far, q = ('r', 'l', -1) if 0 < heading < 180 else ('l', 'r', 1)
    tray = w.world(np.array((q * .25, 1.20, .36)) * w.k)
    w.pose.arm(near, w.model(tray) + (0, -.035, -.10), (q * .55, -.8, -.2), (q * .1, .10, 1), (0, 1, -.12), .11, -.2, 3)
    w.hang(far, .08, .16, .47)
    if ware is not None:
        ware.append(('tray', *tray))
        for (dx, dy), drink in zip(((-.09, .06), (.06, .08), (.02, -.07), (.13, -.02), (-.13, -.05)), drinks):
            ware.append((drink, tray[0] + dx, tray[1] + dy, tray[2] + .008))
    return [w]
