import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { Actions } from '../sections/hero';
import { SectionHeading } from '../sections/section-heading';

export function Welcome({ section, locale }: { section: HomeContent['welcome']; locale: Locale }) {
  const [lead, ...rest] = section.paragraphs;
  return (
    <div className="wrap columns gap-y-5">
      <div className="col-span-12 lg:col-span-6">
        <SectionHeading {...section} size="section" />
        <p className="mt-5 font-display text-2xl lg:max-w-[28ch] lg:text-3xl">{lead}</p>
      </div>
      <div className="col-span-12 lg:col-span-5 lg:col-start-8 lg:self-end" data-reveal="">
        {rest.map((paragraph) => (
          <p key={paragraph} className="measure text-muted not-first:mt-4">
            {paragraph}
          </p>
        ))}
        <Actions actions={section.actions} locale={locale} quiet className="mt-4 gap-x-8" />
      </div>
    </div>
  );
}
