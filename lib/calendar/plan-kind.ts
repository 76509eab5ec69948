import type { Draft } from '@/lib/plan/draft';
import { plannedPlace } from '@/lib/plan/first-answers';
import type { EventKind } from './availability';

/** What a plan takes up: the house for a day, or one of the day's deliveries. */
export const planKind = (draft: Draft): EventKind => (plannedPlace(draft) === 'venue' ? 'house' : 'delivery');
