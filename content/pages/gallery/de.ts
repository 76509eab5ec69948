import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

export const de = {
  meta: {
    title: 'Galerie: das Haus am See in Krefeld',
    description:
      'Bilder aus dem Haus am See: gedeckte Tafeln, Lichter am Steg, Gerichte aus unserer Küche. Sehen Sie, wie Ihre Feier aussehen kann.',
    keywords: [
      'Galerie Eventlocation',
      'Bilder Hochzeit am See',
      'Catering Bilder',
      'Krefeld Location Fotos',
    ],
  },
  hero: {
    eyebrow: 'Bilder',
    title: 'Galerie: Haus, See und Tafel',
    lead: `Licht, Wasser, gedeckte Tische: So kann es bei ${site.name} aussehen, wenn die Gäste kommen. Alle Bilder sind eigene Visualisierungen; wählen Sie ein Thema oder blättern Sie durch alle.`,
  },
} as const satisfies PageWords<typeof structure>;
