"""Light states: sky, sun and haze for an hour and a season. Lamps belong to the rooms and to the site."""
import math

import bpy
from lib import environment as env
from mathutils import Vector

from . import materials as hm

env.SKIES.update({
    # Seen from the water towards the house, away from the place where the sun went down.
    'dusk-east': dict(
        stops=[(0.0, (0.30, 0.235, 0.235)), (0.07, (0.265, 0.215, 0.245)), (0.17, (0.135, 0.170, 0.245)),
               (0.36, (0.058, 0.105, 0.190)), (1.0, (0.020, 0.045, 0.100))],
        glow=(0.9, 0.42, 0.20), glow_strength=0.55, cloud=(0.34, 0.235, 0.24)),
    'mist': dict(
        stops=[(0.0, (0.66, 0.65, 0.64)), (0.06, (0.64, 0.65, 0.66)), (0.18, (0.54, 0.585, 0.63)),
               (0.45, (0.38, 0.46, 0.54)), (1.0, (0.24, 0.33, 0.43))],
        glow=(1.0, 0.72, 0.46), glow_strength=0.5, cloud=(0.74, 0.70, 0.66)),
    'snow': dict(
        stops=[(0.0, (0.34, 0.33, 0.37)), (0.08, (0.27, 0.29, 0.36)), (0.2, (0.17, 0.21, 0.30)),
               (0.45, (0.085, 0.125, 0.205)), (1.0, (0.04, 0.07, 0.13))],
        glow=(0.8, 0.5, 0.38), glow_strength=0.4, cloud=(0.36, 0.34, 0.38)),
})


def _sun(azimuth, elevation, energy, color, size=.6):
    """A sun lamp; azimuth in degrees right of west (north is 90), so that 180 is the east."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = energy, color, math.radians(size)
    obj = bpy.data.objects.new('sun', data)
    a, e = math.radians(azimuth), math.radians(elevation)
    to = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    obj.rotation_euler = (-to).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(obj)


def _day_sky(azimuth, elevation, strength, clouds, dust=1.0, cover=(.50, .70), cloud=(1.0, .98, .95)):
    """A physical sky with a layer of clouds drawn by noise."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    link, new = tree.links.new, tree.nodes.new
    sky = new('ShaderNodeTexSky')
    sky.sky_type = 'NISHITA'
    sky.sun_disc = False
    sky.sun_elevation, sky.sun_rotation = math.radians(elevation), math.radians(azimuth)
    sky.air_density, sky.dust_density, sky.ozone_density = 1.0, dust, 1.0
    coords, split = new('ShaderNodeTexCoord'), new('ShaderNodeSeparateXYZ')
    link(coords.outputs['Generated'], split.inputs[0])

    def calc(kind, a, b):
        node = new('ShaderNodeMath')
        node.operation = kind
        for k, value in enumerate((a, b)):
            if isinstance(value, (int, float)):
                node.inputs[k].default_value = value
            elif value is not None:
                link(value, node.inputs[k])
        return node.outputs[0]

    up = calc('ABSOLUTE', split.outputs['Z'], None)
    flat, height = new('ShaderNodeCombineXYZ'), calc('ADD', up, .09)
    link(calc('DIVIDE', split.outputs['X'], height), flat.inputs[0])
    link(calc('DIVIDE', split.outputs['Y'], height), flat.inputs[1])
    mapping = new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (.42, .75, 1)
    mapping.inputs['Location'].default_value = (3.1, 1.7, 0)
    link(flat.outputs[0], mapping.inputs[0])
    noise = new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 1.0, 9
    noise.inputs['Roughness'].default_value, noise.inputs['Distortion'].default_value = .56, .25
    link(mapping.outputs[0], noise.inputs['Vector'])
    ramp = new('ShaderNodeMapRange')
    ramp.interpolation_type = 'SMOOTHSTEP'
    ramp.inputs['From Min'].default_value, ramp.inputs['From Max'].default_value = cover
    ramp.inputs['To Max'].default_value = clouds
    link(noise.outputs['Fac'], ramp.inputs['Value'])
    mix = new('ShaderNodeMixRGB')
    tone = new('ShaderNodeMixRGB')
    tone.blend_type = 'MULTIPLY'
    tone.inputs[0].default_value = 1.0
    tone.inputs[1].default_value = (*cloud, 1)
    tone.inputs[2].default_value = (7.5, 7.5, 7.5, 1)
    link(calc('MULTIPLY', ramp.outputs[0], calc('MINIMUM', calc('MULTIPLY', up, 7.0), 1.0)), mix.inputs[0])
    link(sky.outputs[0], mix.inputs[1])
    link(tone.outputs[0], mix.inputs[2])
    background = tree.nodes['Background']
    link(mix.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength


def afternoon():
    """A summer afternoon, the sun in the south-west, a few clouds."""
    hm.set_haze((.80, .92, 1.05), 1500)
    _day_sky(-26, 31, .16, .75)
    _sun(-26, 31, 5.0, (1.0, .93, .82))


def dusk():
    """Blue hour with the last afterglow over the lake, behind whoever looks at the house."""
    hm.set_haze((.155, .180, .235), 420)
    env.sky('dusk-east', 8, 1.45, clouds=.6)


def dusk_west(azimuth=12, strength=1.7, clouds=.6):
    """Blue hour looking over the lake, into the afterglow at `azimuth`; less `strength` is later."""
    hm.set_haze(tuple(channel * strength for channel in (.074, .088, .109)), 420)
    env.sky('blue', azimuth, strength, clouds=clouds)


def sunset_west():
    hm.set_haze((.27, .19, .16), 420)
    env.sky('sunset', 12, clouds=.65)


def winter_dusk():
    """A winter afternoon towards five: snow keeps what is left of the day."""
    hm.set_haze((.20, .225, .285), 330)
    env.sky('snow', 8, clouds=.7)


def overcast():
    """Soft daylight for rooms."""
    hm.set_haze((.62, .67, .72), 700)
    _day_sky(-70, 50, .13, .9, 1.0, (.38, .62))
    _sun(-62, 40, 1.9, (1.0, .94, .86), 3.0)


def kull_morning():
    """Eleven o'clock in spring: sun from behind on the left."""
    hm.set_haze((.80, .90, 1.0), 900)
    _day_sky(-132, 42, .17, .65)
    _sun(-132, 42, 4.6, (1.0, .94, .84))


def early_afternoon():
    """Three o'clock seen towards the lake: the sun stands high on the left."""
    hm.set_haze((.78, .90, 1.04), 1000)
    _day_sky(-78, 46, .16, .7)
    _sun(-78, 46, 5.0, (1.0, .95, .86))


def first_dark_west():
    """An hour after sunset, the lake still as a mirror, a little rose above the far shore."""
    hm.set_haze((.075, .092, .118), 420)
    env.sky('blue', -6, .8, clouds=.4)


def night_west():
    """Night over the lake, a last trace of blue above the far shore."""
    hm.set_haze((.030, .038, .054), 420)
    env.sky('night', 14, 1.7, clouds=.4)


def misty_morning():
    """Seven o'clock in early autumn: the sun stands low behind the house, mist lies on the lake."""
    hm.set_haze((.62, .63, .64), 190)
    env.sky('mist', 168, clouds=.5)
    _sun(-152, 14, 3.2, (1.0, .80, .58), 5.0)
