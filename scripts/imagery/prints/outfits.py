"""Outfits: which regions of a body which cloth covers."""
import numpy as np

from .clothes import ELBOWS, Wearer


def _open_back(x, y, z):
    """A bodice open to the waist behind: straps, armholes, a straight front."""
    front = 1 / (1 + np.exp(-(z - .3) * 12))
    strap = np.minimum(.19 - np.abs(x - 1.08), y - 4.3)
    return np.minimum(np.maximum((2.95 + x * 1.75) * (1 - front) + 4.95 * front - y, strap), np.maximum(1.30 - x, (4.35 - y) * .8))


def _bare_shoulders(x, y, z):
    return np.minimum(3.95 + .3 / (1 + np.exp(-(z - .3) * 8)) - y, np.maximum(1.5 - x, 4.6 - y))


CUTS = {'back': _open_back, 'bare': _bare_shoulders}
CUFFS = {'long': 1.93, 'three': 1.45, 'half': .75, 'cap': .18, 'none': -.22}


def dress(pose, look, seated=False):
    """Puts a look on a posed body; returns the wearer. A look names its materials: see `company.LOOKS`."""
    w, g = Wearer(pose), look.get
    x, y, z = np.abs(w.rest[:, 0]), w.rest[:, 1], w.rest[:, 2]
    arm, s, k = w.arm, w.along, w.k
    low, top, cut = g('low', 'trousers'), g('top', 'jacket'), CUTS.get(g('neck'))
    cloth = f'cloth-{look["cloth"]}'
    cuff = CUFFS[g('sleeve', 'none' if cut else 'long')]
    neck = {None: 5.78, 'round': 5.58, 'bare': np.where(z > .3, 4.25, 3.95), 'back': np.where(z > .3, 5.0, 2.95 + x * 1.75)}[g('neck')] + 0 * y
    # Skin only where nothing covers it.
    bare = np.maximum(np.minimum(y - 5.2, 1.15 - x), y - 6.3)
    if cut:
        bare = np.maximum(bare, np.maximum(np.minimum(y - neck + .3, 1), np.minimum(x - 1.15, y - 3.9)))
    if g('veed'):  # an open collar
        bare = np.maximum(bare, np.minimum(np.minimum(.5 - x, y - 4.7), z - .4))
    legs = -1 if low == 'trousers' else np.where(w.foot > .2, -7.2 - y, -1.5 - y if low in ('knee', 'midi') else -1)
    w.shell('body', np.maximum(np.maximum(bare, np.minimum(s - cuff + .05, (arm - .3) * 3)), legs), f'skin-{look["skin"]}', 0, 0, 0)
    for side in 'lr':
        w.shell(f'helper-{side}-eye', 1, f'skin-{look["skin"]}', .001, 0, 0)
    sleeve, body = np.maximum(cuff - s, (.3 - arm) * 3), np.maximum(neck - y, (x - 1.0) * .8)
    if top == 'jacket':
        vee = np.where(z > .25, x - np.clip((y - 3.3) * .27, -.01, .62), 1)
        w.shell('helper-tights', np.minimum(np.minimum(sleeve - .05, body), np.minimum(vee, y - 1.5)), cloth, np.where(arm > .4, .013, .020) * k, 5)
        w.tunic(cloth, .30, .04 if seated else g('length', -.14), .020, .012 if low == 'trousers' else .03, .8)
        shirt = f'cloth-{g("shirt", "linen")}'
        w.shell('helper-tights', np.minimum(np.minimum(y - 5.62, 6.02 - .22 * np.clip(z + .2, 0, 1) - y), (.72 - np.hypot(x, z)) * 2), shirt, .021 * k, 3)
        w.shell('helper-tights', np.minimum(np.minimum(y - 1, 5.75 - y), .4 - arm), shirt, .006, 3)
        w.shell('helper-tights', np.where(arm > .5, np.minimum(s - 1.80, 2.0 - s), -1), shirt, .010, 3)
        if g('tie'):
            w.shell('helper-tights', np.minimum(np.where(z > .3, .17 - x, -1), np.minimum(y - 2, 5.75 - y)), f'cloth-{look["tie"]}', .014, 2)
        w.creases.append(([w.near((0, q, -1.2)) for q in np.linspace(5.3, .9, 12)], .5))
    elif top == 'dress':
        lim = np.minimum(sleeve, body) if cut is None else .60 - arm
        w.shell('helper-tights', np.minimum(lim, y + (.9 if seated else -.9)), cloth, .009 * k, 5, 2 if cut else 1, cut)
    else:  # shirt, blouse or knit, a waistcoat over it
        shirt = f'cloth-{look["shirt"]}' if top == 'waistcoat' else cloth
        w.shell('helper-tights', np.minimum(np.minimum(sleeve, body), y - 1.6), shirt, np.where(arm > .4, .016, .012) * k, 5)
        if top != 'knit':
            w.shell('helper-tights', np.minimum(np.minimum(y - 5.5, 5.98 - y), 1.0 - x), shirt, .015 * k, 3)
        if top == 'waistcoat':
            vee = np.where(z > .25, x - np.clip((y - 3.5) * .3, -.01, .75), 1)
            w.shell('helper-tights', np.minimum(np.minimum(np.minimum(.42 - arm, 1.62 - x), 5.62 - y), np.minimum(vee, y - 1.0)), cloth, .024 * k, 5)
            w.tunic(cloth, .26, .04, .022, .004, .6)
        else:
            w.tunic(cloth, .26, .06 if seated else g('length', -.08), .014, .02)
    over = f'cloth-{g("skirt", look["cloth"])}'
    if low == 'trousers':
        w.shell('helper-tights', np.minimum(np.minimum((1.3 if top == 'waistcoat' else 2.1) - y, y + 7.85), .3 - arm), f'cloth-{g("legs", look["cloth"])}', .012, 6, puff=w.straight_legs(.068, .080))
    elif seated:
        w.shell('helper-tights', np.minimum(np.minimum(2.1 - y, y + 3.2), .3 - arm), over, .018 * k, 6)
        w.lap(over, .27 * k)
    else:
        hem, flare = {'gown': (.015, .20), 'midi': (.27 * k, .10), 'knee': (.44 * k, .05)}[low]
        waist = w.joints['spine_02'][0][1] + .01 if top == 'dress' else w.joints['thigh_l'][0][1] + .03
        w.skirt(over, waist, hem, (.012 if top == 'dress' else .004) * k, g('flare', flare) * k, g('folds', (7, .10, 3, .12)), g('sway', (0, 0)))
    shoe = -7.25 - y if low == 'trousers' else np.minimum(-7.45 - y, np.where((z > .1) & (y > -7.75), np.abs(z - .1) - .75, 1))
    w.shell('body', np.where(w.foot > .3, shoe, -1), f'cloth-{g("shoe", "shoe")}', .012, 6, 0)
    w.hair(g('style', 'short'), f'hair-{look["hair"]}')
    if g('beard'):
        w.beard(f'hair-{look["hair"]}')
    if cuff > 1 and top != 'dress':  # where sleeves bend
        reach = (ELBOWS[2] - ELBOWS[0]) / np.linalg.norm(ELBOWS[2] - ELBOWS[0])
        for side in (1, -1):
            for at, size, lean in ((-.16, .62, .25), (.20, .60, -.25)):
                c = ELBOWS[1] + reach * at * 1.5
                w.creases.append(([w.near((side * (c[0] + a * lean - .1), c[1] - .1 + a * lean, c[2] + a)) for a in np.linspace(-size, size * .3, 6)], .4))
    return w
