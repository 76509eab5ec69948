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

/** Fetches all steps, so that going on needs no network; a failure is no matter, the step is then fetched when shown. */
export function loadAllSteps(): void {
  for (const load of Object.values(stepModules)) load().catch(() => undefined);
}
