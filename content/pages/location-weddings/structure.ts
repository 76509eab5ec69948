import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'celebration',
  day: 'wedding',
  hero: {
    layout: 'split',
    media: 'location-weddings',
    actions: [
      { to: { configurator: { customerType: 'private', eventType: 'wedding', locationType: 'venue' } } },
      { to: { route: 'weddings' } },
    ],
  },
  sections: [
    { kind: 'table', id: 'ceremony-places' },
    { kind: 'steps', id: 'wedding-day', hours: true },
    { kind: 'split', id: 'rain', media: 'gallery-21', side: 'left' },
    { kind: 'facts', id: 'evening-figures' },
    { kind: 'text', id: 'light' },
    { kind: 'checklist', id: 'ceremony-included' },
    {
      kind: 'mosaic',
      id: 'wedding-pictures',
      pictures: ['gallery-15', 'landing-wedding', 'gallery-18', 'location-rooms', 'gallery-12'],
    },
    { kind: 'faq', id: 'ceremony-questions' },
    {
      kind: 'closing',
      id: 'walk',
      at: 'closes',
      media: 'location-holthausens-kull',
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
