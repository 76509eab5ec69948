import { dishTexts } from '@/content/catering/dish-names';
import type { DishId } from '@/content/catering/dishes';
import { isEngraving } from '@/content/engravings';
import type { Locale } from '@/content/locales';
import { Engraving } from '../ui/engraving';

/** Those of the dishes that have a plate, with their names below, as on a printed card. */
export function PlateList({ dishes, locale }: { dishes: readonly DishId[]; locale: Locale }) {
  return (
    <ul className="grid grid-cols-2 gap-x-(--gutter) gap-y-10 md:grid-cols-3">
      {dishes.filter(isEngraving).map((plate) => (
        <li key={plate}>
          <Engraving plate={plate} />
          <p className="mt-4 text-center font-display text-lg leading-snug text-balance">
            {dishTexts[plate][locale]}
          </p>
        </li>
      ))}
    </ul>
  );
}
