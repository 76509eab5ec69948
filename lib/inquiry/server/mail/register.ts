import type { StoredInquiry } from '@/lib/mail/outbox';
import { storedDraft } from '../stored';

/** How a mail speaks: to mourners, to a company, to a couple, to everybody else. */
export function registerOf(inquiry: StoredInquiry): 'funeral' | 'company' | 'wedding' | 'family' {
  const { eventType, customerType } = storedDraft(inquiry);
  if (eventType === 'funeral' || eventType === 'wedding') return eventType;
  return customerType === 'business' ? 'company' : 'family';
}
