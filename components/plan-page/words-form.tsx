import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PlanAccess } from '@/lib/inquiry/browser/plan-request';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Textarea } from '../ui/textarea';
import { PlanForm, Problem, useErrorText } from './form-parts';
import { usePlanAction } from './use-plan-action';

type Props = {
  action: 'write' | 'no';
  access: PlanAccess;
  /** The open answer that a no is about; null before there is one. */
  version?: number | null;
  /** What the field holds at first. */
  initial?: string;
  onDone: () => void;
  onClose: () => void;
};

/** Words to the house, or a no with its reason: one field, and what follows from sending it. */
export function WordsForm({ action, access, version = null, initial = '', onDone, onClose }: Props) {
  const t = useTranslations('planPage');
  const errorText = useErrorText();
  const { send, busy, errors, setErrors, problem } = usePlanAction(action, access);
  const [text, setText] = useState(initial);
  const isMessage = action === 'write';

  const submit = async () => {
    if (isMessage && text.trim() === '') return setErrors({ text: 'text.required' });
    const result = await send(isMessage ? { text } : { text, version });
    if (result?.status === 'done') onDone();
  };
  return (
    <PlanForm errors={errors} onSubmit={submit} className="max-w-[40rem]">
      {!isMessage && <p className="mb-5">{t(version === null ? 'no.inquiry' : 'no.offer')}</p>}
      <Field
        label={t(`${action}.label`)}
        description={t(`${action}.hint`)}
        error={errorText(errors.text)}
        required={isMessage}
        optionalLabel={t('actions.optional')}
      >
        <Textarea
          name="text"
          rows={isMessage ? 5 : 3}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <Problem problem={problem} />
      <div className="mt-5 flex flex-wrap gap-4">
        <Button type="submit" variant={isMessage ? 'outline' : 'destructive'} aria-disabled={busy}>
          {busy ? t('actions.busy') : t(`${action}.send`)}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('actions.close')}
        </Button>
      </div>
    </PlanForm>
  );
}
