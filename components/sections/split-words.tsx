import type { ReactNode } from 'react';
import { TargetLink } from '@/components/frame/target-link';
import type { Locale } from '@/content/locales';
import type { SplitSection } from '@/content/schema';
import { buttonClass } from '../ui/button-class';
import { SectionHeading } from './section-heading';

type Props = {
  section: SplitSection;
  locale: Locale;
  /** Closer together, beside a drawing. */
  isDense?: boolean;
  /** Stands before the way on. */
  children?: ReactNode;
};

/** Heading, text, points and the way on of a section that has a picture beside it. */
export const SplitWords = ({ section, locale, isDense = false, children }: Props) => (
  <>
    <SectionHeading {...section} />
    <div className={isDense ? 'mt-5 space-y-4' : 'mt-5 space-y-5 md:mt-7'}>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    {section.points && (
      <ul className={isDense ? 'mt-6' : 'mt-5 md:mt-7'}>
        {section.points.map((point) => (
          <li key={point} className={`border-t border-line py-1.5 ${isDense ? 'md:py-2.5' : 'md:py-3'}`}>
            {point}
          </li>
        ))}
      </ul>
    )}
    {children}
    {section.action && (
      <TargetLink
        to={section.action.to}
        locale={locale}
        className={`${buttonClass('outline')} mt-7 ${isDense ? '' : 'md:mt-9'}`}
      >
        {section.action.label}
      </TargetLink>
    )}
  </>
);
