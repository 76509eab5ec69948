import { describe, expect, it } from 'vitest';
import { differenceText } from '@/lib/answer/answer-document';
import { describeDifferences } from '@/lib/answer/differences';
import { priceAnswer } from '@/lib/answer/price-answer';
import { type Extra, type Terms, usualTerms } from '@/lib/answer/terms';
import { eventDay } from '@/lib/base/event-day';
import { formatCents } from '@/lib/i18n/format';
import { composeAnswer } from '@/lib/inquiry/server/mail/guest-mails';
import { answerContext } from '@/lib/inquiry/server/mail/plan-context';
import { renderText } from '@/lib/mail/render-text';
import type { Draft } from '@/lib/plan/draft';
import { parseDraft } from '@/lib/plan/read-draft';
import { newLetter, sentVersion } from '@/tests/helpers/letters';
import { pdfText } from '@/tests/helpers/pdf-text';
import { now } from '../plan/arbitrary-draft';
import plans from '../plan/hand-priced.json';

type Id = 'wedding' | 'own-idea-alone' | 'zone-4' | 'fair';

type Change = {
  readonly title: string;
  /** A plan that was priced by hand; else the wedding, at 16,930.90 €. */
  readonly of?: Id;
  readonly plan?: Partial<Draft>;
  /** `YYYY-MM-DD` */
  readonly day?: string;
  readonly until?: string;
  readonly terms?: Partial<Terms>;
  /** In the plan's basis. */
  readonly cents: number;
  readonly says: readonly string[];
};

const planOf = (id: Id) => parseDraft(JSON.stringify(plans.find((plan) => plan.id === id)?.draft)).draft;
const wedding = { ...planOf('wedding'), desserts: ['d01'] };
const context = answerContext('de');

const extra = (change: Partial<Extra>): Partial<Terms> => ({
  extras: [
    {
      id: '6b2f2f6e-5c5b-4b52-9a35-0d7f5d5d0a11',
      text: 'Bootsfahrt',
      per: 'once',
      count: 1,
      unitCents: 42_000,
      vat: 'standard',
      ...change,
    },
  ],
});

/**
 * Calculated by hand. The wedding costs 163.67 € a guest (package 79.18, drinks 28.56 and seven further hours at 5.95,
 * flowers 14.28) and 5,474.00 € besides (DJ 1,059.10 and six hours at 142.80, cleaning 345.10, the hall 3,213.00).
 */
