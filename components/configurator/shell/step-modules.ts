import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { loadProposals } from '@/components/configurator/start/load-proposals';
import type { CateringTypeId } from '@/content/catering/choices';
import { loadEngine } from '@/lib/plan/browser/engine-store';
import type { StepId } from '@/lib/plan/steps';
import type { PrefetchTask } from './prefetch';

/** `pictures` belong to the step that asks for the kind of catering. */
export type StepProps = { pictures: Readonly<Record<CateringTypeId, ReactNode>> | null };

/** Every step is a file of its own for the browser: a page loads the one it shows, the others follow when it is idle. */
const stepModules = {
  eckdaten: () => import('@/components/configurator/steps/basics-step'),
  'catering-art': () => import('@/components/configurator/steps/catering-type-step'),
  paket: () => import('@/components/configurator/steps/package-step'),
  speisen: () => import('@/components/configurator/steps/dishes-step'),
  services: () => import('@/components/configurator/steps/services-step'),
  kontakt: () => import('@/components/configurator/steps/contact-step'),
  pruefen: () => import('@/components/configurator/steps/review-step'),
} as const satisfies Record<StepId, () => Promise<object>>;

export const stepBodies: Readonly<Record<StepId, ComponentType<StepProps>>> = {
  eckdaten: lazyPart(() => stepModules.eckdaten().then((module) => module.BasicsStep)),
  'catering-art': lazyPart(() => stepModules['catering-art']().then((module) => module.CateringTypeStep)),
  paket: lazyPart(() => stepModules.paket().then((module) => module.PackageStep)),
  speisen: lazyPart(() => stepModules.speisen().then((module) => module.DishesStep)),
  services: lazyPart(() => stepModules.services().then((module) => module.ServicesStep)),
  kontakt: lazyPart(() => stepModules.kontakt().then((module) => module.ContactStep)),
  pruefen: lazyPart(() => stepModules.pruefen().then((module) => module.ReviewStep)),
};

/** What says that the network is gone, all steps, then the rules and what a plan is written with: with them, going on needs none. */
export const allModules: readonly PrefetchTask[] = [
  () => import('@/components/ui/toaster'),
  ...Object.values(stepModules),
  loadEngine,
  loadProposals,
  () => import('@/components/configurator/fields/lead-time-note'),
  () => import('@/components/configurator/shell/summary-card'),
  () => import('@/components/configurator/plan/extras'),
  () => import('@/components/configurator/plan/review-list'),
  () => import('@/components/configurator/fields/day-timeline'),
  () => import('@/components/configurator/fields/filter-panel'),
  () => import('@/components/configurator/fields/dish-plate'),
  () => import('@/components/configurator/fields/favourites'),
  () => import('@/components/configurator/plan/takeaway'),
  () => import('@/components/configurator/plan/question-panel'),
  () => import('@/lib/inquiry/browser/remember-sent'),
  () => import('@/components/configurator/plan/make-plan'),
];
