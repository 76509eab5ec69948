import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { isVisible } from '@/lib/base/text-format';
import { localPath } from '@/lib/i18n/address';
import type { PlanAccess } from '@/lib/inquiry/browser/plan-request';
import type { ShownAnswer } from '@/lib/inquiry/plan-answer';
import { NearestDays } from '../availability/day-answer';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { Field } from '../ui/field';
import { Heading } from '../ui/heading';
import { TextInput } from '../ui/text-input';
import { PlanForm, Problem, useErrorText } from './form-parts';
import { useDayText } from './plan-status';
import { usePlanAction } from './use-plan-action';

type Props = {
  offer: ShownAnswer;
  /** Day, guests and place of the plan that is accepted. */
  facts: readonly { readonly term: string; readonly text: string }[];
  access: PlanAccess;
  /** Accepted: the page shows another state. */
  onDone: () => void;
  /** Asks about another day instead. */
  onAsk: (text: string) => void;
};

type Taken = { readonly day: string; readonly freeDays: readonly string[] };

/** Accepts an offer. What is ordered and for how much stands right above the button (§ 312j (2) and (3) BGB). */
export function AcceptForm({ offer, facts, access, onDone, onAsk }: Props) {
  const t = useTranslations('planPage.accept');
  const locale = useLocale();
  const dayText = useDayText();
  const errorText = useErrorText();
  const { send, busy, errors, setErrors, problem } = usePlanAction('accept', access);
  const [name, setName] = useState('');
  const [terms, setTerms] = useState(false);
  const [taken, setTaken] = useState<Taken | null>(null);
  const { total, basis, deposit, notes, button, version } = offer;

  const submit = async () => {
    setTaken(null);
    const missing = {
      ...(!isVisible(name) && { name: 'name.required' as const }),
      ...(!terms && { terms: 'terms.required' as const }),
    };
    if (Object.keys(missing).length > 0) return setErrors(missing);
    const result = await send({ version, name, terms });
    if (result?.status === 'done') onDone();
    if (result?.status === 'dayTaken') setTaken(result);
  };
  return (
    <PlanForm errors={errors} onSubmit={submit} label={t('title')} className="bg-surface p-6 sm:p-8">
      <Heading level={2} size="part">
        {t('title')}
      </Heading>
      <Field
        label={t('name')}
        description={t('nameHint')}
        error={errorText(errors.name)}
        required
        className="mt-6"
      >
        <TextInput
          name="name"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <div className="mt-5">
        <Checkbox
          name="terms"
          required
          label={t('terms')}
          error={errorText(errors.terms)}
          checked={terms}
          onChange={(event) => setTerms(event.currentTarget.checked)}
        />
        <a
          href={localPath(locale, 'terms')}
          target="_blank"
          rel="noopener"
          className="text-link inline-block py-2"
        >
          {t('termsLink')}
        </a>
      </div>
      <dl className="figures mt-5 border-t border-line pt-5">
        {facts.map(({ term, text }) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-6 py-1">
            <dt className="text-muted">{term}</dt>
            <dd className="ml-auto text-right">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="figures mt-3 flex flex-wrap justify-between gap-x-6 font-medium">
        <span>{t('total')}</span>
        <span className="ml-auto text-right">{`${total} ${basis}`}</span>
      </p>
      {deposit && <p className="text-muted">{deposit}</p>}
      <div className="mt-4 space-y-2 text-sm text-muted">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <Button
        type="submit"
        variant="default"
        size="lg"
        className="mt-6 w-full"
        aria-disabled={busy}
        data-accept
      >
        {busy ? t('busy') : button}
      </Button>
      <Problem problem={problem} />
      <div role="alert" data-day-taken={taken?.day}>
        {taken && (
          <div className="mt-6 border-l-2 border-ember pl-5">
            <p>{t('taken', { date: dayText(taken.day, 'full') })}</p>
            <p className="mt-1 text-muted">{t('takenAsk')}</p>
            {taken.freeDays.length > 0 && (
              <NearestDays
                days={taken.freeDays}
                title={t('free')}
                locale={locale}
                onPick={(day) => onAsk(t('askDay', { date: dayText(day, 'full') }))}
              />
            )}
          </div>
        )}
      </div>
    </PlanForm>
  );
}
