import { useLocale, useTranslations } from 'next-intl';
import { changeDetails } from '@/components/configurator/shell/use-draft';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { eventDay } from '@/lib/base/event-day';
import { staffAddress } from '@/lib/desk/addresses';
import { formatIsoDay } from '@/lib/i18n/format';
import { Notice, SignInAgain } from '../parts';
import type { SendProblem } from './use-send-answer';

type Props = { readonly problem: SendProblem; readonly reference: string };

/** Why an answer was not sent, and the way on: what a colleague has sent, other days, or signing in again. */
export function SendProblemNotice({ problem: { code, name = '', day, free = [] }, reference }: Props) {
  const t = useTranslations('staff');
  const locale = useLocale();
  const here = staffAddress.answer(reference);
  if (code === 'conflict') {
    return (
      <Notice className="mt-5 flex-wrap">
        <p>{t('answer.conflict', { name })}</p>
        <a href={here} className={buttonClass('secondary', 'sm')}>
          {t('answer.takeTheirs')}
        </a>
      </Notice>
    );
  }
  const reason = t(t.has(`problems.${code}`) ? `problems.${code}` : 'problems.unavailable');
  return (
    <Notice className="mt-5 flex-wrap" data-day-taken={day}>
      <p>{day ? t('answer.dayTaken', { day: formatIsoDay(day, locale) }) : reason}</p>
      <SignInAgain problem={code} next={here} />
      {free.map((one) => (
        <Button
          key={one}
          variant="secondary"
          size="sm"
          onClick={() => changeDetails({ date: eventDay(one) })}
        >
          {t('answer.chooseDay', { day: formatIsoDay(one, locale) })}
        </Button>
      ))}
    </Notice>
  );
}
