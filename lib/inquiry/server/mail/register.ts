import type { Draft } from '@/lib/plan/draft';

/** How a mail speaks: to mourners, to a company, to a couple, to everybody else. */
export function registerOf({
  plan: { eventType, customerType },
}: {
  readonly plan: Draft;
}): 'funeral' | 'company' | 'wedding' | 'family' {
  if (eventType === 'funeral' || eventType === 'wedding') return eventType;
  return customerType === 'business' ? 'company' : 'family';
}
