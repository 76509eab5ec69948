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

/** What says that the network is gone, all steps, then the rules and what a plan is written with: with them, going on needs none. */
export const allModules: readonly (() => Promise<object>)[] = [
  () => import('../ui/toaster'),
  ...Object.values(stepModules),
  () => import('@/lib/inquiry/schema'),
  () => import('./takeaway'),
  () => import('./make-plan'),
];
