import type { HomeContent } from '../../home-schema';
import type { PageStructure } from '../../schema';

export const structure = {
  hero: { layout: 'full', media: 'hero', day: 'gallery-01', actions: [{ to: { configurator: {} } }] },
  sections: [],
  welcome: { id: 'welcome', actions: [{ to: { configurator: {} } }, { to: { phone: 'main' } }] },
  highlights: { id: 'highlights', media: 'location-private', action: { to: { route: 'location' } } },
  teasers: [
    { id: 'teaser-rooms', media: 'location-rooms', to: { route: 'locationRooms' } },
    { id: 'teaser-kull', media: 'not-found', to: { route: 'locationKull' } },
    { id: 'teaser-kitchen', media: 'h05', to: { route: 'premiumCatering' } },
    { id: 'teaser-delivery', media: 'cold-buffet', to: { route: 'cateringEvent' } },
  ],
  quote: { id: 'quote' },
  catering: {
    id: 'occasions',
    items: [
      { media: 'landing-business', to: { route: 'business' } },
      { media: 'landing-private', to: { route: 'private' } },
      { media: 'landing-wedding', to: { route: 'weddings' } },
    ],
  },
  whyUs: { id: 'why-us', request: { to: { configurator: {} } }, call: { to: { phone: 'whyUs' } } },
  fullService: {
    id: 'full-service',
    types: [
      'flying-buffet',
      'seated-dinner',
      'fingerfood-buffet',
      'grill-catering',
      'own-idea',
      'cold-buffet',
      'luxury-catering',
    ],
    action: { to: { configurator: { cateringType: 'individual' } } },
  },
  reviews: { id: 'reviews' },
  news: { id: 'news', action: { to: { route: 'news' } } },
  configure: {
    id: 'configure',
    media: 'catering-large-events',
    actions: [{ to: { configurator: {} } }, { to: { route: 'contact' } }],
  },
  about: { id: 'about', action: { to: { route: 'about' } } },
  premium: {
    id: 'premium',
    items: [
      { plate: 'luxury-catering', to: { route: 'cateringLuxury' } },
      { plate: 'flying-buffet', to: { route: 'cateringFlying' } },
      { plate: 'grill-catering', to: { route: 'cateringGrill' } },
    ],
  },
  press: { id: 'press' },
  survey: { id: 'survey' },
  instagram: {
    id: 'instagram',
    pictures: [
      'catering-christmas',
      'gallery-18',
      'type-seated-dinner',
      'gallery-22',
      'gallery-04',
      'gallery-02',
    ],
  },
} as const satisfies PageStructure<HomeContent>;
