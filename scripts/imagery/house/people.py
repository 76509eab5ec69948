"""Guests and staff for the distance: silhouettes with weight and clothes, never with a face."""
import math
import random

import bpy
from lib import materials as lm
from lib.mesh import Builder, _cache, put
from mathutils import Vector


def _figure(name, parts, voxel=.016, smooth=9):
    """Melts overlapping tubes and blobs into one body; materials follow each part's own faces by nearness."""
    if name in _cache:
        return _cache[name]
    b = Builder()
    plain = lm.surface('figure-plain', (.5, .5, .5))
    for kind, args in parts:
        if kind == 'tube':
            b.tube(args[0], args[1], plain, 14)
        else:
            b.blob(args[0], args[1], plain, 1, 0, 1, 3)
    rough = b.mesh(f'{name}-rough')
    obj = bpy.data.objects.new(f'{name}-rough', rough)
    bpy.context.scene.collection.objects.link(obj)
    remesh = obj.modifiers.new('remesh', 'REMESH')
    remesh.mode, remesh.voxel_size = 'VOXEL', voxel
    soft = obj.modifiers.new('smooth', 'SMOOTH')
    soft.factor, soft.iterations = .5, smooth
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
    bpy.data.objects.remove(obj)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    _cache[name] = mesh
    return mesh


CLOTHES = [
    ((.020, .024, .034), (.018, .020, .026)), ((.10, .085, .070), (.030, .028, .030)), ((.32, .30, .28), (.05, .05, .06)),
    ((.030, .045, .060), (.09, .08, .07)), ((.115, .040, .038), (.115, .040, .038)), ((.055, .095, .085), (.055, .095, .085)),
    ((.42, .36, .28), (.42, .36, .28)), ((.05, .05, .055), (.012, .012, .014)),
]
SUMMER_CLOTHES = [
    ((.62, .58, .50), (.07, .09, .13)), ((.30, .38, .46), (.52, .47, .38)), ((.58, .30, .20), (.58, .30, .20)), ((.66, .64, .60), (.34, .29, .22)),
    ((.24, .34, .25), (.24, .34, .25)), ((.64, .50, .26), (.60, .56, .48)), ((.40, .17, .15), (.44, .38, .30)), ((.60, .52, .46), (.60, .52, .46)),
]
# Top and bottom, and whether it is a long dress.
BRIDE, GROOM = ((.66, .63, .58), (.66, .63, .58), True), ((.018, .024, .036), (.018, .024, .036), False)
SKINS = ((.42, .26, .185), (.36, .22, .155), (.20, .115, .075), (.48, .31, .23))
HAIRS = ((.020, .014, .010), (.055, .034, .020), (.16, .11, .06), (.22, .21, .20))


def _paint(mesh, top, trousers, skin, hair, seated, dress):
    """Colours a body by height: shoes, trousers or dress, jacket, face and hands, hair."""
    head = max(v.co.z for v in mesh.vertices)
    mats = {}

    def slot(material):
        if material.name not in mats:
            mesh.materials.append(material)
            mats[material.name] = len(mesh.materials) - 1
        return mats[material.name]

    mesh.materials.clear()
    cloth = slot(lm.surface(f'cloth-{top}', top, rough=.9, sheen=.2))
    legs = slot(lm.surface(f'cloth-{trousers}', trousers, rough=.9, sheen=.2))
    flesh = slot(lm.surface(f'skin-{skin}', skin, rough=.55))
    mane = slot(lm.surface(f'hair-{hair}', hair, rough=.6))
    shoe = slot(lm.surface('shoe', (.012, .010, .009), rough=.4))
    hip = head - (.78 if not seated else .70)
    for p in mesh.polygons:
        x, y, z = p.center
        if z > head - .245:
            back = y < .015 or z > head - .055
            index = mane if back and z > head - .19 else flesh
        elif z < .075:
            index = shoe
        elif z < (hip if not dress else .46 if not seated else .2):
            index = legs if not dress else flesh
        else:
            index = cloth
        p.material_index = index
    return mesh


# Nearer than this, in metres, a figure without a face looks like a doll.
NEAREST = {'standing': 16.5, 'seated': 12.0}
# Up to here people move visibly during the exposure; farther away they are too small for it.
NEAR = 34.0
MIN_BLUR = {'standing': .05, 'seated': .03}
# How long the shutter is open, in frames, half before and half after the frame that is rendered.
SHUTTER = .5


