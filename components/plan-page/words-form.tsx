import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PlanAccess } from '@/lib/inquiry/browser/plan-request';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Textarea } from '../ui/textarea';
import { PlanForm, Problem, useErrorText } from './form-parts';
import { usePlanAction } from './use-plan-action';

type Props = {
  action: 'question' | 'decline' | 'withdraw';
  access: PlanAccess;
  /** Of the offer that is declined. */
  version?: number | undefined;
  /** What the field holds at first. */
  initial?: string;
  onDone: () => void;
  onClose: () => void;
};

/** A question, or the reason of a decision: one field of free words, and what follows from sending it. */
export function WordsForm({ action, access, version, initial = '', onDone, onClose }: Props) {
  const t = useTranslations('planPage');
  const errorText = useErrorText();
  const { send, busy, errors, setErrors, problem } = usePlanAction(action, access);
  const [text, setText] = useState(initial);
  const isQuestion = action === 'question';
  const field = isQuestion ? 'text' : 'reason';

  const submit = async () => {
    if (isQuestion && text.trim() === '') return setErrors({ text: 'text.required' });
    const result = await send({ [field]: text, ...(version !== undefined && { version }) });
    if (result?.status === 'done') onDone();
  };
  return (
    <PlanForm errors={errors} onSubmit={submit} className="max-w-[40rem]">
      {action !== 'question' && <p className="mb-5">{t(`${action}.text`)}</p>}
      <Field
        label={t(`${action}.label`)}
        description={t(`${action}.hint`)}
        error={errorText(errors[field])}
        required={isQuestion}
        optionalLabel={t('actions.optional')}
      >
        <Textarea
          name={field}
          rows={isQuestion ? 5 : 3}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <Problem problem={problem} />
      <div className="mt-5 flex flex-wrap gap-4">
        <Button type="submit" variant={isQuestion ? 'default' : 'destructive'} aria-disabled={busy}>
          {busy ? t('actions.busy') : t(`${action}.send`)}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('actions.close')}
        </Button>
      </div>
    </PlanForm>
  );
}
