"""Close-ups of single dishes on a table at dusk."""
import math
import random

import numpy as np

from lib import environment as env
from lib import food as f
from lib import herbs as h
from lib import materials as m
from lib import props as p
from lib import studio
from lib.mesh import Builder, cached, jitter, put, transform
from lib.solids import blend, blended, limb, ripples
from lib.solids import skin as skin_of

TAU = math.tau


def tabletop(ground='oak', key=22.0, side=-1, bokeh=34, seed=1, rim=10.0, fill=3.0, far=True):
    """A table surface at z = 0, soft warm light from behind on one side, cool sky, blurred lights in the distance."""
    env.sky('blue', 12, 0.55)
    if far:
        env.lake(-1.3)
        env.far_shore('blue', -1.3, lights=7, seed=seed + 2)
    if ground in ('oak', 'walnut'):
        wood = m.oak_x() if ground == 'oak' else m.walnut_x()
        for k in range(8):
            put(Builder().box((0, 0, 0), (2.4, .138, .03), wood, .0025), (0, -.45 + k * .14, -.015))
    else:
        mat = {'slate': m.slate, 'linen': m.linen, 'marble': m.marble, 'night': m.linen_night, 'sage': m.linen_sage, 'sand': m.linen_sand}[ground]()

        def cloth(u, v):
            x, y = (u - .5) * 2.6, -.7 + v * 1.35
            fold = jitter(seed, (x * 1.6, y * 1.6, 0), .0012, 1) if ground not in ('slate', 'marble') else 0
            return (x, y, min(0, fold) - .0005)
        put(Builder().sheet(cloth, 70, 50, mat))
    rng = random.Random(seed)
    spot = cached('bokeh', lambda: Builder().blob((0, 0, 0), .021, m.glow('bokeh', (1.0, .60, .25), 15, 1), 1, 0, 1, 2))
    for k in range(bokeh):
        put(spot, (rng.uniform(-1.3, 1.3), rng.uniform(1.6, 3.4), rng.uniform(-.75, .75)))
    studio.area((side * .55, .55, .75), (0, 0, .02), (.55, .4), key, (1.0, .80, .58))
    studio.area((-side * .75, .25, .45), (0, 0, .03), (.3, .5), rim, studio.WARM)
    studio.area((side * .1, -.9, .9), (0, 0, 0), .7, fill, studio.NEUTRAL)


def view(distance=.52, pitch=36, lens=85, target=(0, 0, .018), yaw=0, fstop=4.0, focus=None, shift=(0, 0)):
    """Looks at a plate from this distance, pitch and yaw in degrees."""
    distance, pitch = distance * 1.17, pitch * .74
    target = (target[0], target[1], target[2] + .012)
    a, b = math.radians(pitch), math.radians(yaw)
    at = (target[0] + distance * math.cos(a) * math.sin(b), target[1] - distance * math.cos(a) * math.cos(b), target[2] + distance * math.sin(a))
    studio.camera(at, target, lens, fstop, focus or target, shift)


def side_props(wine=True, candle=True, cutlery=True, napkin=None, x=.21):
    """What stands around the plate, out of focus."""
    if wine:
        put(p.glass('white', m.white_wine()), (x, .24, 0))
    if candle:
        p.tealight((-x - .02, .30, 0))
        p.taper((-x + .12, .46, 0), .24)
    if cutlery:
        put(p.cutlery('fork'), (-x + .005, -.01, 0), (0, 0, .06))
        put(p.cutlery('knife'), (x - .02, -.03, 0), (0, 0, -.05))
    if napkin:
        put(p.napkin(napkin), (-x - .07, 0, 0), (0, 0, .15))


def rosti(seed):
    """A small pancake of grated potato, fried golden, darker at the rim."""
    gold = m.surface('rosti-gold', (.60, .36, .09), rough=.5, color2=(.36, .165, .035), scale=60, coat=.25, bump=.4, bump_scale=120)
    brown = m.surface('rosti-brown', (.34, .145, .030), rough=.5, color2=(.18, .070, .016), scale=60, coat=.25, bump=.4, bump_scale=120)
    rng = random.Random(seed)
    b = Builder().lathe([(0, .001), (.022, .001), (.0255, .004), (.025, .008), (.021, .0105), (0, .011)], brown, 48, wobble=.12, seed=seed + 2)
    for _ in range(420):
        a, r = rng.uniform(0, TAU), .0275 * math.sqrt(rng.random())
        turn, reach = rng.uniform(0, TAU), rng.uniform(.003, .0075)
        z = rng.uniform(.001, .0085) if r > .0225 else .0105 + rng.uniform(-.001, .0022)
        c = (math.cos(a) * r, math.sin(a) * r, z)
        d = (math.cos(turn) * reach, math.sin(turn) * reach, rng.uniform(-.0012, .0012))
        b.tube([(c[0] - d[0], c[1] - d[1], c[2] - d[2]), (c[0], c[1], c[2] + .0006), (c[0] + d[0], c[1] + d[1], c[2] + d[2])], [.0007, .0011, .0007],
               brown if r > .023 or rng.random() < .28 else gold, 5)
    return b


