import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'carte',
  hero: {
    layout: 'full',
    starting: { cateringType: 'fingerfood-buffet', guests: 50 },
    media: 'type-seated-dinner',
    actions: [{ to: { configurator: {} } }, { to: { configurator: { cateringType: 'individual' } } }],
  },
  sections: [
    { kind: 'text', id: 'meaning' },
    {
      kind: 'cards',
      id: 'occasions',
      items: [
        { media: 'cold-buffet', to: { route: 'cateringEvent' } },
        { media: 'flying-buffet', to: { route: 'cateringFlying' } },
        { media: 'grill-catering', to: { route: 'cateringGrill' } },
        { media: 'fingerfood-buffet', to: { route: 'cateringFingerfood' } },
        { media: 'luxury-catering', to: { route: 'cateringLuxury' } },
        { media: 'seated-dinner', to: { route: 'cateringLarge' } },
      ],
    },
    { kind: 'table', id: 'formats' },
    { kind: 'split', id: 'anywhere', media: 'catering-large-events', side: 'right' },
    {
      kind: 'packages',
      id: 'packages',
      types: [
        'seated-dinner',
        'flying-buffet',
        'grill-catering',
        'fingerfood-buffet',
        'cold-buffet',
        'warm-buffet',
        'luxury-catering',
      ],
    },
    {
      kind: 'menu',
      id: 'card',
      courses: [
        { dishes: ['f15', 'f12'] },
        { dishes: ['v06', 'v11'] },
        { dishes: ['h01', 'h07', 'h11'] },
        { dishes: ['b03', 'b09'] },
        { dishes: ['d05', 'd08'] },
      ],
    },
    {
      kind: 'carte',
      id: 'carte',
      drinks: [
        { service: 's06' },
        { service: 's15' },
        { service: 's07' },
        { service: 's17' },
        { service: 's14' },
        { service: 's16' },
      ],
    },
    { kind: 'steps', id: 'path' },
    { kind: 'faq', id: 'catering-questions' },
    {
      kind: 'closing',
      id: 'start',
      media: 'location-private',
      actions: [{ to: { configurator: { cateringType: 'seated-dinner' } } }, { to: { phone: 'whyUs' } }],
    },
  ],
} as const satisfies PageStructure;
