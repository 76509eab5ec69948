import type { Locator, Page } from '@playwright/test';
import { type Action, clickOn, pressIn } from './input-delay';

/** A control and the ways to use it, each one input. */
export type ControlUse = { readonly name: string; readonly actions: readonly Action[] };

/** Everything a visitor can operate in a step, besides what leaves it or throws the plan away. */
const operable = [
  'input:not([type="hidden"]):not([tabindex="-1"])',
  'select',
  'textarea',
  'summary',
  'button:not([data-send])',
]
  .map((selector) => `main fieldset[data-ready="true"] ${selector}`)
  .join(', ');

const facts = (control: Locator) =>
  control.evaluate((element) => ({
    tag: element.tagName.toLowerCase(),
    type: element.getAttribute('type') ?? '',
    name: [
      element.getAttribute('name') ?? element.id,
      element.getAttribute('value') ?? '',
      element.getAttribute('aria-label') ?? (element.tagName === 'SUMMARY' ? element.textContent : ''),
    ]
      .filter(Boolean)
      .join(' ')
      .slice(0, 60),
    inputMode: element.getAttribute('inputmode') ?? '',
    // What survives when a control is taken away and comes back.
    selector: /^[a-z][\w.-]*$/i.test(element.id) ? `[id="${element.id}"]` : null,
    // Of radio buttons, the way back.
    chosen:
      element instanceof HTMLInputElement && element.type === 'radio'
        ? (document.querySelector<HTMLInputElement>(`input[name="${element.name}"]:checked`)?.value ?? null)
        : null,
    group: element.getAttribute('name') ?? '',
  }));

/** One input for a key or a click each, undone by the next where that can be done. */
function actionsOf(
  control: Locator,
  { tag, type, inputMode, group, chosen }: Awaited<ReturnType<typeof facts>>,
): readonly Action[] {
  const press = (key: string) => pressIn(control, key);
  const click = clickOn(control);
  if (tag === 'select') return [press('ArrowDown'), press('ArrowUp')];
  if (tag === 'textarea') return [press('a'), press('Backspace')];
  if (tag !== 'input' || type === 'checkbox') return [click, click];
  if (type === 'radio' && chosen === null) return [click];
  if (type === 'radio') {
    return [click, clickOn(control.page().locator(`input[name="${group}"][value="${chosen}"]`))];
  }
  if (type === 'range') return [press('ArrowRight'), press('ArrowLeft')];
  if (type === 'date') return [press('ArrowUp'), press('ArrowDown')];
  return [press(inputMode === 'numeric' || inputMode === 'decimal' ? '1' : 'a'), press('Backspace')];
}

/** The controls of the step at hand, in their order; those that are hidden are left out. */
export async function everyControl(page: Page): Promise<readonly ControlUse[]> {
  const controls = page.locator(operable).filter({ visible: true });
  // Named once, because using one control may bring others or take them away.
  await controls.evaluateAll((elements) => {
    for (const [index, element] of elements.entries()) element.setAttribute('data-measured', String(index));
  });
  const count = await controls.count();
  const uses: ControlUse[] = [];
  for (let index = 0; index < count; index++) {
    const control = page.locator(`[data-measured="${index}"]`);
    const known = await facts(control);
    const lasting = known.selector === null ? control : page.locator(known.selector);
    uses.push({ name: `${known.tag} ${known.name}`, actions: actionsOf(lasting, known) });
  }
  return uses;
}