def dish_v01():
    tabletop('walnut', seed=3)
    put(p.plate(.135, m.stoneware_light()))
    side_props(x=.20)
    for k, (x, y) in enumerate(((-.034, .006), (.030, .022), (.006, -.036))):
        put(cached(f'rosti-{k}', lambda k=k: rosti(k)), (x, y, .008), (0, 0, k))
        for j in range(3):
            def fold(u, v, j=j, k=k):
                a = (u - .5) * 2
                return (a * .021 * (1 - .18 * j), (v - .5) * .030, .0015 + .011 * math.exp(-(a * 1.5) ** 2) * (1 + .35 * math.sin(v * 9 + j)) + .0025 * math.sin(
                    a * 8 + v * 3 + k))
            put(Builder().sheet(fold, 26, 16, f.salmon_cured()), (x + .002 * j, y + (j - 1) * .008, .0205 + j * .0045), (.12 * (j - 1), .1, k * 2.1 + j * .8))
        f.quenelle((x + .004, y, .040), f.white_cream(), k * 1.4, .36, k)
        h.dill((x, y, .046), .55, (.5, .1, k * 2.1), k + 1)
        h.dill((x + .01, y + .004, .040), .45, (.3, .1, k * 2.1 + 1.5), k + 3)
    mustard = m.liquid('mustard-honey', (.58, .33, .035), .7)
    h.drops((.0, .01, .0082), 16, .085, mustard, (.002, .006), 4)
    h.crumbs((0, 0, .009), .08, 30, f.pepper(), (.0004, .001), 3)
    view(.47, 33, 85, (0, -.002, .026), -8, 5)


def dish_v02():
    tabletop('slate', seed=4, side=1)
    put(p.plate(.14, m.porcelain()))
    side_props(x=.21)
    rng = random.Random(3)
    disc = cached('beet-disc', lambda: Builder().lathe([(0, 0), (.0235, 0), (.0242, .0007), (.0235, .0015), (0, .0015)], f.beetroot(), 48, wobble=.05))
    for ring, n in ((.068, 13), (.040, 8), (.012, 3)):
        for k in range(n):
            a = TAU * k / n + ring * 40
            put(disc, (math.cos(a) * ring, math.sin(a) * ring, .0095 + rng.uniform(0, .0008) + (.07 - ring) * .02), (.07 * math.sin(a) - .02, -.07 * math.cos(a),
                                                                                                                       rng.random() * 6))
    for k in range(7):
        a = k * 2.4
        r = .018 + .0075 * k
        x, y = math.cos(a) * r, math.sin(a) * r
        f.quenelle((x, y, .0115), f.white_cream(), a, .34 + .1 * rng.random(), k % 3)
        if k % 2:
            f.walnut_half((x + .018, y - .010, .0125), (.3, .2, a), .85, k)
    for k in range(4):
        a = k * 1.7 + .5
        f.walnut_half((math.cos(a) * .055, math.sin(a) * .05, .0125), (.2, -.3, a * 2), .9, k)
    for k in range(9):
        a = k * 2.2
        h.cress((math.cos(a) * .01 * k * .7, math.sin(a) * .0075 * k, .013), .9, 9, .015, k)
    h.drops((0, 0, .0125), 20, .07, m.liquid('balsamic', (.03, .008, .005), .85), (.0012, .0035), 6)
    h.crumbs((0, 0, .012), .075, 40, f.salt(), (.0005, .0012), 3)
    view(.46, 38, 85, (0, 0, .010), 10, 5.6)


def burrata(seed=5):
    """A whole burrata on z = 0, about 10 cm across: a soft bag, pleated towards its knot. Returns a `Builder`."""
    skin = m.surface('burrata', (.82, .77, .67), rough=.20, color2=(.85, .81, .73), scale=60, bump=.04, bump_scale=140, coat=1, coat_rough=.06,
                     sss=.3, sss_radius=(.012, .010, .007))
    knot = blended([limb((.002, .004, .046), (.004, .007, .057), .0090, .0066), limb((.004, .007, .057), (.015, .009, .0625), .0058, .0085),
                    limb((.004, .007, .057), (-.005, .014, .0635), .0058, .0078), limb((.004, .007, .057), (.004, -.002, .062), .0052, .0066)], .004)

    def field(x, y, z):
        turn, out = np.arctan2(y - .004, x - .002), np.hypot(x - .002, y - .004)
        bag = (np.sqrt((x / .049) ** 2 + (y / .047) ** 2 + ((z - .023) / .029) ** 2) - 1) * .033
        high = np.clip((z - .020) / .026, 0, 1)
        pleats = np.abs(np.sin(turn * 4.5 + .7 * np.sin(turn * 2 + 1) + 12 * out)) ** .7
        bag = bag + high * np.clip(1.25 - out / .044, 0, 1) * (.0050 * (1 - pleats) - .0014) - .0013 * ripples(x, y, z, .034, seed)
        body = blend(bag, knot(x, y, z) + .0009 * np.sin(turn * 9 + z * 260), .013)
        return np.maximum(body, -z - .0005)

    return Builder().part(*skin_of(field, (-.058, -.058, -.003), (.058, .058, .080), .0012), skin)


