"""Runs inside Blender: builds one scene of the catalogue and renders its passes.

blender -b --factory-startup -P entry.py -- <key> <width> <height> <samples> <path>
"""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

from house import people  # noqa: E402  (the path above makes it importable)
from lib import studio  # noqa: E402
from scenes.catalogue import SHOTS  # noqa: E402

key, width, height, samples, path = sys.argv[sys.argv.index('--') + 1:]
shot = SHOTS[key]
studio.start()
scene = importlib.import_module(f'scenes.{shot.module}')
getattr(scene, key.replace('-', '_'))()
people.keep_distance()
studio.render(int(width), int(height), int(samples), path, shot.noise)
