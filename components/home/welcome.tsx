import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { Actions } from '../sections/hero';
import { SectionHeading } from '../sections/section-heading';

export function Welcome({ section, locale }: { section: HomeContent['welcome']; locale: Locale }) {
  const [lead, ...rest] = section.paragraphs;
  return (
    <div className="wrap columns gap-y-7 lg:gap-y-10">
      <SectionHeading {...section} className="col-span-12 lg:col-span-6" />
      <div className="col-span-12 lg:col-span-6 lg:col-start-7 lg:pt-10" data-reveal="">
        <p className="font-display text-3xl">{lead}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className="measure mt-5 md:mt-6 text-muted">
            {paragraph}
          </p>
        ))}
        <Actions actions={section.actions} locale={locale} quiet className="mt-6 gap-x-8 md:mt-8" />
      </div>
    </div>
  );
}
