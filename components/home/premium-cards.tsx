import { TargetLink } from '@/components/frame/target-link';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { Heading } from '../ui/heading';
import { Icon } from '../ui/icon';
import { Visual } from '../ui/visual';
import { HomeHeading } from './home-heading';

/** Three cards on the raised ground, each one link. */
export function PremiumCards({ section, locale }: { section: HomeContent['premium']; locale: Locale }) {
  return (
    <div className="wrap">
      <HomeHeading section={section} />
      <ul className="rail mt-8 md:grid md:grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] md:gap-(--gutter)">
        {section.items.map((item) => (
          <li key={item.title} data-reveal="">
            <TargetLink
              to={item.to}
              locale={locale}
              className="picture-hover group grid h-full grid-rows-[auto_1fr] border-b border-accent bg-raised"
            >
              <div className="mx-auto w-full max-w-64 p-4 pb-0 md:max-w-80 md:p-6">
                <Visual media={item.plate} locale={locale} sizes="1px" isShared />
              </div>
              <div className="flex flex-col p-5 md:p-6">
                <Heading level={3} className="group-hover:text-accent">
                  {item.title}
                </Heading>
                <p className="mt-2 mb-4 text-muted">{item.text}</p>
                <Icon name="arrow" className="mt-auto size-6 text-accent" />
              </div>
            </TargetLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
