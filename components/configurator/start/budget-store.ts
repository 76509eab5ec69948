import { createStore } from '@/lib/browser-store/create-store';

/** What somebody wants to spend in all, in cents; for this visit only, since it is a question and no part of the plan. */
export const budgetStore = createStore<number | null>(null);
