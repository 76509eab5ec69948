import type { Draft } from '@/lib/plan/draft';
import type { EventKind } from './availability';

/** What a plan takes up: the house for a day, or one of the day's deliveries. What names no place may be in the house. */
export const planKind = ({ locationType }: Pick<Draft, 'locationType'>): EventKind =>
  (locationType ?? 'venue') === 'venue' ? 'house' : 'delivery';
