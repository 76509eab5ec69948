import { getTranslations } from 'next-intl/server';
import type { DishId } from '@/content/catering/dishes';
import type { GalleryThemeId } from '@/content/gallery';
import type { Locale } from '@/content/locales';
import type { MediaKey } from '@/content/media';
import { pictureFile } from '@/lib/seo/picture-file';
import { PlateList } from '../sections/plate-list';
import { Picture } from '../ui/picture';

type Props = {
  id: GalleryThemeId;
  title: string;
  pictures: readonly MediaKey[];
  plates: readonly DishId[];
  locale: Locale;
  /** The first theme of the page: its first picture loads at once. */
  first: boolean;
};

/**
 * The pictures of one theme, each a link to its large file, which the viewer takes over where it can; below them the
 * theme's engraved dishes.
 */
export async function ThemeGrid({ id, title, pictures, plates, locale, first }: Props) {
  const t = await getTranslations({ locale, namespace: 'gallery' });
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="wrap mb-20 scroll-mt-32">
      <h2 id={`${id}-title`} className="mb-8">
        {title}
      </h2>
      <ul data-later="" className="gallery-grid grid grid-cols-2 gap-(--gutter) md:grid-cols-3">
        {pictures.map((media, index) => {
          const { path, alt } = pictureFile(media, locale);
          const wide = index % 7 === 0;
          return (
            <li key={media} className={wide ? 'col-span-2 aspect-[16/9]' : 'aspect-square'}>
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
                  ratio={wide ? 16 / 9 : 1}
                  sizes={wide ? '(width >= 48rem) 66vw, 100vw' : '(width >= 48rem) 33vw, 50vw'}
                />
              </a>
            </li>
          );
        })}
      </ul>
      {plates.length > 0 && (
        <div className="mt-16">
          <PlateList dishes={plates} locale={locale} />
        </div>
      )}
    </section>
  );
}
