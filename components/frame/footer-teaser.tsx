import { getTranslations } from 'next-intl/server';
import { TargetLink } from '@/components/frame/target-link';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { buttonClass } from '../ui/button-class';

/** The footer's invitation to plan a catering. */
export async function FooterTeaser({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  return (
    <section aria-labelledby="footer-teaser" className="footer-teaser border-b border-line">
      <div className="wrap columns items-end gap-y-6 py-10 md:gap-y-8 md:py-20">
        <div className="col-span-12 lg:col-span-7">
          <p className="eyebrow mb-4 md:mb-5">{t('footer.teaserEyebrow')}</p>
          <h2 id="footer-teaser">{t('footer.teaserTitle')}</h2>
          <p className="mt-4 max-w-[52ch] md:mt-5 text-muted">
            {t('footer.teaserText', { days: site.answerDays })}
          </p>
        </div>
        <div className="col-span-12 lg:col-span-5 lg:justify-self-end">
          <TargetLink to={{ configurator: {} }} locale={locale} className={buttonClass('default', 'lg')}>
            {t('frame.configure')}
          </TargetLink>
        </div>
      </div>
    </section>
  );
}
