import type { Locale } from '@/content/locales';
import type { MenuSection } from '@/content/schema';
import { Courses } from './courses';
import { SectionHeading } from './section-heading';

type Props = { section: MenuSection; locale: Locale };

/** A menu card with its heading, on wide screens open in two columns. */
export function Menu({ section, locale }: Props) {
  return (
    <div className="wrap">
      <div className="menu-sheet border border-line bg-raised px-5 py-8 lg:px-16 lg:py-14">
        <SectionHeading {...section} size="page" />
        <p className="measure mx-auto mt-4 text-center text-balance text-muted">{section.intro}</p>
        <div className="mt-10 gap-x-20 lg:columns-2">
          <Courses courses={section.courses} locale={locale} />
        </div>
      </div>
    </div>
  );
}
