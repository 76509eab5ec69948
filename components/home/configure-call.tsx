import { Bleeding } from '@/components/ui/bleeding';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { Actions } from '../sections/hero';
import { Heading } from '../ui/heading';
import { Picture } from '../ui/picture';

/** The way into the configurator over a whole picture. */
export function ConfigureCall({ section, locale }: { section: HomeContent['configure']; locale: Locale }) {
  return (
    <div className="configure-call hero-palette relative flex items-center overflow-hidden bg-ground py-14 md:min-h-[min(46rem,92svh)] md:py-24 text-text">
      <Bleeding media={section.media}>
        <Picture
          media={section.media}
          locale={locale}
          sizes="(width >= 48rem) max(100vw,82rem), 60rem"
          decorative
        />
      </Bleeding>
      <div className="call-shade absolute inset-0" />
      <div className="wrap relative" data-reveal="">
        <Heading
          level={2}
          size="page"
          eyebrow={section.eyebrow}
          id={`${section.id}-title`}
          className="max-w-[16ch]"
        >
          {section.title}
        </Heading>
        <p className="mt-6 max-w-[46ch] text-lg">{section.text}</p>
        <Actions actions={section.actions} locale={locale} className="mt-8 md:mt-10" />
      </div>
    </div>
  );
}
