"""The inks of the house and which of them a material takes in shade, half light and light; the first fitting prefix counts."""
from .plate import rgb

# Twenty inks by lamplight and the same twenty by day.
PALETTES = {
    'evening': dict(night='#14232b', ink='#14232b', moss='#28403c', navy='#223d4a', teal='#345963', mist='#66878a', sage='#5d6b4d', beam='#211712', umber='#3b2719',
                    oak='#5e3d24', walnut='#80552e', honey='#aa743d', amber='#d0a05a', gold='#e0c189', glow='#f3dfab', cream='#fbf0d0',
                    linen0='#8a7556', linen='#bfa578', wine='#5e2429', rust='#9b4a2f', rose='#d39a70'),
    'day': dict(night='#24383f', ink='#24383f', moss='#6d8a5e', navy='#3f5e6a', teal='#64888b', mist='#a2b7b0', sage='#86996c', beam='#3d3029', umber='#584330',
                oak='#7d6045', walnut='#997955', honey='#b89765', amber='#d3b582', gold='#e4d1a4', glow='#f1e6c9', cream='#fbf5e5',
                linen0='#aca087', linen='#d2c7ab', wine='#712f34', rust='#aa5c3e', rose='#dba988'),
}
PALETTES['quiet'] = dict(night='#2b3238', ink='#374048', moss='#8d9887', navy='#57656d', teal='#6d7f86', mist='#9fadad', sage='#8d9887', beam='#392f2a', umber='#4a3d35',
                         oak='#6b594a', walnut='#84705c', honey='#bda478', amber='#d8b479', gold='#ecd199', glow='#f0e6cd', cream='#f8f1e0',
                         linen0='#979283', linen='#c4bfb1', wine='#4b3841', rust='#b08e7c', rose='#cbab98')

CLOTH = {
    'white': ('linen', 'glow', 'cream'), 'linen': ('linen0', 'linen', 'glow'), 'navy': ('ink', 'navy', 'teal'), 'ink': ('night', 'ink', 'navy'),
    'teal': ('navy', 'teal', 'mist'), 'mist': ('teal', 'mist', 'linen'), 'umber': ('beam', 'umber', 'oak'),
    'olive': ('umber', 'oak', 'walnut'), 'wine': ('beam', 'wine', 'rust'), 'rust': ('wine', 'rust', 'rose'), 'rose': ('rust', 'rose', 'gold'),
    'sage': ('ink', 'sage', 'linen'), 'plum': ('beam', 'wine', 'rust'), 'shoe': ('night', 'beam', 'umber'), 'grey': ('teal', 'mist', 'linen'), 'gold': ('honey', 'gold', 'glow'),
}
SKIN = {'pale': ('honey', 'gold', 'glow'), 'peach': ('honey', 'rose', 'gold'), 'tan': ('walnut', 'honey', 'amber'), 'amber': ('walnut', 'honey', 'amber'),
        'brown': ('umber', 'walnut', 'honey'), 'umber': ('beam', 'oak', 'walnut')}
QUIET_SKIN = {**dict.fromkeys(('pale', 'peach'), ('rust', 'rose', 'linen')), **dict.fromkeys(('tan', 'amber'), ('walnut', 'rust', 'rose')), **dict.fromkeys(('brown', 'umber'), ('umber', 'oak', 'walnut'))}
HAIR = {'black': ('night', 'night', 'navy'), 'dark': ('beam', 'beam', 'oak'), 'brown': ('beam', 'umber', 'walnut'), 'fair': ('walnut', 'honey', 'gold'),
        'rust': ('wine', 'rust', 'honey'), 'grey': ('linen0', 'linen0', 'linen'), 'white': ('linen0', 'linen', 'cream')}

