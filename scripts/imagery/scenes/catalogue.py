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
    'landing-location': Shot('lake', exposure=0.6, shade=(0.25, 0.35)),
    'landing-wedding': Shot('lake', exposure=0.6, shade=(0.25, 0.3)),
    'not-found': Shot('lake', exposure=0.8, shade=(0.2, 0.2)),
    'contact': Shot('lake', exposure=0.8, shade=(0.25, 0.3)),
    'location-holthausens-kull': Shot('lake', exposure=0.6, shade=(0.15, 0.2)),
    'dish-v01': Shot('plates', 960, 720, 14, .75, exposure=0.45),
    'dish-v02': Shot('plates', 960, 720, 14, .75, exposure=0.45),
    'dish-v03': Shot('plates', 960, 720, 14, .75, exposure=0.45),
    'dish-v06': Shot('plates', 960, 720, 14, .75, exposure=0.45),
    'dish-v09': Shot('plates', 960, 720, 14, .75, exposure=0.45),
    'dish-v10': Shot('plates', 960, 720, 14, .75, exposure=0.45),
    'dish-v11': Shot('plates', 960, 720, 14, .75, exposure=0.45),
    'dish-h02': Shot('plates', 960, 720, 14, .75, exposure=0.45),
    'dish-h06': Shot('plates', 960, 720, 14, .75, exposure=0.45),
    'dish-h08': Shot('plates', 960, 720, 14, .75, exposure=0.45),
    'dish-h12': Shot('plates', 960, 720, 14, .75, exposure=0.45),
    'dish-h15': Shot('plates', 960, 720, 14, .75, exposure=0.45),
    'dish-b01': Shot('plates', 960, 720, 14, .75, exposure=0.45),
    'dish-b07': Shot('plates', 960, 720, 14, .75, exposure=0.45),
    'dish-d01': Shot('plates', 960, 720, 14, .75, exposure=0.45),
    'dish-d03': Shot('plates', 960, 720, 14, .75, exposure=0.45),
    'dish-d07': Shot('plates', 960, 720, 14, .75, exposure=0.45),
    'dish-d08': Shot('plates', 960, 720, 14, .75, exposure=0.45),
    'dish-f01': Shot('bites', 960, 720, 14, .75, exposure=0.45),
    'dish-f04': Shot('bites', 960, 720, 14, .75, exposure=0.45),
    'dish-f05': Shot('bites', 960, 720, 14, .75, exposure=0.45),
    'dish-f07': Shot('bites', 960, 720, 14, .75, exposure=0.45),
    'dish-f12': Shot('bites', 960, 720, 14, .75, exposure=0.45),
    'dish-f18': Shot('bites', 960, 720, 14, .75, exposure=0.45),
    'type-fingerfood-buffet': Shot('bites', 1080, 810, 14, .74, exposure=0.45),
    'type-flying-buffet': Shot('bites', 1080, 810, 14, .74, exposure=0.45),
    'category-starters': Shot('bites', 1080, 810, 14, .74, exposure=0.45),
    'category-mains': Shot('bites', 1080, 810, 14, .74, exposure=0.45),
    'category-sides': Shot('bites', 1080, 810, 14, .74, exposure=0.45),
    'category-desserts': Shot('bites', 1080, 810, 14, .74, exposure=0.95),
    'category-fingerfood': Shot('bites', 1080, 810, 14, .74, exposure=0.45),
    'category-breakfast': Shot('bites', 1080, 810, 14, .74, exposure=0.45),
    'type-seated-dinner': Shot('table', 1080, 810, 14, .74, exposure=0.4),
    'type-luxury-catering': Shot('table', 1080, 810, 14, .74, exposure=0.4),
    'type-cold-buffet': Shot('table', 1080, 810, 14, .74, exposure=0.4),
    'type-own-idea': Shot('table', 1080, 810, 14, .74, exposure=0.4),
    'type-grill-catering': Shot('table', 1080, 810, 14, .74, exposure=0.4),
    'landing-premium-catering': Shot('table', exposure=0.4, shade=(0.2, 0.2)),
    'landing-business': Shot('rooms', exposure=0.5, shade=(0.2, 0.2)),
    'location-rooms': Shot('rooms', exposure=0.5, shade=(0.2, 0.2)),
    'catering-seminar': Shot('rooms', exposure=0.5, shade=(0.2, 0.2)),
    'catering-trade-fair': Shot('rooms', exposure=0.5, shade=(0.2, 0.2)),
    'catering-christmas': Shot('rooms', exposure=0.85, shade=(0.1, 0.1)),
    'about-kitchen': Shot('rooms', exposure=0.5, shade=(0.2, 0.2)),
    'about-hands': Shot('rooms', 1080, 810, 14, .74, exposure=0.4),
    'landing-private': Shot('evenings', exposure=0.5, shade=(0.2, 0.2)),
    'catering-summer-party': Shot('evenings', exposure=0.5, shade=(0.2, 0.2)),
    'location-weddings': Shot('evenings', exposure=0.5, shade=(0.2, 0.2)),
    'news-dream-wedding': Shot('evenings', 1080, 810, 14, .74, exposure=0.4),
    'news-anniversary': Shot('evenings', 1080, 810, 14, .74, exposure=0.4),
    'news-sixtieth-birthday': Shot('evenings', 1080, 810, 14, .74, exposure=0.4),
    'news-business-breakfast': Shot('evenings', 1080, 810, 14, .74, exposure=0.4),
}

# Pictures cut from another finished one: source, left, top, right, bottom as shares, and the finished size.
CROPS = {
    'og-backdrop': ('location-holthausens-kull', (0.0, 0.0, 0.706, 0.659), (1200, 630)),
}