const changes: readonly Change[] = [
  { title: 'nothing', cents: 1_693_090, says: [] },
  // 90 × 163.67 + 5,474.00
  {
    title: 'more guests, twelve of them vegetarians',
    plan: { guests: 90, vegetarianGuests: 12 },
    cents: 2_020_430,
    says: ['Gäste: 90 (vorher: 70)', 'Gäste, die vegetarisch essen: neu: 12'],
  },
  {
    title: 'children and toddlers',
    plan: { children611: 6, childrenUnder6: 4 },
    cents: 1_588_538,
    says: ['davon Kinder bis 5 Jahre: neu: 4', 'davon Kinder von 6 bis 12 Jahren: neu: 6'],
  },
  {
    title: 'a dish out',
    plan: { desserts: [] },
    cents: 1_693_090,
    says: ['Desserts: 1 Platz füllt die Küche (vorher: Mousse von dunkler Schokolade)'],
  },
  // + 70 × 4.82
  {
    title: 'a starter beyond the package',
    plan: { vorspeisen: ['v01', 'v02', 'v03'] },
    cents: 1_726_830,
    says: [
      'Vorspeisen: Gebeizter Lachs, Dill-Senf-Honig, Kartoffelrösti; Rote-Bete-Carpaccio, Ziegenfrischkäse, karamellisierte Walnuss; Burrata, Ofentomate, Basilikumöl (vorher: 2 Plätze füllt die Küche)',
    ],
  },
  // − 70 × (79.18 − 63.13)
  {
    title: 'a smaller package',
    plan: { package: 'din-ufer' },
    cents: 1_580_740,
    says: [
      'Paket: Ufer, 3 Gänge (vorher: Welle, 4 Gänge)',
      'Vorspeisen: 1 Platz füllt die Küche (vorher: 2 Plätze füllt die Küche)',
      'Fingerfood: entfällt: 2 Plätze füllt die Küche',
    ],
  },
  // 18,548.74: six waiters for six more hours
  {
    title: 'a team that stays',
    plan: { services: ['s01', ...wedding.services] },
    cents: 1_854_874,
    says: ['Services: neu: Servicekraft (Anzahl: 6, Stunden: 11, davon 5 im Paket)'],
  },
  // − 70 × (28.56 + 41.65)
  {
    title: 'without drinks',
    plan: { services: ['s10', 's11', 's13'] },
    cents: 1_201_620,
    says: ['Services: entfällt: Getränkepauschale (Stunden: 11)'],
  },
  {
    title: 'drinks for eight hours',
    plan: { serviceQuantities: { s06: { hours: 8 } } },
    cents: 1_568_140,
    says: ['Services: Getränkepauschale (Stunden: 8) (vorher: Getränkepauschale (Stunden: 11))'],
  },
  // − 3,213.00 + 1,499.40
  {
    title: 'a Thursday in winter',
    day: '2027-01-14',
    cents: 1_521_730,
    says: [
      'Datum: Donnerstag, 14. Januar 2027, 15:00 Uhr bis 02:00 Uhr (vorher: Samstag, 11. September 2027, 15:00 Uhr bis 02:00 Uhr)',
      'Raummiete Seesaal: 1.499,40 € (vorher: 3.213,00 €)',
    ],
  },
  // − 7 × 70 × 5.95 − 6 × 142.80: drinks and DJ come for their least hours
  {
    title: 'an end after three hours',
    until: '18:00',
    cents: 1_315_860,
    says: [
      'Datum: Samstag, 11. September 2027, 15:00 Uhr bis 18:00 Uhr (vorher: Samstag, 11. September 2027, 15:00 Uhr bis 02:00 Uhr)',
      'Services: Getränkepauschale (Stunden: 4, Mindestdauer); DJ und Tontechnik (Stunden: 5, Mindestdauer) (vorher: Getränkepauschale (Stunden: 11); DJ und Tontechnik (Stunden: 11))',
    ],
  },
  // − 3,213.00 + 2,618.00: Sundays in summer
  {
    title: 'the terrace on a Sunday',
    day: '2027-09-12',
    plan: { room: 'terrace' },
    cents: 1_633_590,
    says: [
      'Datum: Sonntag, 12. September 2027, 15:00 Uhr bis 02:00 Uhr (vorher: Samstag, 11. September 2027, 15:00 Uhr bis 02:00 Uhr)',
      'Raum: Terrasse (vorher: Seesaal (unser Vorschlag))',
    ],
  },
  // − 70 × 4.18
  {
    title: 'an own price of the package',
    terms: { ownPrices: { 'package:din-welle:person': 7_500 } },
    cents: 1_663_830,
    says: ['Paket Welle, 4 Gänge: 70 × Person zu 75,00 € (vorher: 70 × Person zu 79,18 €)'],
  },
  {
    title: 'cleaning that is included',
    terms: { ownPrices: { 'service:s13:flat': 0 } },
    cents: 1_658_580,
    says: ['Endreinigung und Müllentsorgung: 0,00 € (vorher: 345,10 €)'],
  },
  // 3 % of 16,930.90 are 507.93
  {
    title: 'a discount',
    terms: { discountBp: 300 },
    cents: 1_642_297,
    says: ['Nachlass 3 %: neu: -507,93 €'],
  },
  // 3 % of 20,204.30 are 606.13
  {
    title: 'a discount on more guests',
    plan: { guests: 90 },
    terms: { discountBp: 300 },
    cents: 1_959_817,
    says: ['Gäste: 90 (vorher: 70)', 'Nachlass 3 %: neu: -606,13 €'],
  },
  {
    title: 'a position for each guest',
    terms: extra({ per: 'guest', unitCents: 1_250 }),
    cents: 1_780_590,
    says: ['Bootsfahrt: neu: 875,00 €'],
  },
  {
    title: 'a reduction',
    terms: extra({ text: 'Gutschein', unitCents: -20_000 }),
    cents: 1_673_090,
    says: ['Gutschein: neu: -200,00 €'],
  },
  {
    title: 'an idea that was on request',
    of: 'own-idea-alone',
    terms: extra({ id: 'request:idea', text: 'Ihre eigene Idee', unitCents: 210_000, vat: 'reduced' }),
    cents: 210_000,
    says: ['Ihre eigene Idee: neu: 2.100,00 €'],
  },
  // 1,241.20 + 380.00
  {
    title: 'a delivery that was on request',
    of: 'zone-4',
    terms: extra({ id: 'request:delivery', text: 'Lieferung', unitCents: 38_000 }),
    cents: 162_120,
    says: ['Lieferung: neu: 380,00 €'],
  },
  // Half as much again: 4,950.00 net and 2,475.00
  {
    title: 'a third day',
    of: 'fair',
    plan: { days: 3 },
    cents: 742_500,
    says: [
      'Anzahl der Tage: 3 (vorher: 2)',
      'Datum: Dienstag, 9. März 2027 bis Donnerstag, 11. März 2027, 3 Tage, 10:00 Uhr bis 17:00 Uhr (vorher: Dienstag, 9. März 2027 bis Mittwoch, 10. März 2027, 2 Tage, 10:00 Uhr bis 17:00 Uhr)',
    ],
  },
];

const bare = (text: string) => text.replace(/\s/g, '');

describe('page, mail and PDF name every change of an answer in the same words and at the same total', () => {
  it.each(changes)('$title', async ({ of, plan, day, until, terms, cents, says }) => {
    const asked = of ? planOf(of) : wedding;
    const details = {
      ...asked.details,
      ...(day && { date: eventDay(day) }),
      ...(until && { timeEnd: until }),
    };
    const answered = { ...asked, ...plan, details };
    const allTerms = { ...usualTerms(answered, now), ...terms };
    const price = priceAnswer(answered, allTerms, now);
    const sent = sentVersion(asked, now);
    const version = { ...sent, number: 2, author: 'house' as const, plan: answered, terms: allTerms, price };

    const shown = describeDifferences(sent, version, now, context)
      .filter(({ id }) => id !== 'total')
      .map((difference) =>
        `${difference.label}: ${differenceText(difference, context)}`.replaceAll('\u00a0', ' '),
      );
    expect.soft(price.shownCents).toBe(cents);
    expect.soft(shown).toEqual(says);

    const letter = newLetter(asked, now);
    const inquiry = { ...letter.inquiry, offered: 2, current: 2, state: 'offered' as const };
    const mail = await composeAnswer({ ...letter, inquiry, versions: [sent, version], version });
    const text = bare(renderText(mail));
    const pdf = pdfText(mail.attachments?.[0]?.content ?? new Uint8Array());
    for (const sentence of [...says, formatCents(cents, 'de')]) {
      expect.soft(text, sentence).toContain(bare(sentence));
      expect.soft(pdf, sentence).toContain(bare(sentence).replace(':', ''));
    }
  });
});
