"""Large plates of the categories of the menu."""
import math

import stage
from dishes import desserts, kinds, mains, models, produce, starters
from dishes import garnish as g
from lib import food as f
from lib import materials as m
from lib import props as p
from lib.mesh import Builder, cached, put

TAU = math.tau
Z = stage.FOOD


def coffee(at, turn=.4):
    """A cup of coffee on its saucer."""
    put(p.plate(.062, stage.white()), at)
    cup = Builder().lathe([(0, .004), (.018, .004), (.020, 0), (.022, .002), (.033, .020), (.0365, .044), (.0350, .044)], stage.white(), 96)
    cup.lathe([(.0350, .044), (.034, .038)], stage.white(), 64).lathe([(.034, .038), (0, .0384)], g.accent(m.surface('coffee', (.16, .08, .04), rough=.1, coat=.8)), 64)
    cup.tube([(.0345, 0, .036), (.052, 0, .037), (.056, 0, .024), (.034, 0, .012)], .0030, stage.white(), 14)
    put(cup, (at[0], at[1], at[2] + .007), (0, 0, turn))


def plate_of_breakfast():
    """Croissants, coffee, an egg, yoghurt with berries."""
    stage.look(38)
    stage.plate(.108, (-.075, -.030))
    for x, y, z, turn in ((-.105, -.055, Z, .5), (-.048, -.022, Z, 2.5)):
        models.croissant((x, y, z), turn, .92)
    coffee((.075, -.055, 0), -.4)
    stage.deep(.062, .044, (.085, .080, 0), .08)
    stage.surface_in_bowl((.085, .080, .030), .054, m.surface('yoghurt', (.92, .90, .84)), .004)
    desserts.berries([(.085 + .011 * math.cos(k * 2.4) * k ** .5, .080 + .011 * math.sin(k * 2.4) * k ** .5, .033) for k in range(8)], 1.15)
    g.sprig((.075, .090, .04), .9, .5, 'mint', 3, 2)
    cup = Builder().lathe([(0, 0), (.022, 0), (.023, .003), (.010, .009), (.009, .014), (.019, .024), (.021, .036), (.0195, .036)], stage.white(), 72)
    cup.blob((0, 0, .040), (.0190, .0190, .0250), m.surface('eggshell', (.88, .76, .62)), 1, 0, 1, 4)
    put(cup, (-.030, .095, 0))
    models.bun((-.130, .080, 0), .030, .4)
    put(p.cutlery('knife', kinds.silver()), (-.205, -.030, 0), (0, 0, .05))


def plate_of_starters():
    """Two starters: burrata with tomatoes, and salmon on rösti."""
    stage.look(38)
    starters.v03()
    stage.plate(.080, (.180, .060))
    models.rosti((.180, .060, Z), 1)
    models.salmon_folds((.180, .060, Z + .0105), .024, 3, .6, 1)
    g.dill((.182, .054, Z + .03), .85, .4)
    stage.deep(.052, .036, (-.165, .085, 0), .10)
    stage.surface_in_bowl((-.165, .085, .027), .044, g.accent(m.surface('pumpkin-soup', (.66, .28, .04), rough=.2)))
    g.sprouts((-.165, .085, .029), 5, .012, 1.2, 2)
    put(p.cutlery('fork', kinds.silver()), (-.145, -.040, 0), (0, 0, .10))


def plate_of_mains():
    """Fillet of beef with wine, and a bowl of potatoes."""
    stage.look(38)
    mains.h02()
    kinds.setting(0, .124)
    kinds.wine_glass((.118, .100, 0), 'wine', .150, (.24, .03, .05))
    stage.deep(.060, .040, (-.140, .105, 0), .08)
    for k in range(12):
        a, r = k * 2.4, .0135 * k ** .5
        produce.potato((-.140 + math.cos(a) * r, .105 + math.sin(a) * r, .022 + .010 * (1 - k / 12)), k, .86)
    g.needles((-.150, .095, .06), 1.0, -.6)


