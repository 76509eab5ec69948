"""Sky, water, deck, grass and reed."""
import math
import random

import bpy

from . import materials as m
from .mesh import Builder, cached, put

# Sky presets: colours from the horizon to the zenith, the glow around the place of the set sun, cloud colour.
SKIES = {
    'blue': dict(
        stops=[(0.0, (0.36, 0.235, 0.185)), (0.05, (0.235, 0.225, 0.245)), (0.14, (0.098, 0.170, 0.240)),
               (0.34, (0.030, 0.082, 0.150)), (1.0, (0.010, 0.027, 0.060))],
        glow=(1.1, 0.45, 0.15), glow_strength=0.95, cloud=(0.27, 0.205, 0.21)),
    'sunset': dict(
        stops=[(0.0, (0.62, 0.30, 0.13)), (0.05, (0.48, 0.26, 0.17)), (0.14, (0.21, 0.18, 0.22)),
               (0.38, (0.055, 0.085, 0.15)), (1.0, (0.016, 0.032, 0.07))],
        glow=(1.5, 0.55, 0.13), glow_strength=1.2, cloud=(0.55, 0.25, 0.16)),
    'night': dict(
        stops=[(0.0, (0.040, 0.045, 0.060)), (0.06, (0.026, 0.036, 0.056)), (0.2, (0.012, 0.022, 0.042)),
               (0.5, (0.006, 0.012, 0.026)), (1.0, (0.003, 0.006, 0.014))],
        glow=(0.22, 0.12, 0.06), glow_strength=0.5, cloud=(0.03, 0.03, 0.04)),
}


