import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'house',
  hero: {
    plan: 'way',
    layout: 'split',
    media: 'not-found',
    actions: [
      { to: { configurator: { locationType: 'venue' } } },
      { to: { route: 'locationRooms', anchor: 'capacities-part' } },
    ],
  },
  sections: [
    { kind: 'text', id: 'what-is-a-kull' },
    { kind: 'facts', id: 'place-figures' },
    { kind: 'split', id: 'path', media: 'gallery-01', side: 'left' },
    { kind: 'steps', id: 'small-ceremony' },
    {
      kind: 'menu',
      id: 'tray',
      courses: [{ dishes: ['f04', 'f13', 'f12', 'f16'] }, { dishes: ['f03'] }, { dishes: ['f14', 'f09'] }],
    },
    { kind: 'table', id: 'uses' },
    { kind: 'checklist', id: 'in-the-crate' },
    { kind: 'faq', id: 'kull-questions' },
    {
      kind: 'closing',
      id: 'come-and-listen',
      actions: [
        { to: { phone: 'main' } },
        { to: { configurator: { cateringType: 'fingerfood-buffet', locationType: 'venue' } } },
      ],
    },
  ],
} as const satisfies PageStructure;
