import { maxSavingPercent } from './catering/hire';
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

const saving = maxSavingPercent('winter');

/** Free delivery and the saving in winter; what the calendar shows is added where it is known. */
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
      de: `Nur bis 28. Februar: bis zu ${saving} % bei der Raummiete sparen`,
      en: `Until 28 February only: save up to ${saving}% on venue hire`,
      es: `Solo hasta el 28 de febrero: ahorre hasta un ${saving} % en el alquiler de salas`,
    },
    to: { route: 'locationRooms', anchor: 'hire' },
    from: '2026-11-01',
    until: '2027-02-28',
    basis: 'content/catering/hire.ts: winter against summer on the same day of the week',
  },
];
