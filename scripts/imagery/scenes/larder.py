"""Gallery: food before and after the plate: bread, spices, a tart."""
import math
import random

from lib import food as f
from lib import herbs as h
from lib import materials as m
from lib import props as p
from lib.mesh import Builder, jitter, put
from scenes.plates import tabletop, view


def gallery_09():
    """Bread just cut: a dark loaf with flour on its crust, butter, salt, a knife."""
    tabletop('walnut', seed=241, side=1, key=26)
    put(Builder().box((0, 0, .012), (.50, .28, .024), m.oak_x(), .006), (0, .03, 0), (0, 0, .06))
    z = .024
    crust = m.surface('loaf-crust', (.150, .058, .018), rough=.7, color2=(.60, .47, .32), scale=15, low=.50, high=.70, bump=.9, bump_scale=60, bump_distance=.006, rough_to=.95)

    def loaf(u, v):
        a = u * math.tau
        taper = math.sin(math.pi * min(1, .13 + .80 * v)) ** .5
        cut = .015 * math.exp(-((v * 5.2 % 1 - .5) / .13) ** 2) * max(0, math.sin(a)) ** 2
        r = 1 + jitter(4, (math.cos(a), math.sin(a), v * 4), .05, 1.3)
        return ((v - .5) * .27 + .06, math.cos(a) * .068 * taper * r, .045 + math.sin(a) * (.058 if math.sin(a) > 0 else .042) * taper * r - cut)
    b = Builder().sheet(loaf, 72, 80, crust, closed=True)
    ring = [loaf(i / 72, 0) for i in range(72)]
    b.part(ring, [tuple(range(72))], f.bread_crumb())
    put(b, (.03, .07, z))
    for k in range(4):
        f.bread_slice((-.145 - .012 * k, .055 - .030 * k, z + .006 + .008 * k), (.20 + .05 * k, .05 * k, 1.45 + .10 * k), (.125, .088), .013, False, k + 2)
    put(p.bowl(.045, .026, m.stoneware()), (.155, -.060, z))
    butter = m.surface('butter', (.84, .68, .30), rough=.35, sss=.3, sss_radius=(.01, .007, .003), coat=.2)
    f.quenelle((.150, -.062, z + .012), butter, .6, .75, 1)
    f.quenelle((.168, -.050, z + .012), butter, 1.3, .62, 2)
    h.crumbs((.155, -.058, z + .03), .016, 18, f.salt(), (.0008, .002), 3)
    h.chives((.155, -.058, z + .03), 8, .022, 2)
    put(p.bowl(.036, .024, m.stoneware_light()), (.245, .02, 0))
    h.crumbs((.245, .02, .012), .022, 170, f.salt(), (.001, .003), 4)
    knife = Builder().box((-.08, 0, .008), (.12, .020, .014), m.dark_wood(), .005)
    knife.sheet(lambda u, v: (-.02 + v * .20, .012 * (1 - v ** 4) * (1 - 2 * (u if u < .5 else 1 - u) * 2) + .002 * math.sin(v * 90) * (u in (0, 1)), .008 + .0009 * math.sin(u * math.tau)), 12, 60, m.steel(), closed=True)
    put(knife, (-.02, -.085, z), (0, 0, .12))
    h.crumbs((-.10, -.03, z), .12, 130, f.bread_crumb(), (.0008, .0034), 5)
    h.crumbs((-.06, .0, z), .10, 60, crust, (.0008, .0030), 6)
    h.rosemary((.20, -.13, .002), (.05, 0, .9), 1.3, 2)
    p.tealight((-.26, .26, 0))
    put(p.glass('wine', m.red_wine()), (.27, .22, 0))
    view(.60, 30, 66, (.0, .02, .035), -10, 4)


def gallery_13():
    """Where the seasoning happens: small bowls of salt, pepper, paprika and seeds, a spoon, thyme, a lemon."""
    tabletop('slate', seed=243, side=-1, key=24, bokeh=30)
    bowls = [(-.13, -.02, .048, m.stoneware(), f.salt(), (.0014, .0036), 320), (-.02, .045, .044, m.stoneware_light(), f.pepper(), (.0016, .0040), 260),
             (.085, -.015, .046, m.stoneware(), m.surface('paprika', (.40, .045, .012), rough=.85), (.0008, .0022), 420),
             (.185, .065, .042, m.stoneware_light(), m.surface('turmeric', (.62, .30, .015), rough=.85), (.0008, .0022), 380),
             (-.10, .135, .044, m.stoneware_light(), m.surface('sesame', (.70, .56, .34), rough=.6), (.0012, .0024), 340), (.06, .155, .044, m.stoneware(), f.pistachio(), (.0018, .0042), 220)]
    for k, (x, y, r, mat, grain, size, count) in enumerate(bowls):
        put(p.bowl(r, r * .62, mat), (x, y, 0))
        fill = r * .40
        put(Builder().lathe([(r * .80, 0), (r * .5, .004), (0, .0075)], grain, 40, wobble=.05, seed=k), (x, y, fill))
        h.crumbs((x, y, fill + .01), r * .78, count, grain, size, k + 2)
    wood = Builder().tube([(0, 0, .007), (.05, .01, .0055), (.12, .02, .0055)], [.0045, .004, .005], m.oak(), 10)
    wood.sheet(lambda u, v: (-.018 + math.cos(u * math.tau) * v * .022, math.sin(u * math.tau) * v * .015, .002 + .008 * v ** 2), 28, 8, m.oak(), closed=True)
    put(wood, (.0, -.085, .0), (0, 0, .25))
    h.crumbs((-.018, -.09, .012), .012, 60, m.surface('paprika', (.40, .045, .012), rough=.85), (.0008, .002), 9)
    h.crumbs((-.05, -.10, 0), .06, 60, f.salt(), (.0008, .0024), 8)
    for k in range(5):
        h.rosemary((.20 + .012 * k, -.03 + .006 * k, .002), (.03, 0, -.6 + .16 * k), .9, 1 + k % 3)
    f.lemon_slice((.265, -.02, .002), (0, 0, .4), .032)
    f.lemon_slice((.285, .01, .008), (.35, .1, 1.2), .032)
    chilli = m.surface('chilli-pod', (.40, .014, .008), rough=.15, coat=.9)
    for k in range(2):
        put(Builder().tube([(-.035, 0, 0), (-.012, .005, .001), (.018, .002, 0), (.046, -.008, .001)], [.0062, .0066, .0048, .0006], chilli, 14), (-.20, .035 + .022 * k, .007), (0, 0, .5 + .3 * k))
    p.tealight((-.28, .26, 0))
    view(.56, 36, 62, (.02, .035, .012), 8, 3.6, (-.02, .0, .02))


