import type { Offer, Service } from 'schema-dts';
import type { CateringTypeId } from '@/content/catering/choices';
import { grossUnitCents } from '@/content/catering/unit-price';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { getPackages, type KnownPackage } from '@/lib/plan/package-catalogue';
import { siteLabels } from '../site-labels';
import { siteIds } from './ids';

/** A package at its gross price per person, which schema.org writes as `52.43`. */
function packageOffer(entry: KnownPackage, locale: Locale): Offer {
  const texts = catalogueTexts(locale).packages[entry.id];
  const cents = entry.priceCents === null ? null : grossUnitCents(entry.priceCents, entry.vat ?? 'food');
  const price =
    cents === null ? {} : { price: (cents / 100).toFixed(2) as `${number}`, priceCurrency: 'EUR' };
  return {
    '@type': 'Offer',
    name: texts.name,
    description: texts.includes.join(', '),
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: entry.minimumGuests },
    ...(cents !== null && {
      ...price,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...price,
        unitText: siteLabels(locale).seo.perPerson,
        valueAddedTaxIncluded: true,
      },
    }),
  };
}

/** What a page offers: the packages it shows, with the prices that stand beside them. */
export function serviceNode(
  id: string,
  name: string,
  types: readonly CateringTypeId[],
  locale: Locale,
): Service {
  const names = catalogueTexts(locale).types;
  return {
    '@type': 'Service',
    '@id': id,
    name,
    serviceType: types.map((type) => names[type].name),
    provider: { '@id': siteIds.catering() },
    areaServed: { '@type': 'City', name: site.address.city },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: siteLabels(locale).seo.packages,
      itemListElement: types.flatMap((type) => getPackages(type).map((entry) => packageOffer(entry, locale))),
    },
  };
}
