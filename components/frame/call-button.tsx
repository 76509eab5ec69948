import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { Icon } from '../ui/icon';

/** The floating call button; the footer leaves room for it, so that it hides nothing for good. */
export async function CallButton({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'frame' });
  return (
    <a
      href={site.phone.href}
      className="call-button"
      aria-label={t('callLabel', { phone: site.phone.display })}
    >
      <Icon name="phone" />
      <span className="max-sm:hidden">{t('call')}</span>
    </a>
  );
}
