import { useTranslations } from 'next-intl';
import { fetchExport } from '@/lib/account/browser/api';
import { saveFile } from '../plan/save-file';
import { Eyebrow } from '../ui/eyebrow';
import { showToast } from '../ui/toast';
import { TextButton } from './text-button';
import type { ViewProps } from './views';

/** Password, address, a copy of everything stored, and the end of the account. */
export function Settings({ go }: ViewProps) {
  const t = useTranslations('account');
  const download = async () => {
    const result = await fetchExport();
    if (result.ok) saveFile(result.file, 'seegut-export.json', 'application/json');
    else
      showToast({
        title: t('settings.exportFailed'),
        description: t(`errors.${result.kind}`),
        variant: 'destructive',
      });
  };
  return (
    <section aria-labelledby="account-settings" className="mt-10">
      <Eyebrow as="h3" id="account-settings">
        {t('settings.title')}
      </Eyebrow>
      <ul className="mt-3 flex flex-wrap gap-x-8">
        <li>
          <TextButton onClick={() => go('new-password')}>{t('settings.password')}</TextButton>
        </li>
        <li>
          <TextButton onClick={() => go('email')}>{t('settings.email')}</TextButton>
        </li>
        <li>
          <TextButton onClick={download}>{t('settings.export')}</TextButton>
        </li>
        <li>
          <TextButton className="text-ember" onClick={() => go('delete')}>
            {t('settings.delete')}
          </TextButton>
        </li>
      </ul>
    </section>
  );
}
