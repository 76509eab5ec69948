import { isEngraving, printPath } from '@/content/engravings';
import type { PlateImages } from './pdf-plates';
import type { PlanDocument } from './plan-document';
import { planPdf } from './plan-pdf';
import type { PlanPlate } from './plan-plates';
import type { PdfFonts } from './tagged-pdf';

/**
 * A plan as a PDF, with the fonts and engravings that it needs. Browser only; never import this but lazily.
 * @throws Error when they cannot be fetched.
 */
export async function planFile(plan: PlanDocument): Promise<Uint8Array<ArrayBuffer>> {
  const [fonts, plates] = await Promise.all([fetchPdfFonts(), fetchPlates(plan.plates)]);
  return planPdf(plan, fonts, new Date(), plates);
}

async function fetchFont(name: 'regular' | 'bold'): Promise<Uint8Array> {
  const response = await fetch(`/api/fonts/jost-${name}.ttf`);
  if (!response.ok) throw new Error(`font ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * The faces of a PDF. Browser only.
 * @throws Error when they cannot be fetched.
 */
async function fetchPdfFonts(): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all([fetchFont('regular'), fetchFont('bold')]);
  return { regular, bold };
}

/** The engravings of a plan for its PDF. Browser only; what cannot be fetched is decoration and left out. */
async function fetchPlates(plates: readonly PlanPlate[] = []): Promise<PlateImages> {
  const entries = await Promise.all(
    plates.map(async ({ plate }): Promise<readonly (readonly [string, Uint8Array])[]> => {
      if (!isEngraving(plate)) return [];
      const response = await fetch(printPath(plate, 'print')).catch(() => null);
      return response?.ok ? [[plate, new Uint8Array(await response.arrayBuffer())]] : [];
    }),
  );
  return new Map(entries.flat());
}
