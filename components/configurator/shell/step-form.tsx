import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { PriceMemory } from './price-memory';

const controls = 'input:checked, input, select, textarea';

/** Moves the focus to the field that the address names, where a link of the error summary leads. */
function focusTarget(): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (!target) return;
  const control = target.matches(controls) ? target : (target.querySelector<HTMLElement>(controls) ?? target);
  control.focus();
}

/** Disabled until the stored draft is read, so that nothing chosen too early can be lost. */
export function StepForm({ children }: { children: ReactNode }) {
  const ready = useHydrated();
  const t = useTranslations('configurator');

  useEffect(() => {
    if (!ready || window.location.hash.length < 2) return;
    // After the frame has moved the focus to the heading of the new step.
    const frame = window.requestAnimationFrame(focusTarget);
    return () => window.cancelAnimationFrame(frame);
  }, [ready]);

  return (
    <fieldset disabled={!ready} aria-busy={!ready} className="min-w-0 space-y-12" data-ready={ready}>
      {!ready && <p className="sr-only">{t('loading')}</p>}
      {ready && <PriceMemory />}
      {children}
    </fieldset>
  );
}