def plate_of_sides():
    """Bowls of potatoes, vegetables and leaves."""
    stage.look(38)
    stage.deep(.088, .050, (-.085, -.035, 0), .08)
    for k in range(22):
        a, r = k * 2.4, .0165 * (k % 15) ** .5
        produce.potato((-.085 + math.cos(a) * r, -.035 + math.sin(a) * r, .022 + .020 * (k // 15) - r * .08), k, .98)
    g.needles((-.110, -.055, .06), 1.2, -.7)
    stage.deep(.078, .046, (.090, -.020, 0), .08)
    f.roast_mix((.090, -.020, .022), .056, 26, 3, ('carrot', 'pepper', 'yellow', 'courgette', 'onion'), .022, 1.0)
    for k in range(4):
        f.cherry_tomato((.090 + .034 * math.cos(k * 1.7), -.020 + .034 * math.sin(k * 1.7), .042), .0135, k, True, False)
    g.accent(f.roast_tomato())
    stage.deep(.066, .044, (.010, .105, 0), .08)
    g.salad((.010, .105, .028), .048, 16, 4, ('oak', 'romaine', 'rocket'), .034, .70)
    put(p.cutlery('spoon', kinds.silver()), (.190, .020, 0), (0, 0, -.2))


def plate_of_desserts():
    """A slice of tart, a layered glass, berries."""
    stage.look(30)
    desserts.d08()
    stage.look(30)
    put(p.plate(.062, stage.white()), (.155, .060, 0))
    sponge, cream, cocoa = m.surface('sponge', (.44, .26, .12)), m.surface('mascarpone', (.88, .82, .68)), m.surface('cocoa', (.14, .07, .04))
    top = models.glassful((.155, .060, .008), [(sponge, .014), (cream, .017), (sponge, .014), (cream, .018), (cocoa, .0012)])
    g.sprig((.155, .060, top + .004), .8, .5, 'mint', 3, 2)
    coffee((-.145, .085, 0), 2.6)
    put(p.cutlery('fork', kinds.silver()), (-.150, -.045, 0), (0, 0, .15), .85)


def plate_of_fingerfood():
    """A long board of mixed bites."""
    stage.look(36)
    stage.board(.32, .17)
    spots = [(-.120 + .060 * i, .046 - .046 * j) for j in range(3) for i in range(5)]
    for k, (x, y) in enumerate(spots):
        at, kind = (x + .003 * math.sin(k * 2.3), y + .003 * math.cos(k * 1.9), .014), (k % 5 + 2 * (k // 5)) % 5
        if kind == 0:
            f.mozzarella(at, .0140, k)
            g.leaf((at[0], at[1] - .012, at[2] + .027), .8, (.12, 0, .3 * k), 'basil')
            f.cherry_tomato((at[0], at[1], at[2] + .028), .0125, k, False, False)
            models.stick((at[0], at[1], at[2] + .040), .030)
        elif kind == 1:
            put(cached('rye', lambda: Builder().lathe([(0, 0), (.0205, 0), (.0215, .001), (.0213, .007), (0, .0075)], m.surface('pumpernickel', (.13, .08, .05)), 56)), at)
            models.salmon_folds((at[0], at[1], at[2] + .008), .0135, 2, k, k)
        elif kind == 2:
            models.chunk(at, .0175, 'falafel', (.44, .28, .12), k, k, .14)
            g.sprig((at[0], at[1], at[2] + .03), .5, k, 'mint', 3, k)
        elif kind == 3:
            put(cached('cube', lambda: Builder().slab([(-.0145, -.0145), (.0145, -.0145), (.0145, .0145), (-.0145, .0145)], .022, m.surface('brownie', (.17, .10, .06)), bevel=.0010)), at, (0, 0, .3 * k))
            f.raspberry((at[0], at[1], at[2] + .0215), 1.1, k)
        else:
            models.roll(at, .024, .0165, 'wrap', (.82, .66, .40), (.86, .76, .54), k * .7, stand=True)
    g.accent(f.tomato_skin())
    g.accent(f.berry('raspberry'))
