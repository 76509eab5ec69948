import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { ConsentStateLive } from './consent-state-live';

/** The visitor's stored consent on the cookie policy page, with the button that withdraws it. */
export async function ConsentState({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'consent' });
  return (
    <ConsentStateLive
      locale={locale}
      texts={{
        undecided: t('state.undecided'),
        decidedAt: t('state.decidedAt'),
        version: t('state.version'),
        textVersion: t('state.textVersion'),
        allowed: t('state.allowed'),
        denied: t('state.denied'),
        always: t('state.always'),
        withdraw: t('state.withdraw'),
        categories: {
          necessary: t('settings.necessary'),
          preferences: t('settings.preferences'),
          statistics: t('settings.statistics'),
          marketing: t('settings.marketing'),
        },
        saved: t('settings.saved'),
      }}
    />
  );
}
