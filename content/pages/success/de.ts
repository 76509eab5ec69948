import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

export const de = {
  meta: {
    title: 'Ihre Anfrage: Bestätigung und Stand',
    description: `Nach dem Senden stehen hier die Nummer Ihrer Anfrage, ihr Stand und der Tag, bis zu dem ${site.name} Ihnen mit einem Angebot antwortet. Unverbindlich.`,
    keywords: ['Anfrage gesendet', 'Catering Anfrage'],
  },
  hero: {
    eyebrow: 'Anfrage',
    title: 'Der Stand Ihrer Anfrage',
    lead: 'Vorgangsnummer, Tag unserer Antwort und Stand Ihrer Anfrage stehen hier, sobald Sie gesendet haben.',
  },
} as const satisfies PageWords<typeof structure>;
