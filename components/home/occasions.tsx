import { TargetLink } from '@/components/frame/target-link';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { Heading } from '../ui/heading';
import { Visual } from '../ui/visual';
import { HomeHeading } from './home-heading';

/** Each hangs a little lower than the one before. */
const stagger = ['', 'lg:mt-10', 'lg:mt-20'];

/** Three tall pictures with their words on them, hung at different heights. */
export function Occasions({ section, locale }: { section: HomeContent['catering']; locale: Locale }) {
  return (
    <div className="wrap">
      <HomeHeading section={section}>
        <p className="text-muted lg:text-left">{section.intro}</p>
      </HomeHeading>
      <ul className="rail mt-7 md:mt-14 md:grid md:grid-cols-3 md:gap-(--gutter)">
        {section.items.map((item, index) => (
          <li key={item.title} data-reveal="" className={stagger[index]}>
            <TargetLink
              to={item.to}
              locale={locale}
              className="hero-palette picture-hover group relative block aspect-[4/5] overflow-hidden bg-ground text-text md:aspect-[3/4.6]"
            >
              <Visual
                isShared
                media={item.media}
                locale={locale}
                sizes="(width >= 48rem) min(33vw,424px), 78vw"
                ratio={[3 / 4.6, 4 / 5]}
              />
              <div className="card-words absolute inset-x-0 bottom-0 px-6 pb-6 lg:px-8 lg:pb-8">
                <Heading level={3} size="part">
                  {item.title}
                </Heading>
                <p className="mt-3 text-sm">{item.text}</p>
                <div className="mt-5 h-px w-12 bg-accent transition-[width] duration-500 ease-quiet group-hover:w-24" />
              </div>
            </TargetLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
