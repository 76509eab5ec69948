import { blankValue, type Draft, defaultDraft, getField, makeDraft, sameDraft } from './draft';
import type { FieldRow } from './field-row';

type Scope = FieldRow['scope'];

/** The draft with the fields of some scopes at their defaults; optional ones are left out. */
const without = (draft: Draft, scopes: readonly Scope[]): Draft =>
  makeDraft((row, path) => (scopes.includes(row.scope) ? blankValue(row) : getField(draft, path)));

/** The plan alone: without what says who asks, and without the key of a sending. */
export const withoutContact = (draft: Draft): Draft => without(draft, ['person', 'browser']);

/** `plan` with the fields of `scopes` from another draft. */
const withScopes = (plan: Draft, source: Draft, scopes: readonly Scope[]): Draft =>
  makeDraft((row, path) => getField(scopes.includes(row.scope) ? source : plan, path));

/** A plan of somebody else for the person who has opened it: contact data come from `person`. */
export const mergeContact = (plan: Draft, person: Draft): Draft => withScopes(plan, person, ['person']);

/** Another menu for the same event: guests, date, place and who asks stay, food, drinks and services change. */
export const adoptVariant = (variant: Draft, own: Draft): Draft =>
  without(withScopes(variant, own, ['event', 'person']), ['browser']);

/** The event and who asks, without food, drinks and services. */
export const withoutMenu = (draft: Draft): Draft => without(draft, ['menu']);

/** A proposed menu for the event of the person who asked for it. */
export const takeProposal = ({ typeProposed, ...menu }: Draft, own: Draft): Draft => ({
  ...withScopes(own, menu, ['menu']),
  ...(typeProposed && { typeProposed }),
});

/** What a variant is made of: food, drinks and services, the rest at its defaults. */
const menuOnly = (draft: Draft): Draft => without(draft, ['event', 'person', 'browser']);

/** True when somebody has put work into the menu: at least a package, a dish, a service or words. */
export const hasMenu = (draft: Draft): boolean =>
  !sameDraft(menuOnly(draft), { ...defaultDraft(), cateringType: draft.cateringType });
