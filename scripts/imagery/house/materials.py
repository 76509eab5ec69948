"""Materials of the house and the landscape. Every function returns a cached material of the current file."""
from lib.materials import _named, _node, _noise, _ramp, _bump, _rgba

# Air between the camera and what is far away: colour and the distance at which two thirds are hidden.
_haze = {'color': (0.4, 0.45, 0.5), 'distance': 900.0}


def set_haze(color, distance):
    """Decides the haze of every material made afterwards."""
    _haze.update(color=color, distance=distance)


def through_haze(tree):
    """Mixes the finished shader of `tree` with the colour of the air, more with the distance to the camera."""
    output = tree.nodes['Material Output']
    shader = output.inputs[0].links[0].from_socket
    view = _node(tree, 'ShaderNodeCameraData')
    share = _node(tree, 'ShaderNodeMath', operation='DIVIDE')
    share.inputs[1].default_value = -_haze['distance']
    tree.links.new(view.outputs['View Distance'], share.inputs[0])
    power = _node(tree, 'ShaderNodeMath', operation='EXPONENT')
    tree.links.new(share.outputs[0], power.inputs[0])
    rest = _node(tree, 'ShaderNodeMath', operation='SUBTRACT')
    rest.inputs[0].default_value = 1.0
    tree.links.new(power.outputs[0], rest.inputs[1])
    air = _node(tree, 'ShaderNodeEmission')
    air.inputs[0].default_value = _rgba(_haze['color'])
    mix = _node(tree, 'ShaderNodeMixShader')
    tree.links.new(rest.outputs[0], mix.inputs[0])
    tree.links.new(shader, mix.inputs[1])
    tree.links.new(air.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs[0])


def _island_tone(tree, color, low, high):
    """The colour, darker or lighter for each separate piece of the mesh."""
    geometry = _node(tree, 'ShaderNodeNewGeometry')
    tone = _node(tree, 'ShaderNodeMapRange')
    tone.inputs['To Min'].default_value, tone.inputs['To Max'].default_value = low, high
    tree.links.new(geometry.outputs['Random Per Island'], tone.inputs['Value'])
    tint = _node(tree, 'ShaderNodeHueSaturation')
    tree.links.new(tone.outputs[0], tint.inputs['Value'])
    if isinstance(color, tuple):
        tint.inputs['Color'].default_value = _rgba(color)
    else:
        tree.links.new(color, tint.inputs['Color'])
    return tint.outputs[0]


def slate_roof():
    """Natural slate: every stone of its own grey, a little lichen, a dull shine."""

    def build(_, tree, bsdf):
        lichen = _noise(tree, 0.25, 2)
        stain = _ramp(tree, lichen.outputs['Fac'], [(0.30, (0.072, 0.077, 0.084)), (0.70, (0.080, 0.084, 0.087))])
        tree.links.new(_island_tone(tree, stain.outputs[0], 0.78, 1.24), bsdf.inputs['Base Color'])
        bsdf.inputs['Roughness'].default_value = 0.52

    return _named('slate-roof', build)


def limewash():
    """Limewashed brick: the courses show faintly under the white."""

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
        for name, value in (('Scale', 1.0), ('Mortar Size', 0.005), ('Brick Width', 0.25), ('Row Height', 0.078), ('Mortar Smooth', 0.6)):
            bricks.inputs[name].default_value = value
        bricks.inputs['Color1'].default_value = _rgba((0.60, 0.575, 0.525))
        bricks.inputs['Color2'].default_value = _rgba((0.67, 0.645, 0.60))
        bricks.inputs['Mortar'].default_value = _rgba((0.56, 0.535, 0.49))
        tree.links.new(flat.outputs[0], bricks.inputs['Vector'])
        stain = _noise(tree, 0.7, 6)
        tone = _node(tree, 'ShaderNodeMapRange')
        tone.inputs['To Min'].default_value, tone.inputs['To Max'].default_value = 0.74, 1.18
        tree.links.new(stain.outputs['Fac'], tone.inputs['Value'])
        tint = _node(tree, 'ShaderNodeHueSaturation')
        tree.links.new(tone.outputs[0], tint.inputs['Value'])
        tree.links.new(bricks.outputs['Color'], tint.inputs['Color'])
        tree.links.new(tint.outputs[0], bsdf.inputs['Base Color'])
        bsdf.inputs['Roughness'].default_value = 0.9
        _bump(tree, bsdf, bricks.outputs['Fac'], -0.45, 0.005)

    return _named('limewash', build)


