"""The lake and what surrounds it: sky, water, far shore, trees, deck, grass."""
import math
import random

import bpy
from mathutils import Vector

from . import materials as m
from .mesh import Builder, cached, jitter, put, transform

# Sky presets: colours from the horizon to the zenith, the glow around the place of the set sun, cloud colour, haze colour.
SKIES = {
    'blue': dict(
        stops=[(0.0, (0.36, 0.235, 0.185)), (0.05, (0.235, 0.225, 0.245)), (0.14, (0.098, 0.170, 0.240)),
               (0.34, (0.030, 0.082, 0.150)), (1.0, (0.010, 0.027, 0.060))],
        glow=(1.1, 0.45, 0.15), glow_strength=0.95, cloud=(0.27, 0.205, 0.21), haze=(0.125, 0.160, 0.190), strength=1.0),
    'sunset': dict(
        stops=[(0.0, (0.62, 0.30, 0.13)), (0.05, (0.48, 0.26, 0.17)), (0.14, (0.21, 0.18, 0.22)),
               (0.38, (0.055, 0.085, 0.15)), (1.0, (0.016, 0.032, 0.07))],
        glow=(1.5, 0.55, 0.13), glow_strength=1.2, cloud=(0.55, 0.25, 0.16), haze=(0.27, 0.17, 0.14), strength=1.0),
    'night': dict(
        stops=[(0.0, (0.040, 0.045, 0.060)), (0.06, (0.026, 0.036, 0.056)), (0.2, (0.012, 0.022, 0.042)),
               (0.5, (0.006, 0.012, 0.026)), (1.0, (0.003, 0.006, 0.014))],
        glow=(0.22, 0.12, 0.06), glow_strength=0.5, cloud=(0.03, 0.03, 0.04), haze=(0.026, 0.034, 0.048), strength=1.0),
    'morning': dict(
        stops=[(0.0, (0.80, 0.56, 0.36)), (0.06, (0.66, 0.54, 0.44)), (0.18, (0.34, 0.42, 0.50)),
               (0.45, (0.15, 0.26, 0.41)), (1.0, (0.07, 0.14, 0.27))],
        glow=(1.5, 0.85, 0.40), glow_strength=1.3, cloud=(0.72, 0.54, 0.44), haze=(0.40, 0.36, 0.33), strength=1.0),
}


def sky(preset='blue', sun_azimuth=20.0, strength=None, clouds=0.55):
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
    background.inputs[1].default_value = strength if strength is not None else p['strength']
    return p


def lake(level=-0.55, ripple=0.16, scale=0.55, rough=0.045, color=(0.003, 0.010, 0.014)):
    """The water plane, out to the horizon."""
    water = m.water(f'water-{ripple}-{scale}', color, ripple, scale, rough)
    return put(Builder().part([(-900, -300, 0), (900, -300, 0), (900, 1500, 0), (-900, 1500, 0)], [(0, 1, 2, 3)], water),
               (0, 0, level))


def _treeline(rng, width, tallest, columns, rough=1.0):
    """Heights of a forest edge seen from far: overlapping crowns, a few poplars and firs, ragged by leaves."""
    heights = [0.0] * columns
    x = 0.0
    while x < width:
        kind = rng.random()
        if kind < 0.04:
            w, h, shape = rng.uniform(4.5, 6), tallest * rng.uniform(0.85, 1.05), 'poplar'
        elif kind < 0.10:
            w, h, shape = rng.uniform(7, 10), tallest * rng.uniform(0.7, 0.95), 'fir'
        else:
            # Far woods stand closer and more even, or their crowns would pass for hills.
            far = rough < 1
            w, h, shape = rng.uniform(7, 12) if far else rng.uniform(9, 22), tallest * rng.uniform(0.86 if far else 0.55, 1.0), 'round'
        c = int(x / width * columns)
        half = max(1, int(w / width * columns / 2))
        for i in range(-half, half + 1):
            if not 0 <= c + i < columns:
                continue
            t = abs(i) / half
            if shape == 'fir':
                top = h * (1 - t) * (1 + 0.08 * math.sin(i * 2.2))
            elif shape == 'poplar':
                top = h * math.sqrt(max(0.0, 1 - t ** 2.6))
            else:
                top = h * (0.35 + 0.65 * math.sqrt(max(0.0, 1 - t * t)))
            heights[c + i] = max(heights[c + i], top)
        x += w * (rng.uniform(0.22, 0.7) if rough == 1 else rng.uniform(0.18, 0.42))
    out = []
    for i, h in enumerate(heights):
        ragged = jitter(3, (i * 0.11, h * 0.11, 1), 1.0, 1.0, 5) * 1.3 + rng.uniform(-0.45, 0.45)
        out.append(max(tallest * (0.16 if rough == 1 else 0.82), h + ragged * rough * (0.4 + tallest * 0.06)))
    return out


