import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { MenuBody } from './menu-body';
import { MenuButton } from './menu-button';
import { NativeMenu } from './native-menu';

type Props = { locale: Locale; fallbackHref: string };

/** The menu: its button, and behind it everything that the server has rendered for it. */
export async function Menu({ locale, fallbackHref }: Props) {
  const t = await getTranslations({ locale, namespace: 'menu' });
  const [title, closeLabel] = [t('title'), t('close')];
  const body = <MenuBody locale={locale} />;
  return (
    <MenuButton
      label={t('open')}
      title={title}
      closeLabel={closeLabel}
      fallbackHref={fallbackHref}
      nativeMenu={
        <NativeMenu title={title} closeLabel={closeLabel}>
          {body}
        </NativeMenu>
      }
    >
      {body}
    </MenuButton>
  );
}
