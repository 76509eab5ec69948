import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'house',
  hero: {
    plan: 'grounds',
    layout: 'banner',
    media: 'location-rooms',
    actions: [{ to: { configurator: { locationType: 'venue' } } }],
  },
  sections: [
    { kind: 'table', id: 'capacities' },
    { kind: 'table', id: 'hire', isOpen: true },
    { kind: 'split', id: 'lake-room', sheets: ['hall'], media: 'landing-business', side: 'left' },
    {
      kind: 'split',
      id: 'fireplace-room',
      sheets: ['fireplace-room'],
      media: 'gallery-04',
      side: 'right',
    },
    { kind: 'text', id: 'outdoors', sheets: ['terrace', 'meadow', 'jetty', 'tent'] },
    { kind: 'table', id: 'tent' },
    { kind: 'checklist', id: 'equipment' },
    {
      kind: 'mosaic',
      id: 'impressions',
      pictures: ['location-private', 'landing-private', 'gallery-18'],
    },
    { kind: 'faq', id: 'room-questions' },
    {
      kind: 'closing',
      id: 'viewing',
      media: 'gallery-22',
      actions: [{ to: { phone: 'main' } }, { to: { configurator: { locationType: 'venue' } } }],
    },
  ],
} as const satisfies PageStructure;
