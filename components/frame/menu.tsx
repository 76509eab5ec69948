import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { Icon } from '../ui/icon';
import { DialogOpener, NativeDialog } from '../ui/native-dialog';
import { menuButtonId } from '../ui/open-dialogs';
import { MenuBody } from './menu-body';

const menuId = 'site-menu';

/** The menu and its button: HTML that opens before any script has come. */
export async function Menu({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'menu' });
  return (
    <>
      <DialogOpener dialogId={menuId} id={menuButtonId} className="menu-button">
        <span className="max-sm:sr-only">{t('open')}</span>
        <Icon name="menu" className="size-6" />
      </DialogOpener>
      <NativeDialog id={menuId} title={t('title')} closeLabel={t('close')} className="sheet sheet-wide">
        <MenuBody locale={locale} />
      </NativeDialog>
    </>
  );
}
