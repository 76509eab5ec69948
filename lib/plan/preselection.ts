import {
  cateringTypes,
  customerTypes,
  eventTypes,
  type LocationType,
  locationTypes,
} from '@/content/catering/choices';
import { type Draft, defaultDraft } from './draft';
import { chooseEventType } from './event-rules';

/** What a link may carry; `individual` is the address of the home page's individual offer. */
export type Preselection = Readonly<
  Partial<Record<'customerType' | 'cateringType' | 'eventType' | 'locationType', string | null>>
>;

export const findPlace = (place: string | null | undefined): LocationType | null =>
  locationTypes.find((type) => type === place) ?? null;

/**
 * Replaces the draft by the defaults plus the preselected values and keeps the number of guests (or 50).
 * Returns `null` when the link preselects no customer and no kind that exist: the draft then stays as it is.
 */
export function applyPreselection(current: Draft | null, preselection: Preselection): Draft | null {
  const wanted = preselection.cateringType === 'individual' ? 'own-idea' : preselection.cateringType;
  const customerType = customerTypes.find((type) => type === preselection.customerType) ?? null;
  const cateringType = cateringTypes.find((type) => type === wanted) ?? null;
  const locationType = findPlace(preselection.locationType);
  const eventType = customerType
    ? (eventTypes[customerType].find((type) => type === preselection.eventType) ?? null)
    : null;
  if (!customerType && !cateringType) return null;
  const fresh = defaultDraft();
  const guests = current?.guests ?? fresh.guests;
  return chooseEventType({ ...fresh, guests, customerType, cateringType, locationType }, eventType);
}
