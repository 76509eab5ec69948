import { getTranslations } from 'next-intl/server';
import { galleryThemes } from '@/content/gallery';
import type { Locale } from '@/content/locales';
import { getMedium } from '@/content/media';
import { pictureFile } from '@/lib/seo/picture-file';
import { GalleryBrowser, type GalleryTheme } from './gallery-browser';
import { pictureAnchor } from './picture-anchor';
import { ThemeGrid } from './theme-grid';

/** All pictures and plates by theme, with a filter and a viewer; each theme has its own anchor. */
export async function GalleryGrid({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'gallery' });
  const themes = galleryThemes.map(
    ({ id, pictures = [], plates = [] }, place): GalleryTheme => ({
      id,
      label: t(id),
      shown: t('shown', { count: pictures.length + plates.length, theme: t(id) }),
      pictures: pictures.map((key) => {
        const { path, width, height, alt } = pictureFile(key, locale);
        const { file, widths } = getMedium(key);
        return { anchor: pictureAnchor(key), src: path, file, widths, width, height, alt };
      }),
      grid: (
        <ThemeGrid
          id={id}
          title={t(id)}
          pictures={pictures}
          plates={plates}
          locale={locale}
          first={place === 0}
        />
      ),
    }),
  );
  const count = galleryThemes.reduce(
    (sum, { pictures = [], plates = [] }) => sum + pictures.length + plates.length,
    0,
  );
  return (
    <GalleryBrowser
      themes={themes}
      texts={{
        filter: t('filter'),
        all: t('all'),
        allShown: t('shown', { count, theme: t('all') }),
        viewer: t('viewer'),
        position: t('position', { position: '{position}', count: '{count}' }),
        previous: t('previous'),
        next: t('next'),
        close: t('close'),
      }}
    />
  );
}
