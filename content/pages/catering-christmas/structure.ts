import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'celebration',
  day: 'christmas-party',
  hero: {
    layout: 'split',
    starting: { cateringType: 'seated-dinner', guests: 40, isNet: true },
    media: 'catering-christmas',
    actions: [
      {
        to: {
          configurator: {
            customerType: 'business',
            eventType: 'christmas-party',
            cateringType: 'seated-dinner',
          },
        },
      },
      { to: { route: 'cateringChristmas', anchor: 'menu' } },
    ],
  },
  sections: [
    {
      kind: 'menu',
      id: 'menu',
      at: 'sunset',
      courses: [
        { dishes: ['f02', 'f11'] },
        { dishes: ['v06', 'v02'] },
        { dishes: ['h05', 'h01', 'h11'] },
        { dishes: ['b09', 'b03', 'b04'] },
        { dishes: ['d05', 'd04'] },
      ],
    },
    { kind: 'text', id: 'date', action: { to: { phone: 'main' } } },
    { kind: 'steps', id: 'evening', hours: true },
    { kind: 'packages', id: 'packages', priced: 'net', types: ['seated-dinner'] },
    { kind: 'split', id: 'tent', media: 'gallery-02', side: 'left' },
    {
      kind: 'cards',
      id: 'alternatives',
      items: [
        { media: 'flying-buffet', to: { route: 'cateringFlying' } },
        { media: 'grill-catering', to: { route: 'cateringGrill' } },
        { media: 'cold-buffet', to: { route: 'cateringEvent' } },
      ],
    },
    { kind: 'faq', id: 'faq' },
    {
      kind: 'closing',
      id: 'inquiry',
      at: 'closes',
      media: 'gallery-04',
      actions: [
        {
          to: {
            configurator: {
              customerType: 'business',
              eventType: 'christmas-party',
              cateringType: 'seated-dinner',
            },
          },
        },
        { to: { route: 'contact' } },
      ],
    },
  ],
} as const satisfies PageStructure;
