import { useLocale, useTranslations } from 'next-intl';
import { changeDetails } from '@/components/configurator/shell/use-draft';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { dayText } from '@/lib/answer/summarise-terms';
import { eventDay } from '@/lib/base/event-day';
import { staffAddress } from '@/lib/desk/addresses';
import { Notice, SignInAgain } from '../parts';
import type { SendProblem } from './use-send-answer';

type Props = { readonly problem: SendProblem | null; readonly reference: string };

/** Why an answer was not sent, and the way on. */
export function SendProblemNotice({ problem, reference }: Props) {
  const t = useTranslations('staff');
  const locale = useLocale();
  if (!problem) return null;
  const here = staffAddress.answer(reference);
  if (problem.kind === 'conflict') {
    return (
      <Notice className="mt-5 flex-wrap">
        <p>{t('answer.conflict', { name: problem.name })}</p>
        <a href={here} className={buttonClass('secondary', 'sm')}>
          {t('answer.takeTheirs')}
        </a>
      </Notice>
    );
  }
  if (problem.kind === 'problem') {
    return (
      <Notice className="mt-5 flex-wrap">
        <p>{t(`problems.${problem.problem}`)}</p>
        <SignInAgain problem={problem.problem} next={here} />
      </Notice>
    );
  }
  return (
    <Notice className="mt-5 flex-wrap" data-day-taken={problem.day}>
      <p>{t('answer.dayTaken', { day: dayText(problem.day, locale) })}</p>
      {problem.free.map((day) => (
        <Button
          key={day}
          variant="secondary"
          size="sm"
          onClick={() => changeDetails({ date: eventDay(day) })}
        >
          {t('answer.chooseDay', { day: dayText(day, locale) })}
        </Button>
      ))}
    </Notice>
  );
}
