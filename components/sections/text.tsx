import { TargetLink } from '@/components/frame/target-link';
import type { Locale } from '@/content/locales';
import type { TextSection } from '@/content/schema';
import { SectionHeading } from './section-heading';

/** Heading on the left, running text on the right. */
export function Text({ section, locale }: { section: TextSection; locale: Locale }) {
  return (
    <div className="wrap columns gap-y-8">
      <SectionHeading {...section} className="col-span-12 lg:col-span-5" />
      <div className="measure col-span-12 space-y-5 lg:col-span-6 lg:col-start-7">
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {section.action && (
          <p className="pt-3">
            <TargetLink to={section.action.to} locale={locale} className="text-link">
              {section.action.label}
            </TargetLink>
          </p>
        )}
      </div>
    </div>
  );
}
