"""Ingredients: fruit, vegetables, bread, meat, fish, cream. Sizes in metres, everything stands on its own origin."""
import math
import random

from mathutils import Vector

from . import materials as m
from .mesh import Builder, cached, jitter, put, transform


# Materials ------------------------------------------------------------------------------------------------------------


def white_cream():
    return m.surface('white-cream', (.84, .81, .74), rough=.34, sss=.25, sss_radius=(.012, .010, .008), bump=.08, bump_scale=120, coat=.2)


def tomato_skin():
    return m.surface('tomato', (.34, .016, .008), rough=.16, color2=(.46, .045, .012), scale=9, coat=.9, coat_rough=.05, sss=.1,
                     sss_radius=(.01, .002, .001))


def roast_tomato():
    return m.surface('roast-tomato', (.26, .018, .008), rough=.22, color2=(.08, .010, .006), scale=28, low=.52, high=.74, coat=1.0,
                     coat_rough=.08, bump=.5, bump_scale=45, bump_distance=.002)


def berry(name='raspberry'):
    tones = {'raspberry': ((.36, .016, .035), (.48, .05, .07)), 'blueberry': ((.018, .022, .055), (.05, .055, .10)),
             'currant': ((.42, .010, .012), (.50, .02, .02)), 'blackberry': ((.018, .006, .018), (.045, .014, .035))}
    a, b = tones[name]
    return m.surface(name, a, rough=.3 if name != 'blueberry' else .5, color2=b, scale=60, coat=.6 if name != 'blueberry' else .1, sss=.2,
                     sss_radius=(.004, .001, .001))


# Pieces ---------------------------------------------------------------------------------------------------------------

def cherry_tomato(at, size=.013, seed=1, roasted=False, stalk=True):
    """A small tomato with its calyx."""
    mat = roast_tomato() if roasted else tomato_skin()
    stem = m.leaf('calyx', (.035, .075, .015), (.06, .11, .03), .6, .1)

    def build():
        b = Builder().blob((0, 0, .94), (1, 1, .93), mat, seed, .14 if roasted else .035, 1.1, 3)
        if stalk:
            for k in range(5):
                a = k * 1.257
                b.sheet(lambda u, v, a=a: (math.cos(a) * v * .62 - math.sin(a) * (u - .5) * .22 * (1 - v), math.sin(a) * v * .62 + math.cos(a) * (
                    u - .5) * .22 * (1 - v), 1.88 - .16 * v + .10 * math.sin(v * 3)), 2, 5, stem)
            b.tube([(0, 0, 1.85), (.06, .02, 2.1), (.16, .04, 2.25)], .05, stem, 6)
        return b

    rng = random.Random(seed * 7 + at[0] * 1000)
    put(cached(f'cherry-{roasted}-{seed % 4}-{stalk}', build), at, (rng.uniform(-.35, .35), rng.uniform(-.35, .35), rng.uniform(0, 6)), size)


def mozzarella(at, size=.013, seed=1):
    put(cached(f'mozzarella-{seed % 3}', lambda: Builder().blob((0, 0, .95), (1, 1, .95), white_cream(), seed, .05, 1.2, 3)), at,
        (0, 0, seed), size)


