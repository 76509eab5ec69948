"""Every plate: the module of its model, its width in pixels, and the distance of its lines at that width."""


class Plate:
    """A plate for one delivered size; `size` is the largest mask in bytes. Folios are the large plates of a spread."""

    def __init__(self, module, build, width=480, pitch=3.7, size=10_400):
        self.module, self.build, self.width, self.pitch, self.size = module, build, width, pitch, size


def _numbered(module, prefix, count, digits=2):
    keys = [f'{prefix}{n:0{digits}}' for n in range(1, count + 1)]
    return {key: Plate(module, key) for key in keys}


def _folio(name, module='kinds', build=None):
    return {name: Plate(module, build or name.replace('-', '_'), 640, 5.4, 13_900)}


PLATES = {
    **_folio('flying-buffet'),
    **_folio('seated-dinner'),
    **_folio('fingerfood-buffet'),
    **_folio('grill-catering'),
    **_folio('own-idea'),
    **_folio('cold-buffet'),
    **_folio('luxury-catering'),
    **_folio('kitchen', 'still_life'),
    **_folio('breakfast', 'categories', 'plate_of_breakfast'),
    **_folio('starters', 'categories', 'plate_of_starters'),
    **_folio('mains', 'categories', 'plate_of_mains'),
    **_folio('sides', 'categories', 'plate_of_sides'),
    **_folio('desserts', 'categories', 'plate_of_desserts'),
    **_folio('fingerfood', 'categories', 'plate_of_fingerfood'),
    **_numbered('starters', 'v', 12),
    **_numbered('mains', 'h', 16),
    **_numbered('sides', 'b', 12),
    **_numbered('desserts', 'd', 10),
    **_numbered('fingerfood', 'f', 18),
    **_numbered('breakfast', 'bc', 8, 1),
    **_numbered('breakfast', 'bw', 6, 1),
}