def timber(name, dark, light, along='X', rough=0.5, tones=(0.7, 1.25)):
    """Sawn wood in one mesh of many boards: grain along one axis, every board of its own tone."""
    stretch = {'X': (0.10, 1.8, 1.8), 'Y': (1.8, 0.10, 1.8), 'Z': (1.8, 1.8, 0.10)}[along]

    def build(_, tree, bsdf):
        grain = _noise(tree, 14, 7, stretch, distortion=0.5)
        ramp = _ramp(tree, grain.outputs['Fac'], [(0.28, dark), (0.72, light)])
        tree.links.new(_island_tone(tree, ramp.outputs[0], *tones), bsdf.inputs['Base Color'])
        gloss = _node(tree, 'ShaderNodeMapRange')
        gloss.inputs['To Min'].default_value, gloss.inputs['To Max'].default_value = rough + 0.14, rough - 0.10
        tree.links.new(grain.outputs['Fac'], gloss.inputs['Value'])
        tree.links.new(gloss.outputs[0], bsdf.inputs['Roughness'])
        _bump(tree, bsdf, grain.outputs['Fac'], 0.3, 0.004)

    return _named(name, build)


def deck_boards():
    return timber('deck-boards', (0.085, 0.060, 0.042), (0.20, 0.150, 0.108), 'X', 0.55)


def jetty_boards():
    return timber('jetty-boards', (0.090, 0.075, 0.060), (0.215, 0.185, 0.150), 'X', 0.6)


def parquet():
    return timber('parquet-oak', (0.13, 0.068, 0.030), (0.27, 0.155, 0.075), 'X', 0.30)


def frame_oak():
    """Fumed oak of doors and posts, nearly black."""
    return timber('frame-oak', (0.020, 0.014, 0.010), (0.050, 0.036, 0.026), 'Z', 0.45, (0.85, 1.15))


def pane():
    """A window pane: clear straight on, a mirror at a flat angle; shadows pass."""

    def build(_, tree, bsdf):
        tree.nodes.remove(bsdf)
        fresnel = _node(tree, 'ShaderNodeFresnel')
        fresnel.inputs['IOR'].default_value = 1.52
        twice = _node(tree, 'ShaderNodeMath', operation='MULTIPLY', use_clamp=True)
        twice.inputs[1].default_value = 1.7
        tree.links.new(fresnel.outputs[0], twice.inputs[0])
        path = _node(tree, 'ShaderNodeLightPath')
        seen = _node(tree, 'ShaderNodeMath', operation='SUBTRACT', use_clamp=True)
        tree.links.new(twice.outputs[0], seen.inputs[0])
        tree.links.new(path.outputs['Is Shadow Ray'], seen.inputs[1])
        through = _node(tree, 'ShaderNodeBsdfTransparent')
        through.inputs[0].default_value = (0.94, 0.96, 0.95, 1)
        mirror = _node(tree, 'ShaderNodeBsdfGlossy')
        mirror.inputs['Roughness'].default_value = 0.0
        mix = _node(tree, 'ShaderNodeMixShader')
        tree.links.new(seen.outputs[0], mix.inputs[0])
        tree.links.new(through.outputs[0], mix.inputs[1])
        tree.links.new(mirror.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs[0])

    return _named('pane', build)


