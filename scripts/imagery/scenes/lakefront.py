"""The house from the water: one camera, all hours."""
import random

from house import building, furnishing, land, light, people, trees
from house.measures import TERRACE
from lib import materials as lm
from lib import studio


def _snow():
    return lm.surface('snow', (.80, .83, .88), rough=.65, sss=.25, sss_radius=(.03, .04, .05), bump=.25, bump_scale=5, bump_distance=.02)


def _house(lamps, season='summer', open_doors=(2, 3)):
    snow = _snow() if season == 'winter' else None
    building.hall(open_doors if season == 'summer' else (), snow)
    building.fireplace_room(snow)
    land.ground(season)
    land.lake(.13 if season == 'summer' else .07, .55)
    land.terrace()
    land.path()
    land.sedge(season=season)
    with studio.light_group('jetty'):
        land.jetty(snow=snow, glow=lamps > 0)
    with studio.light_group('terrace'):
        furnishing.masts_and_lights(bulb=2.0 if lamps else 1.0, glow=lamps > 0)
        if lamps:
            furnishing.terrace_light(420 * lamps)
    with studio.light_group('rooms'):
        furnishing.hall_pendants(2, 6, lamps > 0)
        furnishing.wall_pictures(lamps > 0)
        furnishing.curtains()
        if lamps:
            building.lamps_inside(1800 * lamps, 420 * lamps)
    trees.behind_the_house(season)
    trees.shore_growth(season)
    if season == 'summer':
        land.grass(-36, 60, TERRACE.y1 + .4, 41, .09, 1400, keep=land.on_meadow, scale=1.6)
        land.grass(-36, 60, -8, TERRACE.y1 + .4, .09, 1400, keep=land.on_meadow, scale=1.6, seed=5)


def _guests(season='summer', evening=True, seed=3):
    """People where they would be at this hour: at tables behind glass, on the terrace, two on the jetty."""
    rng = random.Random(seed)
    for row, y in enumerate((-2.8, -6.8)):
        for x in (5, 11, 17):
            with studio.light_group('rooms'):
                furnishing.long_table((x, y), 5.0, 'X', laid=False, candles=True, seed=row * 3 + x,
                                      taken=.55 if evening else .1)
    for k, (x, y) in enumerate(((3.4, -1.2), (9.2, -1.0), (14.2, -4.6), (18.8, -1.3))):
        people.standing((x, y, 0), rng.uniform(-1, 1), 20 + k, .05)
    if season == 'winter':
        return
    for k, (x, y) in enumerate(furnishing.parasol_spots()):
        furnishing.parasol((x, y, 0), opened=not evening, turn=.04 * k)
        for dx in (-1.35, 1.35):
            furnishing.round_table((x + dx, y + rng.uniform(-.5, .5), 0), 4, evening, .55, k * 2 + (dx > 0), False, .3,
                                   tuple(rng.sample(range(4), rng.choice((0, 1, 2, 3)))))
    for k, (x, y, face) in enumerate(((6.1, 3.4, .4), (6.7, 3.9, 2.6), (11.6, 6.9, .2), (16.2, 3.0, -1.2), (15.6, 3.3, 1.7), (21.0, 6.6, .5), (20.4, 7.1, -2.0))):
        people.standing((x, y, 0), face, 30 + k, .05)


def _lakefront(lens=46.0):
    studio.camera((18.2, 79, .95), (15.4, 0, .95), lens, None, shift=(0, .035))
    studio.quick_bounces()


def _couple_on_jetty():
    people.standing((10.6, 47.5, land.JETTY_DECK), .5, 41, .03)
    people.standing((11.15, 47.2, land.JETTY_DECK), -.6, 42, .03)


def hero():
    light.dusk()
    _house(1.0)
    _guests()
    _couple_on_jetty()
    _lakefront()
    studio.close_light_groups()


def _by_day():
    """A summer afternoon: parasols open, doors open, lamps off."""
    light.afternoon()
    _house(0)
    building.lamps_inside(700, 0)
    _guests(evening=False)


def gallery_01():
    """The hero's camera by day; the first screen of the light theme."""
    _by_day()
    _couple_on_jetty()
    _lakefront()


def catering_christmas():
    light.winter_dusk()
    _house(1.0, 'winter')
    _guests('winter')
    _lakefront()


def _along_the_jetty():
    """From the jetty's end between the railings, a couple on its way to the house; upright, for phones."""
    people.standing((10.5, 44.0, land.JETTY_DECK), 3.3, 41, .05)
    people.standing((11.3, 43.6, land.JETTY_DECK), 3.0, 42, .05)
    studio.camera((11.0, 60.6, land.JETTY_DECK + 1.66), (12.4, 0, land.JETTY_DECK + 1.66), 30, None, shift=(0, .02))
    studio.quick_bounces()


def hero_portrait():
    light.dusk()
    _house(1.0)
    _guests()
    _along_the_jetty()


def hero_portrait_day():
    _by_day()
    _along_the_jetty()
