import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { NativeDialog } from '../ui/native-dialog';
import { MenuBody } from './menu-body';
import { MenuButton } from './menu-button';
import { nativeMenuId } from './menu-events';

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
        <NativeDialog
          id={nativeMenuId}
          title={title}
          closeLabel={closeLabel}
          className="sheet sheet-wide native-sheet"
        >
          {body}
        </NativeDialog>
      }
    >
      {body}
    </MenuButton>
  );
}
