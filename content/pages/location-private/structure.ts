import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'celebration',
  day: 'birthday',
  hero: {
    layout: 'split',
    starting: { cateringType: 'cold-buffet', guests: 50, isVenue: true, example: 'birthday' },
    media: 'location-private',
    actions: [
      { to: { configurator: { customerType: 'private', locationType: 'venue' } } },
      { to: { route: 'private' } },
    ],
  },
  sections: [
    { kind: 'table', id: 'sizes', at: 'begin' },
    { kind: 'split', id: 'long-lunch', media: 'type-seated-dinner', side: 'right' },
    {
      kind: 'menu',
      id: 'family-table',
      at: 'dinner',
      courses: [
        { dishes: ['v07'] },
        { dishes: ['h05', 'h10'] },
        { dishes: ['b04', 'b09'] },
        { dishes: ['d04'] },
      ],
    },
    { kind: 'text', id: 'party-night', at: 'music', action: { to: { route: 'cateringGrill' } } },
    { kind: 'packages', id: 'house-menus', types: ['cold-buffet', 'seated-dinner'] },
    { kind: 'checklist', id: 'no-work' },
    { kind: 'mosaic', id: 'family-pictures', pictures: ['gallery-22', 'gallery-02', 'gallery-04'] },
    { kind: 'budget', id: 'budget', budget: 'birthday' },
    { kind: 'faq', id: 'family-questions' },
    {
      kind: 'closing',
      id: 'celebrate',
      at: 'closes',
      media: 'landing-private',
      actions: [
        { to: { configurator: { customerType: 'private', locationType: 'venue' } } },
        { to: { phone: 'main' } },
      ],
    },
  ],
} as const satisfies PageStructure;