def far_shore(preset='blue', level=-0.55, layers=((150, 9.5, 0.18), (230, 14, 0.45), (380, 24, 0.72)), lights=9, seed=5,
              glow=0.35):
    """Layered, hazy silhouettes of the other side with a few lit windows near the water.

    `layers` are (distance, tallest tree, share of haze); lit windows stand in front of the nearest layer.
    """
    haze = SKIES[preset]['haze']
    rng = random.Random(seed)
    for k, (distance, tallest, share) in enumerate(sorted(layers, reverse=True)):
        tone = tuple((0.004, 0.0065, 0.007)[c] * (1 - share) + haze[c] * share * 0.8 for c in range(3))
        material = m.flat_light(f'shore-{preset}-{k}', tone)
        width, columns = distance * 4.4, 2600
        line = _treeline(rng, width, tallest, columns, 1.0 if k == len(layers) - 1 else 0.45)
        verts, faces = [], []
        for i, h in enumerate(line):
            x = -width / 2 + width * i / columns
            bend = distance + (x / width) ** 2 * distance * -0.5 + jitter(seed + k, (x * 0.01, 0, 0), 6, 1)
            verts += [(x, bend, -0.2), (x, bend, h)]
        for i in range(columns - 1):
            faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
        put(Builder().part(verts, faces, material), (0, 0, level))
    nearest = min(layers)[0]
    warm = m.flat_light('window-far', (1.0, 0.60, 0.25), 9 * glow / 0.35)
    dim = m.flat_light('window-dim', (1.0, 0.52, 0.20), 4 * glow / 0.35)
    for _ in range(lights):
        x = rng.uniform(-0.75, 0.75) * nearest
        y = nearest - 6 - (x / nearest / 4.4) ** 2 * nearest * 0.5
        for _ in range(rng.choice((1, 2, 3, 4))):
            x += rng.uniform(1.2, 3.2)
            z = level + rng.choice((1.4, 1.7, 1.8, 4.3))
            put(Builder().box((0, 0, 0), (rng.uniform(0.5, 1.1), 0.1, rng.uniform(0.6, 1.0)), rng.choice((warm, dim)), 0.01),
                (x, y, z))


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


def tree(at, height=7.0, spread=2.6, seed=1, material=None, leaves=1400, leaf_size=0.16):
    """A broad-leaved tree near enough to see leaves: trunk, limbs, clusters of leaf cards."""
    rng = random.Random(seed)
    bark = m.surface('bark', (0.018, 0.013, 0.010), rough=0.9, color2=(0.04, 0.03, 0.022), scale=12, bump=0.6, bump_scale=20)
    green = material or m.leaf('crown', (0.012, 0.024, 0.010), (0.024, 0.042, 0.015), 0.5, 0.3)
    card = leaf_mesh(f'card-{green.name}', green, leaf_size, leaf_size * 0.55, 0.3)
    base = transform(at, (0, 0, seed))
    trunk = [Vector((jitter(seed, (t, 0, 0), 0.25, 1.5), jitter(seed, (0, t, 0), 0.25, 1.5), t * height * 0.55)) for t in
             [i / 8 for i in range(9)]]
    wood = Builder().tube(trunk, [0.16 * height / 7 * (1.25 - 0.7 * i / 8) for i in range(9)], bark, 10)
    tips = []
    for _ in range(11):
        start = trunk[rng.randint(4, 8)]
        a = rng.uniform(0, math.tau)
        end = Vector((math.cos(a) * spread * rng.uniform(0.35, 0.9), math.sin(a) * spread * rng.uniform(0.35, 0.9),
                      height * rng.uniform(0.52, 0.95)))
        mid = start.lerp(end, 0.5) + Vector((0, 0, 0.25))
        wood.tube([start, mid, end], [0.06, 0.035, 0.012], bark, 7)
        tips.append(end)
        tips.append(mid)
    put(wood, parent=base)
    for _ in range(leaves):
        c = rng.choice(tips)
        d = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 0.7))).normalized() * rng.uniform(0.25, 0.95) ** 0.5
        put(card, c + d * spread * 0.40, (rng.uniform(0, 6.28), rng.uniform(-1, 1), rng.uniform(0, 6.28)), rng.uniform(0.6, 1.3),
            parent=base)


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
