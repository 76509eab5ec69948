import { amountsIn } from '../catering/amounts';
import { packages } from '../catering/packages';
import { bookingTerms, expressBp, termsVersion } from '../catering/rules';
import { house, rooms } from '../house';
import { type Locale, languages } from '../locales';
import { retention } from '../retention';
import { site } from '../site';
import { siteWords } from '../texts';

const percent = (bp: number) => String(bp / 100);

/** A full hour as a language writes it in running text; English keeps the twelve-hour clock. */
const hour = (time: string, locale: Locale) => {
  if (locale !== 'en') return time;
  const hours = Number.parseInt(time, 10);
  return `${hours % 12 || 12} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
};
/** A calendar day, written out. */
const dayText = (isoDay: string, locale: Locale) =>
  new Intl.DateTimeFormat(languages[locale].region, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(isoDay),
  );

/** Percentages of the price by the days before the event from which they apply: `fee.30days`. */
const cancellationFees = (locale: Locale) => {
  const sign = locale === 'en' ? '%' : ' %';
  return bookingTerms.cancellation.map(({ fromDays, feeBp }) => [
    `fee.${fromDays}days`,
    `${percent(feeBp)}${sign}`,
  ]);
};

/** Days, months and years that personal data stays: `retention.draftDays`. */
const periods = Object.entries(retention).map(([name, value]) => [`retention.${name}`, value]);

/** Prices of one guest: `price.gri-welle` with VAT, `price.gri-welle.net` without. */
const packagePrices = (locale: Locale) => {
  const { gross, net } = amountsIn(locale);
  return packages.flatMap(({ id }) =>
    id === 'idee-frei'
      ? []
      : [
          [`price.${id}`, gross(id)],
          [`price.${id}.net`, net(id)],
        ],
  );
};

/**
 * Everything that a Markdown file may name as `{{key}}`, as it reads in a language. A text never repeats a figure that
 * stands somewhere else as data.
 */
export function valuesIn(locale: Locale): ReadonlyMap<string, string> {
  const { address, company, phone } = site;
  const values: Readonly<Record<string, string | number>> = {
    'site.name': site.name,
    'site.owner': site.owner,
    'site.chef': site.chef,
    'site.email': site.email,
    'site.answerDays': site.answerDays,
    'company.name': company.legalName,
    'company.director': company.director,
    'company.register': company.register,
    'company.vatId': company.vatId,
    'company.insurance': company.insurance,
    'company.supervision': company.supervision,
    'address.street': address.street,
    'address.zip': address.zip,
    'address.city': address.city,
    'address.country': siteWords[locale].country,
    'phone.display': phone.display,
    'phone.international': phone.international,
    // As a reader of the language dials it.
    'phone.local': locale === 'de' ? phone.display : phone.international,
    'social.names': site.social.map(({ name }) => name).join(', '),
    'hours.opens': hour(site.openingHours.opens, locale),
    'hours.closes': hour(site.openingHours.closes, locale),
    'hall.tables': rooms.hall.capacity.tables ?? 0,
    'hall.standing': rooms.hall.capacity.standing ?? 0,
    'hall.withDanceFloor': house.danceFloor.guestsAtTables,
    'hall.changeoverMinutes': house.hall.changeoverMinutes,
    'meadow.rows': rooms.meadow.capacity.rows ?? 0,
    'kull.rows': rooms.kull.capacity.rows ?? 0,
    'terms.optionDays': bookingTerms.optionDays,
    'terms.finalCountDays': bookingTerms.finalGuestCountDays,
    'terms.paymentDays': bookingTerms.paymentDays,
    'terms.depositPercent': percent(bookingTerms.depositBp),
    'terms.expressPercent': percent(expressBp),
    'terms.version': dayText(termsVersion, locale),
  };
  return new Map(
    [...Object.entries(values), ...periods, ...cancellationFees(locale), ...packagePrices(locale)].map(
      ([key = '', value]) => [String(key), String(value)],
    ),
  );
}
