import { isEngraving } from '@/content/engravings';
import type { Locale } from '@/content/locales';
import type { Hero, MenuSection, PackagesSection, PageContent } from '@/content/schema';
import { Eyebrow } from '../../ui/eyebrow';
import { Heading } from '../../ui/heading';
import { Visual } from '../../ui/visual';
import { AllergenSwitch, Courses } from '../courses';
import { Actions } from '../hero';
import { HeroPrice } from '../hero-price';
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
      <p className="mx-auto mt-5 max-w-[46ch] text-center text-balance text-muted">{menu.intro}</p>
      <AllergenSwitch locale={locale} />
      <div className="mt-6 md:mt-12">
        <Courses courses={menu.courses} locale={locale} />
      </div>
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

function Title({ content: { hero }, locale, plate }: TitleProps) {
  return (
    <header className="leaf-title flex flex-col items-center gap-5 text-center">
      <Eyebrow>{hero.eyebrow}</Eyebrow>
      {plate &&
        (isEngraving(plate) ? (
          <div className="w-full max-w-60">
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
      {hero.starting && <HeroPrice plan={hero.starting} locale={locale} />}
      {hero.actions && <Actions actions={hero.actions} locale={locale} className="justify-center" />}
    </header>
  );
}
