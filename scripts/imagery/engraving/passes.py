"""Runs inside Blender: builds plates and writes what the engraver needs to see.

blender -b --factory-startup -noaudio -P passes.py -- FOLDER KEY=MODULE.FUNCTION@WIDTH …
Geometry (WIDTH wide, one ray through each pixel's centre): normal, depth, object, material, colour; the same again for
what is made of glass. Light (360 x 270): everything as white clay under one raking lamp.
"""
import importlib
import json
import os
import re
import sys

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.dirname(HERE), HERE]
sys.dont_write_bytecode = True

import stage  # noqa: E402  (the paths above make these importable)
from lib import studio  # noqa: E402

folder, *orders = sys.argv[sys.argv.index('--') + 1:]


def axis_of(obj):
    """The long axis of an object in world space and how much longer than wide it is."""
    points = stage.points_of(obj)
    values, vectors = np.linalg.eigh(np.cov((points - points.mean(0)).T) + np.eye(3) * 1e-12)
    return [float(v) for v in vectors[:, 2]], float((values[2] / max(values[1], 1e-9)) ** .5)


def render(scene, key, name, size, samples, filter_width, passes):
    """One render; each pass becomes FOLDER/KEY-<name><pass>-0001.exr."""
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.cycles.samples, scene.cycles.filter_width = samples, filter_width
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    for socket, suffix in passes.items():
        node = tree.nodes.new('CompositorNodeOutputFile')
        node.format.file_format, node.format.color_depth, node.base_path = 'OPEN_EXR', '32' if suffix in ('object', 'material', 'depth') else '16', folder
        node.file_slots[0].path = f'{key}-{name}{suffix}-'
        tree.links.new(source.outputs[socket], node.inputs[0])
    bpy.ops.render.render()


def settings(scene):
    """Cycles without anything that an engraving does not show."""
    scene.render.engine = 'CYCLES'
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    cycles = scene.cycles
    cycles.device, cycles.use_denoising, cycles.use_adaptive_sampling = 'CPU', False, False
    cycles.max_bounces, cycles.transparent_max_bounces = 0, 40
    cycles.pixel_filter_type = 'BOX'
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_z = layer.use_pass_object_index = layer.use_pass_material_index = True
    layer.use_pass_diffuse_color = True
    scene.use_nodes = True


def passes_of(key, module, function, width):
    """Builds one plate and renders its passes; the facts come last and say that it is finished."""
    studio.start()
    stage.look()
    getattr(importlib.import_module(f'dishes.{module}'), function)()
    stage.paper()
    scene = bpy.context.scene
    camera = scene.camera
    towards = stage.light(camera)
    materials, objects = {}, {}
    for k, material in enumerate(bpy.data.materials):
        material.pass_index = k + 1
        gloss = stage.flatten(material)
        materials[k + 1] = {'name': material.name, 'role': material.get('role', 'solid'), 'gloss': gloss, 'accent': bool(material.get('accent')),
                            'tone': material.get('tone', 0.0)}
    things = [o for o in scene.objects if o.type == 'MESH']
    bpy.context.view_layer.update()
    seen = [o for o in things if not (o.data.materials and o.data.materials[0].get('role') == 'paper')]
    for n, obj in enumerate(seen):
        obj.pass_index = n + 1
        axis, ratio = axis_of(obj)
        objects[n + 1] = {'name': obj.data.name, 'axis': axis, 'ratio': ratio}
    stage.frame(scene, camera, seen)
    facts = {'materials': materials, 'objects': objects, 'camera': [list(r) for r in camera.matrix_world.to_3x3().transposed()], 'lamp': list(towards),
             'glass': any(v['role'] == 'glass' for v in materials.values())}
    settings(scene)
    size = width, width * 3 // 4
    glass = [mat for mat in bpy.data.materials if mat.get('role') == 'glass']
    rest = [mat for mat in bpy.data.materials if mat.get('role') != 'glass']
    index = {'Normal': 'normal', 'Depth': 'depth', 'IndexOB': 'object', 'IndexMA': 'material'}
    sun = next(o for o in scene.objects if o.type == 'LIGHT')
    sun.hide_render = True
    for material in glass:
        stage.show(material, False)
    render(scene, key, '', size, 1, .01, {**index, 'DiffCol': 'colour'})
    sun.hide_render = False
    for material in rest:
        stage.show(material, True, clay=True)
    render(scene, key, '', (360, 270), 10, 1.5, {'Image': 'light'})
    if glass:
        sun.hide_render = True
        for material in rest:
            stage.show(material, False)
        for material in glass:
            stage.show(material, True)
        render(scene, key, 'glass-', size, 1, .01, index)
    with open(os.path.join(folder, f'{key}.json'), 'w', encoding='utf-8') as file:
        json.dump(facts, file)


for order in orders:
    name, source, size_of_passes = re.split('[=@]', order)
    passes_of(name, *source.split('.'), int(size_of_passes))
