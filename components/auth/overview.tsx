import { useTranslations } from 'next-intl';
import { Button } from '../ui/button';
import { Heading } from '../ui/heading';
import { Spinner } from '../ui/spinner';
import { InquiryList } from './inquiry-list';
import { PlanQuestion } from './plan-question';
import { Settings } from './settings';
import { useAccount } from './use-account';
import { useAuth } from './use-auth';
import { useSignOut } from './use-sign-out';
import type { ViewProps } from './views';

/** Who is signed in, what was sent, and what can be done with the account. */
export function Overview({ news, ...view }: ViewProps & { news?: string | undefined }) {
  const t = useTranslations('account');
  const { user } = useAuth();
  const { state, retry } = useAccount();
  const leave = useSignOut(view.close);
  return (
    <div>
      {news && (
        <p role="status" className="measure mb-6 border-l-2 border-lake pl-5" data-news>
          {news}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 break-words text-muted" data-signed-in>
          {t('overview.signedInAs', { email: user?.email ?? '' })}
        </p>
        <Button variant="outline" size="sm" onClick={leave} data-sign-out>
          {t('overview.signOut')}
        </Button>
      </div>
      <PlanQuestion email={user?.email ?? ''} />
      <section aria-labelledby="account-inquiries" className="mt-8" aria-busy={state.status === 'loading'}>
        <Heading level={3} id="account-inquiries">
          {t('inquiries.title')}
        </Heading>
        {state.status === 'loading' && <Spinner label={t('overview.loading')} className="min-h-40" />}
        {state.status === 'failed' && (
          <div role="alert" className="mt-5">
            <p className="measure">
              {t('overview.failed')} {t(`errors.${state.kind}`)}
            </p>
            <Button variant="outline" size="sm" className="mt-4" onClick={retry}>
              {t('overview.retry')}
            </Button>
          </div>
        )}
        {state.status === 'ready' && <InquiryList inquiries={state.account.inquiries} close={view.close} />}
      </section>
      <Settings {...view} />
    </div>
  );
}
