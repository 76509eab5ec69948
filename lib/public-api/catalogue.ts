import { createHash } from 'node:crypto';
import { additiveCodes, allergenCodes } from '@/content/catering/allergens';
import { cateringTypes, type DishCategory, dishCategories } from '@/content/catering/choices';
import type { Dish } from '@/content/catering/dish';
import { dishes } from '@/content/catering/dishes';
import { extraMarks } from '@/content/catering/extra-marks';
import { extras } from '@/content/catering/extras';
import { hiredAs, hirePrices, hireSeasons } from '@/content/catering/hire';
import type { CateringPackage } from '@/content/catering/package';
import { packages } from '@/content/catering/packages';
import {
  bookingTerms,
  catalogueVersion,
  expressBp,
  extraChoices,
  guestLimits,
  tipSteps,
} from '@/content/catering/rules';
import { type Service, services } from '@/content/catering/services';
import { grossUnitCents } from '@/content/catering/unit-price';
import { deliveryPrices } from '@/content/catering/zones';
import { house, type RoomId, rooms } from '@/content/house';
import { roomIds } from '@/content/house-ids';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { catalogueWords } from '@/content/texts';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import type { KnownDish } from '@/lib/plan/dish-catalogue';
import { dietFilters, meetsDiet } from '@/lib/plan/dish-filter';
import type { KnownPackage } from '@/lib/plan/package-catalogue';
import type { KnownService } from '@/lib/plan/service-catalogue';
import type { Catalogue } from './catalogue-schema';

const money = (netCents: number, vat: Parameters<typeof grossUnitCents>[1]) => ({
  netCents,
  grossCents: grossUnitCents(netCents, vat),
});

/** Filters that a dish passes, derived from marks and allergens. */
const dietsOf = (dish: Pick<Dish, 'diet' | 'allergens'>) =>
  dietFilters.filter((diet) => meetsDiet(dish, diet));

type Texts = ReturnType<typeof catalogueTexts>;

const toDish = (dish: KnownDish, texts: Texts): Catalogue['dishes'][number] => ({
  id: dish.id,
  category: dish.category,
  name: texts.dishes[dish.id],
  marks: [...dish.diet],
  suitsDiets: dietsOf(dish),
  allergens: [...dish.allergens],
  additives: [...dish.additives],
  surcharge: dish.surchargeCents > 0 ? money(dish.surchargeCents, 'food') : null,
  suitsTypes: [...dish.fits],
  months: dish.season ? [...dish.season] : null,
});

const toPackage = (entry: KnownPackage & CateringPackage, texts: Texts): Catalogue['packages'][number] => ({
  id: entry.id,
  cateringType: entry.cateringType,
  name: texts.packages[entry.id].name,
  includes: [...texts.packages[entry.id].includes],
  pricePerGuest: entry.priceCents === null ? null : money(entry.priceCents, entry.vat ?? 'food'),
  minimumGuests: entry.minimumGuests,
  leadWorkingDays: entry.leadDays,
  dishes: entry.included,
  fingerfoodPieces: entry.pieces,
  bringsServices: [...entry.brings],
  teamHours: entry.serviceHours ?? null,
  bringsFood: [...entry.extras],
});

const toService = (service: KnownService & Service, texts: Texts): Catalogue['services'][number] => ({
  id: service.id,
  name: texts.services[service.id].name,
  note: texts.services[service.id].note,
  unit: service.unit,
  price: money(service.priceCents, service.vat),
  includedHours: service.hours ?? null,
  furtherHour: service.furtherHourCents === undefined ? null : money(service.furtherHourCents, service.vat),
  minimumGuests: service.minimumGuests ?? null,
  allergens: [...(service.allergens ?? [])],
  additives: [...(service.additives ?? [])],
});

const toRoom = (id: RoomId, texts: Texts): Catalogue['rooms'][number] => ({
  id,
  name: texts.items[id] ?? id,
  isIndoor: rooms[id].indoor,
  areaSquareMetres: rooms[id].areaSquareMetres,
  capacity: rooms[id].capacity,
  hirePerDay: Object.entries(hirePrices[hiredAs[id]]).flatMap(([season, days]) =>
    Object.entries(days).map(([day, netCents]) => ({ season, day, price: money(netCents, 'standard') })),
  ),
});

const listNames = <K extends string | number>(codes: readonly K[], names: Readonly<Record<K, string>>) =>
  codes.map((code) => ({ code, name: names[code] }));

function buildCatalogue(locale: Locale): Omit<Catalogue, 'version'> {
  const texts = catalogueTexts(locale);
  return {
    pricesFrom: catalogueVersion,
    locale,
    currency: 'EUR',
    venue: {
      name: site.name,
      address: `${site.address.street}, ${site.address.zip} ${site.address.city}`,
      opens: house.hours.opens,
      celebrationsEnd: house.hours.celebrationEnds,
    },
    cateringTypes: cateringTypes.map((id) => ({ id, ...texts.types[id] })),
    categories: dishCategories.map((id: DishCategory) => {
      const extra = extraChoices[id];
      return {
        id,
        name: catalogueWords[locale].dishCategories[id],
        furtherDish: extra ? money(extra.priceCents, 'food') : null,
      };
    }),
    packages: packages.map((entry) => toPackage(entry, texts)),
    dishes: dishes.map((dish) => toDish(dish, texts)),
    includedFood: extras.map((extra) => ({
      id: extra.id,
      name: texts.items[extra.id] ?? extra.id,
      suitsDiets: dietsOf({ diet: extraMarks[extra.id], allergens: extra.allergens }),
      allergens: [...extra.allergens],
      additives: [...extra.additives],
    })),
    services: services.map((service) => toService(service, texts)),
    rooms: roomIds.map((id) => toRoom(id, texts)),
    allergens: listNames(allergenCodes, texts.allergens),
    additives: listNames(additiveCodes, texts.additives),
    tracesNote: texts.traces,
    rules: {
      guests: guestLimits,
      expressSurchargePercent: expressBp / 100,
      tipSteps: [...tipSteps],
      hireMonths: Object.entries(hireSeasons).map(([season, months]) => ({ season, months: [...months] })),
      delivery: {
        freeUpToKm: 30,
        upTo60Km: money(deliveryPrices.middle, 'food'),
        perKmUpTo120Km: money(deliveryPrices.perKm, 'food'),
        sameDayPickup: money(deliveryPrices.sameDayPickup, 'food'),
      },
      answerDays: bookingTerms.answerDays,
      optionDays: bookingTerms.optionDays,
      finalGuestCountDays: bookingTerms.finalGuestCountDays,
      depositPercent: bookingTerms.depositBp / 100,
      cancellation: bookingTerms.cancellation.map(({ fromDays, feeBp }) => ({
        fromDays,
        feePercent: feeBp / 100,
      })),
    },
  };
}

const known = new Map<Locale, Catalogue>();

/** Everything that is offered, in one language. The version changes with every price, dish, rule or word. */
export function getCatalogue(locale: Locale): Catalogue {
  const cached = known.get(locale);
  if (cached) return cached;
  const content = buildCatalogue(locale);
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12);
  const catalogue = { version: `${catalogueVersion}-${hash}`, ...content };
  known.set(locale, catalogue);
  return catalogue;
}
