"""Every plate: the module of its model, its width in pixels, and the distance of its lines at that width."""


class Plate:
    """A plate for one delivered size; larger ones carry finer lines for their size, as on a folio page."""

    def __init__(self, module, width=480, pitch=3.7):
        self.module, self.width, self.pitch = module, width, pitch


def _numbered(module, prefix, count, digits=2):
    return {f'{prefix}{n:0{digits}}': Plate(module) for n in range(1, count + 1)}


def _folio(module, names):
    return {name: Plate(module, 960, 6.6) for name in names}


PLATES = {
    **_numbered('starters', 'v', 12),
    **_numbered('mains', 'h', 16),
    **_numbered('sides', 'b', 12),
    **_numbered('desserts', 'd', 10),
    **_numbered('fingerfood', 'f', 18),
    **_numbered('breakfast', 'bc', 8, 1),
    **_numbered('breakfast', 'bw', 6, 1),
}
