import { getTranslations } from 'next-intl/server';
import { galleryThemes } from '@/content/gallery';
import type { Locale } from '@/content/locales';
import { Picture } from '../ui/picture';

/** All pictures by theme; each theme has its own anchor. */
export async function GalleryGrid({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'gallery' });
  return galleryThemes.map((theme) => (
    <section key={theme.id} id={theme.id} aria-labelledby={`${theme.id}-title`} className="wrap mb-20 scroll-mt-32">
      <h2 id={`${theme.id}-title`} className="mb-8">
        {t(theme.id)}
      </h2>
      <ul className="grid grid-cols-2 gap-(--gutter) md:grid-cols-3">
        {theme.pictures.map((media, index) => (
          <li key={media} className={`overflow-hidden ${index % 7 === 0 ? 'col-span-2 aspect-[16/9]' : 'aspect-square'}`}>
            <Picture
              media={media}
              locale={locale}
              sizes={index % 7 === 0 ? '(width >= 48rem) 66vw, 100vw' : '(width >= 48rem) 33vw, 50vw'}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}
