import type { PageContent } from '../../schema';
import { site } from '../../site';

export const de = {
  meta: {
    title: 'Eventlocation am See und Catering in Krefeld',
    description: `Hochzeit, Firmenevent oder Geburtstag: ${site.name} verbindet die Location am See in Krefeld mit Catering aus eigener Küche. Angebot in 3 Tagen.`,
    keywords: [
      'Eventlocation Krefeld',
      'Location am See',
      'Catering Krefeld',
      'Hochzeitslocation',
      'Firmenfeier',
    ],
  },
  hero: {
    layout: 'full',
    eyebrow: `Eventlocation · ${site.address.city}`,
    title: 'Der Abend beginnt am See',
    lead: 'Ein Haus am Wasser, eine Küche im Haus, ein Plan für Ihren Abend. Für 20 bis 180 Gäste.',
    media: 'hero',
    actions: [{ label: 'Catering konfigurieren', to: { configurator: {} } }],
  },
  sections: [
    {
      kind: 'text',
      id: 'welcome',
      eyebrow: 'Willkommen',
      title: 'Sie laden ein. Wir decken den Tisch.',
      paragraphs: [
        'Vom ersten Glas auf dem Steg bis zum letzten Teller kurz vor Mitternacht: Location, Küche und Service kommen aus einem Haus. So reden Sie mit einer Person statt mit fünf.',
        'Stellen Sie Ihr Catering in wenigen Minuten zusammen und schicken Sie uns den Plan. Das Angebot liegt nach spätestens drei Tagen in Ihrem Postfach und bindet Sie zu nichts.',
      ],
      action: { label: `Oder rufen Sie an: ${site.phone.display}`, to: { phone: 'main' } },
    },
    {
      kind: 'closing',
      id: 'configure',
      eyebrow: 'Konfigurator',
      title: 'Aus einer Idee wird ein Plan',
      text: 'Gästezahl, Art des Caterings, Gerichte: Sie wählen, der Preis rechnet mit. Unverbindlich bis zum Angebot.',
      actions: [
        { label: 'Catering konfigurieren', to: { configurator: {} } },
        { label: 'Die Location ansehen', to: { route: 'location' } },
      ],
    },
  ],
} as const satisfies PageContent;
