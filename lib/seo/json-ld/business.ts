import type {
  EventVenue,
  FoodEstablishment,
  ImageObject,
  LocalBusiness,
  MeetingRoom,
  Place,
  PostalAddress,
} from 'schema-dts';
import type { CateringPackage } from '@/content/catering/package';
import { packages } from '@/content/catering/packages';
import { grossUnitCents } from '@/content/catering/unit-price';
import { house, type RoomId, rooms } from '@/content/house';
import { roomIds } from '@/content/house-ids';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { catalogueWords, siteWords } from '@/content/texts';
import { formatCents } from '@/lib/i18n/format';
import { absoluteUrl, pageUrl } from '../absolute-url';
import { pictureFile } from '../picture-file';
import { siteLabels } from '../site-labels';
import { siteIds } from './ids';

const everyDay = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies readonly string[];

const address = (): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: site.address.street,
  postalCode: site.address.zip,
  addressLocality: site.address.city,
  addressRegion: site.address.region,
  addressCountry: site.address.country,
});

/** Cheapest to most expensive package per person, gross; at most 100 characters, as Google wants it. */
function priceRange(locale: Locale): string {
  const prices = (packages as readonly CateringPackage[]).flatMap(({ priceCents, vat }) =>
    priceCents === null ? [] : [grossUnitCents(priceCents, vat ?? 'food')],
  );
  return `${formatCents(Math.min(...prices), locale)}–${formatCents(Math.max(...prices), locale)}`;
}

/** Google wants at least five decimal places (local business, 8 September 2026). */
const geo = () => ({
  '@type': 'GeoCoordinates' as const,
  latitude: site.geo.latitude.toFixed(5),
  longitude: site.geo.longitude.toFixed(5),
});

/** What the house, its kitchen and its rooms have in common. */
const shared = (locale: Locale) => ({
  address: address(),
  geo: geo(),
  telephone: site.phone.international,
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: everyDay,
    ...site.openingHours,
  },
  image: pictureFile('hero', locale).url,
});

function logo(): ImageObject {
  return {
    '@type': 'ImageObject',
    '@id': siteIds.logo(),
    url: absoluteUrl('/icons/icon-512.png'),
    contentUrl: absoluteUrl('/icons/icon-512.png'),
    width: { '@type': 'QuantitativeValue', value: 512, unitCode: 'E37' },
    height: { '@type': 'QuantitativeValue', value: 512, unitCode: 'E37' },
    caption: site.name,
    creditText: site.name,
    copyrightNotice: site.company.legalName,
  };
}

/** The company: open daily, with its kitchen as a department and its venue as the place where it is. */
function business(locale: Locale): LocalBusiness {
  return {
    '@type': 'LocalBusiness',
    '@id': siteIds.business(),
    name: site.name,
    legalName: site.company.legalName,
    description: siteWords[locale].claim,
    url: pageUrl(locale, 'home'),
    email: site.email,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: site.phone.international,
      email: site.email,
      url: pageUrl(locale, 'contact'),
    },
    vatID: site.company.vatId,
    founder: { '@type': 'Person', name: site.owner },
    priceRange: priceRange(locale),
    currenciesAccepted: 'EUR',
    logo: logo(),
    sameAs: site.social.map(({ href }) => href),
    areaServed: { '@type': 'City', name: site.address.city },
    location: { '@id': siteIds.venue() },
    department: { '@id': siteIds.catering() },
    ...shared(locale),
  };
}

function catering(locale: Locale): FoodEstablishment {
  return {
    '@type': 'FoodEstablishment',
    '@id': siteIds.catering(),
    name: `${site.name} Catering`,
    url: pageUrl(locale, 'premiumCatering'),
    parentOrganization: { '@id': siteIds.business() },
    servesCuisine: ['German', 'Mediterranean'],
    acceptsReservations: true,
    hasMenu: pageUrl(locale, 'premiumCatering'),
    priceRange: priceRange(locale),
    ...shared(locale),
  };
}

function venue(locale: Locale, withRooms: boolean): EventVenue {
  const { openingHoursSpecification, ...place } = shared(locale);
  return {
    '@type': 'EventVenue',
    '@id': siteIds.venue(),
    name: `${site.name} Eventlocation`,
    description: siteLabels(locale).seo.venue,
    url: pageUrl(locale, 'location'),
    maximumAttendeeCapacity: house.indoorCapacity.standing,
    publicAccess: false,
    openingHoursSpecification,
    ...(withRooms && { containsPlace: roomNodes(locale) }),
    ...place,
  };
}

/** The company, its kitchen and its venue. */
export function businessNodes(locale: Locale, withRooms: boolean) {
  return [business(locale), catering(locale), venue(locale, withRooms)] as const;
}

/** A room with the largest number of guests that it takes, whichever way it is furnished. */
function room(id: RoomId, locale: Locale): MeetingRoom | Place {
  const { capacity, areaSquareMetres, indoor } = rooms[id];
  const place = {
    '@id': `${pageUrl(locale, 'locationRooms')}#${id}`,
    name: catalogueWords[locale].roomNames[id],
    maximumAttendeeCapacity: Math.max(...Object.values(capacity)),
  };
  if (!indoor || areaSquareMetres === null) return { '@type': 'Place', ...place };
  return {
    '@type': 'MeetingRoom',
    ...place,
    floorSize: { '@type': 'QuantitativeValue', value: areaSquareMetres, unitCode: 'MTK' },
  };
}

/** Everything that the house has to celebrate in. */
const roomNodes = (locale: Locale): readonly (MeetingRoom | Place)[] => roomIds.map((id) => room(id, locale));