def ground(season='summer'):
    """The land: meadow above, gravel where the water begins; snow in winter."""
    low, high = {'summer': ((0.045, 0.068, 0.016), (0.105, 0.130, 0.038)), 'winter': ((0.66, 0.69, 0.74), (0.80, 0.82, 0.85))}[season]

    def build(_, tree, bsdf):
        patches = _noise(tree, 0.35, 4)
        grass = _ramp(tree, patches.outputs['Fac'], [(0.3, low), (0.7, high)])
        coords = _node(tree, 'ShaderNodeTexCoord')
        split = _node(tree, 'ShaderNodeSeparateXYZ')
        tree.links.new(coords.outputs['Object'], split.inputs[0])
        wobble = _noise(tree, 2.2, 2)
        edge = _node(tree, 'ShaderNodeMath', operation='MULTIPLY_ADD')
        edge.inputs[1].default_value = 0.16
        tree.links.new(wobble.outputs['Fac'], edge.inputs[0])
        tree.links.new(split.outputs['Z'], edge.inputs[2])
        dry = _node(tree, 'ShaderNodeMapRange')
        dry.inputs['From Min'].default_value, dry.inputs['From Max'].default_value = -0.84, -0.74
        tree.links.new(edge.outputs[0], dry.inputs['Value'])
        stones = _ramp(tree, _noise(tree, 22, 1).outputs['Fac'], [(0.3, (0.060, 0.052, 0.042)), (0.7, (0.20, 0.18, 0.15))])
        mix = _node(tree, 'ShaderNodeMixRGB')
        tree.links.new(dry.outputs[0], mix.inputs[0])
        tree.links.new(stones.outputs[0], mix.inputs[1])
        tree.links.new(grass.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], bsdf.inputs['Base Color'])
        bsdf.inputs['Roughness'].default_value = 0.95
        bsdf.inputs['Specular'].default_value = 0.15
        if season == 'winter':
            _bump(tree, bsdf, _noise(tree, 9, 2).outputs['Fac'], 0.25, 0.05)
        through_haze(tree)

    return _named(f'ground-{season}', build)


def foliage(name, color, color2, translucency=0.35):
    """Leaves of a whole crown in one mesh: every leaf of its own green, light shines through, haze with distance."""

    def build(_, tree, bsdf):
        info = _node(tree, 'ShaderNodeObjectInfo')
        between = _node(tree, 'ShaderNodeMixRGB')
        between.inputs[1].default_value, between.inputs[2].default_value = _rgba(color), _rgba(color2)
        tree.links.new(info.outputs['Random'], between.inputs[0])
        tone = _island_tone(tree, between.outputs[0], 0.55, 1.4)
        # Plain diffuse: a wood has a hundred thousand leaves, and each shader evaluation counts.
        tree.nodes.remove(bsdf)
        bsdf = _node(tree, 'ShaderNodeBsdfDiffuse')
        tree.links.new(tone, bsdf.inputs[0])
        through = _node(tree, 'ShaderNodeBsdfTranslucent')
        tree.links.new(tone, through.inputs[0])
        mix = _node(tree, 'ShaderNodeMixShader')
        mix.inputs[0].default_value = translucency
        tree.links.new(bsdf.outputs[0], mix.inputs[1])
        tree.links.new(through.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs[0])
        through_haze(tree)

    return _named(name, build)


def bark():
    def build(_, tree, bsdf):
        ramp = _ramp(tree, _noise(tree, 6, 5, (1, 1, 0.2)).outputs['Fac'], [(0.3, (0.030, 0.024, 0.019)), (0.7, (0.085, 0.072, 0.058))])
        tree.links.new(ramp.outputs[0], bsdf.inputs['Base Color'])
        bsdf.inputs['Roughness'].default_value = 0.95
        through_haze(tree)

    return _named('bark-hazy', build)


def paving():
    """Small clinker setts of the path."""

    def build(_, tree, bsdf):
        coords = _node(tree, 'ShaderNodeTexCoord')
        bricks = _node(tree, 'ShaderNodeTexBrick')
        for name, value in (('Scale', 1.0), ('Mortar Size', 0.006), ('Brick Width', 0.22), ('Row Height', 0.11)):
            bricks.inputs[name].default_value = value
        bricks.inputs['Color1'].default_value = _rgba((0.11, 0.090, 0.075))
        bricks.inputs['Color2'].default_value = _rgba((0.185, 0.150, 0.125))
        bricks.inputs['Mortar'].default_value = _rgba((0.050, 0.046, 0.036))
        tree.links.new(coords.outputs['Object'], bricks.inputs['Vector'])
        tree.links.new(bricks.outputs['Color'], bsdf.inputs['Base Color'])
        bsdf.inputs['Roughness'].default_value = 0.8
        _bump(tree, bsdf, bricks.outputs['Fac'], -0.5, 0.006)

    return _named('paving', build)


