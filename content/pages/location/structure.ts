import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'house',
  hero: {
    plan: 'grounds',
    layout: 'full',
    starting: { cateringType: 'seated-dinner', guests: 60, isVenue: true },
    media: 'landing-location',
    day: 'gallery-01',
    actions: [{ to: { configurator: { locationType: 'venue' } } }, { to: { route: 'locationRooms' } }],
  },
  sections: [
    { kind: 'facts', id: 'figures' },
    { kind: 'split', id: 'arrival', media: 'location-rooms', side: 'right' },
    {
      kind: 'cards',
      id: 'occasions',
      items: [
        { media: 'landing-wedding', to: { route: 'locationWeddings' } },
        { media: 'landing-business', to: { route: 'locationCorporate' } },
        { media: 'location-private', to: { route: 'locationPrivate' } },
        { media: 'gallery-04', to: { route: 'locationRooms' } },
        { media: 'not-found', to: { route: 'locationKull' } },
      ],
    },
    { kind: 'steps', id: 'evening' },
    {
      kind: 'split',
      id: 'kitchen',
      media: 'kitchen',
      side: 'left',
      action: { to: { route: 'premiumCatering' } },
    },
    { kind: 'packages', id: 'prices', types: ['seated-dinner', 'flying-buffet', 'grill-catering'] },
    { kind: 'checklist', id: 'included' },
    { kind: 'faq', id: 'questions' },
    {
      kind: 'closing',
      id: 'next-step',
      media: 'gallery-02',
      actions: [{ to: { phone: 'main' } }, { to: { configurator: { locationType: 'venue' } } }],
    },
  ],
} as const satisfies PageStructure;