def sky(preset='blue', sun_azimuth=20.0, strength=1.0, clouds=0.55):
    """Lights the world: a gradient by height, a warm glow where the sun went (degrees right of +Y), thin streaked clouds."""
    p = SKIES[preset]
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    link, new = tree.links.new, tree.nodes.new

    def math_node(kind, a, b):
        node = new('ShaderNodeMath')
        node.operation = kind
        for k, value in enumerate((a, b)):
            if isinstance(value, (int, float)):
                node.inputs[k].default_value = value
            elif value is not None:
                link(value, node.inputs[k])
        return node.outputs[0]

    coords = new('ShaderNodeTexCoord')
    split = new('ShaderNodeSeparateXYZ')
    link(coords.outputs['Generated'], split.inputs[0])
    up = math_node('ABSOLUTE', split.outputs['Z'], None)
    ramp = new('ShaderNodeValToRGB')
    ramp.color_ramp.interpolation = 'B_SPLINE'
    while len(ramp.color_ramp.elements) < len(p['stops']):
        ramp.color_ramp.elements.new(0.5)
    for element, (position, color) in zip(ramp.color_ramp.elements, p['stops']):
        element.position, element.color = position, (*color, 1)
    link(up, ramp.inputs[0])

    angle = math.radians(sun_azimuth)
    dot = new('ShaderNodeVectorMath')
    dot.operation = 'DOT_PRODUCT'
    dot.inputs[1].default_value = (math.sin(angle), math.cos(angle), 0.0)
    link(coords.outputs['Generated'], dot.inputs[0])
    facing = math_node('POWER', math_node('MAXIMUM', dot.outputs['Value'], 0.0), 5.0)
    low = math_node('POWER', math_node('SUBTRACT', 1.0, math_node('MINIMUM', up, 1.0)), 11.0)
    glow = math_node('MULTIPLY', math_node('MULTIPLY', facing, low), p['glow_strength'])
    mixed = new('ShaderNodeMixRGB')
    mixed.blend_type = 'ADD'
    mixed.inputs[2].default_value = (*[c * 0.5 for c in p['glow']], 1)
    link(glow, mixed.inputs[0])
    link(ramp.outputs[0], mixed.inputs[1])

    flatten = new('ShaderNodeCombineXYZ')
    height = math_node('ADD', up, 0.07)
    link(math_node('DIVIDE', split.outputs['X'], height), flatten.inputs[0])
    link(math_node('DIVIDE', split.outputs['Y'], height), flatten.inputs[1])
    mapping = new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (0.28, 0.85, 1)
    mapping.inputs['Rotation'].default_value = (0, 0, 0.35)
    link(flatten.outputs[0], mapping.inputs[0])
    noise = new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 1.1, 7
    noise.inputs['Roughness'].default_value, noise.inputs['Distortion'].default_value = 0.58, 0.4
    link(mapping.outputs[0], noise.inputs['Vector'])
    cover = new('ShaderNodeMapRange')
    cover.inputs['From Min'].default_value, cover.inputs['From Max'].default_value = 0.48, 0.78
    cover.inputs['To Max'].default_value = clouds
    link(noise.outputs['Fac'], cover.inputs['Value'])
    cloudy = new('ShaderNodeMixRGB')
    cloudy.inputs[2].default_value = (*p['cloud'], 1)
    link(math_node('MULTIPLY', cover.outputs[0], math_node('MINIMUM', math_node('MULTIPLY', up, 9.0), 1.0)), cloudy.inputs[0])
    link(mixed.outputs[0], cloudy.inputs[1])
    background = tree.nodes['Background']
    link(cloudy.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength


def lake(level=-0.55, ripple=0.16, scale=0.55, rough=0.045, color=(0.003, 0.010, 0.014)):
    """The water plane, out to the horizon."""
    water = m.water(f'water-{ripple}-{scale}', color, ripple, scale, rough)
    return put(Builder().part([(-900, -300, 0), (900, -300, 0), (900, 1500, 0), (-900, 1500, 0)], [(0, 1, 2, 3)], water),
               (0, 0, level))


def deck(x0, x1, y0, y1, z=0.0, width=0.145, gap=0.008, material=None, edge=True):
    """A floor of boards running across the view (along X), each with its own tone and a slightly uneven lie."""
    wood = material or m.decking()
    rng = random.Random(11)
    board = cached(f'board-{x1 - x0:.2f}', lambda: Builder().box((0, 0, 0), (x1 - x0, width - gap, 0.035), wood, 0.006))
    y = y0
    while y < y1:
        put(board, ((x0 + x1) / 2, y + width / 2, z - 0.0175 + rng.uniform(-0.0015, 0.0015)), (0, 0, rng.uniform(-0.0006, 0.0006)))
        y += width
    if edge:
        beam = Builder()
        beam.box(((x0 + x1) / 2, y1 + 0.03, z - 0.12), (x1 - x0, 0.06, 0.24), m.dark_wood(), 0.008)
        beam.box((x0 - 0.03, (y0 + y1) / 2, z - 0.12), (0.06, y1 - y0, 0.24), m.dark_wood(), 0.008)
        beam.box((x1 + 0.03, (y0 + y1) / 2, z - 0.12), (0.06, y1 - y0, 0.24), m.dark_wood(), 0.008)
        put(beam)


def leaf_mesh(name, material, length=0.05, width=0.024, curl=0.25, fold=0.18, tip=1.0):
    """One leaf: pointed, folded along the middle, curling down; base at the origin, pointing along +Y."""

    def build():
        def surface(u, v):
            half = math.sin(math.pi * min(1, v ** (0.75 * tip))) ** 0.8 * width / 2
            x = (u - 0.5) * 2 * half
            return (x, v * length, -curl * length * v * v + abs(x) * fold)

        return Builder().sheet(surface, 4, 7, material)

    return cached(name, build)


def grass(x0, x1, y0, y1, density=900, height=0.07, z=0.0, seed=2, ground=(0.010, 0.016, 0.007), bare=None):
    """A meadow: dark ground with blades, denser than it looks because the blades lean; none grow where `bare(x, y)` holds."""
    rng = random.Random(seed)
    soil = m.surface('soil', ground, rough=0.95, color2=tuple(c * 1.7 for c in ground), scale=3)
    put(Builder().part([(x0 - 60, y0 - 20, z), (x1 + 60, y0 - 20, z), (x1 + 60, y1, z), (x0 - 60, y1, z)], [(0, 1, 2, 3)], soil))
    blade = m.leaf('blade', (0.022, 0.042, 0.012), (0.045, 0.075, 0.022), 0.5, 0.3)

    def tuft():
        b = Builder()
        for _ in range(26):
            a, lean, h = rng.uniform(0, math.tau), rng.uniform(0.15, 0.7), height * rng.uniform(0.5, 1.25)
            cx, cy = rng.gauss(0, 0.05), rng.gauss(0, 0.05)
            w = 0.0028
            dx, dy = math.cos(a), math.sin(a)
            b.part([(cx - dy * w, cy + dx * w, 0), (cx + dy * w, cy - dx * w, 0),
                    (cx + dx * h * lean * 0.4 + dy * w * .7, cy + dy * h * lean * 0.4 - dx * w * .7, h * 0.6),
                    (cx + dx * h * lean * 0.4 - dy * w * .7, cy + dy * h * lean * 0.4 + dx * w * .7, h * 0.6),
                    (cx + dx * h * lean, cy + dy * h * lean, h)], [(0, 1, 2, 3), (3, 2, 4)], blade)
        return b

    tufts = [cached(f'tuft-{height}-{i}', tuft) for i in range(5)]
    for _ in range(int((x1 - x0) * (y1 - y0) * density / 26)):
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        if not (bare and bare(x, y)):
            put(rng.choice(tufts), (x, y, z), (0, 0, rng.uniform(0, 6.28)), rng.uniform(0.7, 1.4))


def reeds(x0, x1, y0, y1, count=260, height=1.5, z=-0.55, seed=6):
    """Reed along a shore, some with a brown head."""
    rng = random.Random(seed)
    stalk = m.leaf('reed', (0.030, 0.036, 0.014), (0.055, 0.055, 0.024), 0.6, 0.2)
    head = m.surface('reed-head', (0.045, 0.026, 0.014), rough=0.95, bump=0.5, bump_scale=90)

    def one(bend, with_head):
        b = Builder()
        pts = [(bend * (i / 8) ** 2, 0.04 * math.sin(i), height * i / 8) for i in range(9)]
        b.tube(pts, [0.007 * (1 - i / 10) for i in range(9)], stalk, 5)
        for k in (2, 4, 5):
            a = rng.uniform(0, math.tau)
            p = pts[k]
            b.sheet(lambda u, v: (p[0] + math.cos(a) * v * 0.45 + (u - .5) * .022 * (1 - v), p[1] + math.sin(a) * v * 0.45,
                                  p[2] + 0.55 * v - 0.42 * v * v), 1, 6, stalk)
        if with_head:
            b.blob((bend * 1.02, 0.04, height), (0.014, 0.014, 0.085), head, 2, 0.05, 1, 2)
        return b

    kinds = [cached(f'reed-{height}-{i}', lambda i=i: one(rng.uniform(-0.2, 0.35), i % 3 == 0)) for i in range(6)]
    for _ in range(count):
        put(rng.choice(kinds), (rng.uniform(x0, x1), rng.uniform(y0, y1), z), (0, 0, rng.uniform(0, 6.28)), rng.uniform(0.6, 1.15))
