import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Outcome } from '@/lib/account/browser/actions';
import { type AuthErrorKind, type AuthField, getErrorField } from '@/lib/account/browser/errors';
import { isTooLong } from '@/lib/base/password-rule';
import { isEmail } from '@/lib/base/text-format';
import { readEmail, readPassword } from '@/lib/base/typed-formats';
import { showToast } from '../ui/toast';

export type Credentials = {
  readonly email: string;
  readonly password: string;
  /** The present password, where another one is chosen. */
  readonly current: string;
};

/** `fresh` is a password that is being chosen, `current` the one that it replaces. */
export type FormField = 'email' | 'password' | 'current' | 'fresh';

type Problem = {
  readonly field: AuthField | null;
  readonly text: string;
  readonly kind: AuthErrorKind | null;
};

type Options<T> = {
  readonly fields: readonly FormField[];
  readonly email: string;
  readonly failed: string;
  readonly action: (input: Credentials) => Promise<Outcome<T>>;
  readonly onDone: (result: T, input: Credentials) => void;
};

/** Checks, sends and explains; the inputs keep what was typed by themselves, whatever happens. */
export function useAccountForm<T>({ fields, email, failed, action, onDone }: Options<T>) {
  const t = useTranslations('account');
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const fresh = fields.includes('fresh');
  const has = {
    email: fields.includes('email'),
    password: fresh || fields.includes('password'),
    current: fields.includes('current'),
  };

  useEffect(() => {
    // On phones the keyboard would cover the form before it was read.
    if (!window.matchMedia('(pointer: fine)').matches) return;
    // After the dialog has remembered who opened it.
    const frame = requestAnimationFrame(() => {
      const inputs = [...(form.current?.querySelectorAll<HTMLInputElement>('input:not([hidden])') ?? [])];
      (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const explain = (next: Problem) => {
    setProblem(next);
    // After the text stands next to its field, so that both are read together.
    requestAnimationFrame(() => {
      const target = next.field ? `input[name="${next.field}"]:not([hidden])` : '[data-problem]';
      form.current?.querySelector<HTMLElement>(target)?.focus();
    });
  };

  const gapIn = ({ email: address, password, current }: Credentials): Problem | null => {
    if (has.email && address === '') return { field: 'email', text: t('fields.emailMissing'), kind: null };
    if (has.email && !isEmail(address))
      return { field: 'email', text: t('errors.emailInvalid'), kind: 'emailInvalid' };
    if (has.current && current === '')
      return { field: 'current', text: t('fields.passwordMissing'), kind: null };
    const missing = t(fresh ? 'fields.newPasswordMissing' : 'fields.passwordMissing');
    if (has.password && password === '') return { field: 'password', text: missing, kind: null };
    return fresh && isTooLong(password)
      ? { field: 'password', text: t('fields.passwordTooLong'), kind: null }
      : null;
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const input = {
      email: readEmail(String(data.get('email') ?? email)),
      password: readPassword(String(data.get('password') ?? '')),
      current: readPassword(String(data.get('current') ?? '')),
    };
    const gap = gapIn(input);
    if (gap) return explain(gap);
    setBusy(true);
    setProblem(null);
    const result = await action(input);
    setBusy(false);
    if (result.ok) return onDone(result, input);
    const isCurrentWrong = has.current && result.kind === 'credentials';
    const text = t(isCurrentWrong ? 'fields.currentWrong' : `errors.${result.kind}`);
    const field = isCurrentWrong ? 'current' : getErrorField(result.kind);
    explain({ field: field && has[field] ? field : null, text, kind: result.kind });
    showToast({ title: failed, description: text, variant: 'destructive' });
  };

  return { form, busy, problem, has, fresh, send };
}
