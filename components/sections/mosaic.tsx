import type { Locale } from '@/content/locales';
import type { MosaicSection } from '@/content/schema';
import { Picture } from '../ui/picture';
import { SectionHeading } from './section-heading';

/** Three to six pictures; the first is large, the others keep it company. */
export function Mosaic({ section, locale }: { section: MosaicSection; locale: Locale }) {
  return (
    <div className="wrap">
      <SectionHeading {...section} />
      <ul className="mt-9 grid md:mt-12 grid-cols-2 gap-(--gutter) md:grid-cols-4">
        {section.pictures.map((media, index) => (
          <li
            key={media}
            className={`overflow-hidden ${index === 0 ? 'col-span-2 row-span-2 aspect-square' : 'aspect-square'}`}
          >
            <Picture
              media={media}
              locale={locale}
              ratio={1}
              sizes={index === 0 ? '(width >= 48rem) 50vw, 100vw' : '(width >= 48rem) 25vw, 50vw'}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
