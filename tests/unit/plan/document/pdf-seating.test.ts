import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { rooms } from '@/content/house';
import { documentContext } from '@/lib/inquiry/server/mail/plan-context';
import { isPlanDocument, type PlanDocument } from '@/lib/plan/document/plan-document';
import { planPdf } from '@/lib/plan/document/plan-pdf';
import { describeSeating } from '@/lib/seating/planned-seating';
import { pageCount, pdfText, unpackPdf } from '@/tests/helpers/pdf-text';

const font = (name: string) => readFile(`node_modules/@expo-google-fonts/jost/${name}.ttf`);
const fonts = {
  regular: new Uint8Array(await font('400Regular/Jost_400Regular')),
  bold: new Uint8Array(await font('600SemiBold/Jost_600SemiBold')),
};
const made = new Date('2026-11-21T10:00:00Z');

const planWith = (choice: Parameters<typeof describeSeating>[0] | null, guests: number): PlanDocument => ({
  title: 'Ihr Plan',
  lead: `${guests} Gäste`,
  brand: 'SEEGUT',
  date: 'Stand: 21. November 2026',
  sections: [],
  price: null,
  notes: [],
  seating: choice && describeSeating(choice, guests, { t: documentContext('de').seating, locale: 'de' }),
  footer: 'Seegut',
  pageLabel: 'Seite {page} von {pages}',
  language: 'de',
});

const pdfWith = (choice: Parameters<typeof describeSeating>[0] | null, guests: number) =>
  planPdf(planWith(choice, guests), fonts, made);

/** Width and height of a figure's bounding box in metres at 1:100. */
const figureSize = (text: string) => {
  const [left = 0, bottom = 0, right = 0, top = 0] = (/\/BBox \[([^\]]+)\]/.exec(text)?.[1] ?? '')
    .trim()
    .split(/\s+/)
    .map(Number);
  const metres = (points: number) => (points / 72) * 2.54;
  return { width: metres(right - left), height: metres(top - bottom) };
};

describe('the seating in the PDF', () => {
  it('stands on a sheet of its own, as a figure with an alternative text, at 1:100', async () => {
    const file = await pdfWith({ id: 'hall', seating: 'tables' }, 108);
    const text = unpackPdf(file);
    expect(pageCount(file)).toBe(2);
    expect(text).toMatch(/\/S \/Figure\b/);
    expect(text).toMatch(/\/Alt \(/);
    expect(text).toMatch(/\/MediaBox \[0 0 841\.89 595\.28\]/);
    // The hall lies on its side, with four metres around it lengthwise and 4.2 across.
    const { width, height } = figureSize(text);
    expect(width).toBeCloseTo((rooms.hall.footprint?.depth ?? 0) + 4, 1);
    expect(height).toBeCloseTo((rooms.hall.footprint?.width ?? 0) + 4.2, 1);
    // One centimetre of the room is a tenth of a millimetre on paper.
    expect(text).toMatch(/\n0\.283\d* 0 0 0\.283\d* 0 0 cm/);
  });

  it('says in words what it shows', async () => {
    const letters = pdfText(await pdfWith({ id: 'hall', seating: 'tables' }, 108));
    expect(letters).toContain('Seesaal,RundeTische:108Gästesitzen');
    expect(letters).toContain('9Tischezu10und2Tischezu9');
    expect(letters).toContain('SeesaalmiteinemZelt,bis170');
  });

  it('takes A3 for the meadow and leaves the sheet out where there is nothing to draw', async () => {
    const meadow = unpackPdf(await pdfWith({ id: 'meadow', seating: 'rows' }, 120));
    expect(meadow).toMatch(/\/MediaBox \[0 0 1190\.55 841\.89\]/);
    for (const file of [await pdfWith({ id: 'kull', seating: 'rows' }, 40), await pdfWith(null, 40)]) {
      expect(pageCount(file)).toBe(1);
      expect(unpackPdf(file)).not.toContain('/Figure');
    }
  });

  it('is recognised in storage only when it is whole', () => {
    const plan = planWith({ id: 'hall', seating: 'tables' }, 64);
    expect(isPlanDocument(JSON.parse(JSON.stringify(plan)))).toBe(true);
    expect(isPlanDocument({ ...plan, seating: { ...plan.seating, rows: [1] } })).toBe(false);
    expect(isPlanDocument({ ...plan, seating: { ...plan.seating, words: null } })).toBe(false);
  });
});
