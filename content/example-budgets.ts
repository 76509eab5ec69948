import type { CateringTypeId, CustomerType, LocationType } from './catering/choices';
import type { PackageId } from './catering/packages';
import type { ServiceId } from './catering/services';

/** A plan as somebody might leave the configurator; fields and defaults are those of its draft. */
type ExampleBudget = {
  readonly customerType: CustomerType;
  readonly cateringType: CateringTypeId;
  readonly package: PackageId;
  readonly guests: number;
  readonly children611?: number;
  readonly childrenUnder6?: number;
  readonly locationType: LocationType;
  readonly services: readonly ServiceId[];
  readonly details: {
    /** `YYYY-MM-DD`; only weekday and season count. */
    readonly date: string;
    readonly time: string;
    readonly timeEnd: string;
    readonly delivery_zip?: string;
  };
};

/** Examples on pages. No figure is typed: the price comes from the function that the configurator uses. */
export const exampleBudgets = {
  /** A Saturday in September. */
  wedding: {
    customerType: 'private',
    cateringType: 'seated-dinner',
    package: 'din-welle',
    guests: 70,
    locationType: 'venue',
    services: ['s01', 's06', 's10', 's11', 's13'],
    details: { date: '2027-09-11', time: '15:00', timeEnd: '02:00' },
  },
  /** A Friday in June in the company's yard. */
  'summer-party': {
    customerType: 'business',
    cateringType: 'grill-catering',
    package: 'gri-welle',
    guests: 110,
    children611: 20,
    childrenUnder6: 10,
    locationType: 'company',
    services: ['s06', 's12'],
    details: { date: '2027-06-18', time: '11:00', timeEnd: '16:00', delivery_zip: '47798' },
  },
  /** A Saturday in July in a garden. */
  barbecue: {
    customerType: 'private',
    cateringType: 'grill-catering',
    package: 'gri-ufer',
    guests: 40,
    children611: 6,
    childrenUnder6: 2,
    locationType: 'home',
    services: ['s05', 's06'],
    details: { date: '2027-07-17', time: '17:00', timeEnd: '22:00', delivery_zip: '47798' },
  },
  /** A Friday in March. */
  birthday: {
    customerType: 'private',
    cateringType: 'warm-buffet',
    package: 'war-horizont',
    guests: 50,
    locationType: 'venue',
    services: ['s01', 's06', 's13'],
    details: { date: '2027-03-12', time: '18:00', timeEnd: '00:00' },
  },
  /** A Thursday in November, by the fire. */
  'company-dinner': {
    customerType: 'business',
    cateringType: 'seated-dinner',
    package: 'din-ufer',
    guests: 24,
    locationType: 'venue',
    services: ['s06', 's14'],
    details: { date: '2027-11-18', time: '18:30', timeEnd: '22:30' },
  },
  /** A Wednesday in April. */
  seminar: {
    customerType: 'business',
    cateringType: 'conference',
    package: 'con-full',
    guests: 30,
    locationType: 'venue',
    services: [],
    details: { date: '2027-04-14', time: '10:00', timeEnd: '18:00' },
  },
} as const satisfies Readonly<Record<string, ExampleBudget>>;

export type BudgetId = keyof typeof exampleBudgets;
