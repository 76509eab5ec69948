import { useLocale, useTranslations } from 'next-intl';
import { availabilityTexts } from '@/components/availability/availability-texts';
import { DayAnswer } from '@/components/availability/day-answer';
import { changeDetails } from '@/components/configurator/shell/use-draft';
import { useSettledDraft } from '@/components/configurator/shell/use-price';
import { eventDay, toIsoDay } from '@/lib/base/event-day';
import { planKind } from '@/lib/calendar/plan-kind';

/** Whether the chosen day is free; it never keeps anybody from asking. */
export function DateAnswer() {
  const t = useTranslations('availability');
  const locale = useLocale();
  const draft = useSettledDraft();
  const { date } = draft.details;
  if (!date) return null;
  const isOpen = draft.locationType === null || draft.locationType === 'open';
  return (
    <DayAnswer
      kind={isOpen ? null : planKind(draft)}
      day={toIsoDay(date)}
      days={Math.max(1, draft.days ?? 1)}
      texts={availabilityTexts(t, locale)}
      locale={locale}
      onPick={(day) => changeDetails({ date: eventDay(day) })}
    />
  );
}
