import type { PageStructure } from '../../schema';

export const structure = {
  hero: {
    layout: 'banner',
    starting: {
      cateringType: 'cold-buffet',
      guests: 40,
      isVenue: true,
      isNet: true,
      example: 'company-dinner',
    },
    media: 'landing-business',
    actions: [
      { to: { configurator: { customerType: 'business', locationType: 'venue' } } },
      { to: { route: 'business' } },
    ],
  },
  sections: [
    { kind: 'facts', id: 'key-figures' },
    { kind: 'steps', id: 'conference-day' },
    { kind: 'table', id: 'layouts' },
    { kind: 'checklist', id: 'technology' },
    {
      kind: 'split',
      id: 'staff-parties',
      media: 'grill-catering',
      side: 'right',
      action: { to: { route: 'cateringSummer' } },
    },
    {
      kind: 'packages',
      id: 'catering-prices',
      priced: 'net',
      types: ['cold-buffet', 'grill-catering', 'flying-buffet'],
    },
    { kind: 'text', id: 'confidential' },
    { kind: 'budget', id: 'budget', budget: 'company-dinner' },
    { kind: 'faq', id: 'corporate-questions' },
    {
      kind: 'closing',
      id: 'offsite',
      actions: [
        {
          to: { configurator: { customerType: 'business', eventType: 'conference', locationType: 'venue' } },
        },
        { to: { phone: 'main' } },
      ],
    },
  ],
} as const satisfies PageStructure;
