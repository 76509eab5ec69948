import { catalogueVersion } from '@/content/catering/rules';
import { type BudgetId, exampleBudgets } from '@/content/example-budgets';
import type { Draft } from './draft';
import { calculatePrice, type Price } from './price';
import { readDraft } from './read-draft';

/** The draft of an example on a page, read as if a visitor had stored it. */
export const exampleDraft = (id: BudgetId): Draft => {
  const { details, ...plan } = exampleBudgets[id];
  return readDraft({
    ...plan,
    timeChosen: true,
    details: { ...details, date: `${details.date}T12:00:00.000Z` },
  });
};

/** Its price as the configurator shows it, asked for on the day of the price list, so that no date is short notice. */
export const examplePrice = (id: BudgetId): Price =>
  calculatePrice(exampleDraft(id), new Date(`${catalogueVersion}T12:00:00.000Z`));

/** What a guest of it costs, in whole cents, as it is shown. */
export const exampleCentsPerGuest = (id: BudgetId): number =>
  Math.round(examplePrice(id).shownCents / exampleDraft(id).guests);
