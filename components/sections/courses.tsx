import { getTranslations } from 'next-intl/server';
import { isEngraving } from '@/content/engravings';
import type { Locale } from '@/content/locales';
import type { MenuSection } from '@/content/schema';
import { formatList } from '@/lib/i18n/format';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { getDish } from '@/lib/plan/dish-catalogue';
import { Engraving } from '../ui/engraving';
import { MenuLine } from './menu-line';

type Props = { courses: MenuSection['courses']; locale: Locale };

/** Dishes are read first: shows the allergens of the card that it stands in. */
export async function AllergenSwitch({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'packages' });
  return (
    <label className="allergen-switch">
      <input type="checkbox" className="check-box" />
      {t('showAllergens')}
    </label>
  );
}

/**
 * Courses of a menu, each below one of its engravings, on phones the first alone; diets, allergens and additives belong to
 * each dish, as the law wants before anybody decides (LMIV art. 44, LMZDV § 5). Additives are numerals explained at the foot.
 */
export async function Courses({ courses, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'packages' });
  const diets = await getTranslations({ locale, namespace: 'configurator.diets' });
  const texts = catalogueTexts(locale);
  const additives = [
    ...new Set(courses.flatMap(({ dishes }) => dishes.flatMap((id) => getDish(id)?.additives ?? []))),
  ].sort((one, other) => one - other);
  return (
    <>
      {courses.map((course, index) => (
        <div key={course.title} className="menu-course">
          {course.dishes
            .filter(isEngraving)
            .slice(0, 1)
            .map((plate) => (
              <div
                key={plate}
                className={`mx-auto mb-3 w-36 max-w-full md:w-44 ${index > 0 ? 'max-md:hidden' : ''}`}
              >
                <Engraving plate={plate} />
              </div>
            ))}
          <h3 className="label mb-3 md:mb-5 text-center text-accent">{course.title}</h3>
          <ul>
            {course.dishes.map((id) => {
              const dish = getDish(id);
              const allergens = dish?.allergens.map((code) => texts.allergens[code]) ?? [];
              return (
                <MenuLine
                  key={id}
                  name={texts.dishes[id] ?? id}
                  detail={dish?.diet.map((mark) => diets(mark)).join(', ')}
                  notes={[allergens.length > 0 && t('allergens', { list: formatList(allergens, locale) })]}
                  additives={dish?.additives ?? []}
                  additivesLabel={t('additives')}
                />
              );
            })}
          </ul>
        </div>
      ))}
      <div className="space-y-3 border-t border-line pt-6 text-sm text-muted">
        {additives.length > 0 && (
          <p data-additives>{additives.map((code) => `${code} ${texts.additives[code]}`).join(' · ')}</p>
        )}
        <p>{texts.traces}</p>
      </div>
    </>
  );
}
