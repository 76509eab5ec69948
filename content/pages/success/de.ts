import type { PageContent } from '../../schema';
import { site } from '../../site';

export const de = {
  meta: {
    title: 'Ihre Anfrage ist angekommen',
    description: `Ihre Anfrage liegt in unserer Küche. Hier stehen Ihre Referenz und der Tag, bis zu dem ${site.name} Ihnen mit einem Angebot antwortet. Unverbindlich.`,
    keywords: ['Anfrage gesendet', 'Catering Anfrage'],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Anfrage',
    title: 'Danke, Ihre Anfrage ist da',
    lead: 'Sie liegt bei uns und geht nicht mehr verloren. Ihr Angebot kommt per E-Mail, und bis Sie es annehmen, ist nichts gebucht.',
  },
  sections: [],
} as const satisfies PageContent;
