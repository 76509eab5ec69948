"""Runs inside Blender: sets a scene and renders what the press needs to see of it.

blender -b --factory-startup -noaudio -t 2 -P stage.py -- SCENE FOLDER WIDTH HEIGHT SAMPLES

Passes at one ray per pixel: normal, position, object, material. Light on white clay without a bounce, half as large and once per
group, so that shadows keep their edge. Glass, ware and far trees are not here: the press draws them as curves.
"""
import json
import os
import sys
import time

import bpy

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True

from house.measures import WATER  # noqa: E402
from lib import studio  # noqa: E402
from prints import scenes  # noqa: E402

NAME, FOLDER, WIDTH, HEIGHT, SAMPLES = sys.argv[sys.argv.index('--') + 1:]
CLEAR = ('pane', 'glass', 'mist', 'pendant-disc', 'pendant-shade')
STARTED = time.time()


def clay(scene):
    """Every material white, what is clear not there at all; returns names by pass index."""
    names = {}
    for k, material in enumerate(bpy.data.materials):
        material.pass_index = k + 1
        names[k + 1] = material.name
        material.use_nodes = True
        tree = material.node_tree
        tree.nodes.clear()
        clear = material.name.startswith(CLEAR)
        shader = tree.nodes.new('ShaderNodeBsdfTransparent' if clear else 'ShaderNodeBsdfDiffuse')
        shader.inputs[0].default_value = (1, 1, 1, 1) if clear else (.8, .8, .8, 1)
        tree.links.new(shader.outputs[0], tree.nodes.new('ShaderNodeOutputMaterial').inputs[0])
    return names


def render(scene, prefix, width, height, samples, sockets):
    scene.render.resolution_x, scene.render.resolution_y = width, height
    cycles = scene.cycles
    cycles.samples, cycles.filter_width = samples, .01 if samples == 1 else 1.2
    cycles.pixel_filter_type = 'BOX' if samples == 1 else 'BLACKMAN_HARRIS'
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    for socket, suffix in sockets.items():
        node = tree.nodes.new('CompositorNodeOutputFile')
        node.format.file_format, node.format.exr_codec, node.base_path = 'OPEN_EXR', 'ZIP', FOLDER
        node.format.color_depth = '32' if suffix == 'position' else '16'
        node.file_slots[0].path = f'{prefix}-{suffix}-'
        tree.links.new(source.outputs[socket], node.inputs[0])
    bpy.ops.render.render()
    print(f'PASS {prefix} {time.time() - STARTED:.0f} s', flush=True)


def main():
    os.makedirs(FOLDER, exist_ok=True)
    studio.start()
    getattr(scenes, NAME)()
    scene, layer = bpy.context.scene, bpy.context.scene.view_layers[0]
    print(f'PASS built {time.time() - STARTED:.0f} s', flush=True)
    camera = scene.camera
    camera.data.dof.use_dof = False
    bpy.context.view_layer.update()
    lights = [o for o in scene.objects if o.type == 'LIGHT']
    count = max((o.pass_index for o in scene.objects), default=0)
    for obj in scene.objects:
        if obj.type == 'MESH' and not obj.pass_index:
            count += 1
            obj.pass_index = count
        obj.lightgroup = obj.lightgroup or 'rest'
    if scene.world is None:
        scene.world = bpy.data.worlds.new('dark')
    scene.world.use_nodes = False
    scene.world.color = (0, 0, 0)
    for group in sorted({o.lightgroup for o in lights}):
        if group not in layer.lightgroups:
            layer.lightgroups.add(name=group)
    scene.render.engine = 'CYCLES'
    scene.render.resolution_percentage, scene.render.use_motion_blur = 100, False
    scene.render.threads_mode, scene.render.threads, scene.render.use_persistent_data = 'FIXED', 2, True
    cycles = scene.cycles
    cycles.device, cycles.use_denoising, cycles.use_adaptive_sampling, cycles.use_fast_gi = 'CPU', False, False, False
    cycles.transparent_max_bounces, cycles.max_bounces = 16, 0
    layer.use_pass_normal = layer.use_pass_object_index = layer.use_pass_material_index = layer.use_pass_position = True
    scene.use_nodes = True
    facts = {**scenes.FACTS, 'materials': clay(scene), 'water': WATER,
             'camera': {'matrix': [list(row) for row in camera.matrix_world], 'lens': camera.data.lens, 'shift': [camera.data.shift_x, camera.data.shift_y]}}
    with open(os.path.join(FOLDER, f'{NAME}.json'), 'w', encoding='utf-8') as file:
        json.dump(facts, file)
    w, h = int(WIDTH), int(HEIGHT)
    for obj in lights:
        obj.hide_render = True
    sockets = {'Normal': 'normal', 'Position': 'position', 'IndexOB': 'object', 'IndexMA': 'material'}
    render(scene, NAME, w, h, 1, sockets)
    if scenes.FACTS.get('mirror'):
        kept = camera.matrix_world.copy(), camera.data.shift_y
        camera.location.z, camera.data.shift_y = 2 * WATER - camera.location.z, -kept[1]
        under = [o for o in scene.objects if o.type == 'MESH' and any(m and m.name.startswith('lake') for m in o.data.materials)]
        for obj in under:
            obj.hide_render = True
        render(scene, f'{NAME}-mirror', w // 2, h // 2, 1, sockets)
        camera.matrix_world, camera.data.shift_y = kept
        for obj in under:
            obj.hide_render = False
    for obj in lights:
        obj.hide_render = False
    render(scene, NAME, w // 2, h // 2, int(SAMPLES), {f'Combined_{g.name}': f'light-{g.name}' for g in layer.lightgroups})


main()
