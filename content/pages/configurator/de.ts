import { counts } from '../../catering/counts';
import { stepSlugs } from '../../routes';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

export const de = {
  meta: {
    title: 'Catering-Konfigurator',
    description: `Gästezahl, Catering-Art, Gerichte und Services wählen und den Preis mitlesen: In wenigen Minuten wird aus Ihrer Idee eine Anfrage an ${site.name}.`,
    keywords: [
      'Catering Konfigurator',
      'Catering Preis berechnen',
      'Catering anfragen Krefeld',
      'Buffet zusammenstellen',
    ],
  },
  hero: {
    eyebrow: 'Konfigurator',
    title: `Ihr Catering in ${stepSlugs.length} Fragen`,
    lead: `${counts.dishes} Gerichte, Ihre Gästezahl und ein Preis, der mitrechnet. Unverbindlich, in wenigen Minuten.`,
  },
} as const satisfies PageWords<typeof structure>;
