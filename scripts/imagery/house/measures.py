"""The house's numbers in scene coordinates: X runs north, Y west towards the lake, Z up from the finished floor.

`content/house.ts` counts x to the east and y to the north; a footprint is therefore turned by a quarter here.
"""
import json
import os

_ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))


class Area:
    """A rectangle on the plan in scene coordinates."""

    def __init__(self, footprint):
        self.x0, self.x1 = footprint['y'], footprint['y'] + footprint['depth']
        self.y0, self.y1 = -footprint['x'] - footprint['width'], -footprint['x']

    @property
    def length(self):
        return self.x1 - self.x0

    @property
    def depth(self):
        return self.y1 - self.y0

    @property
    def centre(self):
        return (self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2


with open(os.path.join(_ROOT, '.imagery', 'measures.json'), encoding='utf-8') as _file:
    _data = json.load(_file)

_rooms, _house = _data['rooms'], _data['house']
HALL = Area(_rooms['hall']['footprint'])
HALL_HEIGHT = _rooms['hall']['heightMetres']
FIREPLACE_ROOM = Area(_rooms['fireplace-room']['footprint'])
FIREPLACE_HEIGHT = _rooms['fireplace-room']['heightMetres']
TERRACE = Area(_rooms['terrace']['footprint'])
MEADOW = Area(_rooms['meadow']['footprint'])
JETTY = Area(_rooms['jetty']['footprint'])
TENT = Area(_rooms['tent']['footprint'])
TENT_HEIGHT = _rooms['tent']['heightMetres']
DOORS, DOOR_WIDTH = _house['hall']['glassDoors'], _house['hall']['glassDoorWidthMetres']
PARASOLS = _house['terrace']['parasols']

# What the plan does not say.
WATER = -1.0
JETTY_DECK = -0.45
DOOR_HEIGHT, TRANSOM_HEIGHT = 2.45, 3.30
EAVES_OUT, EAVES_HEIGHT = 2.3, 3.25
WALL_TOP = 4.0
RIDGE = 9.0


def door_edges():
    """South and north edge of every glass door; the piers between them are equal."""
    pier = (HALL.length - DOORS * DOOR_WIDTH) / (DOORS + 1)
    return [(HALL.x0 + pier + k * (DOOR_WIDTH + pier), HALL.x0 + (k + 1) * (DOOR_WIDTH + pier)) for k in range(DOORS)]