def dish_v03():
    """A whole burrata among roast tomatoes, with basil and its oil."""
    tabletop('oak', seed=6, key=26, fill=7)
    oil = m.liquid('basil-oil', (.34, .50, .06), .16)
    put(p.plate(.135, m.stoneware()))
    side_props(x=.23)
    h.pool((.014, -.034, .0086), .052, oil, 5, .2, .0010, (1.2, .75))
    put(burrata(), (-.008, .014, .0086), (0, 0, .30))
    for k, (x, y, tilt, turn) in enumerate(((.056, -.024, .5, .3), (-.064, -.018, .55, 2.2), (-.042, -.052, .6, 4.0), (.034, -.066, .6, .8))):
        size = .0150 + .0012 * (k % 3)
        f.tomato_half((x, y, .0092 + size * .72), size, (tilt, .25 * math.sin(k * 2), turn * .25))
    for k, (x, y) in enumerate(((-.080, .016), (.058, .040), (-.012, -.076), (.082, .010), (.060, .072))):
        f.cherry_tomato((x, y, .0092), .0150 + .0014 * (k % 2), k, True, k % 2 == 0)
    for k, (x, y, z, size) in enumerate(((.006, -.050, .012, .95), (.074, -.048, .012, .75), (-.082, -.036, .012, .7), (-.030, .040, .045, .8))):
        h.basil((x, y, z), size, k * 2, k + 1)
    h.drops((-.006, -.010, .05), 18, .038, oil, (.0012, .0036), 3)
    h.drops((.03, -.07, .009), 12, .055, oil, (.0012, .0035), 4)
    h.crumbs((-.005, -.012, .05), .036, 46, f.pepper(), (.0003, .0008), 2)
    h.crumbs((-.005, -.012, .05), .034, 30, f.salt(), (.0004, .0010), 6)
    view(.47, 46, 85, (0, -.010, .022), -6, 5.6, (0, -.035, .03))


def dish_v06():
    tabletop('walnut', seed=8, side=1)
    put(p.plate(.145, m.stoneware_light()))
    put(p.bowl(.085, .055, m.stoneware()), (0, 0, .008))
    side_props(x=.22, wine=False)
    soup = m.surface('pumpkin-soup', (.66, .225, .018), rough=.2, color2=(.74, .30, .04), scale=25, coat=.6, sss=.25, sss_radius=(.01, .005, .002), bump=.12,
                     bump_scale=70)
    put(Builder().lathe([(.0795, -.001), (.0785, .0006), (.074, 0), (.05, .0004), (0, .0008)], soup, 64), (0, 0, .051))
    coconut = m.surface('coconut-milk', (.86, .80, .68), rough=.2, coat=.5, sss=.3)
    swirl = [(math.cos(t) * (.012 + t * .0052), math.sin(t) * (.012 + t * .0052), .0520) for t in [i * .16 for i in range(52)]]
    put(Builder().tube(swirl, [.0021 * (1 + .35 * math.sin(i * .9)) * (1 - .4 * i / 52) for i in range(52)], coconut, 8), (.004, 0, 0), (0, 0, 0), (1, 1, 1))
    oil = m.liquid('pumpkin-oil', (.018, .030, .006), .9)
    h.drops((.012, -.008, .0515), 15, .045, oil, (.0015, .0048), 7, .2)
    seed_mat = m.surface('pumpkin-seed', (.055, .085, .025), rough=.45, color2=(.11, .13, .05), scale=60, coat=.3)
    kernel = cached('pumpkin-kernel', lambda: Builder().blob((0, 0, 0), (.0042, .0075, .0016), seed_mat, 3, .08, 1, 2))
    rng = random.Random(2)
    for k in range(11):
        put(kernel, (rng.gauss(-.012, .013), rng.gauss(.012, .013), .0535), (rng.uniform(-.4, .4), rng.uniform(-.4, .4), rng.uniform(0, 6)))
    h.cress((-.012, .012, .053), 1.1, 16, .018, 3)
    h.crumbs((0, 0, .053), .05, 22, m.surface('chilli', (.36, .03, .01), rough=.5), (.0005, .0014), 5)
    put(p.cutlery('spoon'), (.135, -.03, .012), (0, .06, -.25))
    f.bread_slice((-.115, -.055, .018), (.25, 0, .6), (.06, .04), .012, True, 2)
    f.bread_slice((-.125, -.030, .024), (.15, .2, .2), (.06, .04), .012, True, 3)
    view(.54, 38, 85, (0, -.008, .04), 8, 5.6)


def dish_v09():
    tabletop('slate', seed=9, key=30)
    put(p.plate(.14, m.stoneware()))
    side_props(x=.21)
    h.heap_of_leaves((0, .0, .008), .066, 24, 4, ('rocket', 'green', 'rocket', 'red'), .014, .60)
    mango = m.surface('mango', (.80, .36, .022), rough=.25, color2=(.84, .45, .05), scale=40, coat=.8, sss=.3, sss_radius=(.008, .004, .001))
    rng = random.Random(4)
    for k in range(22):
        a, r = rng.uniform(0, 6.3), .062 * math.sqrt(rng.random())
        put(cached(f'mango-{k % 3}', lambda: Builder().box((0, 0, 0), (.012, .011, .010), mango, .0022)), (math.cos(a) * r, math.sin(a) * r, .016 + .020 * (1 - r / .062)),
            (rng.uniform(-.8, .8), rng.uniform(-.8, .8), rng.uniform(0, 6)), rng.uniform(.8, 1.15))
    for k in range(7):
        a = k * 2.4
        r = .010 + .006 * k
        f.shrimp((math.cos(a) * r, math.sin(a) * r - .006, .034 - r * .30), (rng.uniform(-.3, .3) + .30, rng.uniform(-.3, .3), a), 1.0)
    h.parsley((0, -.01, .05), 14, .06, 3, .9)
    f.lemon_slice((.072, -.040, .016), (.9, .2, .5), .021, 'lime')
    f.lemon_slice((.084, -.022, .013), (.5, -.2, 1.4), .021, 'lime')
    h.drops((0, 0, .009), 16, .095, m.olive_oil(), (.001, .004), 7)
    h.crumbs((0, 0, .03), .07, 30, m.surface('chilli', (.36, .03, .01), rough=.5), (.0006, .0018), 5)
    view(.48, 32, 85, (.004, -.006, .026), -10, 5)


