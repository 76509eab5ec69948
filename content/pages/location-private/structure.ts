import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'celebration',
  day: 'birthday',
  hero: {
    layout: 'split',
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
    { kind: 'mosaic', id: 'family-pictures', pictures: ['gallery-21', 'gallery-22', 'gallery-02'] },
    { kind: 'budget', id: 'budget', budget: 'birthday' },
    { kind: 'faq', id: 'family-questions' },
    {
      kind: 'closing',
      id: 'celebrate',
      at: 'closes',
      media: 'gallery-04',
      actions: [
        { to: { configurator: { customerType: 'private', locationType: 'venue' } } },
        { to: { phone: 'main' } },
      ],
    },
  ],
} as const satisfies PageStructure;
