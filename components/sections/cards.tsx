import { TargetLink } from '@/components/frame/target-link';
import { isEngraving } from '@/content/engravings';
import type { Locale } from '@/content/locales';
import type { CardsSection } from '@/content/schema';
import { Heading } from '../ui/heading';
import { Visual } from '../ui/visual';
import { SectionHeading } from './section-heading';

/** Ways on to other pages, swiped through on phones; the whole card is one link, the heading names it. */
export function Cards({ section, locale }: { section: CardsSection; locale: Locale }) {
  const columns =
    section.items.length % 3 === 0 ? 'lg:grid-cols-3' : section.items.length === 2 ? '' : 'lg:grid-cols-4';
  const isEngraved = section.items.every(({ media }) => isEngraving(media));
  return (
    <div className="wrap">
      <SectionHeading {...section} />
      <ul
        data-count={section.items.length}
        className={`rail mt-8 md:grid md:grid-cols-2 md:gap-x-(--gutter) md:gap-y-10 ${columns}`}
      >
        {section.items.map((item) => (
          <li key={item.title}>
            <TargetLink to={item.to} locale={locale} className="picture-hover group block">
              <div
                className={`overflow-hidden ${isEngraved ? 'aspect-[4/3]' : 'aspect-[4/3] md:aspect-square'}`}
              >
                <Visual
                  media={item.media}
                  locale={locale}
                  sizes="(width >= 64rem) min(33vw,424px), (width >= 48rem) 50vw, 78vw"
                  ratio={[1, 1, 4 / 3]}
                  decorative
                  isShared
                  isMounted={!isEngraved}
                />
              </div>
              <Heading level={3} className="mt-5 group-hover:text-accent md:mt-6">
                {item.title}
              </Heading>
              <p className="mt-2 text-muted">{item.text}</p>
            </TargetLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
