"""Camera, lamps, world and render settings. The finished look is made in `develop.py` from linear passes."""
import math
import os
from contextlib import contextmanager

import bpy
from mathutils import Vector

from . import materials, mesh

WARM = (1.0, 0.64, 0.34)
CANDLE = (1.0, 0.52, 0.20)
DUSK = (0.42, 0.62, 1.0)
NEUTRAL = (1.0, 0.90, 0.78)


def start():
    """An empty file; every scene begins here."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.reset_cache()
    mesh.reset_cache()


def camera(at, target, lens=50.0, fstop=2.8, focus=None, shift=(0.0, 0.0), roll=0.0):
    """The camera; `focus` is a point that is sharp. `shift` moves the picture without tilting, so verticals stay upright."""
    data = bpy.data.cameras.new('camera')
    obj = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    obj.location = at
    direction = Vector(target) - Vector(at)
    obj.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()
    if roll:
        obj.rotation_euler.rotate_axis('Z', roll)
    data.lens = lens
    data.shift_x, data.shift_y = shift
    data.clip_start, data.clip_end = 0.01, 3000
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        point = Vector(focus or target) - Vector(at)
        data.dof.focus_distance = max(0.05, point.dot(direction.normalized()))
        data.dof.aperture_blades = 9
    return obj


def area(at, target, size, watts, color=WARM, spread=180.0, shadow=True, mirrored=True):
    """A soft lamp; `size` is one edge or (width, height). It is never seen itself, unless `mirrored` in what is glossy."""
    data = bpy.data.lights.new('area', 'AREA')
    if isinstance(size, (int, float)):
        data.shape, data.size = 'DISK', size
    else:
        data.shape, data.size, data.size_y = 'RECTANGLE', *size
    data.energy, data.color = watts, color
    data.spread = math.radians(spread)
    data.use_shadow = shadow
    obj = bpy.data.objects.new('area', data)
    obj.location = at
    obj.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    obj.visible_camera = False
    obj.visible_glossy = mirrored
    bpy.context.scene.collection.objects.link(obj)
    return obj


def point(at, watts, color=CANDLE, radius=0.05):
    """A small lamp, for the few flames that should light their surroundings."""
    data = bpy.data.lights.new('point', 'POINT')
    data.energy, data.color, data.shadow_soft_size = watts, color, radius
    obj = bpy.data.objects.new('point', data)
    obj.location = at
    obj.visible_camera = False
    bpy.context.scene.collection.objects.link(obj)
    return obj


def plain_world(color=(0.012, 0.018, 0.026), strength=1.0):
    """An even, dim world for interiors and close-ups."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (*color, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = strength


@contextmanager
def light_group(name):
    """Whatever is placed inside the block shines into a pass of its own, so that lamps can be dimmed after rendering."""
    before = set(bpy.data.objects)
    yield
    for obj in set(bpy.data.objects) - before:
        obj.lightgroup = name


def close_light_groups(rest='sky'):
    """Sky, sun and everything else that shines become the group `rest`; all groups get a pass."""
    for obj in bpy.data.objects:
        if not obj.lightgroup:
            obj.lightgroup = rest
    bpy.context.scene.world.lightgroup = rest
    for name in sorted({obj.lightgroup for obj in bpy.data.objects}):
        bpy.context.view_layer.lightgroups.add(name=name)


def quick_bounces(distance=6.0, factor=0.6):
    """After the first bounce, light in the open comes from the sky as far as `distance` lets it: much faster in woods and grass."""
    cycles = bpy.context.scene.cycles
    cycles.use_fast_gi = True
    cycles.fast_gi_method = 'REPLACE'
    cycles.ao_bounces_render = 1
    cycles.max_bounces, cycles.diffuse_bounces = 5, 1
    bpy.context.scene.world.light_settings.distance = distance
    bpy.context.scene.world.light_settings.ao_factor = factor


def render(width, height, samples, path, noise=0.05):
    """Renders twice with half the samples, so that the difference tells the denoiser how noisy each pixel is.

    Writes linear `<path>-color-000N.exr`, `-albedo-` and `-normal-` for N = 1, 2, `-light-<group>-` for light
    groups, and `-index-`: 1 where water is seen.
    """
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.render.use_persistent_data = False
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    half = max(4, samples // 2)
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = half
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = noise
    cycles.adaptive_min_samples = max(6, half // 3)
    if not cycles.use_fast_gi:
        cycles.max_bounces, cycles.diffuse_bounces = 6, 3
    cycles.glossy_bounces = 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 24
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 30, 2.0
    cycles.blur_glossy = 0.6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.view_layers[0].use_pass_object_index = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    groups = [(f'Combined_{group.name}', f'light-{group.name}') for group in scene.view_layers[0].lightgroups]
    for socket, suffix in (('Image', 'color'), ('Denoising Albedo', 'albedo'), ('Denoising Normal', 'normal'),
                           ('IndexOB', 'index'), *groups):
        output = tree.nodes.new('CompositorNodeOutputFile')
        output.format.file_format = 'OPEN_EXR'
        output.format.color_depth = '16'
        output.format.exr_codec = 'ZIP'
        output.base_path = os.path.dirname(path)
        output.file_slots[0].path = f'{os.path.basename(path)}-{suffix}-'
        tree.links.new(layers.outputs[socket], output.inputs[0])
    for frame in (1, 2):
        if os.path.exists(f'{path}-half-{frame}'):  # finished before a break
            continue
        scene.frame_set(frame)
        cycles.seed = frame * 101
        bpy.ops.render.render()
        with open(f'{path}-half-{frame}', 'w', encoding='utf-8') as mark:
            mark.write(f'{width} x {height}, {half} samples\n')
