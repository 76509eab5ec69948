import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'carte',
  hero: {
    layout: 'split',
    starting: { cateringType: 'cold-buffet', guests: 50 },
    media: 'cold-buffet',
    actions: [{ to: { configurator: {} } }, { to: { route: 'cateringEvent', anchor: 'formats' } }],
  },
  sections: [
    { kind: 'text', id: 'start' },
    { kind: 'table', id: 'formats' },
    { kind: 'packages', id: 'cold-buffet', types: ['cold-buffet'] },
    { kind: 'split', id: 'arrival', media: 'mains', side: 'left' },
    { kind: 'checklist', id: 'at-your-place' },
    {
      kind: 'cards',
      id: 'formats-in-detail',
      items: [
        { media: 'fingerfood-buffet', to: { route: 'cateringFingerfood' } },
        { media: 'h06', to: { route: 'cateringFlying' } },
        { media: 'v03', to: { route: 'cateringGrill' } },
        { media: 'd01', to: { route: 'cateringLuxury' } },
      ],
    },
    { kind: 'faq', id: 'faq' },
    {
      kind: 'closing',
      id: 'inquiry',
      media: 'sides',
      actions: [{ to: { configurator: {} } }, { to: { phone: 'main' } }],
    },
  ],
} as const satisfies PageStructure;
