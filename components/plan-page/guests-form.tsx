import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ShownPrice } from '@/lib/inquiry/browser/plan-actions';
import type { PlanAccess } from '@/lib/inquiry/browser/plan-request';
import type { PlanAnswer } from '@/lib/inquiry/plan-answer';
import { NumberField } from '../configurator/fields/number-field';
import { Button } from '../ui/button';
import { Figure } from '../ui/figure';
import { PlanForm, Problem, useErrorText } from './form-parts';
import { usePlanAction } from './use-plan-action';

type Props = {
  current: PlanAnswer['guests'];
  access: PlanAccess;
  onDone: (guests: number) => void;
  onClose: () => void;
};

const names = ['guests', 'childrenUnder6', 'children611'] as const;

/** Another number of guests: the server's price is shown first, and sent is what was shown. */
export function GuestsForm({ current, access, onDone, onClose }: Props) {
  const t = useTranslations('planPage');
  const errorText = useErrorText();
  const { send, busy, errors, setErrors, problem } = usePlanAction('guests', access);
  const [values, setValues] = useState(current);
  const [price, setPrice] = useState<ShownPrice | null>(null);
  const [note, setNote] = useState('');
  const isChanged = names.some((name) => values[name] !== current[name]);

  const change = (name: (typeof names)[number], value: number | null) => {
    setValues({ ...values, [name]: value ?? 0 });
    setPrice(null);
    setNote('');
    setErrors({});
  };
  const submit = async () => {
    if (!isChanged) return setNote(t('guests.unchanged'));
    const result = await send({ ...values, shownTotalCents: price?.totalCents ?? null });
    if (result?.status === 'done') onDone(values.guests);
    if (result?.status !== 'priced') return;
    setPrice(result.price);
    setNote(result.isNew ? t('guests.newPrice') : '');
  };
  // What a smaller number conflicts with has no field here: it is said beside the number that causes it.
  const { childrenUnder6, children611, ...others } = errors;
  const errorOf = { guests: Object.values(others)[0], childrenUnder6, children611 };
  return (
    <PlanForm errors={errors} onSubmit={submit} className="max-w-[46rem]">
      <div className="field-row grid gap-6 sm:grid-cols-3">
        {names.map((name) => (
          <NumberField
            key={name}
            id={`change-${name}`}
            label={t(`guests.${name}`)}
            error={errorText(errorOf[name])}
            required={name === 'guests'}
            value={values[name]}
            onChange={(value) => change(name, value)}
          />
        ))}
      </div>
      <div role="status">
        {price && (
          <dl
            className="figures mt-7 grid max-w-[30rem] gap-x-10 gap-y-2 border-t border-accent pt-5 sm:grid-cols-2"
            data-new-price
          >
            <div>
              <dt className="text-sm text-muted">{t('guests.before')}</dt>
              <dd className="text-muted">{price.before}</dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{t('guests.after')}</dt>
              <Figure as="dd" size="md">
                {price.after}
              </Figure>
              <dd className="text-sm text-muted">{price.basis}</dd>
            </div>
          </dl>
        )}
        {note && <p className="mt-4 text-muted">{note}</p>}
      </div>
      <Problem problem={problem} />
      <div className="mt-6 flex flex-wrap gap-4">
        <Button type="submit" variant={price ? 'default' : 'outline'} aria-disabled={busy}>
          {busy ? t('actions.busy') : t(price ? 'guests.send' : 'guests.calculate')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('actions.close')}
        </Button>
      </div>
    </PlanForm>
  );
}
