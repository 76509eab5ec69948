import { getTranslations } from 'next-intl/server';
import { TargetLink } from '@/components/frame/target-link';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { SectionHeading } from '../sections/section-heading';
import { buttonClass } from '../ui/button-class';
import { Figure } from '../ui/figure';
import { Heading } from '../ui/heading';
import { WhyUsRotation } from './why-us-rotation';

/** Three messages that take turns on the left, four reasons at rest on the right. */
export async function WhyUs({ section, locale }: { section: HomeContent['whyUs']; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home' });
  return (
    <div className="wrap columns gap-y-5 md:gap-y-8">
      <div className="col-span-12 flex flex-col lg:col-span-6">
        <SectionHeading {...section} />
        <WhyUsRotation
          messages={section.messages}
          labels={{ region: t('reasons'), stop: t('rotationStop'), start: t('rotationStart') }}
        />
        <div className="flex flex-wrap items-center gap-x-8 gap-y-1 md:mt-6 md:gap-y-3 lg:mt-auto">
          <TargetLink to={section.request.to} locale={locale} className={buttonClass('default', 'lg')}>
            {section.request.label}
          </TargetLink>
          <TargetLink to={section.call.to} locale={locale} className="text-link figures py-3">
            {section.call.label}
          </TargetLink>
        </div>
      </div>
      <div className="col-span-12 min-w-0 lg:col-span-5 lg:col-start-8" data-reveal="">
        <ol aria-label={t('list')} className="border-b border-line">
          {section.items.map((item, index) => (
            <li
              key={item.title}
              className="grid grid-cols-[1.75rem_1fr] gap-x-2 border-t border-line py-2.5 md:grid-cols-[3.5rem_1fr] md:gap-x-4 md:py-4"
            >
              <Figure className="md:pt-1" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </Figure>
              <div>
                <Heading level={3}>{item.title}</Heading>
                <p className="mt-1 text-muted max-md:text-sm">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
