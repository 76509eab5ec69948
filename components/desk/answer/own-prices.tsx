import { useTranslations } from 'next-intl';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { type Extra, requestId, type Terms } from '@/lib/answer/terms';
import { formatCents } from '@/lib/i18n/format';
import { lineName } from '@/lib/plan/describe-price';
import { type OnRequestPart, pricePlan } from '@/lib/plan/price';
import { deliveryTreatment } from '@/lib/plan/price-surcharges';
import type { ResolvedPlan } from '@/lib/plan/resolve';
import { AmountField, type ErrorOf } from './amount-field';

type Props = {
  readonly resolved: ResolvedPlan;
  readonly terms: Terms;
  readonly onTerms: (change: (terms: Terms) => Terms) => void;
  readonly requestTexts: Readonly<Record<OnRequestPart, string>>;
  readonly errorOf: ErrorOf;
};

/** The plan's positions at prices of the house, and what has none yet. */
export function OwnPrices({ resolved, terms, onTerms, requestTexts, errorOf }: Props) {
  const t = useTranslations('staff.answer');
  const context = useDescribeContext();
  const { basis, lines, onRequest } = pricePlan(resolved);
  const setOwn = (id: string, cents: number | null) =>
    onTerms(({ ownPrices: { [id]: _, ...others }, ...rest }) => ({
      ...rest,
      ownPrices: cents === null ? others : { ...others, [id]: cents },
    }));
  const setRequest = (part: OnRequestPart, unitCents: number | null) =>
    onTerms((current) => {
      const id = requestId(part);
      const others = current.extras.filter((extra) => extra.id !== id);
      if (unitCents === null) return { ...current, extras: others };
      const isStandard = part === 'delivery' && deliveryTreatment(resolved) === 'standard';
      const vat = isStandard ? 'standard' : 'reduced';
      const extra: Extra = { id, text: requestTexts[part], per: 'once', count: 1, unitCents, vat };
      return { ...current, extras: [...others, extra] };
    });
  return (
    <>
      {onRequest.length > 0 && (
        <fieldset className="grid min-w-0 gap-4">
          <legend className="mb-4 font-medium">{t('request')}</legend>
          {onRequest.map((part) => (
            <AmountField
              key={part}
              path={`terms.request.${part}`}
              label={requestTexts[part]}
              value={terms.extras.find(({ id }) => id === requestId(part))?.unitCents ?? null}
              onChange={(cents) => setRequest(part, cents)}
              errorOf={errorOf}
            />
          ))}
        </fieldset>
      )}
      <details>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          {t('ownPrices')}
        </summary>
        <p className="mt-2 mb-6 text-muted">{t('ownPricesHint', { basis: t(basis) })}</p>
        <div className="grid gap-5">
          {lines.map((line) => {
            const unitCents = basis === 'net' ? line.unitNetCents : line.unitGrossCents;
            return (
              <AmountField
                key={line.id}
                path={`terms.ownPrices.${line.id}`}
                label={lineName(line, context)}
                description={t('catalogue', { price: formatCents(unitCents, context.locale) })}
                value={terms.ownPrices[line.id] ?? null}
                onChange={(cents) => setOwn(line.id, cents)}
                errorOf={errorOf}
              />
            );
          })}
        </div>
      </details>
    </>
  );
}
