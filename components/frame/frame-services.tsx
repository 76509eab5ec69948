import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';
import { AuthProvider } from '../auth/auth-provider';
import { ConsentBanner } from '../consent/consent-banner';
import { ConsentSettings } from '../consent/consent-settings';
import { bannerTexts } from '../consent/consent-texts';
import { Spinner } from '../ui/spinner';
import { ToastRegion } from '../ui/toast-region';
import { Analytics } from './analytics';
import { FrameEffects } from './frame-effects';
import { LanguageMemory } from './language-memory';
import { PanelHost } from './panel-host';
import { panelTexts } from './panel-texts';
import { RouteFocus } from './route-focus';

type Props = { locale: Locale; children: ReactNode };

/**
 * What every page has whatever its frame looks like: skip link, live regions, consent, accessibility
 * panel, account, remembered language and display settings, and Tag Manager where the operator names one.
 * Mounted once above site and configurator, so that it survives every soft navigation.
 */
export async function FrameServices({ locale, children }: Props) {
  const t = await getTranslations({ locale });
  return (
    <>
      <a href="#content" className="skip-link">
        {t('frame.skip')}
      </a>
      <ToastRegion label={t('toast.region')} closeLabel={t('toast.close')} />
      <ConsentBanner texts={await bannerTexts(locale)} />
      {children}
      <Spinner label={t('frame.pending')} className="page-spinner" />
      <ConsentSettings locale={locale} />
      <PanelHost
        texts={`/texts/${(await panelTexts(locale)).name}`}
        fallbackHref={localPath(locale, 'accessibility')}
      />
      <AuthProvider texts={{ title: t('account.loadFailed.title'), text: t('account.loadFailed.text') }} />
      <LanguageMemory locale={locale} />
      <RouteFocus />
      <FrameEffects />
      <Analytics />
    </>
  );
}
