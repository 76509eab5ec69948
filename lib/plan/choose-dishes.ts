import type { AllergenGroup } from '@/content/catering/allergens';
import type { CateringTypeId, DishCategory } from '@/content/catering/choices';
import { getDishes, type KnownDish } from './dish-catalogue';
import { type DietFilter, isFreeFrom, isInSeason, meetsDiet } from './dish-filter';
import { suits } from './dish-rules';

/** What every dish of a menu has to keep to. */
export type DishRules = {
  readonly type: CateringTypeId;
  readonly diets: readonly DietFilter[];
  /** Allergens that must not be in any dish by recipe. */
  readonly without: readonly AllergenGroup[];
  /** Of the event, 1–12; `null` while the date is open. */
  readonly month: number | null;
  /** Some guests are vegans or vegetarians: their dishes come first. */
  readonly hasVegans: boolean;
  readonly hasVegetarians: boolean;
};

type Group = 'meat' | 'fish' | 'vegetarian' | 'vegan';

function groupOf({ diet }: KnownDish): Group {
  if (diet.includes('vegan')) return 'vegan';
  if (diet.includes('vegetarisch')) return 'vegetarian';
  return diet.includes('fisch') && !diet.includes('fleisch') ? 'fish' : 'meat';
}

/** Whom the next dish is for, so that a small choice suits as many guests as possible. */
const variety: Readonly<Record<DishCategory, readonly Group[]>> = {
  vorspeisen: ['vegan', 'fish', 'meat', 'vegetarian'],
  hauptspeisen: ['meat', 'vegan', 'fish', 'vegetarian'],
  beilagen: ['vegan', 'vegetarian'],
  desserts: ['vegetarian', 'vegan'],
  fingerfood: ['vegan', 'meat', 'vegetarian', 'fish'],
  breakfastCold: ['vegetarian', 'meat', 'vegan', 'fish'],
  breakfastWarm: ['vegetarian', 'vegan', 'meat'],
};

/** Nuts, shellfish and molluscs, which hit hardest whom nobody asked. */
const severe: readonly AllergenGroup[] = ['B', 'E', 'H', 'N'];

/** Lower suits more guests: without what some people avoid, then with fewer allergens. */
const cost = (dish: KnownDish, month: number | null): number =>
  (dish.diet.includes('schwein') ? 30 : 0) +
  (isFreeFrom(dish, severe) ? 0 : 25) +
  (dish.diet.includes('alkohol') ? 10 : 0) +
  (dish.season && month === null ? 15 : 0) +
  dish.allergens.length;

/** Above this, in cents, a dish is chosen only when nothing else is left. */
const maxSurchargeCents = 100;

/**
 * So many dishes of a list that suit the kind of catering, the diets and the season, of all sorts in turn; fewer where the
 * menu has no more.
 */
export function chooseDishes(category: DishCategory, count: number, rules: DishRules): readonly string[] {
  const left = getDishes(category)
    .filter(
      (dish) =>
        suits(dish.id, rules.type) &&
        isFreeFrom(dish, rules.without) &&
        isInSeason(dish, rules.month) &&
        rules.diets.every((diet) => meetsDiet(dish, diet)),
    )
    .sort((one, other) => cost(one, rules.month) - cost(other, rules.month));
  // A vegan dish serves both.
  const first: readonly Group[] = rules.hasVegans ? ['vegan'] : rules.hasVegetarians ? ['vegetarian'] : [];
  const order = [...new Set([...first, ...variety[category]])];
  const chosen: string[] = [];
  for (let turn = 0; chosen.length < count && left.length > 0; turn += 1) {
    const wanted = order[turn % order.length];
    const cheap = left.filter(({ surchargeCents }) => surchargeCents <= maxSurchargeCents);
    const from = cheap.length > 0 ? cheap : left;
    const next = from.find((dish) => groupOf(dish) === wanted) ?? from[0];
    if (!next) break;
    chosen.push(next.id);
    left.splice(left.indexOf(next), 1);
  }
  return chosen;
}
