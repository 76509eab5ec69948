import { TargetLink } from '@/components/frame/target-link';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import type { Action } from '@/content/schema';
import { SectionHeading } from '../sections/section-heading';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';

/** The venue in one tall picture that bleeds off the left edge, and four things to see in it. */
export function Highlights({ section, locale }: { section: HomeContent['highlights']; locale: Locale }) {
  return (
    <div className="wrap columns items-stretch gap-y-8 lg:gap-y-10">
      <div className="bleed-left picture-hover col-span-12 aspect-[16/9] overflow-hidden lg:col-span-7 lg:aspect-auto lg:min-h-[34rem]">
        <Picture
          media={section.media}
          locale={locale}
          sizes="(width >= 64rem) 60vw, 100vw"
          ratio={[4 / 3, 3 / 2]}
        />
      </div>
      <div className="col-span-12 lg:col-span-4 lg:col-start-9 lg:self-center" data-reveal="">
        <SectionHeading {...section} />
        <dl className="mt-6 max-md:grid max-md:grid-cols-2 max-md:gap-x-5">
          {section.items.map((item) => (
            <div key={item.title} className="border-t border-line py-3.5">
              <dt className="font-display text-2xl">{item.title}</dt>
              <dd className="mt-1.5 text-sm text-muted">{item.text}</dd>
            </div>
          ))}
        </dl>
        <ArrowLink action={section.action} locale={locale} className="mt-4" />
      </div>
    </div>
  );
}

type Props = { action: Action; locale: Locale; className?: string };

/** A text link with an arrow that moves forward on hover. */
function ArrowLink({ action, locale, className = '' }: Props) {
  return (
    <TargetLink to={action.to} locale={locale} className={`label arrow-link ${className}`}>
      {action.label}
      <Icon name="arrow" />
    </TargetLink>
  );
}
