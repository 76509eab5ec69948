import type { Locale } from '@/content/locales';
import { isMediaKey } from '@/content/media';
import type { ClosingSection } from '@/content/schema';
import { Picture } from '../ui/picture';
import { Plated } from '../ui/plated';
import { Visual } from '../ui/visual';
import { Actions } from './hero';
import { SectionHeading } from './section-heading';

/** The last word of a page, with a picture where there is one, or with an engraving at its side. */
export function Closing({ section, locale }: { section: ClosingSection; locale: Locale }) {
  const words = (
    <>
      <SectionHeading {...section} size="section" />
      <p className="mt-6 max-w-[52ch] text-lg text-muted">{section.text}</p>
      <Actions actions={section.actions} locale={locale} className="mt-8 md:mt-10" />
    </>
  );
  const { media } = section;
  if (media && isMediaKey(media))
    return (
      <Plated
        data-closing=""
        picture={
          <Picture
            media={media}
            locale={locale}
            sizes="(min-width: 64rem) 60vw, 100vw"
            height="42rem"
            decorative
            className="absolute inset-0"
          />
        }
      >
        {words}
      </Plated>
    );
  return (
    <div data-closing="" className="columns wrap items-center gap-y-10">
      <div className="col-span-12 lg:col-span-7">{words}</div>
      {media && (
        <div className="col-span-12 md:col-span-8 lg:col-span-4 lg:col-start-9">
          <Visual media={media} locale={locale} sizes="1px" />
        </div>
      )}
    </div>
  );
}
