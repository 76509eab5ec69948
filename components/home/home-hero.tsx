import { getTranslations } from 'next-intl/server';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { getMedium } from '@/content/media';
import { bindPlace } from '@/content/non-breaking';
import { Actions } from '../sections/hero';
import { focalPosition } from '../ui/picture';
import { HeroFilm } from './hero-film';
import { HeroPoster, posters } from './hero-poster';
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
    <header data-hero="full" className="home-hero">
      <div className="home-hero-pictures">
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
        <h1>{bindPlace(hero.title)}</h1>
        <p className="mt-6 max-w-[36ch] text-lg leading-relaxed md:text-xl">{hero.lead}</p>
        {hero.actions && <Actions actions={hero.actions} locale={locale} className="mt-9" />}
      </div>
      <a href="#welcome" className="home-hero-cue">
        <span className="sr-only">{t('scroll')}</span>
      </a>
      <HeroScroll />
    </header>
  );
}
