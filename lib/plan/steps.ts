import type { StepSlug } from '@/content/routes';
import { type StepId, stepIds } from './field-row';
import { type FieldPath, fieldPaths, fields } from './fields';

export type { StepId } from './field-row';
export type { FieldPath } from './fields';

export type Step = {
  readonly id: StepId;
  /** Below `/catering-konfigurator`; the first step has the address itself. */
  readonly slug: StepSlug;
  /** Position from 1. */
  readonly number: number;
};

/** The seven steps in order. */
export const steps: readonly Step[] = stepIds.map(
  (id, index): Step => ({ id, slug: id === 'eckdaten' ? '' : id, number: index + 1 }),
);

/** The step whose slug is in the address; `undefined` for an unknown one. */
export const stepBySlug = (slug: string): Step | undefined => steps.find((step) => step.slug === slug);

/** Paths below a field (`services.2`, `serviceQuantities.s01.hours`) belong to the field's step; others to the review. */
export function getStepForField(path: string): StepId {
  const [first = '', second = ''] = path.split('.');
  const field = first === 'details' ? `details.${second}` : first;
  return Object.hasOwn(fields, field) ? fields[field as FieldPath].step : 'pruefen';
}

export const fieldsOfStep = (id: StepId): readonly FieldPath[] =>
  fieldPaths.filter((path) => fields[path].step === id);

const at = (id: StepId, distance: number): Step | null => steps[stepIds.indexOf(id) + distance] ?? null;

export const nextStep = (id: StepId): Step | null => at(id, 1);

export const previousStep = (id: StepId): Step | null => at(id, -1);
