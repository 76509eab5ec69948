import { describe, expect, it } from 'vitest';
import { composeStaffEmail } from '@/lib/inquiry/server/mail/staff-email';
import { composeVisitorEmail } from '@/lib/inquiry/server/mail/visitor-email';
import type { Draft } from '@/lib/plan/draft';
import { newLetter } from '@/tests/helpers/letters';
import { filled, now, smallest } from './request';

const textsOf = (email: { readonly blocks: readonly object[] }) =>
  email.blocks.map((block) => JSON.stringify(block));
const staffTexts = (draft: Draft) => textsOf(composeStaffEmail(newLetter(draft, now)));
const visitor = (draft: Draft) => textsOf(composeVisitorEmail(newLetter(draft, now)));

describe('the mail to the staff', () => {
  const nuts: Draft = {
    ...filled,
    allergies: { H: 2 },
    allergyNote: 'zwei Kinder, schwer',
    vorspeisen: ['v01', 'v02', 'v03', 'v04', 'v05', 'v06', 'v07', 'v08'],
    desserts: ['d01', 'd02', 'd03', 'd04'],
  };

  it('begins with allergies and with what they rule out', () => {
    const blocks = staffTexts(nuts);
    const at = (text: string) => blocks.findIndex((block) => block.includes(text));
    expect(at('2 × Schalenfrüchte')).toBeLessThan(at('Ada Muster'));
    expect(at('Nicht für alle geeignet')).toBe(at('2 × Schalenfrüchte'));
    expect(at('zwei Kinder, schwer')).toBeLessThan(at('Ada Muster'));
    expect(blocks[at('Nicht für alle geeignet')]).toMatch(/Schalenfrüchte \(2 Gäste\)/);
  });

  it('tells an assumed time from a chosen one', () => {
    expect(staffTexts(filled).join()).toContain('18:00 bis 00:00 Uhr (angenommen)');
    expect(staffTexts({ ...filled, timeChosen: true }).join()).not.toContain('angenommen');
  });
});

describe('a plan that only the offer can price', () => {
  const idea: Draft = {
    ...smallest,
    cateringType: 'own-idea',
    package: null,
    ideaText: 'Ein Abend am Feuer',
  };

  it.each([
    ['staff', staffTexts],
    ['visitor', visitor],
  ] as const)('says so to the %s, and names no total of nothing', (_, compose) => {
    const blocks = compose(idea).join('\n');
    expect(blocks).toMatch(/Preis auf Anfrage.*Gut zu wissen.*hat keinen Festpreis/s);
    expect(blocks).not.toMatch(/\b0,00/);
  });
});
