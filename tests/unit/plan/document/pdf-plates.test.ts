import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printPath } from '@/content/engravings';
import { locales } from '@/content/locales';
import { planContext } from '@/lib/inquiry/server/mail/plan-context';
import { buildPlanDocument } from '@/lib/plan/document/build-document';
import type { PlateImages } from '@/lib/plan/document/pdf-plates';
import { isPlanDocument } from '@/lib/plan/document/plan-document';
import { planPdf } from '@/lib/plan/document/plan-pdf';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import { pricePlan } from '@/lib/plan/price';
import { resolvePlan } from '@/lib/plan/resolve';
import { unpackPdf } from '@/tests/helpers/pdf-text';

const font = (name: string) => readFile(`node_modules/@expo-google-fonts/jost/${name}.ttf`);
const fonts = {
  regular: new Uint8Array(await font('400Regular/Jost_400Regular')),
  bold: new Uint8Array(await font('600SemiBold/Jost_600SemiBold')),
};
const now = new Date('2026-11-21T10:00:00Z');

const dinner: Draft = {
  ...defaultDraft(),
  customerType: 'private',
  cateringType: 'seated-dinner',
  package: 'din-welle',
  guests: 64,
  vorspeisen: ['v01', 'v03'],
  hauptspeisen: ['h02'],
  desserts: ['d03'],
};

const documentOf = (draft: Draft, locale: (typeof locales)[number] = 'de') => {
  const plan = resolvePlan(draft, now);
  return buildPlanDocument(
    { draft, plan, price: pricePlan(plan), notices: [], personal: false, made: now },
    planContext(locale),
  );
};

const images: PlateImages = new Map(
  await Promise.all(
    (['v01', 'h02', 'd03'] as const).map(
      async (key) => [key, new Uint8Array(await readFile(join('public', printPath(key, 'print'))))] as const,
    ),
  ),
);

describe('the engravings of a plan', () => {
  it.each(locales)('are the first dish of each course, named in %s', (locale) => {
    const plan = documentOf(dinner, locale);
    expect(plan.plates?.map(({ plate }) => plate)).toEqual(['v01', 'h02', 'd03']);
    const { dishes } = planContext(locale).texts;
    for (const { plate, name, label } of plan.plates ?? []) {
      expect(name).toBe(dishes[plate]);
      expect(label).toContain(name);
    }
    expect(isPlanDocument(JSON.parse(JSON.stringify(plan)))).toBe(true);
    expect(isPlanDocument({ ...plan, plates: [{ plate: 'v01' }] })).toBe(false);
  });

  it('are the kind of catering while no dish is chosen, and none before that', () => {
    const { plates } = documentOf({ ...dinner, vorspeisen: [], hauptspeisen: [], desserts: [] });
    expect(plates?.map(({ plate }) => plate)).toEqual(['seated-dinner']);
    expect(documentOf(defaultDraft()).plates).toEqual([]);
  });

  it('stand in the PDF as figures of one bit with an alternative text', async () => {
    const text = unpackPdf(await planPdf(documentOf(dinner), fonts, now, images));
    expect([...text.matchAll(/\/S \/Figure\b/g)]).toHaveLength(3);
    expect([...text.matchAll(/\/Alt /g)]).toHaveLength(3);
    expect([...text.matchAll(/\/BitsPerComponent 1\b/g)].length).toBeGreaterThanOrEqual(3);
  });

  it('are left out where they could not be fetched', async () => {
    const text = unpackPdf(await planPdf(documentOf(dinner), fonts, now));
    expect(text).not.toContain('/Figure');
    expect(text).not.toContain('/Subtype /Image');
  });
});
