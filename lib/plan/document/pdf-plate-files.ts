import { isEngraving, printPath } from '@/content/engravings';
import type { PlateImages } from './pdf-plates';
import type { PlanPlate } from './plan-plates';

/** The engravings of a plan for its PDF. Browser only; what cannot be fetched is decoration and left out. */
export async function fetchPlates(plates: readonly PlanPlate[] = []): Promise<PlateImages> {
  const entries = await Promise.all(
    plates.map(async ({ plate }): Promise<readonly (readonly [string, Uint8Array])[]> => {
      if (!isEngraving(plate)) return [];
      const response = await fetch(printPath(plate, 'print')).catch(() => null);
      return response?.ok ? [[plate, new Uint8Array(await response.arrayBuffer())]] : [];
    }),
  );
  return new Map(entries.flat());
}