def shrimp(at, rot=(0, 0, 0), size=1.0, tail=True, seed=1):
    """A cooked prawn, curled, about 5 cm across: pale belly inside, orange back outside, fanned tail."""
    body = m.layered('prawn', [(0, (.80, .66, .52)), (.42, (.80, .60, .44)), (.62, (.76, .36, .17)), (.82, (.68, .215, .070)), (1, (.60, .15, .045))],
                     axis=2, size=.0285, radial=True, rough=.40, wave=.006, bump=.45, bump_scale=110, sss=.18, coat=.22, noise_scale=120)
    shell = m.surface('prawn-tail', (.58, .12, .030), rough=.25, color2=(.70, .26, .09), scale=40, coat=.7, sss=.15)

    def build():
        b = Builder()
        points, radii, n = [], [], 84
        for i in range(n):
            t = i / (n - 1)
            a = 4.25 * t - .55
            r = .0185 * (1 - .20 * t)
            segment = (t * 6.2) % 1.0
            points.append((math.cos(a) * r, math.sin(a) * r, .0012 * math.sin(t * 4)))
            radii.append(.0088 * (1 - .58 * t ** 1.2) * min(1, .30 + (t * 9) ** .6) * (1.06 - .15 * segment ** 2.2))
        b.tube(points, radii, body, 20)
        b.blob(points[1], (.0042, .0042, .0042), body, 2, .1, 1, 2)
        if tail:
            p = Vector(points[-1])
            d = (p - Vector(points[-4])).normalized()
            for s in (-.75, -.25, .25, .75):
                e = Vector((d.x * math.cos(s * .6), d.y * math.cos(s * .6), .62 * s))
                n2 = d.cross(Vector((0, 0, 1))).normalized()
                b.sheet(lambda u, v, e=e, s=s: p + e * v * .016 + Vector((0, 0, 1)) * (u - .5) * .0075 * math.sin(.45 + v * 2.3) + n2 * (.0022 * v * v + .0012 * math.cos(u * 3)), 6, 8, shell)
        return b

    put(cached(f'shrimp-{tail}', build), at, rot, size)


def quenelle(at, material, rot=0.0, size=1.0, seed=1):
    """An oval scoop with the ridge the spoon leaves."""
    def build():
        def surface(u, v):
            a, t = u * math.tau, v
            r = math.sin(math.pi * t) ** .72
            ridge = .10 * max(0, math.cos(a - 1.2)) ** 6
            y = (t - .5) * 2 * .034
            w = .0165 * r * (1 + ridge)
            q = jitter(seed, (math.cos(a), math.sin(a), t * 3), .0007, 2)
            return (math.cos(a) * (w + q), y, .0095 + math.sin(a) * (w * (.72 if math.sin(a) > 0 else .5) + q) + .0016 * r * math.sin(a * 5 + 1) * max(0, math.sin(a)))
        return Builder().sheet(surface, 40, 36, material, closed=True)

    put(cached(f'quenelle-{material.name}-{seed}', build), at, (0, 0, rot), size)


def walnut_half(at, rot=(0, 0, 0), size=1.0, seed=1):
    mat = m.surface('walnut-nut', (.13, .052, .016), rough=.28, color2=(.30, .145, .055), scale=60, coat=.7, bump=.4, bump_scale=100)
    put(cached(f'walnut-{seed % 3}', lambda: Builder().blob((0, 0, .005), (.0135, .0105, .0065), mat, seed, .55, 2.4, 4, octaves=4)), at, rot,
        size)


def raspberry(at, size=1.0, seed=1):
    """Raspberry of many drupelets."""
    mat = berry('raspberry')

    def build():
        b = Builder()
        for ring in range(6):
            z, r = ring * .0026, .0062 * math.sin(.75 + ring * .42)
            n = max(3, int(r * 2300))
            for k in range(n):
                a = math.tau * (k + ring * .5) / n
                b.blob((math.cos(a) * r, math.sin(a) * r, z + .002), .0021, mat, k, .04, 1, 2)
        return b

    put(cached('raspberry', build), at, (seed * .7 % 1.2 - .6, seed * 1.3 % 1.2 - .6, seed), size)


def mushroom_slice(at, rot=(0, 0, 0), size=1.0, seed=1):
    mat = m.surface('mushroom', (.23, .115, .045), rough=.42, color2=(.50, .33, .17), scale=55, coat=.5, bump=.3, bump_scale=80)

    def build():
        outline = []
        for i in range(40):
            a = math.tau * i / 40
            x, y = math.cos(a), math.sin(a)
            if y > -.15:
                outline.append((x * .015, y * .012 + .004))
            else:
                outline.append((math.copysign(min(abs(x) * .015, .0052), x), y * .018 + .004))
        return Builder().slab(outline, .0032, mat, bevel=.0008)

    put(cached('mushroom-slice', build), at, rot, size)


