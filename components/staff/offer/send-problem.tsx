import { useLocale, useTranslations } from 'next-intl';
import { eventDay } from '@/lib/base/event-day';
import { formatDay } from '@/lib/i18n/format';
import { staffAddress } from '@/lib/staff/addresses';
import type { SendProblem } from './use-send-offer';

type Props = {
  readonly problem: SendProblem;
  readonly reference: string;
  readonly onDay: (isoDay: string) => void;
};

/** Why an offer was not sent, with the nearest way on. */
export function SendProblemNotice({ problem, reference, onDay }: Props) {
  const t = useTranslations('staff');
  const locale = useLocale();
  const inWords = (isoDay: string) => {
    const date = eventDay(isoDay);
    return date ? formatDay(date, locale) : isoDay;
  };
  if (problem.kind === 'problem') {
    const again = new URLSearchParams({ again: '1', next: staffAddress.offer(reference) });
    return (
      <div className="desk-notice" data-tone="problem">
        <p>{t(`problems.${problem.problem}`)}</p>
        {problem.problem === 'staff_session_old' && (
          <a href={`${staffAddress.signIn}?${again}`} className="text-link">
            {t('problems.signIn')}
          </a>
        )}
      </div>
    );
  }
  return (
    <div className="desk-notice" data-tone="problem">
      <p>{t('editor.dayTaken', { day: inWords(problem.day) })}</p>
      {problem.free.length > 0 && (
        <div>
          <p className="mb-2 font-medium">{t('editor.nearestFree')}</p>
          <ul className="flex flex-wrap gap-2">
            {problem.free.map((isoDay) => (
              <li key={isoDay}>
                <button type="button" className="desk-small-button" onClick={() => onDay(isoDay)}>
                  {t('editor.chooseDay', { day: inWords(isoDay) })}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
