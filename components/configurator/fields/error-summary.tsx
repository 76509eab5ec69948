import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { StepLink } from '@/components/configurator/shell/step-link';
import { getStepForField } from '@/lib/plan/steps';
import { useFieldErrors } from './field-errors';

const linkClass = 'text-ember underline underline-offset-4';

/** All shown errors with links to their fields; takes the focus once for each rejected attempt to send. */
export function ErrorSummary({ attempt }: { attempt: number }) {
  const ref = useRef<HTMLElement>(null);
  const answered = useRef(0);
  const t = useTranslations('configurator.review');
  const { all, errorOf } = useFieldErrors();
  const shown = Object.keys(all).flatMap((path) => {
    const text = errorOf(path);
    return text ? [{ path, text }] : [];
  });
  useEffect(() => {
    // The rules may arrive after the attempt: the summary can take the focus only when there is something to read.
    if (attempt === answered.current || shown.length === 0) return;
    answered.current = attempt;
    ref.current?.focus();
  }, [attempt, shown.length]);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      data-error-summary
      aria-label={t('errorTitle', { count: shown.length })}
      className={shown.length === 0 ? 'hidden' : 'border-2 border-ember p-6'}
    >
      <h2 className="text-3xl">{t('errorTitle', { count: shown.length })}</h2>
      <ul className="mt-4 space-y-2">
        {shown.map(({ path, text }) => (
          <li key={path}>
            {getStepForField(path) === 'pruefen' ? (
              // On this page the browser's own link also moves the focus.
              <a href={`#${path}`} className={linkClass}>
                {text}
              </a>
            ) : (
              <StepLink id={getStepForField(path)} hash={`#${path}`} className={linkClass}>
                {text}
              </StepLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
