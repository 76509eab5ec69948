import type { DishCategory } from '@/content/catering/choices';
import { eventDay } from '@/lib/base/event-day';
import { type Draft, defaultDraft, getField, makeDraft } from '@/lib/plan/draft';
import type { FieldRow } from '@/lib/plan/field-row';
import { type FieldPath, fieldPaths, fields } from '@/lib/plan/fields';
import { juneDay } from './days';

/** Everything but the key of a sending, which belongs to one browser. */
export const plannedFields: readonly FieldPath[] = fieldPaths.filter(
  (path) => fields[path].scope !== 'browser',
);

const formats: Readonly<Record<string, string>> = {
  email: 'every-field@visitor.example',
  phone: '0221 4710 99',
  germanPostcode: '50667',
  postcode: '1012 AB',
  country: 'NL',
  vatId: 'NL123456789B01',
};

const dishSamples: Readonly<Record<DishCategory, readonly string[]>> = {
  vorspeisen: ['v01'],
  hauptspeisen: ['h02'],
  beilagen: ['b01'],
  desserts: ['d01'],
  fingerfood: ['f01'],
  breakfastCold: ['bc1'],
  breakfastWarm: ['bw1'],
};

/** A value that is allowed, not the default, and easy to find again. */
export function sampleValue(path: FieldPath): unknown {
  const row: FieldRow = fields[path];
  switch (row.kind) {
    case 'choice':
      return row.values.at(path === 'cateringType' ? 1 : path === 'eventType' ? -2 : -1);
    case 'whole':
      if (path === 'tipPercent') return 10;
      return Math.min(row.max, path === 'guests' ? 77 : 3);
    case 'cents':
      return 12_300;
    case 'flag':
      return !row.default;
    case 'line':
    case 'text':
      return row.format ? formats[row.format] : `Wort-${path.replace(/\W|_/g, '-')}`.slice(0, row.max);
    case 'package':
      return path === 'package' ? 'din-welle' : 'bf-komplett';
    case 'dishes':
      return row.category ? dishSamples[row.category] : ['v03'];
    case 'services':
      return ['s01', 's06'];
    case 'quantities':
      return { s01: { count: 7, hours: 9 } };
    case 'counts':
      return { H: 2, G: 1 };
    case 'day':
      return eventDay(juneDay);
    case 'time':
      return row.default === '' ? '23:45' : '17:15';
    case 'key':
      return undefined;
  }
}

/** A plan in which the form asks for a field. */
export function planAsking(path: FieldPath): Draft {
  const blank = defaultDraft();
  const base: Draft = {
    ...blank,
    customerType: 'business',
    cateringType: 'seated-dinner',
    package: 'din-ufer',
    services: ['s01'],
    eventType: 'trade-fair',
    locationType: 'company',
    details: {
      ...blank.details,
      firstName: 'Ada',
      lastName: 'Muster',
      email: 'ada@visitor.example',
      delivery_city: 'Krefeld',
      billingSameAsShipping: false,
    },
  };
  const { onlyFor } = fields[path];
  if (onlyFor === 'venue') return { ...base, locationType: 'venue' };
  if (path === 'otherEvent') return { ...base, eventType: 'other', otherEventText: 'Polterabend' };
  if (onlyFor === 'otherEvent') return { ...base, eventType: 'other', otherEvent: true };
  if (path === 'ideaText') return { ...base, cateringType: 'own-idea', package: null };
  if (path === 'cateringType') return { ...base, cateringType: null, package: null };
  if (path === 'eventType') return { ...base, eventType: null };
  if (path === 'customerType') return { ...base, customerType: null };
  if (path === 'details.billingSameAsShipping')
    return { ...base, details: { ...base.details, billingSameAsShipping: true, billing_city: 'Hattingen' } };
  return base;
}

/** The plan with its field set to the sample. */
export function withSample(path: FieldPath): Draft {
  const plan = planAsking(path);
  return makeDraft((_, other) => (other === path ? sampleValue(path) : getField(plan, other)));
}
