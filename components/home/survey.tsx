import { getTranslations } from 'next-intl/server';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { surveyResult } from '@/content/reviews';
import { formatMonth } from '@/lib/i18n/format-month';
import { embedTexts } from '../embeds/embed-sentences';
import { EmbedSlot } from '../embeds/embed-slot';
import { SectionHeading } from '../sections/section-heading';
import { ExampleNote } from '../ui/example-note';
import { Figure } from '../ui/figure';

/** The marks from our own questionnaire; with consent the portal's customer-review widget instead. */
export async function Survey({ section, locale }: { section: HomeContent['survey']; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home' });
  const mark = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  const basis = section.basis
    .replace('{count}', String(surveyResult.count))
    .replace('{from}', formatMonth(surveyResult.from, locale))
    .replace('{until}', formatMonth(surveyResult.until, locale));
  return (
    <div className="wrap columns items-center gap-y-6">
      <div className="col-span-12 lg:col-span-5" data-reveal="">
        <SectionHeading {...section} />
        <p className="mt-5 max-md:hidden">{section.text}</p>
      </div>
      <div className="col-span-12 lg:col-span-6 lg:col-start-7">
        <EmbedSlot name="trust" texts={await embedTexts('trust', locale)} className="embed-below">
          <dl className="grid grid-cols-4 border-t border-line md:grid-cols-2">
            {section.questions.map((question, index) => (
              <div
                key={question}
                className="flex flex-col-reverse justify-end gap-1 border-b border-line py-3 wrap-anywhere md:even:border-l md:even:pl-8"
              >
                <dt className="text-sm text-muted">{question}</dt>
                <Figure as="dd" size="lg">
                  <span aria-hidden="true">{mark.format(surveyResult.marks[index] ?? 0)}</span>
                  <span className="sr-only">
                    {t('mark', { mark: mark.format(surveyResult.marks[index] ?? 0) })}
                  </span>
                </Figure>
              </div>
            ))}
          </dl>
          <p className="figures mt-4 text-sm md:mt-5 text-muted">{basis}</p>
          <ExampleNote locale={locale} about="proof" />
        </EmbedSlot>
      </div>
    </div>
  );
}
