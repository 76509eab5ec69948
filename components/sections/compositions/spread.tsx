import { getTranslations } from 'next-intl/server';
import { grossUnitCents } from '@/content/catering/unit-price';
import { isEngraving } from '@/content/engravings';
import type { Locale } from '@/content/locales';
import type { Hero, MenuSection, PackagesSection, PageContent } from '@/content/schema';
import { formatCents } from '@/lib/i18n/format';
import { getPackages } from '@/lib/plan/package-catalogue';
import { Eyebrow } from '../../ui/eyebrow';
import { Figure } from '../../ui/figure';
import { Heading } from '../../ui/heading';
import { Visual } from '../../ui/visual';
import { Courses } from '../courses';
import { Actions } from '../hero';
import { PackageLines } from '../packages';
import { SectionHeading } from '../section-heading';

type Leaves = { readonly menu?: MenuSection; readonly packages?: PackagesSection };

/** The sections that lie open with the title page of a menu: the first menu and the first packages. */
export function openLeaves({ sections }: PageContent): Leaves {
  const menu = sections.find((section) => section.kind === 'menu');
  const packages = sections.find((section) => section.kind === 'packages');
  return { ...(menu && { menu }), ...(packages && { packages }) };
}

/**
 * A menu lying open: the title page with plate, name and lowest price on the left and the packages below it, the menu on the right; one
 * below the other on narrow screens. Without a menu the packages lie on the right, and without either the picture.
 */
export function Spread({ content, locale }: { content: PageContent; locale: Locale }) {
  const { media } = content.hero;
  const { menu, packages } = openLeaves(content);
  const prices = packages && <Prices section={packages} locale={locale} />;
  const facing = menu ? (
    <section id={menu.id} aria-labelledby={`${menu.id}-title`} className="leaf scroll-mt-28">
      <SectionHeading {...menu} />
      <p className="mx-auto mt-5 mb-12 max-w-[46ch] text-center text-balance text-muted">{menu.intro}</p>
      <Courses courses={menu.courses} locale={locale} />
    </section>
  ) : (
    prices && <div className="leaf">{prices}</div>
  );
  return (
    <div className="wrap pt-2 pb-12 md:pb-20">
      <div className="spread">
        <div className="leaf">
          <Title content={content} locale={locale} plate={facing && media} />
          {menu && prices}
        </div>
        {facing ??
          (media && (
            <div className="leaf-picture relative aspect-[4/3] overflow-hidden has-[.engraving]:p-box lg:aspect-auto lg:min-h-160">
              <Visual
                media={media}
                locale={locale}
                sizes="(width >= 64rem) min(50vw,660px), 100vw"
                ratio={[4 / 5, 4 / 3]}
                priority
                isShared
              />
            </div>
          ))}
      </div>
    </div>
  );
}

function Prices({ section, locale }: { section: PackagesSection; locale: Locale }) {
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className="mt-14 scroll-mt-28 border-t border-line pt-12 first:mt-0 first:border-t-0 first:pt-0"
    >
      <SectionHeading {...section} />
      <p className="mx-auto mt-5 mb-6 max-w-[46ch] text-center text-balance text-muted">{section.intro}</p>
      {section.types.map((type) => (
        <PackageLines key={type} type={type} locale={locale} way="none" />
      ))}
    </section>
  );
}

type TitleProps = { content: PageContent; locale: Locale; plate: Hero['media'] };

async function Title({ content, locale, plate }: TitleProps) {
  const t = await getTranslations({ locale, namespace: 'compositions.carte' });
  const { hero } = content;
  const price = lowestPrice(content);
  return (
    <header className="leaf-title flex flex-col items-center gap-6 text-center">
      <Eyebrow>{hero.eyebrow}</Eyebrow>
      {plate &&
        (isEngraving(plate) ? (
          <div className="w-full max-w-120">
            <Visual media={plate} locale={locale} sizes="1px" isShared />
          </div>
        ) : (
          <div className="aspect-[3/2] w-full max-w-120 overflow-hidden">
            <Visual
              media={plate}
              locale={locale}
              sizes="(width >= 64rem) 26rem, 100vw"
              ratio={3 / 2}
              priority
              isShared
            />
          </div>
        ))}
      <Heading level={1} size="section">
        {hero.title}
      </Heading>
      <p className="max-w-[40ch] text-lg text-balance text-muted">{hero.lead}</p>
      {price !== undefined && (
        <Figure as="p" size="md">
          {t('priceFrom', { price: formatCents(price, locale) })}
        </Figure>
      )}
      {hero.actions && <Actions actions={hero.actions} locale={locale} className="justify-center" />}
    </header>
  );
}

/** Gross price per person of the page's cheapest package, in cents. */
function lowestPrice({ sections }: PageContent): number | undefined {
  const prices = sections
    .flatMap((section) => (section.kind === 'packages' ? section.types : []))
    .flatMap((type) => getPackages(type))
    .flatMap(({ priceCents, vat }) =>
      priceCents === null ? [] : [grossUnitCents(priceCents, vat ?? 'food')],
    );
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
