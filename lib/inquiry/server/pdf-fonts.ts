import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PdfFonts } from '@/lib/plan/document/tagged-pdf';

const readFont = async (file: string): Promise<Uint8Array> =>
  new Uint8Array(
    await readFile(
      join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@expo-google-fonts/jost', file),
    ),
  );

/** Read once a process; a failure is not kept. */
let fonts: Promise<PdfFonts> | null = null;

/** The faces of a PDF. @throws Error when they cannot be read. */
export function pdfFonts(): Promise<PdfFonts> {
  fonts ??= Promise.all([
    readFont('400Regular/Jost_400Regular.ttf'),
    readFont('600SemiBold/Jost_600SemiBold.ttf'),
  ]).then(
    ([regular, bold]) => ({ regular, bold }),
    (error: unknown) => {
      fonts = null;
      throw error;
    },
  );
  return fonts;
}
