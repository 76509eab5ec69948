import { getTranslations } from 'next-intl/server';
import { TargetLink } from '@/components/frame/target-link';
import type { CateringTypeId } from '@/content/catering/choices';
import { extras } from '@/content/catering/extras';
import { grossUnitCents } from '@/content/catering/unit-price';
import type { Locale } from '@/content/locales';
import type { PackagesSection } from '@/content/schema';
import { formatCents, formatList } from '@/lib/i18n/format';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { getPackages, type KnownPackage } from '@/lib/plan/package-catalogue';
import { buttonClass } from '../ui/button-class';
import { Fold } from '../ui/fold';
import { Rail } from '../ui/rail';
import { SectionHeading } from './section-heading';

type Props = { section: PackagesSection; locale: Locale };

/** More types than this are folded, the first one open. */
const maxUnfoldedTypes = 2;

/**
 * Packages with gross prices and the number of guests they start from: consumers are shown total
 * prices with their conditions (PAngV § 3).
 */
export function Packages({ section, locale }: Props) {
  const texts = catalogueTexts(locale);
  const folded = section.types.length > maxUnfoldedTypes;
  return (
    <div className="wrap">
      <div className="columns gap-y-6">
        <SectionHeading {...section} className="col-span-12 lg:col-span-6" />
        <p className="col-span-12 text-muted lg:col-span-5 lg:col-start-8 lg:self-end">{section.intro}</p>
      </div>
      <div className="mt-10 md:mt-14">
        {folded
          ? section.types.map((type, index) => (
              <Fold key={type} name={section.id} open={index === 0} title={<h3>{texts.types[type].name}</h3>}>
                <div className="pb-8">
                  <PackageCards type={type} locale={locale} />
                </div>
              </Fold>
            ))
          : section.types.map((type) => (
              <div key={type} className="not-first:mt-14">
                {section.types.length > 1 && <h3 className="mb-6 md:mb-8">{texts.types[type].name}</h3>}
                <PackageCards type={type} locale={locale} />
              </div>
            ))}
      </div>
    </div>
  );
}

/** The packages of one type, side by side, and the way to plan with them. */
async function PackageCards({ type, locale }: { type: CateringTypeId; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'packages' });
  const texts = catalogueTexts(locale);
  return (
    <>
      <Rail
        label={texts.types[type].name}
        className="md:grid md:grid-cols-2 md:gap-(--gutter) lg:grid-cols-3"
      >
        {getPackages(type).map((entry) => (
          <li key={entry.id} className="flex flex-col border-t border-accent bg-raised p-6 md:p-7">
            <p className="font-display text-2xl">{texts.packages[entry.id].name}</p>
            <p className="figures mt-3 font-display text-4xl leading-none text-accent md:mt-4">
              {entry.priceCents === null
                ? t('onRequest')
                : formatCents(grossUnitCents(entry.priceCents, entry.vat ?? 'food'), locale)}
            </p>
            <p className="figures mt-2 text-sm text-muted">
              {entry.priceCents !== null && `${t('perPerson')} · `}
              {t('from', { guests: entry.minimumGuests })}
            </p>
            <ul className="mt-5 flex-1 space-y-2 text-base leading-snug text-muted md:mt-6">
              {texts.packages[entry.id].includes.map((line) => (
                <li key={line} className="flex gap-3">
                  <span aria-hidden="true" className="mt-[0.65em] h-px w-4 flex-none bg-accent" />
                  {line}
                </li>
              ))}
            </ul>
            <Extras entry={entry} locale={locale} />
          </li>
        ))}
      </Rail>
      <TargetLink
        to={{ configurator: { cateringType: type } }}
        locale={locale}
        className={`${buttonClass('outline')} mt-6 md:mt-8`}
      >
        {t('configure', { type: texts.types[type].name })}
      </TargetLink>
    </>
  );
}

/** Food that comes with a package, with its allergens and additives (LMIV art. 44, LMZDV § 5). */
async function Extras({ entry, locale }: { entry: KnownPackage; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'packages' });
  const texts = catalogueTexts(locale);
  const served = extras.filter(({ id }) => entry.extras.includes(id));
  if (served.length === 0) return null;
  return (
    <details className="mt-5 text-sm text-muted">
      <summary className="flex min-h-11 cursor-pointer items-center">{t('comesWith')}</summary>
      <ul className="space-y-2 pb-2">
        {served.map(({ id, allergens, additives }) => (
          <li key={id}>
            {t('extra', {
              name: texts.items[id] ?? id,
              list: formatList(
                [
                  ...allergens.map((code) => texts.allergens[code]),
                  ...additives.map((code) => texts.additives[code]),
                ],
                locale,
              ),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
