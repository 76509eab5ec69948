import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

export const de = {
  meta: {
    title: 'Neues aus Küche und Haus',
    description:
      'Ideen für Buffets, Hochzeiten am See und Firmenfeiern, dazu Einblicke in unsere Küche: die Artikel aus dem Haus am See in Krefeld.',
    keywords: ['Catering Ideen', 'Hochzeit planen', 'Firmenfeier Ideen', 'Eventlocation Neuigkeiten'],
  },
  hero: {
    eyebrow: 'News',
    title: 'Neues aus Küche und Haus',
    lead: `Was wir bei ${site.name} gekocht, geplant und gelernt haben. Mit Mengen, Zeiten und Listen, die Sie verwenden können.`,
  },
} as const satisfies PageWords<typeof structure>;
