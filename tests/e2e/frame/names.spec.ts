import { expect, test } from '../fixtures';
import { decided, openMenu, visit } from './visitor';

test('controls of the frame that are called the same do the same', async ({ page, context }) => {
  await decided(context);
  for (const path of ['/', '/en/kontakt', '/catering-konfigurator'] as const) {
    await visit(page, path);
    await openMenu(page);
    const controls = await page.evaluate(() => {
      const all = document.querySelectorAll<HTMLElement>(
        'header :is(a[href], button), footer :is(a[href], button), #site-menu :is(a[href], button)',
      );
      return [...all].map((control) => {
        const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
        const target = control.getAttribute('commandfor') ?? control.getAttribute('href') ?? `button ${name}`;
        return [name.replace(/^\d\d/, ''), target] as const;
      });
    });
    const targets = new Map<string, Set<string>>();
    for (const [name, target] of controls) {
      const known = targets.get(name) ?? new Set();
      targets.set(name, known.add(target.replace(/\/$/, '')));
    }
    const ambiguous = [...targets].filter(([, places]) => places.size > 1).map(([name]) => name);
    expect(ambiguous, path).toEqual([]);
  }
});
