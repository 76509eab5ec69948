"""Which picture comes from which scene module, how large and with which look. Importable without Blender."""


class Shot:
    """One picture: scene module, finished size, samples, and the look handed to `develop.finish`.

    `noise` is the error at which a pixel is finished before it has all its samples. `hour` is (key, gains): the picture
    is no render of its own but another hour of that one, a sum of its light groups, cut to `crop` (x, y, width, height).
    `even` takes the clouds off plain walls.
    """

    def __init__(self, module, width=1440, height=810, samples=16, noise=0.05, hour=None, crop=None, even=False, **look):
        self.module, self.width, self.height, self.samples, self.look = module, width, height, samples, look
        self.noise, self.hour, self.crop, self.even = noise, hour, crop, even


# Gains of the hero's light groups for other hours: (red, green, blue) of the sky, and how far the lamps are up.
EARLY = {'sky': (2.2, 1.8, 1.5), 'rooms': .8, 'terrace': .9, 'jetty': .5}
LATE = {'sky': (.50, .54, .64), 'rooms': 1, 'terrace': 1, 'jetty': 1}
NIGHT = {'sky': (.26, .29, .38), 'rooms': 1, 'terrace': 1, 'jetty': 1}

SHOTS = {
    'hero': Shot('lakefront', 1600, 900, 144, .02, exposure=.85, vignette=.12, shade=(.1, .1)),
    'hero-portrait': Shot('lakefront', 900, 1200, 160, .02, exposure=.85, vignette=.12, shade=(0, .2)),
    'landing-location': Shot('lakefront', 1600, 900, hour=('hero', EARLY), exposure=.55, vignette=.10),
    'landing-wedding': Shot('outdoors', 1600, 900, 96, .02, exposure=.35, vignette=.10),
    'not-found': Shot('lake', 1440, 810, 160, grain=.006, exposure=0.8, shade=(0.2, 0.2)),
    'contact': Shot('outdoors', 1600, 900, 48, .03, exposure=.8, vignette=.12),
    'og-backdrop': Shot('lakefront', 1200, 630, hour=('hero', LATE), crop=(320, 120, 1200, 630), exposure=1.0, vignette=.10),
    'location-holthausens-kull': Shot('kull', 1440, 810, 128, .02, exposure=.2, vignette=.10),
    'type-seated-dinner': Shot('table', 1080, 810, 40, grain=.006, exposure=0.15, shade=(.5, .3)),
    'landing-business': Shot('hall', 1600, 900, 84, .03, even=True, exposure=1.05, vignette=.10),
    'location-rooms': Shot('hall', 1440, 810, 56, .03, even=True, exposure=1.15, vignette=.12),
    'catering-seminar': Shot('hall', 1440, 810, 56, .04, even=True, exposure=1.2, vignette=.10),
    'catering-christmas': Shot('lakefront', 1440, 810, 128, .02, exposure=.7, vignette=.12),
    'landing-private': Shot('outdoors', 1600, 900, 80, .02, exposure=1.0, vignette=.12, shade=(.15, .15)),
    'catering-summer-party': Shot('outdoors', 1440, 810, 96, .02, exposure=.6, vignette=.10),
    'location-weddings': Shot('outdoors', 1440, 810, 96, .02, exposure=.3, vignette=.10),
    'location-corporate': Shot('hall', 1440, 810, 84, .03, even=True, exposure=.9, vignette=.10),
    'location-private': Shot('outdoors', 1440, 810, 64, .02, exposure=.25, vignette=.10),
    'location-faq': Shot('house', 1440, 810, 160, grain=.006, exposure=0.65, shade=(0.15, 0.15)),
    'catering-large-events': Shot('catering', 1440, 810, 96, grain=.006, exposure=0.5, shade=(0.1, 0.15)),
    'hero-portrait-day': Shot('lakefront', 900, 1200, 160, .02, exposure=.75, vignette=.10),
    'gallery-01': Shot('lakefront', 1600, 900, 144, .02, exposure=.75, vignette=.10),
    'gallery-02': Shot('shore', 1080, 810, 128, grain=.006, exposure=0.8),
    'gallery-12': Shot('lakefront', 1080, 810, hour=('hero', NIGHT), crop=(300, 90, 1080, 810), exposure=1.15, vignette=.10),
    'gallery-15': Shot('lakefront', 900, 900, hour=('hero', LATE), crop=(700, 0, 900, 900), exposure=1.1, vignette=.10),
    'gallery-18': Shot('outdoors', 1080, 810, 36, .03, exposure=1.1, vignette=.12),
    'gallery-21': Shot('outdoors', 1080, 810, 128, .02, exposure=1.25, vignette=.12),
    'gallery-22': Shot('outdoors', 1080, 810, 44, .03, exposure=.85, vignette=.10),
    'gallery-04': Shot('fireside', 1080, 810, 160, .03, even=True, exposure=1.05, vignette=.12),
    'gallery-07': Shot('hall', 1080, 810, 56, .04, even=True, exposure=1.15, vignette=.12),
}

# The house and its site, most valuable first: the order in which they are rendered.
PLACE = ['hero', 'landing-location', 'gallery-12', 'gallery-15', 'og-backdrop', 'hero-portrait', 'hero-portrait-day', 'gallery-01', 'location-rooms', 'contact',
         'location-holthausens-kull', 'location-corporate', 'location-private', 'landing-wedding', 'gallery-04',
         'location-weddings', 'gallery-21', 'landing-business', 'catering-summer-party', 'catering-christmas']
