import { useTranslations } from 'next-intl';
import { NumberField } from '@/components/configurator/fields/number-field';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import type { AnswerErrors } from '@/lib/answer/check-answer';
import { requestId, type Terms } from '@/lib/answer/terms';
import { formatCents } from '@/lib/i18n/format';
import { lineName } from '@/lib/plan/describe-price';
import type { Draft } from '@/lib/plan/draft';
import { type OnRequestPart, pricePlan } from '@/lib/plan/price';
import { deliveryTreatment } from '@/lib/plan/price-surcharges';
import { resolvePlan } from '@/lib/plan/resolve';
import { useErrorTexts } from './use-error-texts';

type Props = {
  readonly plan: Draft;
  readonly askedAt: Date;
  readonly terms: Terms;
  readonly onTerms: (change: (terms: Terms) => Terms) => void;
  readonly requestTexts: Readonly<Record<OnRequestPart, string>>;
  readonly errors: AnswerErrors;
};

/** The plan's positions at prices of the house, and what has none yet. */
export function OwnPrices({ plan, askedAt, terms, onTerms, requestTexts, errors }: Props) {
  const t = useTranslations('staff.answer');
  const context = useDescribeContext();
  const errorOf = useErrorTexts(errors);
  const resolved = resolvePlan(plan, askedAt);
  const price = pricePlan(resolved);
  const standard = (part: OnRequestPart) => part === 'delivery' && deliveryTreatment(resolved) === 'standard';
  const setOwn = (id: string, euros: number | null) =>
    onTerms((current) => {
      const { [id]: _, ...others } = current.ownPrices;
      return {
        ...current,
        ownPrices: euros === null ? others : { ...others, [id]: Math.round(euros * 100) },
      };
    });
  const setRequest = (part: OnRequestPart, euros: number | null) =>
    onTerms((current) => {
      const id = requestId(part);
      const others = current.extras.filter((extra) => extra.id !== id);
      if (euros === null) return { ...current, extras: others };
      const unitCents = Math.round(euros * 100);
      const extra = {
        id,
        text: requestTexts[part],
        per: 'once',
        count: 1,
        unitCents,
        vat: standard(part) ? 'standard' : 'reduced',
      } as const;
      return { ...current, extras: [...others, extra] };
    });
  return (
    <>
      {price.onRequest.length > 0 && (
        <fieldset className="grid min-w-0 gap-4">
          <legend className="mb-4 font-medium">{t('request')}</legend>
          {price.onRequest.map((part) => {
            const extra = terms.extras.find(({ id }) => id === requestId(part));
            return (
              <NumberField
                key={part}
                id={`terms.request.${part}`}
                label={requestTexts[part]}
                decimals
                error={errorOf(`terms.request.${part}`)}
                value={extra ? extra.unitCents / 100 : null}
                onChange={(euros) => setRequest(part, euros)}
              />
            );
          })}
        </fieldset>
      )}
      <details>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          {t('ownPrices')}
        </summary>
        <p className="mt-2 mb-6 text-muted">{t('ownPricesHint', { basis: t(price.basis) })}</p>
        <div className="grid gap-5">
          {price.lines.map((line) => (
            <NumberField
              key={line.id}
              id={`terms.ownPrices.${line.id}`}
              label={lineName(line, context)}
              description={t('catalogue', {
                price: formatCents(
                  price.basis === 'net' ? line.unitNetCents : line.unitGrossCents,
                  context.locale,
                ),
              })}
              decimals
              error={errorOf(`terms.ownPrices.${line.id}`)}
              value={Object.hasOwn(terms.ownPrices, line.id) ? (terms.ownPrices[line.id] ?? 0) / 100 : null}
              onChange={(euros) => setOwn(line.id, euros)}
            />
          ))}
        </div>
      </details>
    </>
  );
}
