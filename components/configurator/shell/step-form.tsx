import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { Spinner } from '@/components/ui/spinner';
import { useHydrated } from '@/components/ui/use-hydrated';
import { readFragment } from '@/lib/base/read-fragment';
import { useIsPlanAwaited, useResolvedPlan } from './use-price';

const CatalogueChange = lazyPart(() => import('./catalogue-change').then((module) => module.CatalogueChange));

const controls = 'input:checked, input, select, textarea';

/** Moves the focus to the field that the address names, where a link of the error summary leads. */
function focusTarget(): void {
  const target = document.getElementById(readFragment());
  if (!target) return;
  target.closest('details')?.setAttribute('open', '');
  const control = target.matches(controls) ? target : (target.querySelector<HTMLElement>(controls) ?? target);
  control.focus();
}

/** Disabled until the stored draft is read and worked out, so that nothing chosen too early can be lost. */
export function StepForm({ children }: { children: ReactNode }) {
  const isAwaited = useIsPlanAwaited();
  const ready = useHydrated() && !isAwaited;
  const hasUnknown = (useResolvedPlan()?.unknown.length ?? 0) > 0;
  const t = useTranslations('configurator');

  useEffect(() => {
    if (!ready || window.location.hash.length < 2) return;
    // After the frame has moved the focus to the heading of the new step.
    const frame = window.requestAnimationFrame(focusTarget);
    return () => window.cancelAnimationFrame(frame);
  }, [ready]);

  return (
    <fieldset role="presentation" disabled={!ready} className="min-w-0" data-ready={ready}>
      {/* A fieldset whose own children change is laid out anew as a whole; a box in it is not. */}
      <div className="space-y-12" aria-busy={!ready}>
        {!ready && <Spinner label={t('loading')} className="page-spinner" />}
        {ready && hasUnknown && (
          <Suspense>
            <CatalogueChange />
          </Suspense>
        )}
        {children}
      </div>
    </fieldset>
  );
}