def hummus_bowl(at, tone, seed, topping):
    """Hummus with the spiral of the spoon, oil in the groove."""
    a, b = tone
    mat = m.surface(f'hummus-{seed}', a, rough=.5, color2=b, scale=60, bump=.25, bump_scale=120, coat=.2)

    def surface(u, v):
        ang, r = u * TAU, v * .047
        groove = .0042 * math.sin(ang + r * 330) * min(1, v * 3) * (1 - v ** 4)
        return (math.cos(ang) * r, math.sin(ang) * r, .014 + groove + .006 * (1 - v) - .004 * v ** 6 + jitter(seed, (math.cos(ang) * v, math.sin(ang) * v, 0), .0012, 3))

    put(p.bowl(.055, .030, m.stoneware() if seed % 2 else m.stoneware_light()), at)
    put(Builder().sheet(surface, 90, 40, mat, closed=True), (at[0], at[1], at[2] + .006))
    h.drops((at[0], at[1], at[2] + .0205), 9, .025, m.olive_oil(), (.003, .007), seed, .2)
    topping((at[0], at[1], at[2] + .024))


def dish_v10():
    tabletop('oak', seed=11, side=1)
    side_props(x=.27, cutlery=False)
    pea = m.surface('chickpea', (.62, .42, .17), rough=.5, bump=.2, bump_scale=60)
    paprika = m.surface('paprika', (.40, .045, .012), rough=.85)
    sesame = m.surface('sesame', (.70, .56, .34), rough=.6)

    def chick(c):
        for k in range(6):
            put(cached('chickpea', lambda: Builder().blob((0, 0, 0), .0044, pea, 2, .16, 1.2, 2)), (c[0] + .011 * math.cos(k * 2.4), c[1] + .011 * math.sin(k * 2.4), c[2] + .002))
        h.crumbs(c, .03, 50, paprika, (.0003, .0009), 1)
        h.parsley(c, 6, .03, 3, .7)

    def seeds(c):
        h.crumbs(c, .028, 90, sesame, (.0007, .0013), 2)
        h.cress(c, .9, 14, .022, 2)

    def nuts(c):
        h.crumbs(c, .028, 70, f.walnut_crumb(), (.0010, .0026), 3)
        h.mint((c[0], c[1], c[2] + .001), .7, 2)

    put(cached('board', lambda: Builder().box((0, 0, .009), (.48, .31, .018), m.walnut_x(), .004)), (0, -.025, 0), (0, 0, .03))
    hummus_bowl((-.115, .035, .018), ((.60, .47, .28), (.66, .53, .34)), 1, chick)
    hummus_bowl((.003, .015, .018), ((.36, .035, .085), (.42, .06, .11)), 2, seeds)
    hummus_bowl((.122, .035, .018), ((.28, .32, .10), (.34, .38, .14)), 3, nuts)
    f.roast_mix((.085, -.108, .018), .050, 26, 5, ('carrot', 'pepper', 'yellow', 'courgette', 'aubergine', 'onion'), .016, .72)
    h.crumbs((.06, -.105, .019), .07, 60, sesame, (.0007, .0016), 4)
    # The first slice lies flat; each of the others leans on the one before it and stands on its far end.
    f.bread_slice((-.150, -.092, .023), (0, 0, .05), (.07, .045), .010, True, 0)
    for k in range(1, 4):
        f.bread_slice((-.150 + .023 * k, -.092 - .003 * k, .0392), (0, .5, .05 - .04 * k), (.07, .045), .010, True, k)
    view(.62, 36, 80, (.0, -.012, .022), 0, 5)


def dish_v11():
    tabletop('slate', seed=12)
    put(p.plate(.14, m.stoneware_light()))
    side_props(x=.21)
    tartar = m.surface('tartar', (.30, .022, .018), rough=.25, color2=(.40, .05, .035), scale=120, coat=.8, sss=.2, sss_radius=(.006, .001, .001))
    rng = random.Random(1)
    bit = [cached(f'tartar-{k}', lambda k=k: Builder().blob((0, 0, 0), (.0028, .0022, .002), tartar, k + 2, .4, 1.3, 1)) for k in range(4)]
    put(Builder().cylinder((0, 0, 0), .0325, .019, tartar, 48, .004), (-.012, .006, .008))
    for _ in range(720):
        a, r = rng.uniform(0, TAU), .033 * math.sqrt(rng.random())
        edge = rng.random() < .5
        z = rng.uniform(.001, .019) if edge else .0195
        r = .0325 if edge else r
        put(rng.choice(bit), (-.012 + math.cos(a) * r, .006 + math.sin(a) * r, .008 + z), (rng.uniform(0, 6), rng.uniform(0, 6), 0), rng.uniform(.8, 1.3))
    put(Builder().lathe([(0, 0), (.011, 0), (.0135, .003), (.0125, .0075), (.008, .0105), (0, .0115)], f.egg_yolk(), 40), (-.012, .006, .0275))
    h.crumbs((-.012, .006, .028), .028, 26, f.salt(), (.0006, .0015), 3)
    h.crumbs((-.012, .006, .028), .030, 26, f.pepper(), (.0004, .0011), 4)
    h.chives((-.012, .006, .030), 12, .035, 3)
    h.cress((-.022, .014, .030), .9, 9, .012, 3)
    for k in range(3):
        f.bread_slice((.062 - .002 * k, .020 - .004 * k, .0088 + .0072 * k), (0, 0, .45 + .17 * k), (.075, .036), .007, True, k + 4)
    for k in range(6):
        a = -2.4 + k * .36
        h.drops((math.cos(a) * .066 - .01, math.sin(a) * .066, .0088), 1, .001, f.cream(), (.0035 + .0012 * (k % 3), .0048 + .0012 * (k % 3)), k, .6)
    caper = m.surface('caper', (.09, .11, .03), rough=.45, coat=.4)
    for k in range(5):
        a = -2.2 + k * .4
        put(cached('caper', lambda: Builder().blob((0, 0, .0035), (.0034, .0034, .0038), caper, 1, .1, 1.5, 2)), (math.cos(a) * .072 - .01, math.sin(a) * .072, .0072))
    view(.44, 32, 85, (.006, -.004, .022), -6, 5)


