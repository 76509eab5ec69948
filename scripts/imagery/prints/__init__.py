"""The house as colour prints: passes from Blender, people from posed bodies, blocks and keyline drawn here."""
