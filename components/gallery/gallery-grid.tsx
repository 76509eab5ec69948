import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import type { DishId } from '@/content/catering/dishes';
import { type GalleryThemeId, galleryThemes } from '@/content/gallery';
import type { Locale } from '@/content/locales';
import { getMedium, type MediaKey } from '@/content/media';
import { pictureFile } from '@/lib/seo/picture-file';
import { PlateList } from '../sections/plate-list';
import { Figure } from '../ui/figure';
import { Heading } from '../ui/heading';
import { Picture } from '../ui/picture';
import { GalleryBrowser, type GalleryTheme } from './gallery-browser';
import { justifiedRows, type RowPlace, rhythms } from './justified-rows';
import { pictureAnchor } from './picture-anchor';

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

type Props = {
  id: GalleryThemeId;
  title: string;
  pictures: readonly MediaKey[];
  plates: readonly DishId[];
  locale: Locale;
  /** The first theme of the page: its first picture loads at once. */
  first: boolean;
};

/** A picture's part of its row, and the gaps that the row has; gallery.css makes a width of them. */
const placeIn = (name: string, { count, share }: RowPlace) => ({
  [`--${name}`]: share.toFixed(5),
  [`--${name}-gaps`]: count - 1,
});

/**
 * The pictures of one theme in justified rows, each whole with its caption, and a link to its large file, which the viewer takes over
 * where it can; or the theme's engraved dishes.
 */
async function ThemeGrid({ id, title, pictures, plates, locale, first }: Props) {
  const t = await getTranslations({ locale, namespace: 'gallery' });
  const proportions = pictures.map((key) => {
    const { width, height } = getMedium(key);
    return width / height;
  });
  const rows = {
    s: justifiedRows(proportions, rhythms.s),
    m: justifiedRows(proportions, rhythms.m),
    l: justifiedRows(proportions, rhythms.l),
  };
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="wrap mb-20 scroll-mt-32">
      <Heading level={2} id={`${id}-title`} className="mb-8">
        {title}
      </Heading>
      {pictures.length > 0 && (
        <ul data-later="" className="gallery-grid">
          {pictures.map((media, index) => {
            const [s, m, l] = [rows.s[index], rows.m[index], rows.l[index]];
            if (!s || !m || !l) return null;
            const { path, width, height, alt } = pictureFile(media, locale);
            const style = {
              ...placeIn('s', s),
              ...placeIn('m', m),
              ...placeIn('l', l),
              '--proportion': `${width} / ${height}`,
            } as CSSProperties;
            return (
              <li key={media} id={pictureAnchor(media)} className="gallery-plate" style={style}>
                <a
                  href={path}
                  aria-label={t('enlarge', { alt })}
                  data-picture={index}
                  data-theme={id}
                  className="gallery-picture picture-hover"
                >
                  <Picture
                    media={media}
                    locale={locale}
                    priority={first && index === 0}
                    sizes={`(width >= 85rem) ${Math.ceil(l.share * 1320)}px, (width >= 64rem) ${Math.ceil(l.share * 100)}vw, (width >= 48rem) ${Math.ceil(m.share * 100)}vw, ${Math.ceil(s.share * 100)}vw`}
                  />
                </a>
                {/* Two beside each other on a phone leave no line long enough to read; the viewer has the caption. */}
                <p
                  className="mt-3 flex max-w-136 items-baseline gap-3 text-xs text-muted @max-[14rem]:hidden"
                  aria-hidden="true"
                >
                  <Figure className="min-w-[1.6rem] flex-none">{index + 1}</Figure>
                  <span>{alt}</span>
                </p>
              </li>
            );
          })}
        </ul>
      )}
      {plates.length > 0 && <PlateList dishes={plates} locale={locale} />}
    </section>
  );
}
