import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'carte',
  hero: {
    layout: 'banner',
    starting: { cateringType: 'warm-buffet', guests: 200 },
    media: 'catering-large-events',
    actions: [
      { to: { configurator: { customerType: 'business', cateringType: 'individual' } } },
      { to: { phone: 'main' } },
    ],
  },
  sections: [
    { kind: 'facts', id: 'figures' },
    { kind: 'table', id: 'quantities' },
    { kind: 'split', id: 'flow', media: 'cold-buffet', side: 'left' },
    { kind: 'steps', id: 'schedule' },
    { kind: 'text', id: 'places', action: { to: { route: 'locationRooms' } } },
    { kind: 'checklist', id: 'safety' },
    { kind: 'faq', id: 'faq' },
    {
      kind: 'closing',
      id: 'inquiry',
      media: 'gallery-04',
      actions: [
        { to: { configurator: { customerType: 'business', cateringType: 'individual' } } },
        { to: { route: 'contact' } },
      ],
    },
  ],
} as const satisfies PageStructure;