def beach():
    """Fine gravel, wet and dark at the water, grass creeping in above."""

    def build(_, tree, bsdf):
        coords = _node(tree, 'ShaderNodeTexCoord')
        split = _node(tree, 'ShaderNodeSeparateXYZ')
        tree.links.new(coords.outputs['Object'], split.inputs[0])
        wobble = _noise(tree, .9, 4)
        level = _node(tree, 'ShaderNodeMath', operation='MULTIPLY_ADD')
        level.inputs[1].default_value = .30
        tree.links.new(wobble.outputs['Fac'], level.inputs[0])
        tree.links.new(split.outputs['Z'], level.inputs[2])
        grains = _noise(tree, 46, 3)
        stones = _ramp(tree, grains.outputs['Fac'], [(0.30, (.105, .092, .075)), (0.5, (.23, .205, .17)), (0.72, (.36, .335, .29))])
        wet = _ramp(tree, level.outputs[0], [(0.0, (.30, .30, .30)), (1.0, (1, 1, 1))])
        span = _node(tree, 'ShaderNodeMapRange')
        span.inputs['From Min'].default_value, span.inputs['From Max'].default_value = -.90, -.78
        tree.links.new(level.outputs[0], span.inputs['Value'])
        tree.links.new(span.outputs[0], wet.inputs[0])
        dark = _node(tree, 'ShaderNodeMixRGB', blend_type='MULTIPLY')
        dark.inputs[0].default_value = 1.0
        tree.links.new(stones.outputs[0], dark.inputs[1])
        tree.links.new(wet.outputs[0], dark.inputs[2])
        green = _ramp(tree, _noise(tree, 1.3, 5).outputs['Fac'], [(0.3, (.035, .055, .014)), (0.7, (.08, .105, .032))])
        turf = _node(tree, 'ShaderNodeMapRange')
        turf.inputs['From Min'].default_value, turf.inputs['From Max'].default_value = -.05, .07
        tree.links.new(level.outputs[0], turf.inputs['Value'])
        mix = _node(tree, 'ShaderNodeMixRGB')
        tree.links.new(turf.outputs[0], mix.inputs[0])
        tree.links.new(dark.outputs[0], mix.inputs[1])
        tree.links.new(green.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], bsdf.inputs['Base Color'])
        gloss = _node(tree, 'ShaderNodeMapRange')
        gloss.inputs['From Min'].default_value, gloss.inputs['From Max'].default_value = -.90, -.78
        gloss.inputs['To Min'].default_value, gloss.inputs['To Max'].default_value = .35, .92
        tree.links.new(level.outputs[0], gloss.inputs['Value'])
        tree.links.new(gloss.outputs[0], bsdf.inputs['Roughness'])
        _bump(tree, bsdf, grains.outputs['Fac'], .6, .012)
        through_haze(tree)

    return _named('beach', build)


def mist():
    """A bank of mist on an upright sheet: dense and torn above the water, nothing at its upper edge."""

    def build(_, tree, bsdf):
        tree.nodes.remove(bsdf)
        coords = _node(tree, 'ShaderNodeTexCoord')
        split = _node(tree, 'ShaderNodeSeparateXYZ')
        tree.links.new(coords.outputs['Generated'], split.inputs[0])
        fade = _node(tree, 'ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        fade.inputs['From Min'].default_value, fade.inputs['From Max'].default_value = 0.0, 1.0
        fade.inputs['To Min'].default_value, fade.inputs['To Max'].default_value = 0.85, 0.0
        tree.links.new(split.outputs['Z'], fade.inputs['Value'])
        torn = _node(tree, 'ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        torn.inputs['From Min'].default_value, torn.inputs['From Max'].default_value = 0.30, 0.66
        tree.links.new(_noise(tree, 0.035, 4, (1, 1, 3.5)).outputs['Fac'], torn.inputs['Value'])
        share = _node(tree, 'ShaderNodeMath', operation='MULTIPLY')
        tree.links.new(fade.outputs[0], share.inputs[0])
        tree.links.new(torn.outputs[0], share.inputs[1])
        air = _node(tree, 'ShaderNodeEmission')
        air.inputs[0].default_value = _rgba(_haze['color'])
        mix = _node(tree, 'ShaderNodeMixShader')
        tree.links.new(share.outputs[0], mix.inputs[0])
        tree.links.new(_node(tree, 'ShaderNodeBsdfTransparent').outputs[0], mix.inputs[1])
        tree.links.new(air.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs[0])

    return _named('mist', build)
