import { TargetLink } from '@/components/frame/target-link';
import type { Locale } from '@/content/locales';
import type { TextSection } from '@/content/schema';
import { Detail } from './detail';

type Props = { section: TextSection; locale: Locale; isOpen: boolean };

/** Running text below its heading, on wide screens in two columns. */
export function Text({ section, locale, isOpen }: Props) {
  return (
    <Detail section={section} isOpen={isOpen}>
      <div className="max-w-[70rem] columns-[2_25rem] gap-x-16 space-y-4">
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph} className="break-inside-avoid">
            {paragraph}
          </p>
        ))}
      </div>
      {section.action && (
        <TargetLink to={section.action.to} locale={locale} className="text-link mt-5 inline-block py-1">
          {section.action.label}
        </TargetLink>
      )}
    </Detail>
  );
}
