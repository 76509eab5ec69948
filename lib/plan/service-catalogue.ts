import { type Service, type ServiceId, services } from '@/content/catering/services';
import type { Draft } from './draft';

export type KnownService = Service & { readonly id: ServiceId };

export const knownServices: readonly KnownService[] = services;

export const getService = (id: string): KnownService | undefined =>
  knownServices.find((service) => service.id === id);

/** Chosen services that the catalogue knows, in catalogue order. */
export const chosenServices = (draft: Draft): readonly KnownService[] =>
  knownServices.filter(({ id }) => draft.services.includes(id));
