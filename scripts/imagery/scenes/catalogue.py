"""Which picture comes from which scene module, how large and with which look. Importable without Blender."""


class Shot:
    """One picture: scene module, finished size, samples, and the look handed to `develop.finish`.

    `density` is the share of the finished width that is really rendered; the clean picture is enlarged before glow and
    grain are added. Soft evening pictures bear two thirds without harm, and render twice as fast.
    """

    def __init__(self, module, width=1440, height=810, samples=16, density=2 / 3, **look):
        self.module, self.width, self.height, self.samples, self.density, self.look = module, width, height, samples, density, look

    def rendered_size(self):
        """The size in pixels that Blender renders."""
        return round(self.width * self.density), round(self.height * self.density)


SHOTS = {
    'hero': Shot('terrace', 1600, 900, 44, 1, exposure=0.5, shade=(0.35, 0.3)),
    'hero-portrait': Shot('terrace', 1080, 1440, 44, 1, exposure=0.4, shade=(0.0, 0.35)),
    'landing-location': Shot('lake', 1600, 900, 20, .75, exposure=0.6, shade=(0.25, 0.35)),
    'landing-wedding': Shot('lake', 1600, 900, 20, .75, exposure=0.6, shade=(0.25, 0.3)),
    'not-found': Shot('lake', exposure=0.8, shade=(0.2, 0.2)),
    'contact': Shot('lake', 1600, 900, 20, .75, exposure=0.8, shade=(0.25, 0.3)),
    'og-backdrop': Shot('lake', 1200, 630, exposure=0.7, shade=(0.1, 0.1)),
    'location-holthausens-kull': Shot('lake', exposure=0.6, shade=(0.15, 0.2)),
    'type-seated-dinner': Shot('table', 1080, 810, 20, .76, exposure=0.4),
    'landing-premium-catering': Shot('table', 1600, 900, 20, .75, exposure=0.4, shade=(0.2, 0.2)),
    'landing-business': Shot('rooms', 1600, 900, 20, .75, exposure=0.5, shade=(0.2, 0.2)),
    'location-rooms': Shot('rooms', exposure=0.5, shade=(0.2, 0.2)),
    'catering-seminar': Shot('rooms', exposure=1.2, shade=(0.05, 0.1)),
    'catering-trade-fair': Shot('rooms', samples=20, exposure=1.2, shade=(0.1, 0.1)),
    'catering-christmas': Shot('rooms', exposure=0.85, shade=(0.1, 0.1)),
    'about-kitchen': Shot('rooms', exposure=0.5, shade=(0.2, 0.2)),
    'about-hands': Shot('rooms', 1080, 810, 36, .8, exposure=0.6),
    'landing-private': Shot('evenings', 1600, 900, 20, .75, exposure=0.5, shade=(0.2, 0.2)),
    'catering-summer-party': Shot('evenings', exposure=0.5, shade=(0.2, 0.2)),
    'location-weddings': Shot('evenings', exposure=0.5, shade=(0.2, 0.2)),
    'news-dream-wedding': Shot('evenings', 1440, 1080, 20, .57, exposure=0.4),
    'news-anniversary': Shot('evenings', 1440, 1080, 20, .57, exposure=0.4),
    'news-sixtieth-birthday': Shot('evenings', 1440, 1080, 20, .57, exposure=0.4),
    'news-business-breakfast': Shot('evenings', 1440, 1080, 20, .57, exposure=0.9, saturation=1.2),
    'location-corporate': Shot('house', exposure=0.7, shade=(0.15, 0.15)),
    'location-private': Shot('house', exposure=0.65, shade=(0.15, 0.15)),
    'location-faq': Shot('house', exposure=0.65, shade=(0.15, 0.15)),
    'catering-large-events': Shot('catering', exposure=0.5, shade=(0.1, 0.15)),
    'news-what-is-catering': Shot('stories', 1440, 1080, 16, .57, exposure=0.75),
    'news-buffet-ideas': Shot('stories', 1440, 1080, 20, .57, exposure=0.45),
    'news-grill-and-chill': Shot('stories', 1440, 1080, 20, .57, exposure=0.75),
    'news-wedding-location': Shot('stories', 1440, 1080, 16, .57, exposure=0.9),
    'news-kitchen-secret': Shot('stories', 1440, 1080, 16, .57, exposure=0.5),
    'gallery-01': Shot('shore', 1080, 810, exposure=1.15),
    'gallery-02': Shot('shore', 1080, 810, exposure=0.8),
    'gallery-03': Shot('shore', 1080, 810, exposure=0.75),
    'gallery-11': Shot('shore', 1080, 810, exposure=0.85),
    'gallery-12': Shot('shore', exposure=0.6),
    'gallery-14': Shot('shore', 1080, 810, exposure=0.5),
    'gallery-15': Shot('shore', 1080, 810, exposure=0.55),
    'gallery-16': Shot('shore', exposure=0.9),
    'gallery-18': Shot('shore', 1080, 810, exposure=1.1),
    'gallery-19': Shot('shore', 1080, 810, exposure=1.1),
    'gallery-21': Shot('shore', 1080, 810, exposure=0.6),
    'gallery-22': Shot('shore', 1080, 810, exposure=0.75),
    'gallery-04': Shot('interiors', 1080, 810, 20, exposure=0.8),
    'gallery-05': Shot('interiors', 1080, 810, exposure=0.5),
    'gallery-06': Shot('interiors', 1080, 810, exposure=0.5),
    'gallery-07': Shot('interiors', 1080, 810, exposure=1.05),
    'gallery-08': Shot('interiors', 1080, 810, exposure=0.5),
    'gallery-10': Shot('interiors', 1080, 810, 20, exposure=0.5),
    'gallery-17': Shot('interiors', 1080, 810, 20, exposure=0.75),
    'gallery-20': Shot('interiors', 1080, 810, 20, exposure=0.7),
    'gallery-24': Shot('interiors', 1080, 810, exposure=0.5),
    'gallery-09': Shot('larder', 1080, 810, 20, exposure=0.8),
    'gallery-13': Shot('larder', 1080, 810, 20, exposure=0.5),
    'gallery-23': Shot('larder', 1080, 810, 20, exposure=0.5),
}
