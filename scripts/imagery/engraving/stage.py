"""The engraver's table, inside Blender: blank paper, white ware, one raking lamp, one view. Food lies at `FOOD` on a plate."""
import math

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

from lib import materials as m
from lib import studio
from lib.mesh import Builder, put

FOOD = .0062
PITCH = 42.0
LAMP = (-.70, .14, .92)  # towards the lamp, as the camera stands: left, away, up


def white():
    """The white ware that everything is served on."""
    return m.surface('ware', (.8, .8, .8), role='ware')


def ornament():
    """The band below a rim: only its borders are drawn, as two fine lines."""
    return m.surface('ware-band', (.8, .8, .8), role='ware')


def plate(radius=.11, at=(0, 0), band=True):
    """A low plate with a flat rim and a line below its edge."""
    r, b = radius * .90, Builder()
    b.lathe([(0, .001), (r * .62, .001), (r * .97, .0095), (r, .0112), (r * .995, .0124), (r * .972, .0122)], white(), 128)
    b.lathe([(r * .972, .0122), (r * .945, .0113)], ornament() if band else white(), 128)
    b.lathe([(r * .945, .0113), (r * .71, .0074), (r * .66, .0062), (0, .0060)], white(), 128)
    return put(b, (*at, 0))


def deep(radius=.10, depth=.034, at=(0, 0, 0), rim=.24):
    """A deep plate or, with a narrow rim, a bowl; returns nothing: what is in it lies at about `depth` * .6."""
    r, d, inner = radius, depth, radius * (1 - rim)
    b = Builder()
    b.lathe([(0, .002), (inner * .55, .002), (inner * .58, 0), (inner * .62, .002), (inner * .93, d * .62), (r * .97, d * .95), (r, d), (r * .995, d + .0012),
             (r * .975, d + .001)], white(), 128)
    b.lathe([(r * .975, d + .001), (r * .952, d - .0002)], ornament(), 128)
    b.lathe([(r * .952, d - .0002), (inner, d * .80), (inner * .95, d * .60), (inner * .80, d * .30), (inner * .5, d * .14), (0, d * .12)], white(), 128)
    return put(b, at)


def surface_in_bowl(at, radius, material, dome=.0012):
    """A level of soup, cream or sauce, slightly raised in the middle."""
    put(Builder().lathe([(radius, -.0006), (radius * .985, .0004), (radius * .6, dome * .8), (0, dome)], material, 96), at)


def board(width=.26, depth=.15, at=(0, 0), rot=0.0, handle=False):
    """A wooden board; things on it lie at z = .014."""
    wood = m.surface('board', (.52, .40, .26), role='wood')
    b = Builder().box((0, 0, .007), (width, depth, .014), wood, .003)
    if handle:
        b.box((width / 2 + .022, 0, .007), (.05, .026, .014), wood, .005)
    return put(b, (*at, 0), (0, 0, rot))


def platter(width=.24, depth=.15, at=(0, 0)):
    """An oval platter; food lies at `FOOD`."""
    n = 1.0
    b = Builder()
    b.lathe([(0, .001), (n * .7, .001), (n * .97, .0085), (n, .0102), (n * .99, .0114), (n * .965, .0112)], white(), 128)
    b.lathe([(n * .965, .0112), (n * .935, .0104)], ornament(), 128)
    b.lathe([(n * .935, .0104), (n * .76, .0068), (0, .0060)], white(), 128)
    obj = put(b, (*at, 0))
    obj.scale = (width / 2, depth / 2, 1)
    return obj


def look(pitch=PITCH, yaw=0.0, distance=1.1):
    """The camera: the same height and lens for every plate; `frame` fits what is on the table."""
    a, b = math.radians(pitch), math.radians(yaw)
    at = (distance * math.cos(a) * math.sin(b), -distance * math.cos(a) * math.cos(b), distance * math.sin(a))
    studio.camera(at, (0, 0, .01), 100, 0)


