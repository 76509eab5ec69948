import { getTranslations } from 'next-intl/server';
import { isEngraving } from '@/content/engravings';
import type { Locale } from '@/content/locales';
import type { MenuSection } from '@/content/schema';
import { formatList } from '@/lib/i18n/format';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { getDish } from '@/lib/plan/dish-catalogue';
import { Engraving } from '../ui/engraving';
import { AdditiveNumerals } from './additive-numerals';
import { SectionHeading } from './section-heading';

type Props = { section: MenuSection; locale: Locale };

/**
 * A menu card with an engraving above each course; diets, allergens and additives stand at each dish, as the law wants before anybody decides (LMIV art. 44,
 * LMZDV § 5). Additives are numerals explained below the card.
 */
export async function Menu({ section, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'packages' });
  const diets = await getTranslations({ locale, namespace: 'configurator.diets' });
  const texts = catalogueTexts(locale);
  const additives = [
    ...new Set(section.courses.flatMap(({ dishes }) => dishes.flatMap((id) => getDish(id)?.additives ?? []))),
  ].sort((one, other) => one - other);
  return (
    <div className="wrap columns gap-y-8 md:gap-y-10">
      <div className="col-span-12 lg:sticky lg:top-36 lg:col-span-4 lg:self-start">
        <SectionHeading {...section} />
        <p className="mt-5 text-muted md:mt-6">{section.intro}</p>
      </div>
      <div className="col-span-12 border border-line bg-raised px-5 py-7 text-center lg:col-span-7 lg:col-start-6 lg:px-16 lg:py-16">
        {section.courses.map((course) => (
          <div key={course.title} className="mb-9 last:mb-8 lg:mb-12">
            {course.dishes
              .filter(isEngraving)
              .slice(0, 1)
              .map((plate) => (
                <div key={plate} className="mx-auto mb-4 w-28 lg:mb-6 lg:w-52">
                  <Engraving plate={plate} />
                </div>
              ))}
            <h3 className="mb-4 font-sans text-xs font-semibold tracking-[0.22em] text-accent uppercase">
              {course.title}
            </h3>
            <ul className="space-y-3.5 lg:space-y-5">
              {course.dishes.map((id) => {
                const dish = getDish(id);
                const allergens = dish?.allergens.map((code) => texts.allergens[code]) ?? [];
                return (
                  <li key={id}>
                    <p className="font-display text-2xl leading-tight text-balance">
                      {texts.dishes[id]}
                      <AdditiveNumerals codes={dish?.additives ?? []} label={t('additives')} />
                    </p>
                    <p className="mt-1 text-sm text-muted">
                      {[
                        dish?.diet.map((mark) => diets(mark)).join(', '),
                        allergens.length > 0 && t('allergens', { list: formatList(allergens, locale) }),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
        <div className="space-y-3 border-t border-line pt-6 text-left text-sm text-muted">
          {additives.length > 0 && (
            <p data-additives>{additives.map((code) => `${code} ${texts.additives[code]}`).join(' · ')}</p>
          )}
          <p>{texts.traces}</p>
        </div>
      </div>
    </div>
  );
}
