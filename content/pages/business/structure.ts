import type { PageStructure } from '../../schema';

export const structure = {
  hero: {
    layout: 'full',
    starting: { cateringType: 'fingerfood-buffet', guests: 40, isNet: true },
    media: 'location-rooms',
    actions: [{ to: { configurator: { customerType: 'business' } } }, { to: { route: 'locationCorporate' } }],
  },
  sections: [
    {
      kind: 'cards',
      id: 'formats',
      items: [
        { media: 'catering-seminar', to: { route: 'cateringSeminar' } },
        { media: 'grill-catering', to: { route: 'cateringSummer' } },
        { media: 'catering-christmas', to: { route: 'cateringChristmas' } },
        { media: 'fingerfood', to: { route: 'cateringFair' } },
      ],
    },
    { kind: 'text', id: 'breakfast', action: { to: { route: 'cateringSeminar' } } },
    { kind: 'table', id: 'lead-times', isOpen: true },
    { kind: 'split', id: 'customers', media: 'landing-private', side: 'right' },
    { kind: 'checklist', id: 'paperwork' },
    { kind: 'steps', id: 'briefing' },
    {
      kind: 'menu',
      id: 'lunch',
      courses: [
        { dishes: ['f04', 'f06', 'f16'] },
        { dishes: ['v01', 'v12'] },
        { dishes: ['h04', 'h10', 'b06'] },
        { dishes: ['d07'] },
      ],
    },
    { kind: 'faq', id: 'business-questions' },
    {
      kind: 'closing',
      id: 'briefing-now',
      media: 'gallery-04',
      actions: [{ to: { configurator: { customerType: 'business' } } }, { to: { mail: 'main' } }],
    },
  ],
} as const satisfies PageStructure;
