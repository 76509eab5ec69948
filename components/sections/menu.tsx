import type { Locale } from '@/content/locales';
import type { MenuSection } from '@/content/schema';
import { AllergenSwitch, Courses } from './courses';
import { SectionHeading } from './section-heading';

type Props = { section: MenuSection; locale: Locale };

/** A menu card with its heading, on wide screens open in two columns. */
export function Menu({ section, locale }: Props) {
  return (
    <div className="wrap">
      <div className="menu-sheet border border-line bg-raised px-5 py-8 lg:px-16 lg:py-10">
        <SectionHeading {...section} size="page" />
        <p className="measure mx-auto mt-4 text-center text-balance text-muted">{section.intro}</p>
        <AllergenSwitch locale={locale} />
        <div className="menu-columns mt-6 md:mt-8">
          <Courses courses={section.courses} locale={locale} />
        </div>
      </div>
    </div>
  );
}
