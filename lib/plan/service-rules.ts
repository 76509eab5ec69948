import { toggled } from '@/lib/base/toggled';
import type { Draft } from './draft';
import { getService } from './service-catalogue';

/** Adds a service or takes it out together with its numbers, which nobody could see or correct any more. */
export function toggleService(draft: Draft, serviceId: string): Draft {
  if (!getService(serviceId)) return draft;
  const services = toggled(draft.services, serviceId);
  if (services.includes(serviceId) || !draft.serviceQuantities) return { ...draft, services };
  const { [serviceId]: _, ...serviceQuantities } = draft.serviceQuantities;
  return { ...draft, services, serviceQuantities };
}
