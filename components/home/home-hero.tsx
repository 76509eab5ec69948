import { getTranslations } from 'next-intl/server';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { getMedium } from '@/content/media';
import { FullHero } from '../sections/hero';
import { focalPosition } from '../ui/picture';
import { HeroFilm } from './hero-film';
import { HeroScroll } from './hero-scroll';
import { publicFileExists } from './public-file';

const filmFiles = [
  { src: '/media/hero.webm', type: 'video/webm' },
  { src: '/media/hero.mp4', type: 'video/mp4' },
];

/** The first screen: by night poster and film, by day a picture of the same house; few words that leave as the page is scrolled. */
export async function HomeHero({ hero, locale }: { hero: HomeContent['hero']; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home' });
  return (
    <FullHero
      hero={hero}
      locale={locale}
      className="home-hero"
      film={
        <>
          <HeroFilm
            sources={filmFiles.filter(({ src }) => publicFileExists(src))}
            position={focalPosition(getMedium('hero'))}
            labels={{ pause: t('filmPause'), play: t('filmPlay') }}
          />
          <HeroScroll />
        </>
      }
    />
  );
}
