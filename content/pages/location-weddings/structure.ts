import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'celebration',
  day: 'wedding',
  hero: {
    layout: 'split',
    starting: { cateringType: 'seated-dinner', guests: 70, isVenue: true },
    media: 'landing-wedding',
    actions: [
      { to: { configurator: { customerType: 'private', eventType: 'wedding', locationType: 'venue' } } },
      { to: { route: 'weddings' } },
    ],
  },
  sections: [
    { kind: 'table', id: 'ceremony-places' },
    { kind: 'steps', id: 'wedding-day', hours: true },
    { kind: 'split', id: 'rain', media: 'catering-large-events', side: 'left' },
    { kind: 'facts', id: 'evening-figures' },
    { kind: 'text', id: 'light' },
    { kind: 'checklist', id: 'ceremony-included' },
    {
      kind: 'mosaic',
      id: 'wedding-pictures',
      pictures: ['contact', 'gallery-18', 'location-rooms', 'type-seated-dinner', 'hero'],
    },
    { kind: 'faq', id: 'ceremony-questions' },
    {
      kind: 'closing',
      id: 'walk',
      at: 'closes',
      media: 'not-found',
      actions: [
        { to: { phone: 'main' } },
        {
          to: {
            configurator: {
              customerType: 'private',
              eventType: 'wedding',
              locationType: 'venue',
              cateringType: 'seated-dinner',
            },
          },
        },
      ],
    },
  ],
} as const satisfies PageStructure;
