import type { Localized } from './locales';
import type { Target } from './schema';

/**
 * One line above the header. A message is shown from the beginning of `from` to the end of `until`
 * (days in Berlin, YYYY-MM-DD); without them it always is. `basis` says on what the statement rests:
 * an advertised saving or scarcity that nobody can prove must not be shown (§ 5 UWG).
 */
export type Promo = {
  readonly id: string;
  readonly text: Localized;
  readonly to: Target;
  readonly from?: string;
  readonly until?: string;
  readonly basis: string;
};

export const promos: readonly Promo[] = [
  {
    id: 'delivery',
    text: {
      de: 'Kostenfreie Lieferung bis 30 km rund um Krefeld',
      en: 'Free delivery within 30 km of Krefeld',
      es: 'Entrega gratuita hasta a 30 km de Krefeld',
    },
    to: { route: 'cateringEvent' },
    basis: 'content/catering/rules.ts: delivery zone 1 costs nothing',
  },
  {
    id: 'winter',
    text: {
      de: 'Nur bis 28. Februar: bis zu 30 % bei der Raummiete sparen',
      en: 'Until 28 February only: save up to 30% on venue hire',
      es: 'Solo hasta el 28 de febrero: ahorre hasta un 30 % en el alquiler de salas',
    },
    to: { route: 'locationRooms' },
    from: '2026-11-01',
    until: '2027-02-28',
    basis: 'Price list of the venue: winter rate, Monday to Thursday, November to February',
  },
  {
    id: 'dates-2026',
    text: {
      de: 'Für 2026 sind nur noch wenige Termine frei',
      en: 'Only a few dates left for 2026',
      es: 'Quedan pocas fechas para 2026',
    },
    to: { route: 'contact' },
    from: '2026-03-01',
    until: '2026-10-15',
    basis: 'Booking calendar of 2026: fewer than eight Saturdays open',
  },
  {
    id: 'dates-2027',
    text: {
      de: 'Für 2027 sind nur noch wenige Termine frei',
      en: 'Only a few dates left for 2027',
      es: 'Quedan pocas fechas para 2027',
    },
    to: { route: 'contact' },
    from: '2026-10-16',
    until: '2027-10-15',
    basis: 'Booking calendar of 2027: fewer than eight Saturdays open',
  },
];
