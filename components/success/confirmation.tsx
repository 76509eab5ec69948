import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { phoneFor } from '@/content/site';
import { localPath } from '@/lib/i18n/address';
import { buttonClass } from '../ui/button-class';
import { Heading } from '../ui/heading';
import { PhoneText } from '../ui/phone-text';
import { ConfirmationFacts } from './confirmation-facts';

/** Reference, day of the answer and what happens next; the facts of one visitor are read in the browser. */
export async function Confirmation({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'success' });
  const promise = await getTranslations({ locale, namespace: 'configurator.promise' });
  const status = await getTranslations({ locale, namespace: 'planPage.status' });
  const account = await getTranslations({ locale, namespace: 'account.success' });
  const phone = phoneFor(locale);
  return (
    <div className="wrap pb-24">
      <ConfirmationFacts
        locale={locale}
        texts={{
          reference: t('reference.label'),
          hint: t('reference.hint'),
          answer: t('answer.label'),
          answers: [
            t('answer.text', { date: '{date}' }),
            promise('urgent', { day: '{date}', phone: '{phone}' }),
          ],
          noon: status('noon', { date: '{date}' }),
          mail: t('mail'),
          change: t('change'),
          nextTitle: t('next.title'),
          steps: [
            { title: t('next.check.title'), text: t('next.check.text') },
            { title: t('next.offer.title'), text: t('next.offer.text', { date: '{date}' }) },
            { title: t('next.decide.title'), text: t('next.decide.text') },
          ],
          plan: t('plan.title'),
          unavailable: t('state.unavailable'),
          account: { title: account('title'), text: account('text'), action: account('action') },
          files: {
            pdf: t('plan.pdf'),
            calendar: t('plan.calendar'),
            noDate: t('plan.noDate'),
            failed: t('plan.failed'),
          },
        }}
        home={
          <a href={localPath(locale, 'home')} className={`${buttonClass('outline')} mt-12`}>
            {t('home')}
          </a>
        }
        phone={<PhoneText text={phone} locale={locale} />}
      >
        <Heading level={2}>{t('missing.title')}</Heading>
        <p className="measure mt-5 text-muted">
          <PhoneText text={t('missing.text', { phone })} locale={locale} />
        </p>
        <a href={localPath(locale, 'configurator')} className={`${buttonClass('default', 'lg')} mt-8`}>
          {t('missing.action')}
        </a>
      </ConfirmationFacts>
    </div>
  );
}
