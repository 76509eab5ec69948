import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'carte',
  hero: {
    layout: 'split',
    starting: { cateringType: 'grill-catering', guests: 60 },
    media: 'grill-catering',
    actions: [{ to: { configurator: { cateringType: 'grill-catering' } } }, { to: { phone: 'main' } }],
  },
  sections: [
    { kind: 'split', id: 'fire', media: 'h12', side: 'left' },
    { kind: 'table', id: 'stations' },
    {
      kind: 'menu',
      id: 'menu',
      courses: [
        { dishes: ['v03'] },
        { dishes: ['h12', 'h13', 'h14', 'h16'] },
        { dishes: ['b02', 'b10', 'b11', 'b12'] },
        { dishes: ['d03', 'd07'] },
      ],
    },
    { kind: 'packages', id: 'packages', types: ['grill-catering'] },
    { kind: 'text', id: 'weather' },
    { kind: 'plates', id: 'pictures', plates: ['h12', 'h15', 'h16', 'h14', 'b07', 'b11'] },
    { kind: 'budget', id: 'budget', budget: 'barbecue' },
    { kind: 'faq', id: 'faq' },
    {
      kind: 'closing',
      id: 'inquiry',
      media: 'gallery-02',
      actions: [{ to: { configurator: { cateringType: 'grill-catering' } } }, { to: { route: 'contact' } }],
    },
  ],
} as const satisfies PageStructure;
