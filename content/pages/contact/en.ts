import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const en: Translation<typeof de> = {
  meta: {
    title: 'Contact: phone, e-mail, directions',
    description: `Call or write to us, every day from 10 a.m. to 10 p.m. ${site.name}, ${site.address.street}, ${site.address.zip} ${site.address.city}, Germany. A reply within three days.`,
    keywords: ['contact event venue Krefeld', 'catering enquiry', 'venue viewing', 'directions'],
  },
  hero: {
    layout: 'split',
    eyebrow: 'Seegut in Krefeld',
    title: 'Contact and directions',
    lead: 'Let us talk about your evening: by phone daily from 10 a.m. to 10 p.m., by e-mail at any hour. Viewings by appointment, weekends included.',
    media: 'contact',
    actions: [
      { label: site.phone.international, to: { phone: 'main' } },
      { label: 'Write an e-mail', to: { mail: 'main' } },
    ],
  },
  sections: [
    {
      kind: 'text',
      id: 'visit',
      eyebrow: 'Visit',
      title: 'Arrange a viewing',
      paragraphs: [
        `${site.name}, ${site.address.street}, ${site.address.zip} ${site.address.city}, Germany. There is parking at the house and no step on the way to the door.`,
        'A viewing takes about 40 minutes: house, terrace, jetty and a look into the kitchen. Tell us your date and a rough number of guests beforehand and we will show you the layout that fits.',
      ],
    },
    {
      kind: 'closing',
      id: 'configure',
      title: 'Start planning now',
      text: 'The configurator lets you answer our first questions in your own time. You will have a quote within three days.',
      actions: [{ label: 'Plan your catering', to: { configurator: {} } }],
    },
  ],
};
