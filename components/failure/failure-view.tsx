import type { createTranslator } from 'next-intl';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { followDisplay } from '@/lib/display/apply';
import { localPath } from '@/lib/i18n/address';
import type messagesInGerman from '@/messages/de.json';
import { buttonClass } from '../ui/button-class';
import { Heading } from '../ui/heading';

type ErrorMessages = { error: (typeof messagesInGerman)['error'] };

type Props = {
  t: ReturnType<typeof createTranslator<ErrorMessages, 'error'>>;
  locale: Locale;
  number: string | undefined;
};

/** What happened, that nothing planned is lost, a second try, the way home and the telephone. */
export function FailureView({ t, locale, number }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const isOnline = navigator.onLine;

  // A document that is drawn anew forgets the visitor's theme and display settings.
  useLayoutEffect(followDisplay, []);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className="columns" role="alert" data-failure>
      <div className="col-span-12 lg:col-span-8">
        <a
          href={localPath(locale, 'home')}
          className="mb-16 inline-block font-display text-3xl leading-none tracking-label"
        >
          {site.wordmark}
        </a>
        <Heading level={1} ref={title} tabIndex={-1} className="max-w-[16ch] outline-none">
          {isOnline ? t('title') : t('offline.title')}
        </Heading>
        <p className="measure mt-8 text-lg">{isOnline ? t('text') : t('offline.text')}</p>
        <p className="measure mt-3 text-muted">{t('draft')}</p>
        <div className="mt-10 flex flex-wrap gap-4">
          <button
            type="button"
            className={buttonClass('default', 'lg')}
            onClick={() => window.location.reload()}
          >
            {t('retry')}
          </button>
          <a href={localPath(locale, 'home')} className={buttonClass('outline', 'lg')}>
            {t('home')}
          </a>
        </div>
        <p className="mt-12 border-t border-line pt-6">
          <a href={site.phone.href} className="text-link">
            {t('contact', { phone: site.phone.display })}
          </a>
        </p>
        {number && <p className="figures mt-3 text-sm text-muted">{t('number', { number })}</p>}
      </div>
    </div>
  );
}
