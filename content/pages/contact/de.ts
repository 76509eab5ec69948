import type { PageContent } from '../../schema';
import { site } from '../../site';

export const de = {
  meta: {
    title: 'Kontakt: Telefon, E-Mail und Anfahrt',
    description: `Rufen Sie an oder schreiben Sie uns: täglich von 10 bis 22 Uhr. ${site.name}, ${site.address.street}, ${site.address.zip} ${site.address.city}. Antwort in drei Tagen.`,
    keywords: ['Kontakt Eventlocation Krefeld', 'Catering anfragen', 'Besichtigung Location', 'Anfahrt'],
  },
  hero: {
    layout: 'split',
    eyebrow: 'Seegut in Krefeld',
    title: 'Kontakt und Anfahrt',
    lead: 'Sprechen wir über Ihren Abend: täglich von 10 bis 22 Uhr am Telefon, jederzeit per E-Mail. Besichtigungen nach Verabredung, auch am Wochenende.',
    media: 'contact',
    actions: [
      { label: site.phone.display, to: { phone: 'main' } },
      { label: 'E-Mail schreiben', to: { mail: 'main' } },
    ],
  },
  sections: [
    {
      kind: 'text',
      id: 'visit',
      eyebrow: 'Besuch',
      title: 'Besichtigung vereinbaren',
      paragraphs: [
        `${site.name}, ${site.address.street}, ${site.address.zip} ${site.address.city}. Parkplätze liegen am Haus, der Weg zum Eingang ist stufenlos.`,
        'Ein Rundgang dauert etwa 40 Minuten: Haus, Terrasse, Steg und ein Blick in die Küche. Nennen Sie uns vorher Datum und ungefähre Gästezahl, dann zeigen wir den passenden Aufbau.',
      ],
    },
    {
      kind: 'closing',
      id: 'configure',
      title: 'Catering gleich planen',
      text: 'Mit dem Konfigurator beantworten Sie unsere ersten Fragen in Ruhe. Innerhalb von drei Tagen antworten wir mit einem Angebot.',
      actions: [{ label: 'Catering konfigurieren', to: { configurator: {} } }],
    },
  ],
} as const satisfies PageContent;
