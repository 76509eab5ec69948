import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { phoneFor } from '@/content/site';
import type { PlanFieldErrors, PlanProblem } from '@/lib/inquiry/browser/plan-actions';
import type { PlanFieldError } from '@/lib/inquiry/plan-answer';
import { PhoneText } from '../ui/phone-text';

/** What is wrong with a field, in words. */
export function useErrorText(): (code: PlanFieldError | undefined) => string | undefined {
  const t = useTranslations('planPage.errors');
  return (code) => (code ? t(code) : undefined);
}

/** Why nothing was done; read out as soon as it is there. */
export function Problem({ problem }: { problem: PlanProblem | null }) {
  const t = useTranslations('planPage.problems');
  const locale = useLocale();
  return (
    <p role="alert" className="measure border-ember not-empty:mt-5 not-empty:border-l-2 not-empty:pl-5">
      {problem && <PhoneText text={t(problem, { phone: phoneFor(locale) })} locale={locale} />}
    </p>
  );
}

type FormProps = {
  errors: PlanFieldErrors;
  onSubmit: () => void;
  className?: string;
  label?: string;
  children: ReactNode;
};

/** A form that moves to the first field with an error. */
export function PlanForm({ errors, onSubmit, className = '', label, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
