import type { Draft } from '@/lib/configurator/draft';
import { parseDraft } from '@/lib/configurator/read-draft';
import type { StoredInquiry } from './outbox';

/** The draft as it was sent; one stored by an older version gets today's defaults for what it lacks. */
export const draftOf = (inquiry: StoredInquiry): Draft => parseDraft(JSON.stringify(inquiry.payload)).draft;
