import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const en: Translation<typeof de> = {
  meta: {
    title: 'Lakeside venue and catering in Krefeld',
    description: `Weddings, company events, birthdays: ${site.name} pairs a lakeside venue in Krefeld with catering from its own kitchen. Your quote in three days.`,
    keywords: ['event venue Krefeld', 'lakeside venue', 'catering Krefeld', 'wedding venue', 'company party'],
  },
  hero: {
    layout: 'full',
    eyebrow: `Event venue · ${site.address.city}`,
    title: 'The evening begins by the lake',
    lead: 'A house on the water, a kitchen under its roof, one plan for your evening. For 20 to 180 guests.',
    media: 'hero',
    actions: [{ label: 'Plan your catering', to: { configurator: {} } }],
  },
  sections: [
    {
      kind: 'text',
      id: 'welcome',
      eyebrow: 'Welcome',
      title: 'You invite. We lay the table.',
      paragraphs: [
        'From the first glass on the jetty to the last plate just before midnight: venue, kitchen and service belong to one house. You talk to one person, not to five.',
        'Put your catering together in a few minutes and send us the plan. Our quote reaches you within three days and commits you to nothing.',
      ],
      action: { label: `Or give us a call: ${site.phone.international}`, to: { phone: 'main' } },
    },
    {
      kind: 'closing',
      id: 'configure',
      eyebrow: 'Configurator',
      title: 'Turn an idea into a plan',
      text: 'Guests, style, dishes: you choose and the price keeps pace. Nothing is binding until you accept our quote.',
      actions: [
        { label: 'Plan your catering', to: { configurator: {} } },
        { label: 'See the venue', to: { route: 'location' } },
      ],
    },
  ],
};
