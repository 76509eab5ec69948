import type { PdfFonts } from './tagged-pdf';

async function fetchFont(name: 'regular' | 'bold'): Promise<Uint8Array> {
  const response = await fetch(`/api/fonts/jost-${name}.ttf`);
  if (!response.ok) throw new Error(`font ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * The faces of a PDF. Browser only.
 * @throws Error when they cannot be fetched.
 */
export async function fetchPdfFonts(): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all([fetchFont('regular'), fetchFont('bold')]);
  return { regular, bold };
}
