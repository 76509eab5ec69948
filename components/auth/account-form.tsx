'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Outcome } from '@/lib/account/browser-actions';
import { type AuthErrorKind, type AuthField, fieldOf } from '@/lib/account/browser-errors';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { FieldError } from '../ui/field-texts';
import { TextInput } from '../ui/text-input';
import { showToast } from '../ui/toast';
import { PasswordField } from './password-field';

export type Credentials = { readonly email: string; readonly password: string };

type Props<T> = {
  /** Fields to fill in; `fresh` is a password that is being chosen. */
  fields: readonly ('email' | 'password' | 'fresh')[];
  /** Address to start from; without an e-mail field it only tells password managers whose password this is. */
  email: string;
  emailLabel?: string;
  submit: string;
  /** Title of the message when it fails. */
  failed: string;
  action: (input: Credentials) => Promise<Outcome<T>>;
  onDone: (result: T, input: Credentials) => void;
  /** Called with what was typed as soon as it is left, so that another view can go on with it. */
  onEmail?: (email: string) => void;
  /** More ways on, below the button; told what went wrong last. */
  children?: (problem: AuthErrorKind | null, email: string) => ReactNode;
};

type Problem = {
  readonly field: AuthField | null;
  readonly text: string;
  readonly kind: AuthErrorKind | null;
};

/** E-mail address, password or both, with what went wrong next to the field; nothing typed is ever taken away. */
export function AccountForm<T>(props: Props<T>) {
  const { fields, email, submit, failed, action, onDone, onEmail, children } = props;
  const t = useTranslations('account');
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const hasEmail = fields.includes('email');
  const fresh = fields.includes('fresh');
  const hasPassword = fresh || fields.includes('password');

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

  const missing = ({ email: address, password }: Credentials): Problem | null => {
    if (hasEmail && address === '') return { field: 'email', text: t('fields.emailMissing'), kind: null };
    if (hasEmail && !/^\S+@\S+\.\S+$/.test(address))
      return { field: 'email', text: t('errors.emailInvalid'), kind: 'emailInvalid' };
    if (hasPassword && password === '')
      return {
        field: 'password',
        text: t(fresh ? 'fields.newPasswordMissing' : 'fields.passwordMissing'),
        kind: null,
      };
    return null;
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const input = {
      email: String(data.get('email') ?? email).trim(),
      password: String(data.get('password') ?? ''),
    };
    const gap = missing(input);
    if (gap) return explain(gap);
    setBusy(true);
    setProblem(null);
    const result = await action(input);
    setBusy(false);
    if (result.ok) return onDone(result, input);
    const text = t(`errors.${result.kind}`);
    const field = fieldOf(result.kind);
    const shown = (field === 'email' && hasEmail) || (field === 'password' && hasPassword);
    explain({ field: shown ? field : null, text, kind: result.kind });
    showToast({ title: failed, description: text, variant: 'destructive' });
  };

  const errorAt = (field: AuthField) => (problem?.field === field ? problem.text : undefined);
  return (
    <form ref={form} method="post" noValidate onSubmit={send} className="space-y-5" aria-busy={busy}>
      {hasEmail ? (
        <Field label={props.emailLabel ?? t('fields.email')} error={errorAt('email')} required>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={email}
            onBlur={(event) => onEmail?.(event.currentTarget.value.trim())}
          />
        </Field>
      ) : (
        <input type="text" name="email" autoComplete="username" defaultValue={email} readOnly hidden />
      )}
      {hasPassword && <PasswordField fresh={fresh} error={errorAt('password')} />}
      {problem && problem.field === null && (
        <div tabIndex={-1} data-problem>
          <FieldError id="account-problem">{problem.text}</FieldError>
        </div>
      )}
      <Button type="submit" variant="default" size="lg" aria-disabled={busy} className="w-full">
        {busy ? t('busy') : submit}
      </Button>
      {children?.(problem?.kind ?? null, email)}
    </form>
  );
}