def dish_h02():
    tabletop('walnut', seed=14, side=1)
    put(p.plate(.145, m.stoneware()))
    side_props(x=.21, wine=False)
    put(p.glass('wine', m.red_wine()), (.20, .23, 0))
    puree = f.cream()
    h.stroke([(-.075, .035, .0085), (-.03, .045, .0085), (.03, .036, .0085), (.075, .012, .0085)], .040, puree, .006, 3)
    f.steak_slices((-.022, -.040, .012), 6, -.55, .058, .036, .0155, .05, 3)
    h.pool((.012, -.036, .0087), .038, f.jus(), 3, .35, .0018, (1.4, .8), .4)
    h.drops((.03, -.05, .0088), 8, .04, f.jus(), (.0015, .005), 8)
    carrot = m.surface('glazed-carrot', (.50, .150, .022), rough=.42, color2=(.20, .060, .016), scale=34, low=.50, high=.74, bump=.6, bump_scale=70,
                       bump_distance=.003, coat=.28, coat_rough=.22)
    rng = random.Random(11)
    for k in range(4):
        base = transform((.052 + .004 * k, .030 - .013 * k, .017 + .002 * (k % 2)), (0, 0, 1.2 + .2 * k))
        bend = rng.uniform(-.004, .004)
        radii = [(.0070 - .00062 * i) * rng.uniform(.93, 1.06) for i in range(9)]
        put(Builder().tube([(bend * math.sin(i * .45), -.030 + .0085 * i, .0012 * math.sin(i)) for i in range(9)], radii, carrot, 20), parent=base)
        for s in (-1, 0, 1):
            put(Builder().tube([(0, -.030, .001), (.0012 * s, -.036, .003), (.0030 * s, -.041 + .002 * abs(s), .006 + .001 * s)],
                               [.0013, .0010, .0005], m.leaf('carrot-green', (.07, .13, .035)), 6), parent=base)
    for k in range(3):
        f.mushroom_slice((-.060 + .018 * k, .020 + .006 * k, .0185), (.4, .2 * k, k * 1.3), .95)
    h.rosemary((-.03, .0, .046), (.1, .1, .9), .75)
    h.crumbs((-.01, -.02, .045), .03, 34, f.salt(), (.0006, .0016), 3)
    h.cress((.035, .028, .022), .9, 10, .014, 4)
    view(.47, 31, 85, (0, -.008, .026), 8, 5)


def dish_h06():
    tabletop('linen', seed=15)
    put(p.plate(.145, m.porcelain()))
    side_props(x=.215)
    h.pool((0, 0, .0082), .066, m.liquid('lemon-butter', (.80, .58, .13), .6), 4, .16, .002)
    for k in range(16):
        a, r = k * 2.4, .010 + .0032 * k
        h.lettuce((math.cos(a) * r - .01 * math.cos(a), math.sin(a) * r * .7, .010 + .006 * (k % 3)), .55, a - 1.57, 1 + k % 4, 'spinach', .15)
    f.fillet((0, .002, .0165), f.salmon_cooked(), (.098, .046, .024), 1.15, 2)
    f.lemon_slice((.010, .010, .0465), (.15, -.1, .4), .017)
    h.dill((-.006, .0, .049), .8, (.4, 0, .6), 1)
    h.dill((.0, -.004, .048), .7, (.3, .1, 2.2), 2)
    h.crumbs((0, 0, .046), .035, 30, f.pepper(), (.0004, .0011), 3)
    h.chives((.03, -.045, .010), 12, .05, 2)
    for k in range(3):
        f.tomato_half((-.052 + .016 * k, -.050 + .007 * k, .016), .0105, (-.4, .3, k))
    view(.48, 35, 85, (0, -.004, .020), -8, 5.6)


