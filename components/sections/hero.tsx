import type { ComponentProps, ReactNode } from 'react';
import { TargetLink } from '@/components/frame/target-link';
import { isEngraving } from '@/content/engravings';
import type { Locale } from '@/content/locales';
import { skyOf } from '@/content/media';
import { bindPlace } from '@/content/non-breaking';
import type { Action, Hero as HeroContent } from '@/content/schema';
import { buttonClass } from '../ui/button-class';
import { Heading } from '../ui/heading';
import { Plated } from '../ui/plated';
import { Visual } from '../ui/visual';
import { ExamplePrice, HeroPrice } from './hero-price';

type Props = { hero: HeroContent; locale: Locale };

/** The top of a page in one of its four layouts; the only h1 of the page is in here. */
export function Hero({ hero, locale }: Props) {
  if (hero.layout === 'full') return <FullHero hero={hero} locale={locale} />;
  if (hero.layout === 'split') return <SplitHero hero={hero} locale={locale} />;
  return (
    <header className="wrap pt-8 pb-12 md:pt-14 md:pb-16">
      <HeroWords hero={hero} locale={locale} />
      {hero.layout === 'banner' && hero.media && (
        <div className="mt-12 aspect-[4/3] overflow-hidden md:aspect-[21/9]">
          <Visual
            media={hero.media}
            locale={locale}
            sizes="(width >= 85rem) 1320px, (width >= 48rem) 100vw, 100vw"
            ratio={[21 / 9, 21 / 9, 4 / 3]}
            priority
            isShared
          />
        </div>
      )}
    </header>
  );
}

type FullHeroProps = Props & {
  className?: string;
  /** Lies over the picture. */
  film?: ReactNode;
};

/** The whole first screen: the picture, by day in the light theme where there is one, and its words. */
export function FullHero({ hero, locale, className, film }: FullHeroProps) {
  const { media, day } = hero;
  return (
    <Plated
      as="header"
      className={className}
      data-hero="full"
      data-sky={media && skyOf(media)}
      data-day-sky={day && skyOf(day)}
      picture={
        <>
          {media && (
            <FullPicture media={media} locale={locale} className={day && 'by-dusk'} priority isShared />
          )}
          {day && <FullPicture media={day} locale={locale} className="by-day" />}
          {film}
        </>
      }
    >
      <div>
        <Title hero={hero} locale={locale} />
      </div>
      {/* On phones the way on stands on the first screen, the lead may follow. */}
      <div className="flex flex-col gap-6 max-lg:mt-5 max-lg:flex-col-reverse">
        <p className="max-w-[46ch] text-lg text-muted">{hero.lead}</p>
        {hero.actions && <Actions actions={hero.actions} locale={locale} />}
      </div>
    </Plated>
  );
}

type FullPictureProps = Omit<ComponentProps<typeof Visual>, 'sizes' | 'className'> & {
  className?: string | undefined;
};

const FullPicture = ({ className = '', ...visual }: FullPictureProps) => (
  <div className={`absolute inset-0 ${className}`}>
    <Visual {...visual} sizes="100vw" height="100vh" isTall />
  </div>
);

const besideWords = 'bleed-right aspect-[4/3] overflow-hidden lg:aspect-[4/5] lg:max-h-[44rem] lg:w-auto';

/** A picture bleeds off the right edge; a plate stands on the page's own ground. */
function SplitHero({ hero, locale }: Props) {
  return (
    <header className="wrap columns items-end gap-y-12 pt-8 pb-12 md:pt-14 md:pb-20">
      <div className="col-span-12 lg:col-span-6 lg:pb-10">
        <HeroWords hero={hero} locale={locale} />
      </div>
      {hero.media && (
        <div className={`col-span-12 lg:col-span-6 ${isEngraving(hero.media) ? 'self-center' : besideWords}`}>
          <Visual
            media={hero.media}
            locale={locale}
            sizes="(width >= 64rem) max(52vw,1252px), 100vw"
            ratio={[0, 4 / 3]}
            priority
            isShared
          />
        </div>
      )}
    </header>
  );
}

/** Eyebrow, h1, lowest price, lead and buttons of a page. */
export function HeroWords({ hero, locale, size }: TitleProps) {
  return (
    <>
      <Title hero={hero} locale={locale} size={size} eyebrow={hero.eyebrow} />
      <p className="mt-5 max-w-[46ch] text-lg text-muted">{hero.lead}</p>
      {hero.actions && <Actions actions={hero.actions} locale={locale} className="mt-8" />}
    </>
  );
}

type TitleProps = Props & Pick<ComponentProps<typeof Heading>, 'size' | 'eyebrow'>;

const Title = ({ hero, locale, size = 'page', eyebrow }: TitleProps) => (
  <>
    <Heading level={1} size={size} eyebrow={eyebrow} className="max-w-[20ch]">
      {bindPlace(hero.title)}
    </Heading>
    {hero.starting && <HeroPrice plan={hero.starting} locale={locale} />}
    {hero.starting?.example && <ExamplePrice budget={hero.starting.example} locale={locale} />}
  </>
);

/** One filled button; the others are quiet links, and so are all of a quiet group, which stands near a filled button. */
export function Actions({
  actions,
  locale,
  className = '',
  quiet = false,
}: {
  actions: readonly Action[];
  locale: Locale;
  className?: string;
  quiet?: boolean;
}) {
  return (
    <div className={`flex flex-wrap gap-x-8 gap-y-3 ${className}`}>
      {actions.map((action, index) => (
        <TargetLink
          key={action.label}
          to={action.to}
          locale={locale}
          className={
            index === 0 && !quiet ? buttonClass('default', 'lg') : `${buttonClass('link', 'lg')} px-0`
          }
        >
          {action.label}
        </TargetLink>
      ))}
    </div>
  );
}
