import { useTranslations } from 'next-intl';
import { applyToDraft } from '@/components/configurator/shell/use-draft';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { Button } from '@/components/ui/button';
import { differenceText } from '@/lib/answer/answer-document';
import type { AnswerErrors } from '@/lib/answer/check-answer';
import { describeDifferences, type Version } from '@/lib/answer/differences';
import { dayText } from '@/lib/answer/summarise-terms';
import { eventDay } from '@/lib/base/event-day';
import { staffAddress } from '@/lib/desk/addresses';
import { formatCents } from '@/lib/i18n/format';
import { describePrice } from '@/lib/plan/describe-price';
import type { Draft } from '@/lib/plan/draft';
import { type FieldPath, fields } from '@/lib/plan/fields';
import type { Price } from '@/lib/plan/price';
import type { AnswerFormProps } from './answer-form';
import { sectionId } from './answer-section';
import { useErrorTexts } from './use-error-texts';
import type { useSendAnswer } from './use-send-answer';

type Props = AnswerFormProps & {
  readonly plan: Draft;
  readonly price: Price;
  readonly errors: AnswerErrors;
  readonly sending: ReturnType<typeof useSendAnswer>;
  readonly before: Version;
};

const isField = (path: string): path is FieldPath => Object.hasOwn(fields, path);

/** The part of the page where a field stands. */
const partOf = (path: string) => sectionId(isField(path) ? fields[path].step : 'bedingungen');

/** The last look before an answer leaves the house: what it changes, what it costs, what keeps it back. */
export function AnswerReview(props: Props) {
  const { plan, price, terms, errors, sending, before, askedAt, recipient } = props;
  const t = useTranslations('staff.answer');
  const words = useTranslations('offer');
  const context = { ...useDescribeContext(), words };
  const errorOf = useErrorTexts(errors);
  const differences = describeDifferences(before, { plan, price }, askedAt, context);
  const shown = describePrice(price, context, { isAnswer: true });
  const paths = Object.keys(errors);
  return (
    <aside className="desk-answer" aria-labelledby="review">
      <h2 id="review" className="mb-4">
        {t('review')}
      </h2>
      {shown && (
        <p className="desk-answer-total" data-answer-total>
          {formatCents(price.shownCents, context.locale)}{' '}
          <span className="desk-answer-basis">{shown.basis}</span>
        </p>
      )}
      <h3 className="mt-6 mb-2">{words('differences')}</h3>
      {differences.length === 0 ? (
        <p className="text-muted">{words('noDifferences')}</p>
      ) : (
        <dl className="desk-facts" data-differences>
          {differences.map((difference) => (
            <div key={difference.id}>
              <dt>{difference.label}</dt>
              <dd>{differenceText(difference, context)}</dd>
            </div>
          ))}
        </dl>
      )}
      {shown && (
        <details className="mt-6">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {shown.heading}
          </summary>
          <dl className="desk-amounts">
            {shown.lines.map(({ name, detail, amount }) => (
              <div key={`${name} ${detail}`}>
                <dt>
                  {name} <span className="block text-sm text-muted">{detail}</span>
                </dt>
                <dd>{amount}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {paths.length > 0 && (
        <div className="desk-warning mt-6" data-answer-errors>
          <div>
            <p className="font-medium">{t('missing')}</p>
            <ul>
              {paths.map((path) => (
                <li key={path}>
                  <a href={`#${partOf(path)}`} className="text-link" onClick={() => openPart(path)}>
                    {errorOf(path)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <p className="mt-6 text-muted">{t('to', { recipient })}</p>
      <p className="text-muted">
        {terms.holds && plan.details.date
          ? t('holdsUntil', { day: dayText(terms.validUntil, context.locale) })
          : t('holdsNothing')}
      </p>
      <div role="alert">
        <SendProblemNotice {...props} />
      </div>
      <Button
        variant="default"
        className="mt-5 w-full"
        aria-disabled={sending.isBusy || paths.length > 0}
        onClick={() => {
          if (paths.length === 0) void sending.send(plan, terms, price.shownCents);
        }}
        data-send
      >
        {sending.isBusy ? t('sending') : t('send')}
      </Button>
    </aside>
  );
}

/** A link into a folded part opens it. */
function openPart(path: string): void {
  const part = document.getElementById(partOf(path));
  if (part instanceof HTMLDetailsElement) part.open = true;
}

function SendProblemNotice({ sending: { problem }, reference }: Props) {
  const t = useTranslations('staff');
  const context = useDescribeContext();
  if (!problem) return null;
  const inWords = (day: string) => dayText(day, context.locale);
  const here = staffAddress.answer(reference);
  if (problem.kind === 'conflict') {
    return (
      <div className="desk-notice mt-5" data-tone="problem">
        <p>{t('answer.conflict', { name: problem.name })}</p>
        <a href={here} className="desk-small-button">
          {t('answer.takeTheirs')}
        </a>
      </div>
    );
  }
  if (problem.kind === 'problem') {
    const again = new URLSearchParams({ again: '1', next: here });
    return (
      <div className="desk-notice mt-5" data-tone="problem">
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
    <div className="desk-notice mt-5" data-tone="problem" data-day-taken={problem.day}>
      <p>{t('answer.dayTaken', { day: inWords(problem.day) })}</p>
      {problem.free.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {problem.free.map((day) => (
            <li key={day}>
              <button
                type="button"
                className="desk-small-button"
                onClick={() =>
                  applyToDraft((draft) => ({ ...draft, details: { ...draft.details, date: eventDay(day) } }))
                }
              >
                {t('answer.chooseDay', { day: inWords(day) })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
