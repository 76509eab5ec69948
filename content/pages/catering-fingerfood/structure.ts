import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'carte',
  hero: {
    layout: 'split',
    starting: { cateringType: 'fingerfood-buffet', guests: 40 },
    media: 'fingerfood-buffet',
    actions: [
      { to: { configurator: { cateringType: 'fingerfood-buffet' } } },
      { to: { route: 'cateringFingerfood', anchor: 'pieces-part' } },
    ],
  },
  sections: [
    { kind: 'table', id: 'pieces' },
    { kind: 'text', id: 'mix' },
    {
      kind: 'menu',
      id: 'selection',
      courses: [
        { dishes: ['f03', 'f09', 'f14'] },
        { dishes: ['f01', 'f02'] },
        { dishes: ['f06', 'f10', 'f13'] },
        { dishes: ['d07'] },
      ],
    },
    { kind: 'packages', id: 'packages', types: ['fingerfood-buffet'] },
    {
      kind: 'split',
      id: 'delivery',
      media: 'fingerfood',
      side: 'right',
      action: { to: { route: 'contact' } },
    },
    { kind: 'checklist', id: 'on-site' },
    { kind: 'plates', id: 'pictures', plates: ['f01', 'f04', 'f05', 'f07', 'f12', 'f18'] },
    { kind: 'faq', id: 'faq' },
    {
      kind: 'closing',
      id: 'inquiry',
      actions: [{ to: { configurator: { cateringType: 'fingerfood-buffet' } } }, { to: { phone: 'main' } }],
    },
  ],
} as const satisfies PageStructure;
