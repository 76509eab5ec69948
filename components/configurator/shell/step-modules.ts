import type { StepId } from '@/lib/plan/steps';

/** Every step is a file of its own for the browser: a page loads the one it shows, the others follow when it is idle. */
export const stepModules = {
  eckdaten: () => import('@/components/configurator/steps/basics-step'),
  'catering-art': () => import('@/components/configurator/steps/catering-type-step'),
  paket: () => import('@/components/configurator/steps/package-step'),
  speisen: () => import('@/components/configurator/steps/dishes-step'),
  services: () => import('@/components/configurator/steps/services-step'),
  kontakt: () => import('@/components/configurator/steps/contact-step'),
  pruefen: () => import('@/components/configurator/steps/review-step'),
} as const satisfies Record<StepId, () => Promise<object>>;

/** What says that the network is gone, all steps, then the rules and what a plan is written with: with them, going on needs none. */
export const allModules: readonly (() => Promise<object>)[] = [
  () => import('@/components/ui/toaster'),
  ...Object.values(stepModules),
  () => import('@/lib/plan/check-draft'),
  () => import('@/components/configurator/plan/takeaway'),
  () => import('@/components/configurator/plan/make-plan'),
];
