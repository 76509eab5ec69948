import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MenuCardSheet } from '@/components/plan/menu-card';
import { PlanView } from '@/components/plan/plan-view';
import { planContext } from '@/lib/inquiry/server/mail/plan-context';
import { buildPlanDocument } from '@/lib/plan/document/build-document';
import { isPlanDocument } from '@/lib/plan/document/plan-document';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import { buildMenuCard } from '@/lib/plan/menu-card';
import { pricePlan } from '@/lib/plan/price';
import { resolvePlan } from '@/lib/plan/resolve';

const now = new Date('2026-11-21T10:00:00Z');
const dinner: Draft = {
  ...defaultDraft(),
  customerType: 'private',
  cateringType: 'seated-dinner',
  package: 'din-welle',
  eventType: 'wedding',
  hauptspeisen: ['h02'],
};
const plan = resolvePlan(dinner, now);
const price = pricePlan(plan);
const context = planContext('de');

describe('the menu card on a screen', () => {
  const html = renderToStaticMarkup(
    createElement(MenuCardSheet, {
      card: buildMenuCard({ draft: dinner, plan, price, personal: false }, context),
    }),
  );

  it('shows the menu, keeps the price on its back, and the total with the button that turns it below both', () => {
    expect(html).toMatch(/<div class="menu-card-face" data-face="menu">/);
    expect(html).toMatch(/<div class="menu-card-face" data-face="price" data-away="true">/);
    const foot = html.slice(html.indexOf('menu-card-foot'));
    expect(foot).toContain(`data-cents="${price.grossCents}"`);
    expect(foot).toMatch(/<button[^>]*data-turn-card[^>]*>Preis im Einzelnen/);
  });

  it('hides the numerals from a screen reader, which hears the words instead', () => {
    expect(html).toMatch(/<sup aria-hidden="true">[\d ]+<\/sup><span class="sr-only"> \([^)]*Milch/);
    expect(html).toMatch(/<button[^>]*aria-expanded="false"[^>]*data-legend/);
  });
});

describe('a sent plan on a screen', () => {
  const draft: Draft = { ...dinner, package: 'din-horizont' };
  const other = { draft, price: pricePlan(resolvePlan(draft, now)) };
  const document = buildPlanDocument(
    { draft: dinner, plan, price, notices: [], personal: false, made: now, variants: [other] },
    context,
  );

  it('is the card, everything in words, and each variant with its price', () => {
    const html = renderToStaticMarkup(createElement(PlanView, { plan: document }));
    expect(html).toContain('data-menu-card');
    expect(html).toContain('data-row="hauptspeisen"');
    expect(html).toMatch(/<details[^>]*data-variant[^>]*><summary[^>]*>.*Variante B: Horizont, 5 Gänge/);
  });

  it('survives storage, and one from before there were cards still counts', () => {
    const stored = JSON.parse(JSON.stringify(document));
    expect(isPlanDocument(stored)).toBe(true);
    const { card: _, variants: __, ...older } = stored;
    expect(isPlanDocument(older)).toBe(true);
    expect(isPlanDocument({ ...stored, card: { ...stored.card, courses: [{}] } })).toBe(false);
    expect(isPlanDocument({ ...stored, variants: [{}] })).toBe(false);
  });
});
