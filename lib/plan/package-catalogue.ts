import type { CateringTypeId } from '@/content/catering/choices';
import type { CateringPackage } from '@/content/catering/package';
import { type PackageId, packages } from '@/content/catering/packages';
import type { Draft } from './draft';

export type KnownPackage = CateringPackage & { readonly id: PackageId };

const byId: ReadonlyMap<string, KnownPackage> = new Map(packages.map((entry) => [entry.id, entry]));

export const getPackage = (id: string): KnownPackage | undefined => byId.get(id);

/** Packages of one kind of catering, smallest first. */
export const getPackages = (type: CateringTypeId): readonly KnownPackage[] =>
  packages.filter((entry) => entry.cateringType === type);

/** The package that counts: the chosen one if it belongs to the chosen kind; an own idea has only one. */
export function mainPackage(draft: Draft): KnownPackage | null {
  if (draft.cateringType === 'own-idea') return getPackage('idee-frei') ?? null;
  const chosen = getPackage(draft.package ?? '');
  return chosen && chosen.cateringType === draft.cateringType ? chosen : null;
}

/** Breakfast beside another kind of catering; `null` when breakfast is the catering itself or none is wanted. */
export function addOnBreakfast(draft: Draft): KnownPackage | null {
  if (draft.cateringType === 'breakfast') return null;
  const chosen = getPackage(draft.breakfastPackage ?? '');
  return chosen?.cateringType === 'breakfast' ? chosen : null;
}
