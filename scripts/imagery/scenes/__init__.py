"""The scenes, one function per picture; `catalogue.py` says which function makes which picture."""
