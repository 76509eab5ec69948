import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { contactTopics } from '@/lib/contact/topics';
import { localPath } from '@/lib/i18n/address';
import { buttonClass } from '../ui/button-class';
import { Heading } from '../ui/heading';
import { CallbackFields } from './callback-fields';
import { FormField, FormSelect, fieldAttributes } from './form-field';

export const contactFormId = 'contact-form';

/**
 * The form as the server sends it: complete and usable without scripts, checked by the browser and sent by a native
 * post. With scripts `contact-live.tsx` adds checks of our own, keeping and sending in place.
 */
export async function ContactForm({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact.form' });
  const topics = contactTopics.map((topic) => ({ value: topic, label: t(`topic.${topic}`) }));
  return (
    <form
      id={contactFormId}
      action="/api/contact"
      method="post"
      className="group/form grid gap-5 peer-target/sent:hidden"
    >
      <section
        data-error-summary
        aria-labelledby="contact-error-title"
        hidden
        className="border-2 border-ember p-6"
      >
        <Heading level={3} size="name" id="contact-error-title">
          {t('errorTitle', { count: 1 })}
        </Heading>
        <ul className="mt-4 space-y-2" />
      </section>
      <input type="hidden" name="locale" value={locale} />
      <div className="absolute -left-[999rem]" aria-hidden="true">
        <label>
          {t('website')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormField name="topic" label={t('topic.label')}>
        <FormSelect name="topic" options={[{ value: '', label: t('topic.placeholder') }, ...topics]} />
      </FormField>
      <FormField name="message" label={t('message.label')} help={t('message.help')}>
        <textarea
          {...fieldAttributes('message', true)}
          rows={4}
          maxLength={6000}
          required
          className={`${fieldAttributes('message').className} resize-y`}
        />
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField name="name" label={t('name.label')} className="min-w-0">
          <input type="text" {...fieldAttributes('name')} required autoComplete="name" />
        </FormField>
        <FormField name="email" label={t('email.label')} className="min-w-0">
          <input type="email" {...fieldAttributes('email')} required autoComplete="email" />
        </FormField>
      </div>
      <FormField
        name="phone"
        label={t('phone.label')}
        help={t('phone.help')}
        optionalLabel={t('optional')}
        optionalClass="group-has-[[name=callback]:checked]/form:hidden"
      >
        <input type="tel" {...fieldAttributes('phone', true)} autoComplete="tel" />
      </FormField>
      <CallbackFields locale={locale} />
      <div className="border-t border-line pt-5">
        <p className="measure text-sm text-muted">
          {t('privacy')}{' '}
          <a href={localPath(locale, 'privacy')} className="text-link">
            {t('privacyLink')}
          </a>
        </p>
        <button type="submit" className={`${buttonClass('default', 'lg')} mt-5 max-sm:w-full`}>
          {t('send')}
        </button>
        <div
          role="alert"
          data-problem
          className="text-ember not-empty:mt-5 not-empty:border-l-2 not-empty:border-ember not-empty:pl-5"
        />
      </div>
    </form>
  );
}
