import type { Locale } from '@/content/locales';
import type { Draft } from '@/lib/plan/draft';
import { planKey } from '@/lib/plan/plan-key';
import { encodePlan, maxFragmentLength } from '@/lib/plan/share-link';
import { pageUrl } from '@/lib/seo/absolute-url';

/**
 * The address that opens the configurator with a plan. The plan stands in the fragment, which no browser sends to a
 * server, and without anything that says who asks. `null` for a plan with more words than a link takes.
 */
export async function handOverUrl(draft: Draft, locale: Locale): Promise<string | null> {
  const plan = await encodePlan(draft);
  return plan.length > maxFragmentLength ? null : `${pageUrl(locale, 'configurator')}#${planKey}=${plan}`;
}
