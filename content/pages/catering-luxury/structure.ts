import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'carte',
  hero: {
    layout: 'split',
    starting: { cateringType: 'luxury-catering', guests: 20 },
    media: 'luxury-catering',
    actions: [{ to: { route: 'contact' } }, { to: { route: 'cateringLuxury', anchor: 'packages' } }],
  },
  sections: [
    { kind: 'quote', id: 'chef' },
    { kind: 'text', id: 'meaning' },
    {
      kind: 'menu',
      id: 'menu',
      courses: [
        { dishes: ['f17', 'f12', 'f07'] },
        { dishes: ['v02', 'v04'] },
        { dishes: ['v07'] },
        { dishes: ['h07'] },
        { dishes: ['h02', 'h11', 'b01', 'b06'] },
        { dishes: ['d08', 'd10', 'd09'] },
      ],
    },
    { kind: 'plates', id: 'plates', plates: ['f17', 'v11', 'h02', 'h07', 'd10', 'd08'] },
    { kind: 'packages', id: 'packages', types: ['luxury-catering'] },
    { kind: 'steps', id: 'way' },
    { kind: 'split', id: 'discretion', media: 'seated-dinner', side: 'left' },
    { kind: 'faq', id: 'faq' },
    {
      kind: 'closing',
      id: 'inquiry',
      actions: [{ to: { phone: 'main' } }, { to: { configurator: { cateringType: 'luxury-catering' } } }],
    },
  ],
} as const satisfies PageStructure;