ROAST_TONES = {'carrot': ((.50, .155, .020), (.16, .050, .012)), 'pepper': ((.36, .020, .010), (.070, .010, .007)),
               'yellow': ((.56, .30, .028), (.18, .075, .014)), 'courgette': ((.42, .40, .155), (.16, .10, .03)),
               'beet': ((.085, .006, .020), (.030, .004, .010)), 'onion': ((.34, .15, .165), (.15, .050, .045)),
               'potato': ((.56, .38, .13), (.26, .12, .035)), 'aubergine': ((.38, .25, .115), (.13, .065, .03))}


def _roast_shape(kind, seed, mat):
    """The cut of one vegetable: batons, half moons, strips, petals, wedges; about 3 cm."""
    def round_cut(rx, ry, start, end, n=22):
        arc = [start + (end - start) * i / n for i in range(n + 1)]
        return [(math.cos(a) * rx * (1 + jitter(seed, (math.cos(a), math.sin(a), 0), .07, 1.3)),
                 math.sin(a) * ry * (1 + jitter(seed + 5, (math.cos(a), math.sin(a), 0), .07, 1.3))) for a in arc]

    if kind == 'carrot':
        return Builder().slab(round_cut(.0085 + .0015 * (seed % 3), .0165, 0, math.tau * .96), .0075, mat, transform((0, 0, -.004)), .0022, dome=.001)
    if kind in ('courgette', 'aubergine'):
        skin = m.surface(f'{kind}-skin', (.022, .060, .012) if kind == 'courgette' else (.022, .008, .018), rough=.35, coat=.3)
        half = round_cut(.0165, .0165, 0, math.pi * (1 if seed % 2 else 1.96))
        return Builder().slab(half, .0065 if kind == 'courgette' else .012, skin, transform((0, -.006, -.004)), .0014, top=mat)
    if kind in ('pepper', 'yellow'):
        bend = .9 + .5 * (seed % 3)

        def strip(u, v):
            a = u * math.tau
            t = (v - .5) * bend
            w = .0072 * (math.sin(math.pi * (.08 + .84 * v)) ** .5)
            side, lift = math.cos(a) * w, math.sin(a) * .0017
            r = .030 / bend + lift
            return (side, math.sin(t) * r, (math.cos(t) - 1) * .030 / bend + lift + .003 + jitter(seed, (u * 2, v * 3, 0), .0012, 1))
        b = Builder().sheet(strip, 20, 18, mat, closed=True)
        for v in (0, 1):
            ring = [strip(i / 20, v) for i in range(20)]
            b.part(ring, [tuple(range(20))], mat)
        return b
    if kind == 'onion':
        def petal(u, v):
            w = (u - .5) * 2
            half = .0085 * math.sin(math.pi * (.10 + .80 * v)) ** .7
            return (w * half, (v - .5) * .034, .006 * (1 - w * w) - .007 * (2 * v - 1) ** 2 + .002)
        return Builder().sheet(petal, 10, 14, mat).sheet(lambda u, v: tuple(c * .93 if i < 2 else c - .0016 for i, c in enumerate(petal(u, v))), 10, 14, mat)
    wedge = [(-.013, -.010), *[(.016 * math.cos(a), .016 * math.sin(a)) for a in [-.55 + i * .14 for i in range(12)]], (-.010, .010)]
    wedge = [(x * (1 + jitter(seed, (x * 60, y * 60, 0), .12, 1)), y) for x, y in wedge]
    return Builder().slab(wedge, .013, mat, transform((0, 0, -.006)), .003, dome=.0015)


