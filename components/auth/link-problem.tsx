import { useTranslations } from 'next-intl';
import type { AuthErrorKind } from '@/lib/account/browser/errors';
import { Button } from '../ui/button';
import type { ViewProps } from './views';

/** Why a link from an e-mail led nowhere, and two ways on. */
export function LinkProblem({ problem, go }: ViewProps & { problem: AuthErrorKind }) {
  const t = useTranslations('account');
  return (
    <div className="mt-2" data-link-problem={problem}>
      <p className="measure">{t(`errors.${problem}`)}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button variant="default" onClick={() => go('sign-in')}>
          {t('link.toSignIn')}
        </Button>
        <Button variant="outline" onClick={() => go('forgotten')}>
          {t('link.toForgotten')}
        </Button>
      </div>
    </div>
  );
}
