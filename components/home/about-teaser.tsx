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
    <div className="wrap columns items-center gap-y-6">
      <ul className="col-span-12 grid max-w-40 grid-cols-2 gap-(--gutter) md:max-w-[30rem] lg:col-span-5">
        {personIds.map((person) => (
          <li key={person} className="md:last:mt-8">
            <Portrait person={person} locale={locale} />
          </li>
        ))}
      </ul>
      <div className="col-span-12 lg:col-span-6 lg:col-start-7" data-reveal="">
        <SectionHeading {...section} />
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4">
            {paragraph}
          </p>
        ))}
        <TargetLink to={section.action.to} locale={locale} className={`${buttonClass('outline')} mt-7`}>
          {section.action.label}
        </TargetLink>
      </div>
    </div>
  );
}
