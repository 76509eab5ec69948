import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { Actions } from '../sections/hero';
import { SectionHeading } from '../sections/section-heading';
import { Picture } from '../ui/picture';
import { Plated } from '../ui/plated';

/** The way into the configurator, with a whole picture. */
export function ConfigureCall({ section, locale }: { section: HomeContent['configure']; locale: Locale }) {
  return (
    <Plated
      className="configure-call"
      picture={
        <Picture
          media={section.media}
          locale={locale}
          sizes="(min-width: 64rem) 60vw, 100vw"
          height="42rem"
          decorative
          className="absolute inset-0"
        />
      }
    >
      <SectionHeading {...section} size="section" className="max-w-[34rem]" />
      <p className="mt-4 max-w-[46ch] md:mt-6 text-lg text-muted">{section.text}</p>
      <Actions actions={section.actions} locale={locale} className="mt-5 md:mt-8" />
    </Plated>
  );
}
