import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'carte',
  hero: {
    layout: 'split',
    starting: { cateringType: 'fingerfood-buffet', guests: 75 },
    media: 'fingerfood',
    actions: [
      {
        to: {
          configurator: {
            customerType: 'business',
            eventType: 'trade-fair',
            cateringType: 'fingerfood-buffet',
          },
        },
      },
      { to: { route: 'cateringFair', anchor: 'logistics-part' } },
    ],
  },
  sections: [
    { kind: 'checklist', id: 'logistics' },
    { kind: 'table', id: 'day' },
    { kind: 'split', id: 'reach', media: 'cold-buffet', side: 'right' },
    { kind: 'text', id: 'people' },
    { kind: 'steps', id: 'order' },
    {
      kind: 'cards',
      id: 'after-hours',
      items: [
        { media: 'flying-buffet', to: { route: 'cateringFlying' } },
        { media: 'seated-dinner', to: { route: 'locationCorporate' } },
      ],
    },
    { kind: 'faq', id: 'faq' },
    {
      kind: 'closing',
      id: 'inquiry',
      actions: [
        {
          to: {
            configurator: {
              customerType: 'business',
              eventType: 'trade-fair',
              cateringType: 'fingerfood-buffet',
            },
          },
        },
        { to: { phone: 'main' } },
      ],
    },
  ],
} as const satisfies PageStructure;
