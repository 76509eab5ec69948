import type { Draft } from '@/lib/plan/draft';
import type { EventKind } from './availability';

/** What a plan takes up: the house for a day, or one of the day's deliveries. */
export const planKind = ({ locationType }: Pick<Draft, 'locationType'>): EventKind =>
  locationType === 'venue' ? 'house' : 'delivery';
