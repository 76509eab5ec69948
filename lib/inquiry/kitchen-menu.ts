import {
  type AdditiveCode,
  type AllergenCode,
  additiveCodes,
  allergenGroups,
} from '@/content/catering/allergens';
import { dishCategories } from '@/content/catering/choices';
import { extras } from '@/content/catering/extras';
import { platedTypes } from '@/content/catering/rules';
import type { KnownDish } from '@/lib/plan/catalogue';
import type { DescribeContext } from '@/lib/plan/describe';
import { causeText } from '@/lib/plan/describe-conflicts';
import { dishFacts } from '@/lib/plan/describe-texts';
import { getAllergenGroup } from '@/lib/plan/dish-filter';
import { canEat, dietGroups, type PlannedGuests } from '@/lib/plan/portions';
import type { ResolvedPlan } from '@/lib/plan/resolve';
import type { PlannedCourse } from '@/lib/plan/resolve-dishes';

/** Something that is eaten or drunk. */
export type KitchenItem = {
  readonly id: string;
  readonly name: string;
  /** Portions a day, or pieces of finger food. */
  readonly portions: number;
  readonly unit: 'portion' | 'piece';
  /** Whose portion has to be something else: guests by the allergen that they cannot eat. */
  readonly conflicts: readonly string[];
  readonly allergens: readonly AllergenCode[];
  readonly additives: readonly AdditiveCode[];
  /** Marks such as vegan. */
  readonly marks: readonly string[];
  /** Allergens and additives in words, as the law wants them at the dish. */
  readonly facts: string;
};

export type KitchenCourse = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly KitchenItem[];
  /** Dishes that the kitchen still has to choose. */
  readonly open: number;
  /** Nobody has said who eats which main course. */
  readonly isAssumed: boolean;
};

/** What an item contains, by the columns of the sheet. */
export type KitchenMatrix = {
  readonly columns: readonly {
    readonly code: string;
    readonly name: string;
    readonly kind: 'allergen' | 'additive';
  }[];
  readonly rows: readonly { readonly name: string; readonly has: readonly boolean[] }[];
};

/** The dishes among which a diet chooses its plate: meat and fish for those who eat them, where there is any. */
function platesFor(dishes: readonly KnownDish[], group: (typeof dietGroups)[number]): readonly KnownDish[] {
  const edible = dishes.filter((dish) => canEat(dish, group));
  const own = edible.filter((dish) => group !== 'omnivorous' || !canEat(dish, 'vegetarian'));
  return own.length > 0 ? own : edible;
}

/** One plate for everybody, spread evenly over what a guest can eat; the first dishes get what is left over. */
function splitPlates(dishes: readonly KnownDish[], guests: PlannedGuests): ReadonlyMap<string, number> {
  const plates = new Map<string, number>();
  for (const group of dietGroups) {
    const own = platesFor(dishes, group);
    for (const [index, { id }] of own.entries()) {
      const share = Math.floor(guests[group] / own.length) + (index < guests[group] % own.length ? 1 : 0);
      plates.set(id, (plates.get(id) ?? 0) + share);
    }
  }
  return plates;
}

const isPlated = ({ main }: ResolvedPlan, { category, dishes }: PlannedCourse): boolean =>
  category === 'hauptspeisen' &&
  dishes.length > 1 &&
  main !== null &&
  platedTypes.includes(main.cateringType);

function courseItems(
  plan: ResolvedPlan,
  course: PlannedCourse,
  context: DescribeContext,
): readonly KitchenItem[] {
  const { guests, main } = plan;
  const plates = isPlated(plan, course)
    ? splitPlates(
        course.dishes.map(({ dish }) => dish),
        guests,
      )
    : null;
  const pieces = course.category === 'fingerfood' ? (main?.pieces ?? 0) : 0;
  return course.dishes.map(({ dish, eaters }) => ({
    id: dish.id,
    name: context.texts.dishes[dish.id],
    portions:
      pieces > 0
        ? Math.ceil((pieces * guests.total) / course.dishes.length)
        : (plates?.get(dish.id) ?? eaters),
    unit: pieces > 0 ? 'piece' : 'portion',
    conflicts: conflictsOf(plan, dish.id, context),
    allergens: dish.allergens,
    additives: dish.additives,
    marks: dish.diet.map((mark) => context.t(`diets.${mark}`)),
    facts: dishFacts(dish, context),
  }));
}

const conflictsOf = (plan: ResolvedPlan, id: string, context: DescribeContext): readonly string[] =>
  plan.conflicts
    .filter(({ itemId, cause }) => itemId === id && cause !== 'vegan' && cause !== 'vegetarisch')
    .map((conflict) => causeText(conflict, context));

type Declared = {
  readonly id: string;
  readonly allergens?: readonly AllergenCode[];
  readonly additives?: readonly AdditiveCode[];
};

/** Food of a package and drinks: everybody gets them. */
function otherItem(
  { id, allergens = [], additives = [] }: Declared,
  plan: ResolvedPlan,
  context: DescribeContext,
) {
  return {
    id,
    name: context.texts.items[id] ?? id,
    portions: plan.guests.total,
    unit: 'portion' as const,
    conflicts: conflictsOf(plan, id, context),
    allergens,
    additives,
    marks: [],
    facts: dishFacts({ allergens, additives }, context),
  };
}

/** Every course with portions of a day, then what comes with the packages, then drinks with what they contain. */
export function kitchenCourses(
  plan: ResolvedPlan,
  titles: { readonly extras: string; readonly drinks: string },
  context: DescribeContext,
): readonly KitchenCourse[] {
  const chosen = dishCategories
    .map((category) => plan.menu[category])
    .map((course) => ({
      id: course.category,
      title: context.t(`categories.${course.category}`),
      items: courseItems(plan, course, context),
      open: course.pricedBy ? course.open : 0,
      isAssumed: isPlated(plan, course),
    }));
  const other = (id: string, title: string, list: readonly Declared[]): KitchenCourse => ({
    id,
    title,
    items: list.map((entry) => otherItem(entry, plan, context)),
    open: 0,
    isAssumed: false,
  });
  const drinks = plan.services.map(({ service }) => service).filter((service) => service.consumed);
  return [
    ...chosen,
    other(
      'extras',
      titles.extras,
      extras.filter(({ id }) => plan.extras.includes(id)),
    ),
    other('drinks', titles.drinks, drinks),
  ].filter(({ items, open }) => items.length > 0 || open > 0);
}

/** Which item contains what; only columns that occur. Kinds of cereal and nut stand at the dish itself. */
export function kitchenMatrix(courses: readonly KitchenCourse[], { texts }: DescribeContext): KitchenMatrix {
  const items = courses.flatMap((course) => course.items);
  const groups = allergenGroups.filter((group) =>
    items.some(({ allergens }) => allergens.some((code) => getAllergenGroup(code) === group)),
  );
  const codes = additiveCodes.filter((code) => items.some(({ additives }) => additives.includes(code)));
  return {
    columns: [
      ...groups.map((code) => ({ code, name: texts.allergenGroups[code], kind: 'allergen' as const })),
      ...codes.map((code) => ({
        code: String(code),
        name: texts.additives[code],
        kind: 'additive' as const,
      })),
    ],
    rows: items.map(({ name, allergens, additives }) => ({
      name,
      has: [
        ...groups.map((group) => allergens.some((code) => getAllergenGroup(code) === group)),
        ...codes.map((code) => additives.includes(code)),
      ],
    })),
  };
}
