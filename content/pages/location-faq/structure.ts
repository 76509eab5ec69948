import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'house',
  hero: { plan: 'grounds', layout: 'banner', media: 'location-faq' },
  sections: [
    { kind: 'faq', id: 'booking' },
    { kind: 'faq', id: 'space' },
    { kind: 'faq', id: 'food' },
    { kind: 'faq', id: 'arrival' },
    { kind: 'faq', id: 'evening' },
    { kind: 'table', id: 'suppliers' },
    { kind: 'table', id: 'deadlines' },
    {
      kind: 'closing',
      id: 'ask',
      actions: [{ to: { phone: 'main' } }, { to: { configurator: { locationType: 'venue' } } }],
    },
  ],
} as const satisfies PageStructure;
