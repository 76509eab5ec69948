import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'carte',
  hero: {
    layout: 'banner',
    starting: { cateringType: 'conference', guests: 30, isNet: true },
    media: 'catering-seminar',
    actions: [
      {
        to: {
          configurator: { customerType: 'business', eventType: 'conference', cateringType: 'conference' },
        },
      },
      { to: { route: 'cateringSeminar', anchor: 'blocks-part' } },
    ],
  },
  sections: [
    { kind: 'steps', id: 'day' },
    { kind: 'table', id: 'blocks' },
    {
      kind: 'split',
      id: 'room',
      media: 'landing-business',
      side: 'right',
      action: { to: { route: 'locationCorporate' } },
    },
    { kind: 'checklist', id: 'flat-rate' },
    { kind: 'budget', id: 'budget', budget: 'seminar' },
    {
      kind: 'menu',
      id: 'menu',
      courses: [
        { dishes: ['bc1', 'bc2', 'bc5', 'bc6'] },
        { dishes: ['bw1', 'bw6'] },
        { dishes: ['v01', 'v03', 'v12', 'b07', 'b10', 'b12'] },
        { dishes: ['f18', 'd07'] },
      ],
    },
    { kind: 'packages', id: 'breakfast', priced: 'net', types: ['breakfast'] },
    { kind: 'faq', id: 'faq' },
    {
      kind: 'closing',
      id: 'inquiry',
      media: 'gallery-22',
      actions: [
        { to: { route: 'contact' } },
        {
          to: {
            configurator: { customerType: 'business', eventType: 'conference', cateringType: 'conference' },
          },
        },
      ],
    },
  ],
} as const satisfies PageStructure;