def gallery_23():
    """A berry tart under glaze, one slice taken out, cream beside it."""
    tabletop('linen', seed=245, side=1, key=22)
    put(p.plate(.17, m.stoneware()), (0, .02, 0))
    z = .010
    gap = (-1.95, -1.40)
    pastry, cream = f.pastry(), m.surface('custard', (.80, .66, .36), rough=.35, sss=.25, sss_radius=(.01, .008, .004), coat=.3)
    n = 150
    verts, faces = [], []
    profile = [(0, 0), (.118, 0), (.128, .022), (.131, .030), (.125, .030), (.119, .020), (0, .020)]
    angles = [gap[1] + (math.tau - (gap[1] - gap[0])) * i / n for i in range(n + 1)]
    for a in angles:
        for r, zz in profile:
            k = 1 + (.022 * math.cos(a * 46) if r > .11 else 0)
            verts.append((r * k * math.cos(a), r * k * math.sin(a), zz))
    c = len(profile)
    for i in range(n):
        for j in range(c - 1):
            faces.append((i * c + j, (i + 1) * c + j, (i + 1) * c + j + 1, i * c + j + 1))
    faces += [tuple(range(c)), tuple(reversed(range(n * c, n * c + c)))]
    tart = Builder().part(verts, faces, pastry)
    top, tf = [], []
    rim = [(.0, .026), (.06, .027), (.117, .0255)]
    for a in angles:
        top += [(r * math.cos(a), r * math.sin(a), zz) for r, zz in rim]
    for i in range(n):
        for j in range(2):
            tf.append((i * 3 + j, (i + 1) * 3 + j, (i + 1) * 3 + j + 1, i * 3 + j + 1))
    tart.part(top, tf, cream)
    for a in (angles[0], angles[-1]):
        tart.part([(0, 0, .006), (.114 * math.cos(a), .114 * math.sin(a), .006), (.117 * math.cos(a), .117 * math.sin(a), .0255), (0, 0, .026)], [(0, 1, 2, 3)], cream)
    put(tart, (0, .02, z))
    rng = random.Random(6)
    for ring, (r, count) in enumerate(((.106, 42), (.088, 34), (.070, 27), (.052, 20), (.034, 13), (.014, 5))):
        for k in range(count):
            a = math.tau * (k + .5 * ring) / count
            span = (a - gap[0]) % math.tau
            margin = .012 / r
            if span < (gap[1] - gap[0]) + margin or span > math.tau - margin:
                continue
            place = (math.cos(a) * r, .02 + math.sin(a) * r, z + .0265)
            if ring in (0, 2, 4):
                f.raspberry(place, 1.0, k)
            else:
                f.blueberry((place[0], place[1], place[2] - .001), 1.15, rng.randint(1, 40))
    for k in range(7):
        a = rng.uniform(0, 6)
        h.mint((math.cos(a) * .07, .02 + math.sin(a) * .07, z + .04), .7, k)
    h.crumbs((0, .02, z + .03), .11, 80, m.surface('sugar', (.86, .84, .80), rough=.8), (.0005, .0012), 3)
    h.crumbs((-.03, -.13, 0), .06, 60, pastry, (.0008, .0028), 4)
    put(p.plate(.085, m.porcelain()), (.23, -.06, 0))
    put(p.plate(.085, m.porcelain()), (.23, -.06, .008))
    put(p.cutlery('fork'), (.22, -.06, .030), (0, 0, .7), .8)
    put(p.cutlery('fork'), (.245, -.055, .030), (0, 0, .55), .8)
    put(p.bowl(.05, .04, m.stoneware_light()), (-.235, .06, 0))
    put(Builder().lathe([(.044, 0), (.03, .006), (.01, .012), (0, .018)], f.white_cream(), 48, wobble=.08, seed=3), (-.235, .06, .030))
    for k in range(4):
        (f.raspberry if k % 2 else f.blueberry)((-.20 + .018 * k, -.075 + .012 * (k % 2), -.0005), 1, k)
    p.tealight((-.13, .30, 0))
    p.taper((.16, .34, 0), .22)
    put(p.glass('flute', m.sparkling()), (.29, .22, 0))
    view(.62, 42, 66, (.01, .015, .02), -8, 4.5)
