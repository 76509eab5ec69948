import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'carte',
  hero: {
    layout: 'split',
    starting: { cateringType: 'flying-buffet', guests: 60 },
    media: 'flying-buffet',
    actions: [
      { to: { configurator: { cateringType: 'flying-buffet' } } },
      { to: { route: 'cateringFlying', anchor: 'evening-part' } },
    ],
  },
  sections: [
    { kind: 'facts', id: 'figures' },
    { kind: 'steps', id: 'evening' },
    {
      kind: 'menu',
      id: 'menu',
      courses: [
        { dishes: ['f16', 'f15', 'f07'] },
        { dishes: ['v10', 'v01'] },
        { dishes: ['h01', 'h10', 'b05'] },
        { dishes: ['d06'] },
      ],
    },
    { kind: 'packages', id: 'packages', types: ['flying-buffet'] },
    { kind: 'split', id: 'room', media: 'landing-location', side: 'right' },
    { kind: 'text', id: 'choice', action: { to: { route: 'cateringFingerfood' } } },
    { kind: 'faq', id: 'faq' },
    {
      kind: 'closing',
      id: 'inquiry',
      media: 'contact',
      actions: [{ to: { configurator: { cateringType: 'flying-buffet' } } }, { to: { phone: 'main' } }],
    },
  ],
} as const satisfies PageStructure;
