import type { Locale } from '@/content/locales';
import type { MosaicSection } from '@/content/schema';
import { Picture } from '../ui/picture';
import { SectionHeading } from './section-heading';

/** Three or five pictures: the first is large, the others fill the square beside it, each half of it or a quarter. */
export function Mosaic({ section, locale }: { section: MosaicSection; locale: Locale }) {
  const { pictures } = section;
  return (
    <div className="wrap">
      <SectionHeading {...section} />
      <ul className="mt-8 grid grid-cols-2 gap-(--gutter) md:grid-cols-4">
        {pictures.map((media, index) => {
          const isLarge = index === 0;
          const isWide = !isLarge && pictures.length === 3;
          return (
            <li
              key={media}
              className={`relative overflow-hidden aspect-[4/3] ${isLarge ? 'col-span-2 row-span-2' : ''} ${isWide ? 'md:col-span-2 md:aspect-auto' : ''}`}
            >
              <Picture
                media={media}
                locale={locale}
                ratio={isWide ? [2, 1] : 1}
                sizes={
                  isLarge
                    ? '(width >= 48rem) 50vw, 100vw'
                    : `(width >= 48rem) ${isWide ? '50vw' : '25vw'}, 50vw`
                }
                className="absolute inset-0"
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
