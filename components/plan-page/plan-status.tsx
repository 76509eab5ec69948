import { useLocale, useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { phoneFor } from '@/content/site';
import { formatIsoDay } from '@/lib/i18n/format';
import type { PlanAnswer } from '@/lib/inquiry/plan-answer';
import { Heading } from '../ui/heading';
import { PhoneText } from '../ui/phone-text';

/** When an answer was promised, as `writeAnswerTime` wrote it, in words. */
function usePromiseText(): (answerDay: string) => string {
  const t = useTranslations('planPage.status');
  const locale = useLocale();
  return (answerDay) => {
    const date = formatIsoDay(answerDay.slice(0, 10), locale);
    return answerDay.length > 10 ? t('noon', { date }) : date;
  };
}

/** Where it stands and what comes next until when, in one sentence. */
function useStandingText({ standing, answerDay, offer, isSigned }: PlanAnswer): string {
  const t = useTranslations('planPage.status');
  const locale = useLocale();
  const promised = usePromiseText();
  if (standing === 'received') return t('received', { date: promised(answerDay) });
  if (standing === 'offered' && offer?.taken) return t('taken');
  if (standing === 'offered' || standing === 'expired') {
    return t(standing, { date: offer?.validUntil ?? '', phone: phoneFor(locale) });
  }
  if (standing === 'agreed') {
    if (offer?.isOpen) return t('openChange', { date: offer.validUntil });
    return t(isSigned ? 'signed' : 'agreed');
  }
  return t(standing, { phone: phoneFor(locale) });
}

/** Where the inquiry stands. */
export function PlanStatus({ plan, heading }: { plan: PlanAnswer; heading: Ref<HTMLHeadingElement> }) {
  const t = useTranslations('planPage.status');
  const locale = useLocale();
  const promised = usePromiseText();
  const isWaiting = plan.answerDay !== '' && plan.standing !== 'received';
  return (
    <section data-standing={plan.standing}>
      <Heading level={2} ref={heading} tabIndex={-1} className="outline-none">
        {t('title')}
      </Heading>
      <p className="measure mt-5 text-lg" data-state-text>
        <PhoneText text={useStandingText(plan)} locale={locale} />
      </p>
      {isWaiting && <p className="measure mt-3">{t('waiting', { date: promised(plan.answerDay) })}</p>}
      {plan.hasAllergies && <p className="measure mt-3 text-muted">{t('allergies')}</p>}
    </section>
  );
}

/** What happened and what the house wrote, newest first. */
export function History({ entries }: Pick<PlanAnswer, 'entries'>) {
  const t = useTranslations('planPage');
  const locale = useLocale();
  return (
    <section aria-labelledby="plan-history" data-history>
      <Heading level={2} id="plan-history">
        {t('history')}
      </Heading>
      <ol className="mt-5 max-w-[44rem] border-b border-line">
        {entries.toReversed().map(({ day: at, kind, isHouse, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: history only grows, and a day may repeat
          <li key={entries.length - index} className="border-t border-line py-2.5" data-entry={kind}>
            <p className="figures flex flex-wrap justify-between gap-x-6">
              <span>{t(`entries.${kind === 'write' && isHouse ? 'answerWritten' : kind}`)}</span>
              <span className="text-muted">{formatIsoDay(at, locale, 'long')}</span>
            </p>
            {text !== '' && (
              <p className="measure mt-1 border-l border-line pl-4 whitespace-pre-line">{text}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
