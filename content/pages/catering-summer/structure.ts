import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'celebration',
  day: 'summer-party',
  hero: {
    layout: 'banner',
    starting: { cateringType: 'grill-catering', guests: 110 },
    media: 'location-private',
    actions: [
      {
        to: {
          configurator: {
            customerType: 'business',
            eventType: 'summer-party',
            cateringType: 'grill-catering',
          },
        },
      },
      { to: { route: 'cateringSummer', anchor: 'example' } },
    ],
  },
  sections: [
    {
      kind: 'mosaic',
      id: 'pictures',
      at: 'begin',
      pictures: ['gallery-02', 'gallery-01', 'gallery-22', 'gallery-18', 'contact'],
    },
    { kind: 'text', id: 'mood' },
    {
      kind: 'cards',
      id: 'times',
      at: 'buffetOpens',
      items: [
        { media: 'grill-catering', to: { route: 'cateringGrill' } },
        { media: 'cold-buffet', to: { route: 'cateringEvent' } },
        { media: 'flying-buffet', to: { route: 'cateringFlying' } },
      ],
    },
    { kind: 'budget', id: 'example', budget: 'summer-party' },
    {
      kind: 'split',
      id: 'lake',
      at: 'dessertBuffet',
      media: 'landing-private',
      side: 'right',
      action: { to: { route: 'locationPrivate' } },
    },
    {
      kind: 'menu',
      id: 'menu',
      courses: [
        { dishes: ['f16', 'f04'] },
        { dishes: ['v05', 'v10'] },
        { dishes: ['h14', 'h15', 'h16'] },
        { dishes: ['b07', 'b11', 'b10'] },
        { dishes: ['d03', 'd01'] },
      ],
    },
    { kind: 'checklist', id: 'weather', at: 'sunset' },
    { kind: 'faq', id: 'faq', at: 'music' },
    {
      kind: 'closing',
      id: 'inquiry',
      at: 'closes',
      actions: [
        {
          to: {
            configurator: {
              customerType: 'business',
              eventType: 'summer-party',
              cateringType: 'grill-catering',
            },
          },
        },
        { to: { route: 'contact' } },
      ],
    },
  ],
} as const satisfies PageStructure;
