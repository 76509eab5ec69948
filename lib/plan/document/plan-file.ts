import { fetchPdfFonts } from './pdf-fonts';
import { fetchPlates } from './pdf-plate-files';
import type { PlanDocument } from './plan-document';
import { planPdf } from './plan-pdf';

/**
 * A plan as a PDF, with the fonts and engravings that it needs. Browser only; never import this but lazily.
 * @throws Error when they cannot be fetched.
 */
export async function planFile(plan: PlanDocument): Promise<Uint8Array<ArrayBuffer>> {
  const [fonts, plates] = await Promise.all([fetchPdfFonts(), fetchPlates(plan.plates)]);
  return planPdf(plan, fonts, new Date(), plates);
}
