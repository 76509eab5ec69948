import { faces, margin } from './pdf-faces';
import type { PlanPlate } from './plan-plates';
import type { TaggedPdf } from './tagged-pdf';

/** Engravings as PNG by plate; one that could not be fetched is left out. */
export type PlateImages = ReadonlyMap<string, Uint8Array>;

const columns = 4;
const gap = 14;
const nameHeight = 34;

/** The engraved dishes in a row, each above its name. */
export function writePlates(pdf: TaggedPdf, plates: readonly PlanPlate[], images: PlateImages): void {
  const shown = plates.flatMap((entry) => {
    const image = images.get(entry.plate);
    return image ? [{ ...entry, image }] : [];
  });
  if (shown.length === 0) return;
  const width = (pdf.width - (columns - 1) * gap) / columns;
  const height = width * 0.75;
  pdf.space(12);
  pdf.reserve(height + nameHeight);
  const top = pdf.y;
  for (const [index, { image, name, label }] of shown.entries()) {
    const box = { x: margin + index * (width + gap), y: top, width, height: height + nameHeight };
    pdf.figure(label, box, (canvas) => {
      canvas.image(image, { ...box, height });
      canvas.caption(name, faces.small, { ...box, y: top + height + 4, height: nameHeight - 4 });
    });
  }
  pdf.y = top + height + nameHeight;
}
