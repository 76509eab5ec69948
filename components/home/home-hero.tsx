import { getTranslations } from 'next-intl/server';
import { Bleeding } from '@/components/ui/bleeding';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { getMedium, type MediaKey } from '@/content/media';
import { bindPlace } from '@/content/non-breaking';
import { siteWords } from '@/content/texts';
import { Actions } from '../sections/hero';
import { Heading } from '../ui/heading';
import { focalPosition, listSources, upright } from '../ui/picture';
import { HeroFilm } from './hero-film';
import { HeroScroll } from './hero-scroll';
import { publicFileExists } from './public-file';

const filmFiles = [
  { src: '/media/hero.webm', type: 'video/webm' },
  { src: '/media/hero.mp4', type: 'video/mp4' },
];

/** The first screen: by night poster and film, by day a picture of the same house; few words low on the left that leave as the page is scrolled. */
export async function HomeHero({ hero, locale }: { hero: HomeContent['hero']; locale: Locale }) {
  const poster = getMedium(posters.dusk.wide);
  const t = await getTranslations({ locale, namespace: 'home' });
  return (
    <header
      data-hero="full"
      className="home-hero relative flex min-h-svh flex-col justify-end overflow-hidden bg-ground text-text max-md:grid"
    >
      <div className="absolute inset-0 max-md:contents">
        <HeroPoster hour="dusk" locale={locale} />
        <HeroPoster hour="day" locale={locale} />
        <HeroFilm
          sources={filmFiles.filter(({ src }) => publicFileExists(src))}
          position={focalPosition(poster)}
          size={{ width: poster.width, height: poster.height }}
          labels={{ pause: t('filmPause'), play: t('filmPlay') }}
        />
      </div>
      <div className="home-hero-words wrap">
        <Heading level={1} size="hero">
          {bindPlace(hero.title)}
        </Heading>
        <p className="mt-6 max-w-[36ch] text-lg">{hero.lead}</p>
        {hero.actions && <Actions actions={hero.actions} locale={locale} className="mt-9" />}
      </div>
      <a href="#welcome" className="home-hero-cue">
        <span className="sr-only">{t('scroll')}</span>
      </a>
      <HeroScroll />
    </header>
  );
}

/** Phones have three pixels to a point and see no more in this dusk than in two: at most 800 px, at most 40 kB. */
const phoneShare = '62vw';

/** As wide as it must be to cover the screen. */
const wideShare = 'max(100vw,178vh)';

/** One house, one camera; phones have a picture of its own. The dark themes show the dusk, the light ones the day (`home.css`). */
const posters = {
  dusk: { wide: 'hero', tall: 'hero-portrait' },
  day: { wide: 'gallery-01', tall: 'hero-portrait-day' },
} as const satisfies Record<string, Record<'wide' | 'tall', MediaKey>>;

type Props = { hour: keyof typeof posters; locale: Locale };

/**
 * The picture of the first screen, composed anew for upright phones and cropped around its focal point. The dusk, which is the film's
 * own first frame, loads first and at once, since it is what a first visit shows; the day only where it is seen.
 */
function HeroPoster({ hour, locale }: Props) {
  const wide = getMedium(posters[hour].wide);
  const tall = getMedium(posters[hour].tall);
  const first = hour === 'dusk';
  return (
    <Bleeding media={posters[hour].wide} isHigh className={`home-hero-${hour}`}>
      <picture className="contents">
        <source media={upright} type="image/avif" srcSet={listSources(tall, 'avif')} sizes={phoneShare} />
        <source media={upright} type="image/webp" srcSet={listSources(tall, 'webp')} sizes={phoneShare} />
        <source type="image/avif" srcSet={listSources(wide, 'avif')} sizes={wideShare} />
        <img
          src={`/media/${wide.file}-${wide.widths.at(-1) ?? wide.width}.webp`}
          srcSet={listSources(wide, 'webp')}
          sizes={wideShare}
          width={wide.width}
          height={wide.height}
          alt={siteWords[locale].alts[posters[hour].wide]}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding={first ? 'sync' : 'async'}
          className="size-full object-cover"
          style={{
            objectPosition: focalPosition(wide),
            backgroundImage: wide.blur,
          }}
        />
      </picture>
    </Bleeding>
  );
}
