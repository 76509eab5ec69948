import { planPageTexts } from '@/lib/account/browser/texts';
import { PlanPage } from './plan-page';

/** The plan page with its texts. Rejects when they cannot be fetched. */
export const prepare = async () => ({ PlanPage, texts: await planPageTexts() });