def dish_h08():
    tabletop('walnut', seed=17, key=27)
    put(p.bowl(.120, .036, m.stoneware()))
    side_props(x=.23)
    rice = m.surface('risotto', (.78, .64, .38), rough=.3, color2=(.84, .73, .50), scale=90, coat=.5)
    sauce = m.surface('risotto-cream', (.74, .58, .32), rough=.25, coat=.5, bump=.3, bump_scale=70)
    put(Builder().lathe([(.092, 0), (.085, .004), (.06, .009), (.03, .012), (0, .013)], sauce, 64, wobble=.08, seed=3), (0, 0, .010))
    f.grains((0, 0, .0125), .084, 2600, rice, .0066, .0029, .0125, 2)
    for k in range(11):
        a, r = k * 2.4, .011 + .0045 * k
        f.mushroom_slice((math.cos(a) * r, math.sin(a) * r, .027 - r * .10), (.5 * math.sin(k), .5 * math.cos(k * 1.7), k * 1.1), 1.05)
    shaving = m.surface('cheese', (.78, .64, .34), rough=.5, sss=.2)
    rng = random.Random(3)
    for k in range(9):
        a, r = rng.uniform(0, 6.3), rng.uniform(0, .045)
        put(Builder().sheet(lambda u, v, k=k: ((u - .5) * .026, (v - .5) * .014, .004 * math.sin(u * 3 + k) + .002 * math.sin(v * 5)), 10, 5, shaving), (math.cos(
            a) * r, math.sin(a) * r, .030), (rng.uniform(-.4, .4), rng.uniform(-.4, .4), rng.uniform(0, 6)))
    h.parsley((0, 0, .031), 16, .07, 4, .9)
    h.rosemary((.012, .006, .032), (.15, .1, 1.1), .5, 2)
    h.crumbs((0, 0, .026), .06, 40, f.pepper(), (.0005, .0013), 3)
    h.drops((0, 0, .0225), 8, .07, m.olive_oil(), (.0015, .004), 3, .2)
    view(.49, 36, 85, (0, -.004, .022), 6, 5.6)


def dish_h12():
    tabletop('oak', seed=18, side=1)
    put(cached('carving-board', lambda: Builder().box((0, 0, .011), (.42, .25, .022), m.walnut_x(), .005)), (0, .02, 0), (0, 0, -.06))
    side_props(x=.27, wine=False, cutlery=False)
    put(p.glass('wine', m.red_wine()), (.24, .22, 0))
    f.steak_slices((-.105, -.012, .0205), 11, -1.38, .074, .024, .0145, .03, 6)
    put(p.bowl(.040, .030, m.stoneware()), (.118, .055, .022))
    put(Builder().lathe([(.036, 0), (.02, .003), (0, .004)], f.green_sauce(), 40), (.118, .055, .045))
    f.chopped_herbs((0, 0, 0), [(-.09, -.004, .05), (-.03, -.008, .05), (.03, -.010, .05), (.08, -.014, .05)], .026, 520, 3)
    h.drops((0, -.045, .0222), 18, .09, m.herb_oil(), (.001, .0035), 3)
    h.crumbs((0, -.03, .0225), .11, 70, f.salt(), (.0007, .002), 3)
    h.crumbs((0, -.03, .0225), .11, 40, f.pepper(), (.0005, .0013), 5)
    h.rosemary((-.13, -.070, .026), (.1, 0, -.9), 1.1, 3)
    chilli = m.surface('chilli-pod', (.40, .014, .008), rough=.15, coat=.9)
    put(Builder().tube([(-.03, 0, 0), (-.01, .004, .001), (.015, .002, 0), (.036, -.006, .001)], [.0062, .0066, .0048, .0006], chilli, 14), (.125, -.045, .029), (0, 0,
                                                                                                                                                  .5))
    view(.52, 42, 85, (-.012, -.008, .030), -34, 5)


def dish_h15():
    tabletop('slate', seed=20)
    put(p.plate(.155, m.stoneware()))
    side_props(x=.23)
    skin = m.striped('bass-skin', (.105, .070, .040), (.46, .38, .27), 34, .32, 'Y', 3.5, .16, .62, .35, 0, .6)
    flesh = m.surface('bass', (.76, .68, .56), rough=.35, color2=(.82, .76, .66), scale=60, sss=.3, coat=.4, bump=.3, bump_scale=70)
    f.fillet((-.008, .010, .0092), flesh, (.125, .048, .017), 1.25, 4, skin)
    f.fillet((.006, -.034, .0086), flesh, (.115, .046, .016), 1.45, 5, skin)
    for k in range(6):
        f.potato_small((-.070 + .014 * k, .056 - .004 * (k % 3), .009), k, .72)
    f.chopped_herbs((0, 0, 0), [(-.045, -.014, .045), (0, -.006, .045), (.045, .008, .045)], .024, 420, 5)
    h.drops((.03, -.05, .0095), 14, .07, m.herb_oil(), (.0015, .005), 3)
    f.lemon_slice((.078, -.036, .020), (.9, .3, .2), .023)
    f.lemon_slice((.088, -.010, .016), (.6, .2, 1.3), .023)
    h.parsley((0, -.005, .042), 10, .07, 3)
    h.crumbs((0, -.01, .036), .06, 40, f.salt(), (.0006, .0016), 3)
    h.rosemary((-.085, -.01, .016), (.1, 0, .35), .9, 3)
    view(.52, 33, 85, (0, -.004, .022), -8, 5.6)


