import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import type { Hero } from '@/content/schema';
import { phoneFor, site } from '@/content/site';
import { contactErrorCodes } from '@/lib/contact/error-codes';
import { localPath } from '@/lib/i18n/address';
import { buttonClass } from '../ui/button-class';
import { Figure } from '../ui/figure';
import { Heading } from '../ui/heading';
import { Visual } from '../ui/visual';
import { ContactFacts } from './contact-facts';
import { ContactForm } from './contact-form';
import { ContactLive } from './contact-live';

/** More can hardly be wrong at once. */
const countedErrors = 8;

/** The first screen of the page: every way to the house on the left, the form and later its confirmation on the right. */
export async function ContactSection({ hero, locale }: { hero: Hero; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  const phone = phoneFor(locale);
  const texts = {
    errors: Object.fromEntries(contactErrorCodes.map((code) => [code, t(`errors.${code}`)])),
    titles: Array.from({ length: countedErrors }, (_, index) => t('form.errorTitle', { count: index + 1 })),
    problems: {
      offline: t('problems.offline'),
      unavailable: t('problems.unavailable', { phone }),
      limited: t('problems.limited', { phone }),
      rejected: t('problems.rejected'),
    },
    send: t('form.send'),
    sending: t('form.sending'),
    answer: t('sent.answerText', { date: '{date}' }),
  };
  return (
    <div className="contact-top border-b border-line bg-ground pt-4 pb-part md:pt-8">
      <div className="wrap columns gap-y-8">
        <header className="col-span-12 flex flex-col lg:col-span-5">
          <Heading level={1} size="section" eyebrow={hero.eyebrow}>
            {hero.title}
          </Heading>
          <ContactFacts locale={locale} />
          {hero.media && (
            <div className="relative mt-8 min-h-60 grow overflow-hidden max-lg:hidden">
              <Visual
                media={hero.media}
                locale={locale}
                sizes="(width >= 64rem) 33rem, 1px"
                ratio={4 / 3}
                className="absolute inset-0"
              />
            </div>
          )}
        </header>
        <section
          id="message"
          aria-labelledby="message-title"
          className="relative col-span-12 scroll-mt-28 lg:col-span-6 lg:col-start-7"
        >
          <Heading level={2} id="message-title" size="card" className="mb-2">
            {t('form.title')}
          </Heading>
          <p className="mb-6 text-sm text-muted">{t('form.lead', { days: site.answerDays })}</p>
          <NativeAnswers locale={locale} phone={phone} />
          <ContactForm locale={locale} />
          <ContactSent locale={locale} />
          <ContactLive locale={locale} texts={texts} />
        </section>
      </div>
    </div>
  );
}

/** Where a native post is led back to (`/api/contact`): the answer that the address names is shown, by CSS alone. */
async function NativeAnswers({ locale, phone }: { locale: Locale; phone: string }) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  return (
    <>
      <div
        id="sent"
        tabIndex={-1}
        className="peer/sent hidden scroll-mt-28 border-t border-accent pt-10 target:block"
      >
        <Heading level={3} size="part">
          {t('sent.title')}
        </Heading>
        <p className="measure mt-8 text-muted">{t('sent.mail')}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <a href="#message" className={buttonClass('outline')}>
            {t('sent.again')}
          </a>
          <a href={localPath(locale, 'home')} className={buttonClass('link')}>
            {t('sent.home')}
          </a>
        </div>
      </div>
      <div
        id="failed"
        tabIndex={-1}
        className="mb-7 hidden scroll-mt-28 border-2 border-ember p-6 target:block"
      >
        <Heading level={3} size="name">
          {t('failed.title')}
        </Heading>
        <p className="measure mt-4">{t('failed.text', { phone })}</p>
      </div>
    </>
  );
}

/** Takes the form's place once the server has acknowledged the message; filled in by `form-controller.ts`. */
async function ContactSent({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact.sent' });
  return (
    <div data-sent hidden className="border-t border-accent pt-10">
      <Heading level={3} size="part" tabIndex={-1}>
        {t('title')}
      </Heading>
      <dl className="mt-8 grid gap-8 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-muted">{t('reference')}</dt>
          <Figure as="dd" size="lg" data-reference className="mt-2" />
          <dd className="mt-3 text-muted">{t('hint')}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('answer')}</dt>
          <Figure as="dd" data-answer className="mt-2" />
        </div>
      </dl>
      <p className="measure mt-8 text-muted">{t('mail')}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <button type="button" data-again className={buttonClass('outline')}>
          {t('again')}
        </button>
        <a href={localPath(locale, 'home')} className={buttonClass('link')}>
          {t('home')}
        </a>
      </div>
    </div>
  );
}
