import type { PageContent } from '../../schema';
import { site } from '../../site';

export const de = {
  meta: {
    title: 'Galerie: das Haus am See in Krefeld',
    description:
      'Bilder aus dem Haus am See: gedeckte Tafeln, Lichter über dem Steg, Gerichte aus unserer Küche. Sehen Sie, wie Ihre Feier aussehen kann.',
    keywords: [
      'Galerie Eventlocation',
      'Bilder Hochzeit am See',
      'Catering Bilder',
      'Krefeld Location Fotos',
    ],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Bilder',
    title: 'Galerie: Haus, See und Tafel',
    lead: `Licht, Wasser, gedeckte Tische: So kann es bei ${site.name} aussehen, wenn die Gäste kommen. Alle Bilder sind eigene Visualisierungen; wählen Sie ein Thema oder blättern Sie durch alle.`,
  },
  sections: [],
} as const satisfies PageContent;
