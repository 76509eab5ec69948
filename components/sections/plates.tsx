import type { Locale } from '@/content/locales';
import type { PlatesSection } from '@/content/schema';
import { PlateList } from './plate-list';
import { SectionHeading } from './section-heading';

/** Some dishes of the menu as engravings. */
export function Plates({ section, locale }: { section: PlatesSection; locale: Locale }) {
  return (
    <div className="wrap">
      <SectionHeading {...section} />
      <div className="mt-8">
        <PlateList dishes={section.plates} locale={locale} />
      </div>
    </div>
  );
}
