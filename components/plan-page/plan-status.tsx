import { useLocale, useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { eventDay } from '@/lib/base/event-day';
import { formatDay } from '@/lib/i18n/format';
import type { PlanAnswer } from '@/lib/inquiry/plan-answer';
import { Heading } from '../ui/heading';

type StepName =
  | 'received'
  | 'inProgress'
  | 'offer'
  | 'decision'
  | 'accepted'
  | 'declined'
  | 'rejected'
  | 'withdrawn'
  | 'expired'
  | 'cancelled';

type Step = {
  readonly name: StepName;
  readonly day: string | undefined;
  readonly place: 'done' | 'current' | 'ahead';
};

/** The way of an inquiry: what is done, where it stands, what is still to come. */
function listSteps({ state, decidedBy, history, offer }: PlanAnswer): readonly Step[] {
  const dayOf = (kind: PlanAnswer['history'][number]['kind']) =>
    history.findLast((event) => event.kind === kind)?.day;
  const done = (name: StepName, day: string | undefined): Step => ({ name, day, place: 'done' });
  const received = done('received', history[0]?.day);
  const taken = dayOf('taken');
  const begun = taken || offer ? [done('inProgress', taken)] : [];
  const offered = offer ? [done('offer', dayOf('offer_sent'))] : [];
  const end = (name: StepName, day: string | undefined): readonly Step[] => [
    received,
    ...begun,
    ...offered,
    { name, day, place: 'current' },
  ];
  const ahead = (...names: StepName[]): readonly Step[] =>
    names.map((name) => ({ name, day: undefined, place: 'ahead' }));
  switch (state) {
    case 'received':
      return [{ ...received, place: 'current' }, ...ahead('inProgress', 'offer', 'decision')];
    case 'in_progress':
      return [received, { name: 'inProgress', day: taken, place: 'current' }, ...ahead('offer', 'decision')];
    case 'offer_sent':
      return [
        received,
        done('inProgress', taken),
        { name: 'offer', day: dayOf('offer_sent'), place: 'current' },
        ...ahead('decision'),
      ];
    case 'declined':
      return end(decidedBy === 'house' ? 'rejected' : 'declined', dayOf('declined'));
    default:
      return end(state, dayOf(state));
  }
}

/** What is to be said of the state; days in words. */
function useStateText({ state, decidedBy, answerDay, offer, acceptance }: PlanAnswer): string {
  const t = useTranslations('planPage.status.text');
  const day = useDayText();
  switch (state) {
    case 'received':
    case 'in_progress':
      return t(state, { date: day(answerDay) });
    case 'offer_sent':
      return t(offer?.isOpen === false ? 'expired' : 'offer_sent', { date: offer?.validUntil ?? '' });
    case 'expired':
      return t('expired', { date: offer?.validUntil ?? '' });
    case 'accepted':
      return acceptance
        ? t('accepted', { name: acceptance.name, date: day(acceptance.day) })
        : t('acceptedPlain');
    case 'declined':
      return t(decidedBy === 'house' ? 'rejected' : 'declined');
    default:
      return t(state);
  }
}

/** Writes out days such as `2027-06-12`. */
export function useDayText(): (isoDay: string, style?: 'full' | 'long') => string {
  const locale = useLocale();
  return (isoDay, style = 'long') => {
    const date = eventDay(isoDay);
    return date ? formatDay(date, locale, style) : '';
  };
}

/** How far an inquiry has come. */
export function PlanStatus({ plan, heading }: { plan: PlanAnswer; heading: Ref<HTMLHeadingElement> }) {
  const t = useTranslations('planPage.status');
  const day = useDayText();
  const extra = plan.history.filter(({ kind }) => kind === 'question');
  return (
    <section data-state={plan.state}>
      <Heading level={2} ref={heading} tabIndex={-1} className="outline-none">
        {t('title')}
      </Heading>
      <p className="measure mt-5 text-lg" data-state-text>
        {useStateText(plan)}
      </p>
      <ol className="mt-10 grid gap-x-(--gutter) gap-y-6 @min-[30rem]:grid-cols-2 @min-[52rem]:flex">
        {listSteps(plan).map(({ name, day: at, place }) => (
          <li
            key={name}
            aria-current={place === 'current' ? 'step' : undefined}
            className={`border-t-2 pt-4 @min-[52rem]:flex-1 ${place === 'ahead' ? 'border-line text-muted' : 'border-accent'} ${
              place === 'current' ? 'font-medium' : ''
            }`}
          >
            {t(`steps.${name}`)}
            {at && <span className="figures block text-sm font-normal text-muted">{day(at)}</span>}
          </li>
        ))}
      </ol>
      {extra.length > 0 && (
        <details className="mt-8" data-history>
          <summary className="text-link inline-block cursor-pointer py-2">{t('history')}</summary>
          <ol className="mt-3 max-w-[36rem] border-b border-line">
            {plan.history.map(({ day: at, kind }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: history only grows, and a day may repeat
                key={index}
                className="figures flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5"
              >
                <span>{t(`events.${kind}`)}</span>
                <span className="text-muted">{day(at)}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
