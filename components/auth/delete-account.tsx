import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { deleteAccount } from '@/lib/account/browser/api';
import { draftBaseStore } from '@/lib/account/browser/draft-base';
import { Button } from '../ui/button';
import { FieldError } from '../ui/field-texts';
import { showToast } from '../ui/toast';
import { useAuth } from './use-auth';
import type { ViewProps } from './views';

/** Says what goes and what stays before anything is deleted. */
export function DeleteAccount({ go, close }: ViewProps) {
  const t = useTranslations('account');
  const { signOut } = useAuth();
  const [state, setState] = useState<{ busy: boolean; problem: string }>({ busy: false, problem: '' });
  const remove = async () => {
    if (state.busy) return;
    setState({ busy: true, problem: '' });
    const result = await deleteAccount();
    if (!result.ok) {
      const problem = t(`errors.${result.kind}`);
      setState({ busy: false, problem });
      showToast({ title: t('settings.deleteFailed'), description: problem, variant: 'destructive' });
      return;
    }
    // Only forgets the session here and in the other tabs; the service no longer knows it.
    await signOut();
    draftBaseStore.clear();
    close();
    showToast({ title: t('settings.deleted') });
  };
  return (
    <div className="mt-2" aria-busy={state.busy}>
      <p className="measure">{t('settings.deleteText')}</p>
      <div className="mt-4">
        <FieldError id="account-delete-problem">{state.problem}</FieldError>
      </div>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button variant="outline" onClick={() => go('account')}>
          {t('settings.cancel')}
        </Button>
        <Button variant="destructive" aria-disabled={state.busy} onClick={remove} data-delete>
          {t('settings.deleteConfirm')}
        </Button>
      </div>
    </div>
  );
}
