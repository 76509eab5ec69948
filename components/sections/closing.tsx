import { Bleeding } from '@/components/ui/bleeding';
import type { Locale } from '@/content/locales';
import { isMediaKey } from '@/content/media';
import type { ClosingSection } from '@/content/schema';
import { Picture } from '../ui/picture';
import { Visual } from '../ui/visual';
import { Actions } from './hero';
import { SectionHeading } from './section-heading';

/** The last word of a page, over a picture where there is one, or with a plate at its side. */
export function Closing({ section, locale }: { section: ClosingSection; locale: Locale }) {
  const words = (
    <div data-closing="" className="wrap relative">
      <div className="max-w-[44rem]">
        <SectionHeading {...section} />
        <p className="mt-6 max-w-[52ch] text-lg text-muted">{section.text}</p>
        <Actions actions={section.actions} locale={locale} className="mt-8 md:mt-10" />
      </div>
    </div>
  );
  if (!section.media) return words;
  if (!isMediaKey(section.media))
    return (
      <div className="columns wrap items-center gap-y-10">
        <div className="col-span-12 lg:col-span-7">{words}</div>
        <div className="col-span-12 md:col-span-8 lg:col-span-4 lg:col-start-9">
          <Visual media={section.media} locale={locale} sizes="1px" />
        </div>
      </div>
    );
  return (
    <div className="hero-palette relative flex min-h-[30rem] md:min-h-[36rem] items-end overflow-hidden bg-ground py-16 md:py-20 text-text">
      <Bleeding media={section.media}>
        <Picture media={section.media} locale={locale} sizes="100vw" height="36rem" decorative />
      </Bleeding>
      <div className="closing-shade absolute inset-0" />
      {words}
    </div>
  );
}
