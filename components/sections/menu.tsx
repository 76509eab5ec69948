import type { Locale } from '@/content/locales';
import type { MenuSection } from '@/content/schema';
import { Courses } from './courses';
import { SectionHeading } from './section-heading';

type Props = { section: MenuSection; locale: Locale };

/** A menu card beside its heading. */
export function Menu({ section, locale }: Props) {
  return (
    <div className="wrap columns gap-y-8 md:gap-y-10">
      <div className="col-span-12 lg:sticky lg:top-36 lg:col-span-4 lg:self-start">
        <SectionHeading {...section} isNarrow />
        <p className="mt-5 text-muted md:mt-6">{section.intro}</p>
      </div>
      <div className="col-span-12 border border-line bg-raised px-5 py-7 lg:col-span-7 lg:col-start-6 lg:px-16 lg:py-16">
        <Courses courses={section.courses} locale={locale} />
      </div>
    </div>
  );
}
