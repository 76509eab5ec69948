import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { minPasswordLength } from '@/lib/base/password-rule';
import { Field } from '../ui/field';
import { TextInput } from '../ui/text-input';

type Props = { fresh: boolean; error: string | undefined; name?: 'password' | 'current' };

/** A password that can be shown, pasted and filled in by a password manager; `fresh` for one that is being chosen. */
export function PasswordField({ fresh, error, name = 'password' }: Props) {
  const t = useTranslations('account.fields');
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const look = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <div>
      <Field
        label={t(name === 'current' ? 'currentPassword' : fresh ? 'newPassword' : 'password')}
        description={fresh ? t('rule', { min: minPasswordLength }) : undefined}
        error={error}
        required
      >
        <TextInput
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={fresh ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onKeyDown={look}
          onKeyUp={look}
          onBlur={() => setCaps(false)}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="inline-flex min-h-11 cursor-pointer items-center text-sm text-muted underline decoration-1 underline-offset-4 hover:text-accent aria-pressed:text-accent"
        >
          {t('show')}
        </button>
        <p role="status" className="text-sm text-muted empty:hidden">
          {caps ? t('caps') : ''}
        </p>
      </div>
    </div>
  );
}
