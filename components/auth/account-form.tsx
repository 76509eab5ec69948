import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Outcome } from '@/lib/account/browser/actions';
import type { AuthErrorKind, AuthField } from '@/lib/account/browser/errors';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { FieldError } from '../ui/field-texts';
import { TextInput } from '../ui/text-input';
import { PasswordField } from './password-field';
import { type Credentials, type FormField, useAccountForm } from './use-account-form';

type Props<T> = {
  fields: readonly FormField[];
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
  children?: (problem: AuthErrorKind | null) => ReactNode;
};

/** E-mail address, password or both, with what went wrong next to the field; nothing typed is ever taken away. */
export function AccountForm<T>({ emailLabel, submit, onEmail, children, ...options }: Props<T>) {
  const t = useTranslations('account');
  const { form, busy, problem, has, fresh, send } = useAccountForm(options);
  const errorAt = (field: AuthField) => (problem?.field === field ? problem.text : undefined);
  return (
    <form ref={form} method="post" noValidate onSubmit={send} className="space-y-5" aria-busy={busy}>
      {has.email ? (
        <Field label={emailLabel ?? t('fields.email')} error={errorAt('email')} required>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={options.email}
            onBlur={(event) => onEmail?.(event.currentTarget.value.trim())}
          />
        </Field>
      ) : (
        <input
          type="text"
          name="email"
          autoComplete="username"
          defaultValue={options.email}
          readOnly
          hidden
        />
      )}
      {has.current && <PasswordField name="current" fresh={false} error={errorAt('current')} />}
      {has.password && <PasswordField fresh={fresh} error={errorAt('password')} />}
      {problem && problem.field === null && (
        <div tabIndex={-1} data-problem>
          <FieldError id="account-problem">{problem.text}</FieldError>
        </div>
      )}
      <Button type="submit" variant="default" size="lg" aria-disabled={busy} className="w-full">
        {busy ? t('busy') : submit}
      </Button>
      {children?.(problem?.kind ?? null)}
    </form>
  );
}
