import { counts } from '../../catering/counts';
import { stepSlugs } from '../../routes';
import type { PageContent } from '../../schema';
import { site } from '../../site';

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
    layout: 'plain',
    eyebrow: 'Konfigurator',
    title: `Ihr Catering in ${stepSlugs.length} Fragen`,
    lead: `${counts.dishes} Gerichte, Ihre Gästezahl und ein Preis, der mitrechnet. Unverbindlich, in wenigen Minuten.`,
  },
  sections: [],
} as const satisfies PageContent;