def keep_distance():
    """Takes everybody away who is too near to the scene's camera; those who stay at a middle distance move while it is open."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    eye = scene.camera.matrix_world.translation
    for obj in list(scene.objects):
        pose = obj.name.partition('-')[0]
        if pose not in NEAREST:
            continue
        distance = (obj.matrix_world.translation - eye).length
        if distance < NEAREST[pose]:
            bpy.data.objects.remove(obj)
        elif distance < NEAR:
            _move(obj, max(MIN_BLUR[pose], obj.get('blur', 0)))
        elif obj.get('blur'):
            _move(obj, obj['blur'])


def standing(at, facing=0.0, seed=1, blur=0.0, glass_in_hand=None, wear=None, clothes=CLOTHES):
    """Someone standing at ease; `facing` in radians, 0 looks west. `blur` moves the figure during the exposure, in metres."""
    rng = random.Random(seed)
    woman = rng.random() < .5
    dress = woman and rng.random() < .6
    if wear:
        woman = dress = wear[2]
    h = rng.uniform(1.62, 1.74) if woman else rng.uniform(1.74, 1.88)
    k = h / 1.78
    lean, step = rng.uniform(-.02, .02), rng.uniform(-.06, .10)
    hold = glass_in_hand if glass_in_hand is not None else rng.random() < .55
    shoulder = .175 if woman else .205
    parts = [
        ('blob', ((lean, .015, 1.675), (.076, .094, .112))), ('blob', ((lean, -.025, 1.69), (.082, .090, .100))),
        ('tube', ([(lean, .0, 1.44), (lean, .005, 1.58)], .052)),
        ('tube', ([(0, 0, .93), (0, .01, 1.08), (lean, .005, 1.25), (lean, -.005, 1.40)],
                  [.150 if woman else .152, .118 if woman else .140, .142 if woman else .165, .125])),
        ('tube', ([(-shoulder + lean, -.01, 1.40), (shoulder + lean, -.01, 1.40)], .068)),
        ('blob', ((0, -.02, .95), (.165, .115, .12))),
    ]
    if dress:
        hem = .10 if wear else .46
        parts.append(('tube', ([(0, 0, 1.0), (0, 0, .8), (0, 0, hem)], [.15, .19, .36 if wear else .25])))
    for s in (-1, 1):
        foot = step * s
        parts += [('tube', ([(s * .088, 0, .92), (s * .100, .015 + foot * .5, .50), (s * .108, foot, .08)], [.092, .064, .044])),
                  ('blob', ((s * .115, foot + .055, .045), (.045, .125, .042)))]
        if s == 1 and hold:
            parts += [('tube', ([(s * shoulder + lean, 0, 1.40), (s * (shoulder + .055), -.02, 1.14), (s * (shoulder - .02), .24, 1.16)], [.056, .045, .034])),
                      ('blob', ((s * (shoulder - .03), .28, 1.17), (.038, .05, .04)))]
        else:
            parts += [('tube', ([(s * shoulder + lean, 0, 1.40), (s * (shoulder + .06), -.015, 1.13), (s * (shoulder + .045), .06, .88)], [.056, .045, .034])),
                      ('blob', ((s * (shoulder + .045), .075, .82), (.032, .045, .058)))]
    if woman and rng.random() < .7:
        parts.append(('tube', ([(lean, -.06, 1.74), (lean, -.085, 1.58), (lean, -.07, 1.44)], [.07, .075, .045])))
    name = f'standing-{seed}'
    fresh = name not in _cache
    mesh = _figure(name, parts)
    if fresh:
        top, trousers = wear[:2] if wear else rng.choice([pair for pair in clothes if dress or pair[0] != pair[1]])
        _paint(mesh, top, trousers, rng.choice(SKINS), rng.choice(HAIRS), False, dress and not wear)
    return _place(mesh, at, facing, k, blur, rng)


def seated(at, facing=0.0, seed=1, blur=0.0):
    """Someone on a chair whose seat centre is `at`."""
    rng = random.Random(seed + 500)
    woman = rng.random() < .5
    k = rng.uniform(.93, 1.0) if woman else rng.uniform(.98, 1.05)
    lean = rng.uniform(-.06, .05)
    shoulder = .175 if woman else .205
    z = .50
    fwd = rng.uniform(-.03, .10)
    parts = [
        ('blob', ((lean, fwd + .03, z + .745), (.076, .094, .112))), ('blob', ((lean, fwd - .01, z + .76), (.082, .090, .100))),
        ('tube', ([(lean, fwd, z + .51), (lean, fwd + .015, z + .65)], .052)),
        ('tube', ([(0, -.08, z + .03), (0, -.05, z + .16), (lean * .7, fwd * .6 - .02, z + .33), (lean, fwd - .005, z + .48)], [.160, .135, .155, .125])),
        ('tube', ([(-shoulder + lean, fwd - .01, z + .475), (shoulder + lean, fwd - .01, z + .475)], .068)),
    ]
    for s in (-1, 1):
        parts += [('tube', ([(s * .09, -.06, z + .02), (s * .11, .36, z + .03), (s * .115, .40, .09)], [.095, .072, .045])),
                  ('blob', ((s * .115, .45, .045), (.045, .125, .042))),
                  ('tube', ([(s * shoulder + lean, fwd, z + .475), (s * (shoulder + .07), fwd + .04, z + .22), (s * (shoulder - .08), .34, z + .27)], [.056, .045, .034])),
                  ('blob', ((s * (shoulder - .10), .39, z + .275), (.036, .05, .034)))]
    if woman and rng.random() < .7:
        parts.append(('tube', ([(lean, fwd - .045, z + .81), (lean, fwd - .07, z + .65), (lean, fwd - .055, z + .51)], [.07, .075, .045])))
    name = f'seated-{seed}'
    fresh = name not in _cache
    mesh = _figure(name, parts)
    if fresh:
        top, trousers = rng.choice(CLOTHES)
        _paint(mesh, top, trousers, rng.choice(SKINS), rng.choice(HAIRS), True, False)
    return _place(mesh, at, facing, k, blur, rng)


def _place(mesh, at, facing, scale, blur, rng):
    obj = put(mesh, at, (0, 0, facing), scale)
    obj['blur'], obj['way'] = blur, rng.uniform(0, math.tau)
    return obj


def _move(obj, metres):
    """Moves by `metres` while the shutter is open: the same way in both halves, since the denoiser takes two places for noise."""
    middle = obj.location.copy()
    way = Vector((math.cos(obj.get('way', 0.0)), math.sin(obj.get('way', 0.0)), 0)) * metres
    for frame in (1, 2):
        for share in (-.5, .5):
            obj.location = middle + way * share
            obj.keyframe_insert('location', frame=frame + share * SHUTTER)
    for curve in obj.animation_data.action.fcurves:
        for key in curve.keyframe_points:
            key.interpolation = 'LINEAR'
    bpy.context.scene.render.use_motion_blur = True
    bpy.context.scene.render.motion_blur_shutter = SHUTTER
