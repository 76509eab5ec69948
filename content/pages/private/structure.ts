import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'celebration',
  day: 'garden-party',
  hero: {
    layout: 'full',
    starting: { cateringType: 'fingerfood-buffet', guests: 40 },
    media: 'landing-private',
    actions: [{ to: { configurator: { customerType: 'private' } } }, { to: { route: 'locationPrivate' } }],
  },
  sections: [
    {
      kind: 'split',
      id: 'at-home',
      at: 'setUp',
      media: 'cold-buffet',
      side: 'left',
      action: { to: { configurator: { customerType: 'private' } } },
    },
    {
      kind: 'packages',
      id: 'favourites',
      at: 'begin',
      types: ['fingerfood-buffet', 'cold-buffet', 'grill-catering'],
    },
    { kind: 'table', id: 'quantities', at: 'buffetOpens' },
    {
      kind: 'menu',
      id: 'sunday',
      courses: [
        { dishes: ['f01', 'f09'] },
        { dishes: ['v01', 'v03', 'v08', 'v10'] },
        { dishes: ['b07', 'b10', 'b11', 'b12'] },
        { dishes: ['d03', 'd01'] },
      ],
    },
    { kind: 'text', id: 'occasions' },
    { kind: 'checklist', id: 'included' },
    {
      kind: 'split',
      id: 'garden',
      at: 'sunset',
      media: 'grill-catering',
      side: 'right',
      action: { to: { route: 'cateringGrill' } },
    },
    { kind: 'faq', id: 'private-questions' },
    {
      kind: 'closing',
      id: 'invite',
      at: 'cleared',
      media: 'gallery-02',
      actions: [{ to: { configurator: { customerType: 'private' } } }, { to: { phone: 'main' } }],
    },
  ],
} as const satisfies PageStructure;
