import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatIsoDay } from '@/lib/i18n/format';
import type { PlanAccess } from '@/lib/inquiry/browser/plan-request';
import type { ShownAnswer } from '@/lib/inquiry/plan-answer';
import { NearestDays } from '../availability/day-answer';
import { Button } from '../ui/button';
import { Figure } from '../ui/figure';
import { Problem } from './form-parts';
import { usePlanAction } from './use-plan-action';

type Props = {
  offer: ShownAnswer;
  /** Of what is agreed on, which keeps its day. */
  isChange: boolean;
  access: PlanAccess;
  /** Said: the page shows another state. */
  onDone: () => void;
  /** Asks about another day instead. */
  onAsk: (text: string) => void;
};

/** The total and the yes, which takes the day and obliges nobody to pay; other days where it is gone. */
export function YesCard({ offer, isChange, access, onDone, onAsk }: Props) {
  const t = useTranslations('planPage.yes');
  const locale = useLocale();
  const { send, busy, problem } = usePlanAction('agree', access);
  const [found, setFound] = useState<ShownAnswer['taken']>(null);
  const { version, total, basis, deposit, validUntil, isOpen } = offer;
  const taken = found ?? offer.taken;

  const agree = async () => {
    const result = await send({ version });
    if (result?.status === 'done') onDone();
    if (result?.status === 'dayTaken') setFound(result);
  };
  return (
    <section className="bg-surface p-6 sm:p-8 print:break-inside-avoid" aria-label={t('label')} data-yes>
      <p className="text-sm text-muted">{t('total')}</p>
      <Figure as="p" size="lg" data-offer-total>
        {total}
      </Figure>
      <p className="text-muted">{[basis, deposit].filter(Boolean).join('\u00a0· ')}</p>
      {isOpen && !taken && (
        <>
          <p className="mt-3">{t('validUntil', { date: validUntil })}</p>
          <p className="mt-5 text-muted">{t(isChange ? 'meaningChange' : 'meaning')}</p>
          <Button
            variant="default"
            size="lg"
            className="mt-5 w-full"
            aria-disabled={busy}
            onClick={agree}
            data-agree
          >
            {busy ? t('busy') : t('button')}
          </Button>
        </>
      )}
      <Problem problem={problem} />
      <div role="alert" data-day-taken={taken?.day}>
        {taken && (
          <div className="mt-6 border-l-2 border-ember pl-5">
            <p>{t('taken', { date: formatIsoDay(taken.day, locale) })}</p>
            <p className="mt-1 text-muted">{t('takenAsk')}</p>
            {taken.freeDays.length > 0 && (
              <NearestDays
                days={taken.freeDays}
                title={t('free')}
                locale={locale}
                onPick={(day) => onAsk(t('askDay', { date: formatIsoDay(day, locale) }))}
              />
            )}
          </div>
        )}
      </div>
    </section>
  );
}