def flatten(material):
    """Replaces a material by its bare colour: no gloss, no bump, no noise in the light."""
    tree = material.node_tree
    bsdf = next((n for n in tree.nodes if n.type == 'BSDF_PRINCIPLED'), None)
    body = bsdf or next((n for n in tree.nodes if n.type == 'BSDF_DIFFUSE'), None)
    gloss, source, color = 0.0, None, (.8, .8, .8, 1)
    if body:
        socket = body.inputs['Base Color' if bsdf else 'Color']
        source = socket.links[0].from_socket if socket.links else None
        color = tuple(socket.default_value)
    if bsdf:
        coat, rough = bsdf.inputs['Clearcoat'].default_value, bsdf.inputs['Roughness'].default_value
        gloss = max(coat * .9, min(1, max(0, (.45 - rough) * 2)))
    flat = tree.nodes.new('ShaderNodeBsdfDiffuse')
    flat.name = 'flat'
    flat.inputs[0].default_value = color
    if source:
        tree.links.new(source, flat.inputs[0])
    output = next(n for n in tree.nodes if n.type == 'OUTPUT_MATERIAL')
    for link in list(output.inputs['Displacement'].links):
        tree.links.remove(link)
    tree.links.new(flat.outputs[0], output.inputs[0])
    clear = tree.nodes.new('ShaderNodeBsdfTransparent')
    clear.name = 'nothing'
    return gloss if material.get('role') != 'liquid' else .8


def show(material, visible, clay=False):
    """Switches a flattened material between its colour, white clay and nothing at all."""
    tree = material.node_tree
    output = next(n for n in tree.nodes if n.type == 'OUTPUT_MATERIAL')
    flat = tree.nodes['flat']
    if clay:
        for link in list(flat.inputs[0].links):
            tree.links.remove(link)
        flat.inputs[0].default_value = (.8, .8, .8, 1)
    tree.links.new((flat if visible else tree.nodes['nothing']).outputs[0], output.inputs[0])


def paper():
    """A blank ground that only catches the shadow."""
    put(Builder().box((0, 0, -.01), (6, 6, .02), m.surface('paper', (.8, .8, .8), role='paper')))


def light(camera):
    """One lamp from the upper left of the camera, and a weak even sky."""
    turn = Matrix.Rotation(camera.matrix_world.to_euler().z, 3, 'Z')
    towards = (turn @ Vector(LAMP)).normalized()
    sun = bpy.data.objects.new('sun', bpy.data.lights.new('sun', 'SUN'))
    sun.data.energy, sun.data.angle = 4.0, math.radians(5)
    sun.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(sun)
    studio.plain_world((1, 1, 1), .36)
    return towards


def points_of(obj, most=400):
    """Vertices in world space, as rows."""
    flat = np.empty(len(obj.data.vertices) * 3, np.float32)
    obj.data.vertices.foreach_get('co', flat)
    rows = flat.reshape(-1, 3)[::max(1, len(obj.data.vertices) // most)]
    matrix = np.array(obj.matrix_world)
    return rows @ matrix[:3, :3].T + matrix[:3, 3]


def frame(scene, camera, objects, fill=(.93, .88)):
    """Zooms and shifts so that everything but the paper fills the sheet."""
    scene.render.resolution_x, scene.render.resolution_y = 960, 720
    bpy.context.view_layer.update()
    seen = [world_to_camera_view(scene, camera, Vector(q))[:2] for o in objects for q in points_of(o, 3000)]
    low, high = [[f(q[i] for q in seen) for i in (0, 1)] for f in (min, max)]
    zoom = min(fill[0] / (high[0] - low[0]), fill[1] / (high[1] - low[1]))
    camera.data.lens *= zoom
    camera.data.shift_x += ((low[0] + high[0]) / 2 - .5) * zoom + .010
    camera.data.shift_y += (((low[1] + high[1]) / 2 - .5) * zoom - .012) * .75
