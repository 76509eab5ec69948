import { getTranslations } from 'next-intl/server';
import { type AdditiveCode, type AllergenCode, additiveCodes } from '@/content/catering/allergens';
import { dishCategories } from '@/content/catering/choices';
import type { Locale } from '@/content/locales';
import type { CarteSection } from '@/content/schema';
import { formatList } from '@/lib/i18n/format';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { getDishes } from '@/lib/plan/dish-catalogue';
import { getService } from '@/lib/plan/service-catalogue';
import { Fold } from '../ui/fold';
import { Heading } from '../ui/heading';
import { MenuLine } from './menu-line';
import { SectionHeading } from './section-heading';

type Props = { section: CarteSection; locale: Locale };

type Line = {
  readonly id: string;
  readonly name: string;
  /** Diets of a dish. */
  readonly detail?: string;
  /** What a drink is and what it costs. */
  readonly notes: readonly (string | null)[];
  readonly allergens: readonly AllergenCode[];
  readonly additives: readonly AdditiveCode[];
};

/** The whole menu: every dish by category and every drink, each with allergens and additives; a category unfolds in two columns. */
export async function Carte({ section, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'packages' });
  const diets = await getTranslations({ locale, namespace: 'configurator.diets' });
  const texts = catalogueTexts(locale);
  const groups = [
    ...dishCategories.map((category) => ({
      title: section.categories[category],
      lines: getDishes(category).map(
        ({ id, diet, allergens, additives }): Line => ({
          id,
          name: texts.dishes[id],
          detail: diet.map((mark) => diets(mark)).join(', '),
          notes: [],
          allergens,
          additives,
        }),
      ),
    })),
    {
      title: section.drinksTitle,
      lines: section.drinks.map(({ service, price }): Line => {
        const { name, note } = texts.services[service];
        const { allergens = [], additives = [] } = getService(service) ?? {};
        return { id: service, name, notes: [note, price], allergens, additives };
      }),
    },
  ];
  return (
    <div className="wrap">
      <SectionHeading {...section} />
      <p className="measure mt-5 text-muted">{section.intro}</p>
      <div className="mt-7">
        {groups.map(({ title, lines }) => (
          <Fold key={title} title={<Heading level={3}>{title}</Heading>}>
            <ul className="menu-course gap-16 pb-4 lg:columns-2">
              {lines.map(({ id, name, detail, notes, allergens, additives }) => (
                <MenuLine
                  key={id}
                  name={name}
                  detail={detail}
                  notes={[
                    ...notes,
                    allergens.length > 0 &&
                      t('allergens', {
                        list: formatList(
                          allergens.map((code) => texts.allergens[code]),
                          locale,
                        ),
                      }),
                  ]}
                  additives={additives}
                  additivesLabel={t('additives')}
                />
              ))}
            </ul>
          </Fold>
        ))}
        <Fold title={<Heading level={3}>{t('additives')}</Heading>}>
          <p data-additives className="pb-6 text-muted">
            {additiveCodes.map((code) => `${code} ${texts.additives[code]}`).join(' · ')}
          </p>
        </Fold>
      </div>
      <div className="space-y-3 pt-6 text-sm text-muted">
        <p>{texts.traces}</p>
        <p>{section.note}</p>
      </div>
    </div>
  );
}