def dish_b01():
    tabletop('walnut', seed=22, side=1)
    side_props(x=.24, cutlery=False)
    dish_mat = m.stoneware()
    put(Builder().lathe([(0, .003), (.082, .003), (.092, .008), (.102, .042), (.106, .044), (.105, .047), (.099, .046), (.090, .010), (0, .008)], dish_mat, 64), (0, 0, .001))
    top = m.surface('gratin', (.66, .38, .10), rough=.32, color2=(.17, .055, .014), scale=30, low=.44, high=.62, coat=.6, bump=.7, bump_scale=60, bump_distance=.003,
                    sss=.1)
    rng = random.Random(2)
    slice_ = [cached(f'potato-slice-{k}', lambda k=k: Builder().lathe([(0, 0), (.0185, 0), (.0195, .001), (.0185, .0028), (.012, .0034), (0, .0030)], top, 36, wobble=.10, seed=k)) for
              k in range(4)]
    for ring, n in ((.083, 22), (.062, 16), (.040, 11), (.016, 5)):
        for k in range(n):
            a = TAU * k / n + ring * 9
            put(rng.choice(slice_), (math.cos(a) * ring, math.sin(a) * ring, .039 + rng.uniform(0, .003)), (.2 * math.sin(a + 1.3), -.2 * math.cos(a + 1.3), rng.random() * 6),
                rng.uniform(.9, 1.1))
    sauce = m.surface('gratin-cream', (.76, .57, .28), rough=.22, coat=.8, bump=.3, bump_scale=50, sss=.2)
    put(Builder().lathe([(.0985, 0), (.09, .002), (0, .003)], sauce, 64, wobble=.02), (0, 0, .0375))
    h.parsley((0, 0, .046), 10, .10, 4, .8)
    h.crumbs((0, 0, .044), .09, 50, f.pepper(), (.0004, .0011), 3)
    h.rosemary((.012, .02, .046), (.1, .1, .9), .8, 2)
    put(p.cutlery('spoon'), (.155, -.02, 0), (0, 0, -.3))
    view(.50, 37, 85, (0, -.006, .034), 6, 5.6)


def dish_b07():
    tabletop('oak', seed=24)
    put(p.plate(.15, m.stoneware()))
    side_props(x=.23)
    f.roast_mix((0, 0, .012), .082, 84, 3, ('carrot', 'pepper', 'pepper', 'yellow', 'courgette', 'courgette', 'onion', 'aubergine'), .036, .88)
    for k in range(9):
        a = k * 2.4 + .7
        f.potato_small((math.cos(a) * (.022 + .006 * k), math.sin(a) * (.022 + .006 * k), .034 - .0030 * k), k, .62)
    for k in range(5):
        a = k * 1.26
        f.cherry_tomato((math.cos(a) * .055, math.sin(a) * .055, .028 - .003 * k), .0125, k, True, False)
    h.rosemary((-.02, -.01, .050), (.15, .1, .7), .9, 1)
    h.parsley((0, 0, .048), 14, .10, 4)
    feta = m.surface('feta', (.82, .78, .68), rough=.75, bump=.5, bump_scale=90, sss=.2)
    h.crumbs((0, 0, .036), .07, 26, feta, (.002, .0045), 3)
    h.crumbs((0, 0, .040), .07, 60, f.salt(), (.0006, .0014), 3)
    h.drops((0, 0, .010), 18, .11, m.olive_oil(), (.001, .004), 3)
    view(.50, 35, 85, (0, -.004, .028), -8, 5.6)


def dish_d01():
    tabletop('slate', seed=26, side=1)
    put(p.plate(.14, m.stoneware_light()))
    side_props(x=.21, wine=False)
    h.stroke([(-.070, -.030, .0085), (-.03, -.005, .0085), (.02, .006, .0085), (.072, .004, .0085)], .036, f.chocolate(), .0022, 4)
    f.quenelle((-.022, .010, .009), f.mousse_chocolate(), .35, 1.0, 1)
    f.quenelle((.028, .016, .009), f.mousse_chocolate(), -.45, .95, 2)
    crumb = m.surface('cocoa-crumb', (.035, .016, .008), rough=.9)
    h.crumbs((.0, -.016, .0095), .045, 190, crumb, (.0008, .0030), 3)
    for k, (x, y) in enumerate(((.046, -.024), (.058, -.010), (-.050, -.020), (.006, -.034))):
        f.raspberry((x, y, .013), 1.0, k)
    for k, (x, y) in enumerate(((.034, -.036), (-.034, -.034))):
        f.blueberry((x, y, .012), 1, k)
    h.mint((.010, .006, .030), .85, 2)
    h.mint((.052, -.020, .024), .55, 4)
    leafgold = m.surface('gold-leaf', (.9, .62, .22), rough=.25, metal=1)
    h.crumbs((-.02, .01, .034), .016, 7, leafgold, (.001, .0022), 2)
    h.drops((-.05, -.03, .0088), 9, .05, m.liquid('raspberry-sauce', (.35, .008, .03), .7), (.0015, .0045), 3)
    view(.45, 33, 85, (0, -.006, .020), 8, 5)


def dish_d03():
    tabletop('linen', seed=28)
    put(p.plate(.135, m.stoneware_light()))
    side_props(x=.20, wine=False)
    put(Builder().lathe([(0, 0), (.033, 0), (.0345, .002), (.030, .036), (.0275, .0395), (.024, .0405), (0, .040)], f.white_cream(), 64), (-.006, .006, .008))
    compote = m.liquid('compote', (.30, .006, .035), .72)
    put(Builder().lathe([(.026, -.0006), (.0255, .0012), (.02, .0022), (0, .0024)], compote, 48, wobble=.10, seed=3), (-.006, .006, .0484))
    for a, reach in ((-.4, .9), (-1.5, .75), (-2.5, .95), (2.3, .6)):
        top = .0262
        pts = [(-.006 + math.cos(a) * (top + t * .010), .006 + math.sin(a) * (top + t * .010), .0485 - .036 * reach * t) for t in [i / 8 for i in range(9)]]
        put(Builder().tube(pts, [.0035, .0033, .003, .0028, .0026, .0026, .003, .0036, .003], compote, 10))
    h.pool((.010, -.014, .0085), .040, compote, 4, .3, .002, (1.2, .8), .3)
    for k, (x, y, z) in enumerate(((-.012, .0, .050), (.004, .012, .050), (.048, -.022, .011), (.030, -.042, .011), (-.045, -.032, .011))):
        f.raspberry((x, y, z), 1.0, k)
    for k, (x, y, z) in enumerate(((.0, -.004, .050), (-.016, .014, .050), (.040, -.036, .012), (-.034, -.040, .012), (.058, -.006, .012), (.020, -.034, .012))):
        f.blueberry((x, y, z), 1.0, k)
    h.mint((-.004, .006, .056), .8, 3)
    view(.43, 30, 85, (0, -.006, .028), -6, 5)


