import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'celebration',
  day: 'wedding',
  hero: {
    layout: 'full',
    starting: { cateringType: 'seated-dinner', guests: 70, isVenue: true, example: 'wedding' },
    media: 'landing-wedding',
    actions: [
      { to: { configurator: { customerType: 'private', eventType: 'wedding' } } },
      { to: { route: 'locationWeddings' } },
    ],
  },
  sections: [
    { kind: 'quote', id: 'promise', at: 'opens' },
    { kind: 'split', id: 'companion', media: 'type-seated-dinner', side: 'right' },
    {
      kind: 'cards',
      id: 'places',
      at: 'ceremony',
      items: [
        { media: 'not-found', to: { route: 'locationKull' } },
        { media: 'hero-portrait-day', to: { route: 'locationWeddings' } },
        { media: 'catering-large-events', to: { route: 'cateringEvent' } },
      ],
    },
    { kind: 'steps', id: 'calendar' },
    { kind: 'budget', id: 'budget', budget: 'wedding' },
    {
      kind: 'packages',
      id: 'menus',
      at: 'dinner',
      types: ['seated-dinner', 'flying-buffet', 'luxury-catering'],
    },
    {
      kind: 'menu',
      id: 'summer-menu',
      courses: [
        { dishes: ['f01', 'f08'] },
        { dishes: ['v05', 'v03'] },
        { dishes: ['h03', 'h11'] },
        { dishes: ['b01', 'b07'] },
        { dishes: ['d08'] },
      ],
    },
    { kind: 'faq', id: 'wedding-questions' },
    {
      kind: 'closing',
      id: 'save-the-date',
      at: 'closes',
      media: 'gallery-18',
      actions: [
        {
          to: {
            configurator: { customerType: 'private', eventType: 'wedding', cateringType: 'seated-dinner' },
          },
        },
        { to: { phone: 'main' } },
      ],
    },
  ],
} as const satisfies PageStructure;
