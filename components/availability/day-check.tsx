import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';
import { Heading } from '../ui/heading';
import { availabilityTexts } from './availability-texts';
import { DayCheckForm } from './day-check-form';

/** "Is our day free?" for pages about the house. */
export async function DayCheck({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'availability' });
  return (
    <section aria-labelledby="day-check-title" className="border-b border-line bg-surface py-12 md:py-16">
      <div className="wrap columns gap-y-8">
        <div className="col-span-12 lg:col-span-5">
          <Heading level={2} id="day-check-title">
            {t('check.title')}
          </Heading>
          <p className="measure mt-4 text-muted">{t('check.lead')}</p>
        </div>
        <div className="col-span-12 lg:col-span-6 lg:col-start-7">
          <DayCheckForm
            action={localPath(locale, 'configurator')}
            locale={locale}
            texts={{
              ...availabilityTexts(t, locale),
              label: t('check.label'),
              check: t('check.action'),
              plan: t('check.plan'),
            }}
          />
        </div>
      </div>
    </section>
  );
}
