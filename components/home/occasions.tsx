import { TargetLink } from '@/components/frame/target-link';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { pageContent } from '@/content/pages';
import { HeroPrice } from '../sections/hero-price';
import { Heading } from '../ui/heading';
import { Visual } from '../ui/visual';
import { HomeHeading } from './home-heading';

type Occasion = HomeContent['catering']['items'][number];

/** Three pictures with their words below them, tall ones where they stand side by side. */
export function Occasions({ section, locale }: { section: HomeContent['catering']; locale: Locale }) {
  return (
    <div className="wrap">
      <HomeHeading section={section}>
        <p className="text-muted max-md:hidden lg:text-left">{section.intro}</p>
      </HomeHeading>
      <ul className="mt-5 grid gap-x-(--gutter) max-md:*:not-first:mt-6 md:mt-stack md:grid-cols-3">
        {section.items.map((item) => (
          <li key={item.title} data-reveal="" className="row-span-4 grid grid-rows-subgrid">
            <OccasionCard item={item} locale={locale} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** With the lowest price that the page it leads to names. */
async function OccasionCard({ item, locale }: { item: Occasion; locale: Locale }) {
  const { starting } = 'route' in item.to ? (await pageContent(item.to.route, locale)).hero : {};
  return (
    <TargetLink
      to={item.to}
      locale={locale}
      className="picture-hover group row-span-4 grid grid-rows-subgrid"
    >
      <div className="aspect-[21/9] overflow-hidden md:aspect-[5/6]">
        <Visual
          isShared
          media={item.media}
          locale={locale}
          sizes="(width >= 48rem) min(33vw,424px), 100vw"
          ratio={[5 / 6, 1]}
        />
      </div>
      <Heading level={3} size="part" className="mt-3 group-hover:text-accent md:mt-5">
        {item.title}
      </Heading>
      <p className="mt-1 text-muted max-md:text-sm md:mt-2">{item.text}</p>
      {starting && <HeroPrice plan={starting} locale={locale} />}
    </TargetLink>
  );
}
