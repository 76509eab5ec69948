"""Materials. Every function returns a cached material of the current file."""
import bpy

_made = {}


def reset_cache():
    """Forgets cached materials; needed after the scene was emptied."""
    _made.clear()


def _rgba(color):
    return (*color, 1.0)


def _named(name, build, role='solid'):
    """`role` tells the engraver how lines treat the material: solid, leaf, liquid, glass, wood or ware."""
    if name not in _made:
        material = bpy.data.materials.new(name)
        material['role'] = role
        material.use_nodes = True
        build(material, material.node_tree, material.node_tree.nodes['Principled BSDF'])
        _made[name] = material
    return _made[name]


def _node(tree, kind, **values):
    node = tree.nodes.new(kind)
    for key, value in values.items():
        setattr(node, key, value)
    return node


def _noise(tree, scale, detail=4.0, stretch=(1, 1, 1), coordinates='Object', distortion=0.0):
    coords = _node(tree, 'ShaderNodeTexCoord')
    mapping = _node(tree, 'ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    tree.links.new(coords.outputs[coordinates], mapping.inputs[0])
    texture = _node(tree, 'ShaderNodeTexNoise')
    texture.inputs['Scale'].default_value = scale
    texture.inputs['Detail'].default_value = detail
    texture.inputs['Distortion'].default_value = distortion
    tree.links.new(mapping.outputs[0], texture.inputs['Vector'])
    return texture


def _ramp(tree, source, stops):
    ramp = _node(tree, 'ShaderNodeValToRGB')
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, color) in zip(elements, stops):
        element.position = position
        element.color = _rgba(color)
    tree.links.new(source, ramp.inputs[0])
    return ramp


