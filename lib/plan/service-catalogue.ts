import { type Service, type ServiceId, services } from '@/content/catering/services';

export type KnownService = Service & { readonly id: ServiceId };

export const knownServices: readonly KnownService[] = services;

export const getService = (id: string): KnownService | undefined =>
  knownServices.find((service) => service.id === id);

/** Members of staff, by the hour. */
export const isStaff = (id: string): boolean => getService(id)?.unit === 'staff-hour';

/** Drinks, for everybody or for adults. */
export const isDrink = (id: string): boolean => {
  const service = getService(id);
  return service?.consumed === true || service?.adultsOnly === true;
};
