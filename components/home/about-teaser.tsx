import { TargetLink } from '@/components/frame/target-link';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { personIds } from '@/content/schema';
import { SectionHeading } from '../sections/section-heading';
import { buttonClass } from '../ui/button-class';
import { Portrait } from '../ui/portrait';

/** The linocuts of the people, one hanging lower, and who they are. */
export function AboutTeaser({ section, locale }: { section: HomeContent['about']; locale: Locale }) {
  return (
    <div className="wrap columns items-center gap-y-8 md:gap-y-12">
      <ul className="col-span-12 grid grid-cols-2 gap-(--gutter) md:col-span-9 lg:col-span-6">
        {personIds.map((person) => (
          <li key={person} className="last:mt-part">
            <Portrait person={person} locale={locale} />
          </li>
        ))}
      </ul>
      <div className="col-span-12 lg:col-span-5 lg:col-start-8" data-reveal="">
        <SectionHeading {...section} />
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 md:mt-6">
            {paragraph}
          </p>
        ))}
        <TargetLink
          to={section.action.to}
          locale={locale}
          className={`${buttonClass('outline')} mt-7 md:mt-9`}
        >
          {section.action.label}
        </TargetLink>
      </div>
    </div>
  );
}