def _bump(tree, bsdf, height, strength, distance=0.01):
    bump = _node(tree, 'ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = distance
    tree.links.new(height, bump.inputs['Height'])
    tree.links.new(bump.outputs[0], bsdf.inputs['Normal'])


def surface(name, color, rough=0.5, metal=0.0, color2=None, scale=8.0, low=0.35, high=0.65, bump=0.0, bump_scale=40.0,
            bump_distance=0.004, sss=0.0, sss_color=None, sss_radius=(0.01, 0.004, 0.002), coat=0.0, coat_rough=0.08,
            spec=0.5, sheen=0.0, rough_to=None, stretch=(1, 1, 1), random_value=0.0, emission=0.0, detail=5.0, role='solid'):
    """The everyday material: two colours mixed by noise, uneven roughness, fine bump, coat and scattering on demand."""

    def build(material, tree, bsdf):
        material.cycles.sample_as_light = False
        bsdf.inputs['Roughness'].default_value = rough
        bsdf.inputs['Metallic'].default_value = metal
        bsdf.inputs['Specular'].default_value = spec
        bsdf.inputs['Sheen'].default_value = sheen
        bsdf.inputs['Clearcoat'].default_value = coat
        bsdf.inputs['Clearcoat Roughness'].default_value = coat_rough
        source = None
        if color2:
            texture = _noise(tree, scale, detail, stretch)
            source = _ramp(tree, texture.outputs['Fac'], [(low, color), (high, color2)]).outputs[0]
            if rough_to is not None:
                mapped = _node(tree, 'ShaderNodeMapRange')
                mapped.inputs['From Min'].default_value, mapped.inputs['From Max'].default_value = low, high
                mapped.inputs['To Min'].default_value, mapped.inputs['To Max'].default_value = rough, rough_to
                tree.links.new(texture.outputs['Fac'], mapped.inputs['Value'])
                tree.links.new(mapped.outputs[0], bsdf.inputs['Roughness'])
        if random_value:
            info = _node(tree, 'ShaderNodeObjectInfo')
            shift = _node(tree, 'ShaderNodeMapRange')
            shift.inputs['To Min'].default_value = 1 - random_value
            shift.inputs['To Max'].default_value = 1 + random_value
            tree.links.new(info.outputs['Random'], shift.inputs['Value'])
            tint = _node(tree, 'ShaderNodeHueSaturation')
            tint.inputs['Color'].default_value = _rgba(color)
            if source:
                tree.links.new(source, tint.inputs['Color'])
            tree.links.new(shift.outputs[0], tint.inputs['Value'])
            source = tint.outputs[0]
        bsdf.inputs['Base Color'].default_value = _rgba(color)
        if source:
            tree.links.new(source, bsdf.inputs['Base Color'])
        if sss:
            bsdf.subsurface_method = 'BURLEY'
            bsdf.inputs['Subsurface'].default_value = sss
            bsdf.inputs['Subsurface Radius'].default_value = sss_radius
            bsdf.inputs['Subsurface Color'].default_value = _rgba(sss_color or color)
            if source and not sss_color:
                tree.links.new(source, bsdf.inputs['Subsurface Color'])
        if emission:
            bsdf.inputs['Emission'].default_value = _rgba(color)
            bsdf.inputs['Emission Strength'].default_value = emission
        if bump:
            _bump(tree, bsdf, _noise(tree, bump_scale, 5, stretch).outputs['Fac'], bump, bump_distance)

    return _named(name, build, role)


def layered(name, stops, axis=2, center=0.0, size=1.0, rough=0.4, wave=0.0, bump=0.0, bump_scale=60.0, sss=0.0, coat=0.0,
            radial=False, noise_scale=9.0, bump_distance=0.003):
    """Colour bands along an object axis (or by distance from it): crusts, rare meat, layered desserts."""

    def build(_, tree, bsdf):
        coords = _node(tree, 'ShaderNodeTexCoord')
        split = _node(tree, 'ShaderNodeSeparateXYZ')
        tree.links.new(coords.outputs['Object'], split.inputs[0])
        value = split.outputs[axis]
        if radial:
            flat = _node(tree, 'ShaderNodeCombineXYZ')
            for k, socket in enumerate(('X', 'Y', 'Z')):
                if k != axis:
                    tree.links.new(split.outputs[k], flat.inputs[socket])
            length = _node(tree, 'ShaderNodeVectorMath', operation='LENGTH')
            tree.links.new(flat.outputs[0], length.inputs[0])
            value = length.outputs['Value']
        wobble = _noise(tree, noise_scale, 3)
        amount = _node(tree, 'ShaderNodeMath', operation='MULTIPLY_ADD')
        amount.inputs[1].default_value = wave
        tree.links.new(wobble.outputs['Fac'], amount.inputs[0])
        tree.links.new(value, amount.inputs[2])
        mapped = _node(tree, 'ShaderNodeMapRange')
        mapped.inputs['From Min'].default_value = center - (0 if radial else size / 2) + wave / 2
        mapped.inputs['From Max'].default_value = center + (size if radial else size / 2) + wave / 2
        tree.links.new(amount.outputs[0], mapped.inputs['Value'])
        ramp = _ramp(tree, mapped.outputs[0], stops)
        tree.links.new(ramp.outputs[0], bsdf.inputs['Base Color'])
        bsdf.inputs['Roughness'].default_value = rough
        bsdf.inputs['Clearcoat'].default_value = coat
        bsdf.inputs['Clearcoat Roughness'].default_value = 0.12
        if sss:
            bsdf.subsurface_method = 'BURLEY'
            bsdf.inputs['Subsurface'].default_value = sss
            bsdf.inputs['Subsurface Radius'].default_value = (0.006, 0.003, 0.002)
            tree.links.new(ramp.outputs[0], bsdf.inputs['Subsurface Color'])
        if bump:
            _bump(tree, bsdf, _noise(tree, bump_scale, 5).outputs['Fac'], bump, bump_distance)

    return _named(name, build)


def leaf(name, color, color2=None, rough=0.42, translucency=0.35, scale=30.0):
    """Foliage: light shines through, each object a little different."""

    def build(_, tree, bsdf):
        texture = _noise(tree, scale, 3)
        ramp = _ramp(tree, texture.outputs['Fac'], [(0.3, color), (0.7, color2 or tuple(c * 1.5 for c in color))])
        info = _node(tree, 'ShaderNodeObjectInfo')
        shift = _node(tree, 'ShaderNodeMapRange')
        shift.inputs['To Min'].default_value, shift.inputs['To Max'].default_value = 0.65, 1.3
        tree.links.new(info.outputs['Random'], shift.inputs['Value'])
        tint = _node(tree, 'ShaderNodeHueSaturation')
        tree.links.new(ramp.outputs[0], tint.inputs['Color'])
        tree.links.new(shift.outputs[0], tint.inputs['Value'])
        tree.links.new(tint.outputs[0], bsdf.inputs['Base Color'])
        bsdf.inputs['Roughness'].default_value = rough
        through = _node(tree, 'ShaderNodeBsdfTranslucent')
        tree.links.new(tint.outputs[0], through.inputs[0])
        mix = _node(tree, 'ShaderNodeMixShader')
        mix.inputs[0].default_value = translucency
        tree.links.new(bsdf.outputs[0], mix.inputs[1])
        tree.links.new(through.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs[0])
        _bump(tree, bsdf, texture.outputs['Fac'], 0.25, 0.003)

    return _named(name, build, 'leaf')


def glow(name, color, camera=20.0, mirror=6.0, sheer=False):
    """A visible source that lights nothing: seen by the camera, through glass and in reflections only.

    A `sheer` one is a flame: what is behind it shines through, so that nothing black stays where it is not lit.
    """

    def build(material, tree, bsdf):
        tree.nodes.remove(bsdf)
        path = _node(tree, 'ShaderNodeLightPath')
        seen = _node(tree, 'ShaderNodeMath', operation='MULTIPLY_ADD')
        seen.inputs[1].default_value = camera
        mirrored = _node(tree, 'ShaderNodeMath', operation='MULTIPLY')
        mirrored.inputs[1].default_value = mirror
        tree.links.new(path.outputs['Is Glossy Ray'], mirrored.inputs[0])
        tree.links.new(path.outputs['Is Camera Ray'], seen.inputs[0])
        tree.links.new(mirrored.outputs[0], seen.inputs[2])
        through = _node(tree, 'ShaderNodeMath', operation='MULTIPLY_ADD')
        through.inputs[1].default_value = camera * 0.6
        tree.links.new(path.outputs['Is Transmission Ray'], through.inputs[0])
        tree.links.new(seen.outputs[0], through.inputs[2])
        emit = _node(tree, 'ShaderNodeEmission')
        emit.inputs[0].default_value = _rgba(color)
        tree.links.new(through.outputs[0], emit.inputs[1])
        shader = emit
        if sheer:
            shader = _node(tree, 'ShaderNodeAddShader')
            tree.links.new(emit.outputs[0], shader.inputs[0])
            tree.links.new(_node(tree, 'ShaderNodeBsdfTransparent').outputs[0], shader.inputs[1])
        tree.links.new(shader.outputs[0], tree.nodes['Material Output'].inputs[0])
        material.cycles.sample_as_light = False

    return _named(name, build)


def flat_light(name, color, strength=1.0):
    """Plain emission, for haze layers and lit windows; not sampled as a lamp."""

    def build(material, tree, bsdf):
        tree.nodes.remove(bsdf)
        emit = _node(tree, 'ShaderNodeEmission')
        emit.inputs[0].default_value = _rgba(color)
        emit.inputs[1].default_value = strength
        tree.links.new(emit.outputs[0], tree.nodes['Material Output'].inputs[0])
        material.cycles.sample_as_light = False

    return _named(name, build)


def clear(name, tint=(0.97, 0.99, 0.98), rough=0.0, reflect=0.62, solid=0.0):
    """Thin glass without refraction: transparent, mirrored and darker towards its outline, from within as from outside.

    `solid` is the share of light that a thick piece scatters everywhere, not only along its outline.
    """

    def build(_, tree, bsdf):
        tree.nodes.remove(bsdf)
        weight = _node(tree, 'ShaderNodeLayerWeight')
        steep = _node(tree, 'ShaderNodeMath', operation='POWER')
        steep.inputs[1].default_value = 3.5
        tree.links.new(weight.outputs['Facing'], steep.inputs[0])
        scaled = _node(tree, 'ShaderNodeMath', operation='MULTIPLY_ADD', use_clamp=True)
        scaled.inputs[1].default_value, scaled.inputs[2].default_value = reflect, 0.05
        tree.links.new(steep.outputs[0], scaled.inputs[0])
        edge = _ramp(tree, weight.outputs['Facing'], [(0.60, tint), (0.97, tuple(c * 0.72 for c in tint))])
        through = _node(tree, 'ShaderNodeBsdfTransparent')
        tree.links.new(edge.outputs[0], through.inputs[0])
        # A line of light along the outline, as the thickness of real glass gathers it.
        line = _node(tree, 'ShaderNodeMath', operation='MULTIPLY_ADD')
        line.inputs[1].default_value, line.inputs[2].default_value = 0.34, solid
        tree.links.new(steep.outputs[0], line.inputs[0])
        pale = _node(tree, 'ShaderNodeBsdfDiffuse')
        pale.inputs[0].default_value = (0.80, 0.84, 0.86, 1)
        wall = _node(tree, 'ShaderNodeMixShader')
        tree.links.new(line.outputs[0], wall.inputs[0])
        tree.links.new(through.outputs[0], wall.inputs[1])
        tree.links.new(pale.outputs[0], wall.inputs[2])
        mirror = _node(tree, 'ShaderNodeBsdfGlossy')
        mirror.inputs['Roughness'].default_value = rough
        mix = _node(tree, 'ShaderNodeMixShader')
        tree.links.new(scaled.outputs[0], mix.inputs[0])
        tree.links.new(wall.outputs[0], mix.inputs[1])
        tree.links.new(mirror.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs[0])

    return _named(name, build, 'glass')


def _from_outside(tree, weight):
    """The weight on faces seen from outside, none from within: there the Fresnel term means total reflection, and the far
    side of a filled glass would turn black."""
    geometry = _node(tree, 'ShaderNodeNewGeometry')
    front = _node(tree, 'ShaderNodeMath', operation='SUBTRACT')
    front.inputs[0].default_value = 1.0
    tree.links.new(geometry.outputs['Backfacing'], front.inputs[1])
    scaled = _node(tree, 'ShaderNodeMath', operation='MULTIPLY')
    tree.links.new(weight, scaled.inputs[0])
    tree.links.new(front.outputs[0], scaled.inputs[1])
    return scaled.outputs[0]


def liquid(name, color, density=0.7, rough=0.02):
    """Wine, juice, oil: coloured and see-through, with a mirroring surface."""

    def build(_, tree, bsdf):
        tree.nodes.remove(bsdf)
        weight = _node(tree, 'ShaderNodeLayerWeight')
        weight.inputs['Blend'].default_value = 0.3
        through = _node(tree, 'ShaderNodeBsdfTransparent')
        through.inputs[0].default_value = _rgba(color)
        body = _node(tree, 'ShaderNodeBsdfDiffuse')
        body.inputs[0].default_value = _rgba(color)
        inner = _node(tree, 'ShaderNodeMixShader')
        inner.inputs[0].default_value = density
        tree.links.new(through.outputs[0], inner.inputs[1])
        tree.links.new(body.outputs[0], inner.inputs[2])
        mirror = _node(tree, 'ShaderNodeBsdfGlossy')
        mirror.inputs['Roughness'].default_value = rough
        mix = _node(tree, 'ShaderNodeMixShader')
        tree.links.new(_from_outside(tree, weight.outputs['Fresnel']), mix.inputs[0])
        tree.links.new(inner.outputs[0], mix.inputs[1])
        tree.links.new(mirror.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs[0])

    return _named(name, build, 'liquid')


def water(name='water', color=(0.003, 0.010, 0.014), ripple=0.16, scale=0.55, rough=0.045):
    """The lake: nearly a mirror, ripples longer across the view than along it."""

    def build(_, tree, bsdf):
        bsdf.inputs['Base Color'].default_value = _rgba(color)
        bsdf.inputs['Roughness'].default_value = rough
        bsdf.inputs['Specular'].default_value = 0.6
        wide = _noise(tree, scale, 3, (0.55, 1.7, 1))
        fine = _noise(tree, scale * 5, 2, (0.6, 1.9, 1))
        add = _node(tree, 'ShaderNodeMath', operation='MULTIPLY_ADD')
        add.inputs[1].default_value = 0.22
        tree.links.new(fine.outputs['Fac'], add.inputs[0])
        tree.links.new(wide.outputs['Fac'], add.inputs[2])
        _bump(tree, bsdf, add.outputs[0], ripple, 0.3)

    return _named(name, build)


def planks(name, dark, light, rough=0.45, along='Y', scale=5.0):
    """Sawn wood with grain along one axis; every plank object has its own tone."""
    stretch = {'X': (0.08, 1.6, 1.6), 'Y': (1.6, 0.08, 1.6), 'Z': (1.6, 1.6, 0.08)}[along]

    def build(_, tree, bsdf):
        texture = _noise(tree, scale * 3, 8, stretch, distortion=0.6)
        info = _node(tree, 'ShaderNodeObjectInfo')
        offset = tree.nodes['Mapping']
        shift = _node(tree, 'ShaderNodeMath', operation='MULTIPLY')
        shift.inputs[1].default_value = 37.0
        tree.links.new(info.outputs['Random'], shift.inputs[0])
        combine = _node(tree, 'ShaderNodeCombineXYZ')
        for socket in ('X', 'Y', 'Z'):
            tree.links.new(shift.outputs[0], combine.inputs[socket])
        tree.links.new(combine.outputs[0], offset.inputs['Location'])
        ramp = _ramp(tree, texture.outputs['Fac'], [(0.28, dark), (0.72, light)])
        tone = _node(tree, 'ShaderNodeMapRange')
        tone.inputs['To Min'].default_value, tone.inputs['To Max'].default_value = 0.6, 1.25
        tree.links.new(info.outputs['Random'], tone.inputs['Value'])
        tint = _node(tree, 'ShaderNodeHueSaturation')
        tree.links.new(ramp.outputs[0], tint.inputs['Color'])
        tree.links.new(tone.outputs[0], tint.inputs['Value'])
        tree.links.new(tint.outputs[0], bsdf.inputs['Base Color'])
        gloss = _node(tree, 'ShaderNodeMapRange')
        gloss.inputs['To Min'].default_value, gloss.inputs['To Max'].default_value = rough + 0.15, rough - 0.12
        tree.links.new(texture.outputs['Fac'], gloss.inputs['Value'])
        tree.links.new(gloss.outputs[0], bsdf.inputs['Roughness'])
        _bump(tree, bsdf, texture.outputs['Fac'], 0.35, 0.004)

    return _named(name, build, 'wood')


def woven(name, color, rough=0.9, weave=900.0, soft=0.03):
    """Table linen: fine crossed threads, soft sheen, slow folds in the tone."""

    def build(_, tree, bsdf):
        bsdf.inputs['Base Color'].default_value = _rgba(color)
        bsdf.inputs['Roughness'].default_value = rough
        bsdf.inputs['Sheen'].default_value = 0.4
        bsdf.inputs['Specular'].default_value = 0.2
        coords = _node(tree, 'ShaderNodeTexCoord')
        heights = []
        for direction in ('X', 'Y'):
            wave = _node(tree, 'ShaderNodeTexWave', bands_direction=direction)
            wave.inputs['Scale'].default_value = weave / 6.28
            wave.inputs['Distortion'].default_value = 1.2
            wave.inputs['Detail'].default_value = 1
            tree.links.new(coords.outputs['Object'], wave.inputs['Vector'])
            heights.append(wave.outputs['Fac'])
        add = _node(tree, 'ShaderNodeMath', operation='ADD')
        tree.links.new(heights[0], add.inputs[0])
        tree.links.new(heights[1], add.inputs[1])
        crease = _noise(tree, 5, 3)
        total = _node(tree, 'ShaderNodeMath', operation='MULTIPLY_ADD')
        total.inputs[1].default_value = soft
        tree.links.new(add.outputs[0], total.inputs[0])
        tree.links.new(crease.outputs['Fac'], total.inputs[2])
        _bump(tree, bsdf, total.outputs[0], 0.22, 0.008)

    return _named(name, build)


# The house's own materials --------------------------------------------------------------------------------------------

def porcelain():
    return surface('porcelain', (0.80, 0.78, 0.74), rough=0.16, coat=0.6, role='ware')


def stoneware():
    return surface('stoneware', (0.035, 0.045, 0.048), rough=0.38, color2=(0.075, 0.085, 0.085), scale=90, bump=0.08,
                   bump_scale=160, coat=0.25, coat_rough=0.25, role='ware')


def stoneware_light():
    return surface('stoneware-light', (0.62, 0.57, 0.49), rough=0.34, color2=(0.70, 0.66, 0.58), scale=420, low=0.45,
                   high=0.5, bump=0.06, bump_scale=120, coat=0.3, coat_rough=0.2, role='ware')


def brass():
    return surface('brass', (0.78, 0.53, 0.22), rough=0.2, metal=1.0, color2=(0.70, 0.46, 0.18), scale=14, rough_to=0.36)


def steel():
    return surface('steel', (0.62, 0.62, 0.60), rough=0.18, metal=1.0, color2=(0.52, 0.52, 0.51), scale=20, rough_to=0.32)


def iron():
    return surface('iron', (0.012, 0.012, 0.012), rough=0.5, metal=0.6, color2=(0.03, 0.026, 0.022), scale=30, rough_to=0.7,
                   bump=0.2, bump_scale=80)


def oak():
    return planks('oak', (0.11, 0.055, 0.024), (0.25, 0.14, 0.065), 0.42, 'Y', 6)


def oak_x():
    return planks('oak-x', (0.11, 0.055, 0.024), (0.25, 0.14, 0.065), 0.42, 'X', 6)


def walnut():
    return planks('walnut', (0.030, 0.016, 0.009), (0.085, 0.045, 0.024), 0.4, 'Y', 7)


def walnut_x():
    return planks('walnut-x', (0.030, 0.016, 0.009), (0.085, 0.045, 0.024), 0.4, 'X', 7)


def decking():
    return planks('decking', (0.045, 0.026, 0.015), (0.13, 0.078, 0.044), 0.4, 'X', 3)


def dark_wood():
    return planks('dark-wood', (0.016, 0.011, 0.008), (0.040, 0.027, 0.018), 0.45, 'Z', 4)


def linen():
    return woven('linen', (0.74, 0.70, 0.63))


def linen_sage():
    return woven('linen-sage', (0.10, 0.15, 0.135))


def linen_sand():
    return woven('linen-sand', (0.42, 0.34, 0.25))


def linen_night():
    return woven('linen-night', (0.018, 0.028, 0.032))


def glass():
    return clear('glass')


def glass_stem():
    """Foot and stem of a glass: solid, so that they catch more light than the thin bowl."""
    return clear('glass-stem', (0.86, 0.89, 0.90), 0.05, 1.2, 0.08)


def bulb():
    return glow('bulb', (1.0, 0.60, 0.24), 26, 7)


def flame():
    return glow('flame', (1.0, 0.56, 0.18), 34, 8)


def wax():
    return surface('wax', (0.83, 0.74, 0.58), rough=0.5, sss=0.4, sss_radius=(0.02, 0.011, 0.005), emission=0.06)


def slate():
    return surface('slate', (0.020, 0.024, 0.027), rough=0.5, color2=(0.045, 0.05, 0.052), scale=18, rough_to=0.66, bump=0.5,
                   bump_scale=30, bump_distance=0.003)


def red_wine():
    return liquid('red-wine', (0.20, 0.008, 0.020), 0.55)


def white_wine():
    return liquid('white-wine', (0.92, 0.74, 0.34), 0.12)


def sparkling():
    return liquid('sparkling', (0.95, 0.78, 0.42), 0.18)


def brick():
    """An old brick wall: uneven reds with pale joints, on faces that look along Y."""

    def build(_, tree, bsdf):
        coords = _node(tree, 'ShaderNodeTexCoord')
        split = _node(tree, 'ShaderNodeSeparateXYZ')
        tree.links.new(coords.outputs['Object'], split.inputs[0])
        across = _node(tree, 'ShaderNodeMath', operation='ADD')
        tree.links.new(split.outputs['X'], across.inputs[0])
        tree.links.new(split.outputs['Y'], across.inputs[1])
        flat = _node(tree, 'ShaderNodeCombineXYZ')
        tree.links.new(across.outputs[0], flat.inputs['X'])
        tree.links.new(split.outputs['Z'], flat.inputs['Y'])
        bricks = _node(tree, 'ShaderNodeTexBrick')
        bricks.inputs['Color1'].default_value = _rgba((0.115, 0.046, 0.028))
        bricks.inputs['Color2'].default_value = _rgba((0.185, 0.082, 0.050))
        bricks.inputs['Mortar'].default_value = _rgba((0.14, 0.125, 0.105))
        bricks.inputs['Scale'].default_value = 1.0
        bricks.inputs['Mortar Size'].default_value = 0.006
        bricks.inputs['Brick Width'].default_value = 0.25
        bricks.inputs['Row Height'].default_value = 0.078
        tree.links.new(flat.outputs[0], bricks.inputs['Vector'])
        stain = _noise(tree, 1.4, 5)
        tint = _node(tree, 'ShaderNodeHueSaturation')
        shade = _node(tree, 'ShaderNodeMapRange')
        shade.inputs['To Min'].default_value, shade.inputs['To Max'].default_value = 0.55, 1.4
        tree.links.new(stain.outputs['Fac'], shade.inputs['Value'])
        tree.links.new(shade.outputs[0], tint.inputs['Value'])
        tree.links.new(bricks.outputs['Color'], tint.inputs['Color'])
        tree.links.new(tint.outputs[0], bsdf.inputs['Base Color'])
        bsdf.inputs['Roughness'].default_value = 0.85
        _bump(tree, bsdf, bricks.outputs['Fac'], -0.6, 0.006)

    return _named('brick', build)
