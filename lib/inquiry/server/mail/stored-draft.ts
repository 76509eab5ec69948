import type { StoredInquiry } from '@/lib/mail/outbox';
import type { Draft } from '@/lib/plan/draft';
import { parseDraft } from '@/lib/plan/read-draft';

/** The draft as it was sent; one stored by an older version gets today's defaults for what it lacks. */
export const parseDraftFrom = (inquiry: StoredInquiry): Draft =>
  parseDraft(JSON.stringify(inquiry.payload)).draft;
