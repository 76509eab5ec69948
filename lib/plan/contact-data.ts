import { type Draft, defaultDraft, defaultValue, mapFields } from './draft';
import type { FieldRow } from './field-row';

type Scope = FieldRow['scope'];

/** The draft with the fields of some scopes at their defaults; optional ones are left out. */
const without = (draft: Draft, scopes: readonly Scope[]): Draft =>
  mapFields(draft, (row, value) => {
    if (!scopes.includes(row.scope)) return value;
    return row.optional ? undefined : defaultValue(row);
  });

/** The plan alone: without what says who asks, and without the key of a sending. */
export const withoutContact = (draft: Draft): Draft => without(draft, ['person', 'browser']);

/** `plan` with the fields of `scopes` from another draft. */
function withScopes(plan: Draft, source: Draft, scopes: readonly Scope[]): Draft {
  const flat: Readonly<Record<string, unknown>> = { ...source, ...source.details };
  return mapFields(plan, (row, value, name) => (scopes.includes(row.scope) ? flat[name] : value));
}

/** A plan of somebody else for the person who has opened it: contact data come from `person`. */
export const mergeContact = (plan: Draft, person: Draft): Draft => withScopes(plan, person, ['person']);

/**
 * Another menu for the same event: food, drinks and services come from `menu`, everything that is common to all
 * variants from `event`.
 */
export const mergeEvent = (menu: Draft, event: Draft): Draft =>
  withScopes(menu, event, ['event', 'person', 'browser']);

/**
 * Goes on with a plan that was kept: its menu for the present event, and of the event what only the kept plan knows,
 * for example the date and who asks after a link had begun a new plan.
 */
export function adoptVariant(variant: Draft, own: Draft): Draft {
  const present: Readonly<Record<string, unknown>> = { ...own, ...own.details };
  return mapFields(variant, (row, value, name) => {
    if (row.scope === 'browser') return undefined;
    if (row.scope === 'menu') return value;
    const blank = row.optional ? undefined : defaultValue(row);
    const isTouched = JSON.stringify(present[name]) !== JSON.stringify(blank);
    return isTouched ? present[name] : value;
  });
}

/** What a variant is made of: food, drinks and services, the rest at its defaults. */
export const menuOnly = (draft: Draft): Draft => without(draft, ['event', 'person', 'browser']);

/** True when somebody has put work into the menu: at least a package, a dish, a service or words. */
export function hasMenu(draft: Draft): boolean {
  const blank = { ...defaultDraft(), cateringType: draft.cateringType };
  return JSON.stringify(menuOnly(draft)) !== JSON.stringify(mapFields(blank, (_, value) => value));
}
