import { getTranslations } from 'next-intl/server';
import { TargetLink } from '@/components/frame/target-link';
import type { CateringTypeId } from '@/content/catering/choices';
import { extras } from '@/content/catering/extras';
import type { Locale } from '@/content/locales';
import { nonBreaking } from '@/content/non-breaking';
import type { PackagesSection } from '@/content/schema';
import { formatCents, formatList } from '@/lib/i18n/format';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { getPackages, type KnownPackage } from '@/lib/plan/package-catalogue';
import { buttonClass } from '../ui/button-class';
import { Figure } from '../ui/figure';
import { Fold } from '../ui/fold';
import { Heading } from '../ui/heading';
import { SectionHeading } from './section-heading';
import { centsOf, StartingPrice } from './starting-price';

type Props = { section: PackagesSection; locale: Locale };

/** More types than this are folded on narrow screens, and read across on wide ones. */
const maxListedTypes = 2;
/** More types than this are folded everywhere: so many prices at once are a wall. */
const maxOpenTypes = 3;

/**
 * Packages with prices and the number of guests they start from: consumers are shown total prices with their conditions
 * (PAngV § 3), companies net ones on their pages.
 */
export function Packages({ section, locale }: Props) {
  const texts = catalogueTexts(locale);
  const isMany = section.types.length > maxListedTypes;
  const isOpen = section.types.length <= maxOpenTypes;
  return (
    <div className={`wrap ${isMany ? 'price-sheet' : ''}`}>
      <SectionHeading {...section} />
      <p className="measure mt-5 text-muted">{section.intro}</p>
      <div className={`mt-6 ${!isOpen ? 'price-folds' : isMany ? 'price-columns' : 'gap-x-20 lg:columns-2'}`}>
        {section.types.map((type) =>
          isMany ? (
            <Fold
              key={type}
              name={section.id}
              wideOpen={isOpen}
              title={<Kind type={type} locale={locale} basis={section.priced} isFolded={!isOpen} />}
            >
              <PackageLines type={type} locale={locale} basis={section.priced} way="link" />
            </Fold>
          ) : (
            <div key={type} className="max-lg:not-first:mt-10">
              {section.types.length > 1 && <Heading level={3}>{texts.types[type].name}</Heading>}
              <PackageLines type={type} locale={locale} basis={section.priced} />
            </div>
          ),
        )}
      </div>
    </div>
  );
}

type KindProps = {
  type: CateringTypeId;
  locale: Locale;
  basis: 'net' | 'gross' | undefined;
  isFolded: boolean;
};

/** What a fold of packages says while it is closed: the lowest price, on wide screens that of each package. */
function Kind({ type, locale, basis = 'gross', isFolded }: KindProps) {
  const texts = catalogueTexts(locale);
  return (
    <>
      <Heading level={3} className="flex-1 max-md:text-2xl">
        {texts.types[type].name}
        <StartingPrice
          type={type}
          locale={locale}
          basis={basis}
          className={`block leading-tight ${isFolded ? 'lg:hidden' : 'md:hidden'}`}
        />
        {isFolded && (
          <span className="block font-sans text-sm leading-snug text-muted max-lg:hidden">
            {texts.types[type].text}
          </span>
        )}
      </Heading>
      {isFolded &&
        getPackages(type).map((entry) => (
          <span
            key={entry.id}
            className="flex w-36 flex-col justify-end self-stretch text-right font-sans text-sm text-muted max-lg:hidden"
          >
            {/* What follows a comma is this kind's alone, such as its courses. */}
            {texts.packages[entry.id].name.split(',', 1)}
            <Figure size="md">{formatCents(centsOf(entry, basis), locale)}</Figure>
          </span>
        ))}
    </>
  );
}

/** The packages of one type as lines of a price list, and the way to plan with them. */
export async function PackageLines({
  type,
  locale,
  basis = 'gross',
  way = 'button',
}: {
  type: CateringTypeId;
  locale: Locale;
  basis?: 'net' | 'gross' | undefined;
  /** How a visitor goes on to plan with them: among many kinds by a quiet link, beside a button of the same meaning not at all. */
  way?: 'button' | 'link' | 'none';
}) {
  const t = await getTranslations({ locale, namespace: 'packages' });
  const texts = catalogueTexts(locale);
  return (
    <>
      <ul aria-label={texts.types[type].name} className="price-list">
        {getPackages(type).map((entry) => (
          <li key={entry.id}>
            <p className="price-line">
              <span className="leader">{nonBreaking(texts.packages[entry.id].name)}</span>
              <span className="figures">
                {entry.priceCents === null ? t('onRequest') : formatCents(centsOf(entry, basis), locale)}
              </span>
            </p>
            <p className="figures mt-1 text-sm text-muted">
              {entry.priceCents !== null && `${t(basis === 'net' ? 'perPersonNet' : 'perPerson')} · `}
              {t('from', { guests: entry.minimumGuests })}
            </p>
            <ul className="price-includes mt-2 max-w-[56ch] text-sm text-muted">
              {texts.packages[entry.id].includes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <Extras entry={entry} locale={locale} />
          </li>
        ))}
      </ul>
      {way !== 'none' && (
        <TargetLink
          to={{ configurator: { ...(basis === 'net' && { customerType: 'business' }), cateringType: type } }}
          locale={locale}
          className={
            way === 'link' ? 'text-link mb-8 inline-block md:mb-3 py-2' : `${buttonClass('outline')} mt-4`
          }
        >
          {t('configure', { type: texts.types[type].name })}
        </TargetLink>
      )}
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
    <details className="group mt-2 text-sm text-muted">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 after:text-xl after:text-accent after:transition-[rotate] after:duration-300 after:content-['+'_/_''] group-open:after:rotate-45 hover:text-accent">
        {t('comesWith')}
      </summary>
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