def layered_glass(at, layers, kind='verrine'):
    """A small glass filled in layers of (material, height)."""
    put(p.glass(kind), at)
    z, r0, r1, h0 = .006, .0245, .0325, .085
    for k, (mat, height) in enumerate(layers):
        ra, rb = r0 + (r1 - r0) * (z / h0), r0 + (r1 - r0) * ((z + height) / h0)
        put(Builder().lathe([(0, 0), (ra * .985, 0), (rb * .985, height), (rb * .9, height + .0006), (0, height + .0012)], mat, 48, wobble=.006, seed=k), (at[0], at[1], at[2] + z))
        z += height
    return at[2] + z


def dish_d07():
    tabletop('walnut', seed=30, side=1)
    side_props(x=.24, wine=False, cutlery=False)
    mango = m.surface('mango-puree', (.80, .34, .015), rough=.2, color2=(.84, .42, .04), scale=30, coat=.5, sss=.3, sss_radius=(.008, .004, .001))
    chia = m.layered('chia', [(0, (.72, .66, .55)), (1, (.76, .70, .60))], rough=.4)
    speck = m.surface('chia-mix', (.70, .65, .55), rough=.35, color2=(.045, .04, .035), scale=330, low=.60, high=.64, sss=.2)
    rng = random.Random(3)
    for k, (x, y) in enumerate(((0, 0), (-.088, .060), (.092, .075), (.02, .17))):
        top = layered_glass((x, y, 0), [(speck, .028), (mango, .018), (speck, .016), (mango, .008)])
        cube = cached('mango-cube', lambda: Builder().box((0, 0, 0), (.010, .010, .009), m.surface('mango', (.80, .36, .022), rough=.25, color2=(.84, .45, .05), scale=40, coat=.8, sss=.3,
                                                                                          sss_radius=(.008, .004, .001)), .0018))
        for j in range(6):
            a = j * 1.05 + k
            put(cube, (x + math.cos(a) * .014, y + math.sin(a) * .014, top + .005), (rng.uniform(-.4, .4), rng.uniform(-.4, .4), rng.uniform(0, 6)), .95)
        f.raspberry((x, y, top + .009), .9, k)
        h.mint((x + .004, y + .005, top + .014), .75, k)
        flake = m.surface('coconut-flake', (.85, .82, .75), rough=.6, sss=.2)
        h.crumbs((x, y, top + .003), .022, 14, flake, (.001, .0026), k)
    put(p.cutlery('spoon'), (.055, -.075, 0), (0, 0, 1.25), .8)
    h.crumbs((-.04, -.06, 0), .06, 16, m.surface('coconut-flake', (.85, .82, .75), rough=.6), (.001, .0028), 4)
    view(.50, 15, 85, (.004, 0, .045), 4, 4)


def dish_d08():
    tabletop('slate', seed=32)
    put(p.plate(.14, m.porcelain()))
    side_props(x=.21, wine=False)
    n = 14
    span = .62
    outline = [(0, 0)] + [(.105 * math.cos(-span / 2 + span * k / n), .105 * math.sin(-span / 2 + span * k / n)) for k in range(n + 1)]
    base = transform((-.055, .002, .008), (0, 0, .15))
    put(Builder().slab(outline, .006, m.surface('tart-base', (.075, .035, .014), rough=.75, color2=(.12, .06, .026), scale=70, bump=.5, bump_scale=120)), parent=base)
    put(Builder().slab([(.003 + x * .955, y * .955) for x, y in outline], .024, m.surface('ganache', (.034, .015, .008), rough=.36, color2=(.042, .019, .010), scale=30, coat=.25), bevel=.0012),
        (0, 0, .0055), parent=base)
    rim = [(.105 * math.cos(-span / 2 + span * k / 20), .105 * math.sin(-span / 2 + span * k / 20), .016 + .0012 * math.sin(k * 2.1)) for k in range(21)]
    put(Builder().tube(rim, .0165 * .42, m.surface('tart-rim', (.085, .04, .016), rough=.7, color2=(.13, .065, .028), scale=60, bump=.5, bump_scale=110), 10), (0, 0, .004), parent=base)
    flake = m.surface('salt', (.86, .85, .82), rough=.2, sss=.2, coat=.5)
    h.crumbs((.005, .006, .0375), .026, 36, flake, (.0008, .0026), 3)
    for k, (x, y) in enumerate(((.052, -.036), (.068, -.022), (.040, -.050))):
        f.raspberry((x, y, .012), 1.0, k)
    f.quenelle((-.045, -.040, .009), f.cream(), .8, .75, 2)
    h.mint((-.040, -.036, .028), .6, 3)
    h.crumbs((0, -.04, .009), .07, 60, m.surface('cocoa-crumb', (.035, .016, .008), rough=.9), (.0005, .002), 3)
    h.crumbs((0, 0, .009), .10, 60, m.surface('cocoa-dust', (.06, .028, .014), rough=.95), (.0003, .0006), 5)
    view(.43, 27, 85, (.0, -.008, .022), -10, 5)
