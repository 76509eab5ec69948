import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { MenuBody } from './menu-body';
import { MenuButton } from './menu-button';

type Props = { locale: Locale; fallbackHref: string };

/** The menu: its button, and behind it everything that the server has rendered for it. */
export async function Menu({ locale, fallbackHref }: Props) {
  const t = await getTranslations({ locale, namespace: 'menu' });
  return (
    <MenuButton label={t('open')} title={t('title')} closeLabel={t('close')} fallbackHref={fallbackHref}>
      <MenuBody locale={locale} />
    </MenuButton>
  );
}
