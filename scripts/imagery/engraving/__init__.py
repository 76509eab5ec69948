"""Food as engravings: models in `dishes`, passes by Blender, lines by `burin`, one command in `run.py`."""
