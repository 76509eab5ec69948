import { useTranslations } from 'next-intl';
import { useOnline } from '@/components/configurator/shell/use-online';
import { Button } from '@/components/ui/button';
import { site } from '@/content/site';
import type { SendResult } from '@/lib/inquiry/browser/send';

export type Problem = Exclude<SendResult['status'], 'stored' | 'conflict'>;

/** Why the last attempt to send did not succeed; when it was the network and that is back, sending is offered. */
export function SendProblem({ problem, onSend }: { problem: Problem | null; onSend: () => void }) {
  const t = useTranslations('configurator');
  const online = useOnline();
  return (
    <div role="alert">
      {problem === 'offline' && online ? (
        <div className="mt-5 border-l-2 border-lake pl-5" data-back-online>
          <p>{t('offline.back')}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={onSend}>
            {t('offline.sendNow')}
          </Button>
        </div>
      ) : problem !== null ? (
        <p className="mt-5 border-l-2 border-ember pl-5 text-ember" data-send-problem={problem}>
          {t(`send.${problem}`, { phone: site.phone.display })}
        </p>
      ) : null}
    </div>
  );
}