def roast_piece(at, kind, seed=1, size=1.0):
    """A chunk of oven vegetables: cut edges, browned spots, a film of oil."""
    a, b = ROAST_TONES[kind]
    mat = m.surface(f'roast-{kind}', a, rough=.44, color2=b, scale=62, low=.50, high=.70, coat=.22, coat_rough=.2, bump=.55, bump_scale=90,
                    bump_distance=.002)
    rng = random.Random(seed)
    mesh = cached(f'roast-{kind}-{seed % 5}', lambda: _roast_shape(kind, seed % 5 + 3, mat))
    put(mesh, (at[0], at[1], at[2] + .005 * size), (rng.uniform(-.6, .6), rng.uniform(-.6, .6), rng.uniform(0, 6.3)), size * rng.uniform(.8, 1.15))


def roast_mix(at, radius, count, seed=1, kinds=('carrot', 'pepper', 'yellow', 'courgette', 'beet', 'onion'), height=.03, size=1.0):
    """A heap of oven vegetables."""
    rng = random.Random(seed)
    for k in range(count):
        a, r = rng.uniform(0, 6.3), math.sqrt(rng.random())
        z = height * (1 - r * r) * rng.uniform(.35, 1)
        roast_piece((at[0] + math.cos(a) * r * radius, at[1] + math.sin(a) * r * radius, at[2] + z), rng.choice(kinds), rng.randint(1, 40), size)


def lemon_slice(at, rot=(0, 0, 0), size=.022, kind='lemon'):
    """A wheel of lemon or lime."""
    tones = {'lemon': ((.80, .58, .05), (.86, .74, .30)), 'lime': ((.14, .30, .02), (.55, .64, .20))}
    skin_tone, flesh_tone = tones[kind]
    skin = m.surface(f'{kind}-skin', skin_tone, rough=.35, bump=.35, bump_scale=240, coat=.4)
    pith = m.surface(f'{kind}-pith', (.84, .80, .62), rough=.6)
    flesh = m.surface(f'{kind}-flesh', flesh_tone, rough=.12, color2=tuple(c * .82 for c in flesh_tone), scale=70, coat=1, sss=.35,
                      sss_radius=(.008, .006, .002), bump=.3, bump_scale=60)

    def build():
        b = Builder().lathe([(.93, 0), (1, .02), (1, .17), (.93, .19)], skin, 48)
        b.lathe([(.93, .19), (.90, .185), (0, .18)], pith, 48).lathe([(.93, 0), (0, 0)], pith, 48)
        for k in range(9):
            a0, a1 = math.tau * (k + .07) / 9, math.tau * (k + .93) / 9
            outline = [(math.cos((a0 + a1) / 2) * .10, math.sin((a0 + a1) / 2) * .10)]
            outline += [(math.cos(a0 + (a1 - a0) * t) * .86, math.sin(a0 + (a1 - a0) * t) * .86) for t in [i / 7 for i in range(8)]]
            b.slab(outline, .03, flesh, transform((0, 0, .175)), .008)
        return b

    put(cached(f'{kind}-slice', build), at, rot, size)


def fig_half(at, rot=(0, 0, 0), size=1.0):
    """Half a fig, the cut face up."""
    skin = m.surface('fig-skin', (.045, .012, .035), rough=.45, color2=(.10, .045, .05), scale=20, bump=.2, bump_scale=60)
    flesh = m.layered('fig-flesh', [(0, (.20, .018, .022)), (.55, (.40, .055, .04)), (.78, (.62, .28, .16)), (.9, (.78, .66, .48)), (1, (.5, .4, .3))],
                      axis=2, size=.0165, radial=True, rough=.22, wave=.005, bump=.9, bump_scale=220, coat=.8, noise_scale=140)

    def build():
        b = Builder().lathe([(0, -.017), (.008, -.0155), (.0145, -.009), (.0165, 0)], skin, 36)
        b.lathe([(.0165, 0), (.0158, .0006), (.010, .0014), (0, .001)], flesh, 36)
        return b

    put(cached('fig-half', build), at, rot, size)