ROOM = {  # material: by lamplight, by day
    'hall-ceiling': ('umber umber umber', 'linen0 linen linen'),
    'beam': ('beam beam umber', 'beam umber umber'),
    'limewash': ('walnut honey amber', 'linen cream cream', 'honey amber amber'),
    'hall-plaster': ('oak walnut honey', 'linen glow cream'),
    'wainscot': ('beam umber oak', 'umber oak walnut'),
    'curtain': ('linen0 linen glow', 'linen glow cream', 'linen0 linen glow'),
    'frame-oak': ('beam umber oak', 'beam umber oak'),
    'parquet': ('umber walnut honey', 'oak walnut gold', 'oak walnut linen0'),
    'drop': ('linen0 linen glow', 'linen glow cream', 'linen0 linen glow'),
    'linen-top': ('linen gold glow', 'linen glow cream', 'linen glow gold'),
    'linen-sand': ('linen0 linen glow', 'linen0 linen glow', 'oak walnut walnut'),
    'linen-sage': ('night sage sage', 'teal sage sage'),
    'linen-runner': ('linen0 linen glow', 'linen cream cream'),
    'linen': ('linen0 linen glow', 'linen glow cream'),
    'lamp-linen': ('gold glow cream', 'linen glow cream', 'amber gold glow'),
    'pendant': ('gold glow cream', 'linen glow cream', 'amber gold glow'),
    'sconce': ('glow cream cream', 'linen glow cream'),
    'brass': ('oak honey gold', 'oak honey gold'),
    'mount': ('linen0 linen glow', 'linen glow cream'),
    'print-sky': ('teal mist linen', 'mist mist linen'),
    'print-lake': ('navy navy teal', 'teal teal mist'),
    'chair-white': ('linen0 linen glow', 'linen cream cream'),
    'chair-wood': ('beam beam oak', 'beam umber oak'),
    'screen-cloth': ('linen glow cream', 'glow cream cream'),
    'screen-edge': ('night night ink', 'night ink navy'),
    'slide-ink': ('navy navy navy', 'navy navy navy'), 'slide-bar': ('rust rust rust', 'rust rust rust'), 'slide': ('cream cream cream', 'cream cream cream'),
    'deck-boards': ('ink navy walnut', 'linen0 linen glow', 'linen0 linen0 linen0'),
    'jetty': ('ink navy walnut', 'oak walnut amber', 'navy teal mist'),
    'paving': ('navy teal mist', 'linen0 linen glow', 'mist linen linen'),
    'ground': ('moss moss moss', 'moss sage sage'),
    'iron': ('night night ink', 'ink navy teal'),
    'slate': ('navy teal mist', 'navy teal mist'),
    'wall': ('teal mist mist', 'mist cream cream'), 'brick': ('wine wine rust', 'wine rust rust'), 'clay-pot': ('wine wine rust', 'wine rust rust'),
    'parasol': ('teal mist mist', 'linen glow cream'),
    'inside': ('gold gold glow', 'linen glow cream'), 'figures': ('umber oak oak', 'umber oak oak'),
    'eaves': ('night night ink', 'umber oak walnut', 'ink navy navy'),
    'bulb': ('glow cream cream', 'linen glow cream'), 'lantern': ('glow cream cream', 'linen glow cream'),
    '': ('umber oak walnut', 'oak walnut honey'),
}
WOODS = {'evening': ('#2c4c54', '#1f3f48', '#1a353e'), 'day': ('#93aa96', '#7d9980', '#69886c')}  # behind the house: far, middle, near
CEILING = {'evening': [(-10, '#181413'), (-6.5, '#2a1e17'), (-3.4, '#49331f'), (-1.2, '#6c4a28'), (0, '#7d562d')],
           'day': [(-10, '#8a8069'), (-6, '#a69a7f'), (-3, '#c3b697'), (0, '#d9ccac')]}
SKIES = {  # by the height above the horizon, in shares of the picture's width
    'evening': [(0, '#dd8f5c'), (.012, '#e09c67'), (.024, '#d5ab80'), (.038, '#a2ab95'), (.055, '#658c8e'), (.080, '#2f5b68'), (.12, '#1b3a47'), (.3, '#122a35')],
    'day': [(0, '#f0e4ca'), (.04, '#dbe0d2'), (.09, '#b5cccb'), (.16, '#94b5ba'), (.3, '#7ba0aa')],
    'quiet': [(0, '#f1ead8'), (.03, '#e3e2d7'), (.06, '#c4cdcb'), (.10, '#9eb1b7'), (.3, '#879ba4')],
}
SHORES = {  # rows of trees from the farthest to the nearest, what mirrors them, strokes on the water dark and bright, the bank
    'evening': (('#3f636a', '#2b4e57', '#1d3a43'), '#1c3841', '#183039', '#e0a874', '#1a333b'),
    'day': (('#a4b9b0', '#84a093', '#668775'), '#7d9c94', '#7396a0', '#f3eddb', '#8ba58b'),
    'quiet': (('#bac5bf', '#a0b0a9', '#84988f'), '#97a9a5', '#8fa3a6', '#eae6da', '#9aa998'),
}


def triple(material, hour):
    """The three inks of a material as colours."""
    palette = PALETTES[hour]
    kind, _, colour = material.partition('-')
    table = {'cloth': CLOTH, 'skin': QUIET_SKIN if hour == 'quiet' else SKIN, 'hair': HAIR}.get(kind)
    if table and colour.split('.')[0] in table:
        names = table[colour.split('.')[0]]
    else:
        names = next(v for k, v in ROOM.items() if material.startswith(k))
        names = names[min(('evening', 'day', 'quiet').index(hour), len(names) - 1)].split()
    return [rgb(palette[n]) for n in names]
