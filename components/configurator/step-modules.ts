import type { StepId } from '@/lib/configurator/steps';

/** Every step is a file of its own for the browser: a page loads the one it shows, the others follow when it is idle. */
export const stepModules = {
  eckdaten: () => import('./steps/basics-step'),
  'catering-art': () => import('./steps/catering-type-step'),
  paket: () => import('./steps/package-step'),
  speisen: () => import('./steps/dishes-step'),
  services: () => import('./steps/services-step'),
  kontakt: () => import('./steps/contact-step'),
  pruefen: () => import('./steps/review-step'),
} as const satisfies Record<StepId, () => Promise<object>>;

/** Fetches all steps and the rules, so that going on needs no network; what fails is fetched again when it is needed. */
export function loadAllSteps(): void {
  const more = [
    () => import('@/lib/inquiry/schema'),
    () => import('./takeaway'),
    () => import('./make-plan'),
  ];
  for (const load of [...Object.values(stepModules), ...more]) load().catch(() => undefined);
}
