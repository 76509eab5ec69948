import { useTranslations } from 'next-intl';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { PriceLines } from '@/components/plan/price-lines';
import { Changes } from '@/components/plan-page/changes';
import { Button } from '@/components/ui/button';
import { Figure } from '@/components/ui/figure';
import { describeDifferences } from '@/lib/answer/differences';
import { priceAnswer } from '@/lib/answer/price-answer';
import type { Terms } from '@/lib/answer/terms';
import { formatCents, formatIsoDay } from '@/lib/i18n/format';
import { describePrice } from '@/lib/plan/describe-price';
import type { Draft } from '@/lib/plan/draft';
import { type FieldPath, fields } from '@/lib/plan/fields';
import { Notice } from '../parts';
import type { ErrorOf } from './amount-field';
import type { AnswerProps } from './answer-editor';
import { SendProblemNotice } from './send-problem';
import type { useSendAnswer } from './use-send-answer';

type Props = Omit<AnswerProps, 'plan' | 'terms'> & {
  readonly plan: Draft;
  readonly terms: Terms;
  readonly sending: ReturnType<typeof useSendAnswer>;
  /** Its day is the one that both have agreed on. */
  readonly isKept: boolean;
  /** Of what keeps it back. */
  readonly paths: readonly string[];
  readonly errorOf: ErrorOf;
};

/** Where a part of the answer stands on its page. */
export const partId = (name: string): string => `teil-${name}`;

const isField = (path: string): path is FieldPath => Object.hasOwn(fields, path);

/** The part of the page where a field stands. */
const partOf = (path: string) => partId(isField(path) ? fields[path].step : 'bedingungen');

/** The last look before an answer leaves the house: what it changes, what it costs, what keeps it back. */
export function AnswerReview(props: Props) {
  const { plan, terms, sending, before, isChange, isKept, askedAt, recipient, paths, errorOf } = props;
  const t = useTranslations('staff.answer');
  const context = useDescribeContext();
  const price = priceAnswer(plan, terms, askedAt);
  const differences = describeDifferences(before, { plan, price }, askedAt, context);
  const shown = describePrice(price, context, { isAnswer: true });
  const holds = terms.holds && plan.details.date !== null;
  return (
    <aside
      className="border-t-2 border-accent pt-5 lg:sticky lg:top-4 lg:max-h-[calc(100svh-15rem)] lg:self-start lg:overflow-y-auto"
      aria-labelledby="review"
    >
      <h2 id="review" className="mb-4">
        {t('review')}
      </h2>
      {shown && (
        <Figure as="p" size="lg" data-answer-total="">
          {formatCents(price.shownCents, context.locale)}{' '}
          <span className="font-sans text-base text-muted">{shown.basis}</span>
        </Figure>
      )}
      <div data-differences>
        <Changes differences={differences} isChange={isChange} className="mt-6" />
      </div>
      {shown && (
        <details className="mt-6">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {shown.heading}
          </summary>
          <PriceLines price={shown} />
        </details>
      )}
      {paths.length > 0 && (
        <Notice className="mt-6 flex-col" data-answer-errors="">
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
        </Notice>
      )}
      <p className="mt-6 text-muted">
        {t('to', { recipient })}
        <br />
        {t(isKept ? 'holdsAgreed' : holds ? 'holdsUntil' : 'holdsNothing', {
          day: formatIsoDay(terms.validUntil, context.locale),
        })}
      </p>
      <div role="alert">
        {sending.problem && <SendProblemNotice problem={sending.problem} reference={props.reference} />}
      </div>
      <p className="sticky bottom-16 bg-ground py-3 lg:bottom-0">
        <Button
          variant="default"
          className="w-full"
          aria-disabled={sending.isBusy || paths.length > 0}
          onClick={() => {
            if (paths.length === 0) void sending.send(plan, terms, price.shownCents);
          }}
          data-send
        >
          {sending.isBusy ? t('sending') : t('send')}
        </Button>
      </p>
    </aside>
  );
}

/** A link into a folded part opens it. */
function openPart(path: string): void {
  const part = document.getElementById(partOf(path));
  if (part instanceof HTMLDetailsElement) part.open = true;
}
