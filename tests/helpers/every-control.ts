import type { Locator, Page } from '@playwright/test';
import { type Action, clickOn, pressIn } from './input-delay';

/** A control and the ways to use it, each one input; `kind` is the same for the controls of one list. */
export type ControlUse = {
  readonly kind: string;
  readonly name: string;
  readonly actions: readonly Action[];
};

/** What a visitor can operate in a step, besides what throws the plan away; going on comes last, because it leaves the step. */
const operable = [
  ...[
    'input:not([type="hidden"]):not([tabindex="-1"])',
    'select',
    'textarea',
    'summary',
    'button:not([data-send], [data-welcome-back] *)',
    '[data-course-nav] a[href^="#"]',
  ].map((selector) => `main fieldset[data-ready="true"] ${selector}`),
  'main [data-tool]',
  '[data-summary-bar] > summary',
  'main [data-next-step]',
].join(', ');

const goesOn = '[data-next-step]';

const facts = (control: Locator) =>
  control.evaluate(
    (element, leaving) => ({
      tag: element.tagName.toLowerCase(),
      type: element.getAttribute('type') ?? '',
      isTool: element.hasAttribute('data-tool'),
      isLeaving: element.matches(leaving),
      name: [
        element.getAttribute('name') ?? element.id,
        element.getAttribute('value') ?? '',
        element.getAttribute('aria-label') ??
          (['SUMMARY', 'BUTTON', 'A'].includes(element.tagName) ? element.textContent : ''),
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
      group:
        element.getAttribute('name') ??
        (element.hasAttribute('aria-pressed') ? 'favourite' : (element.getAttribute('data-tool') ?? '')),
    }),
    goesOn,
  );

/** One input for a key or a click each, undone by the next where that can be done. */
function actionsOf(
  control: Locator,
  { tag, type, isTool, inputMode, group, chosen }: Awaited<ReturnType<typeof facts>>,
): readonly Action[] {
  const press = (key: string) => pressIn(control, key);
  const click = clickOn(control);
  if (isTool) return [click, () => control.page().keyboard.press('Escape')];
  if (tag === 'a') return [click];
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

/** The controls of the step at hand, or the first of them, in their order; those that are hidden are left out. */
export async function everyControl(
  page: Page,
  max = Number.POSITIVE_INFINITY,
): Promise<readonly ControlUse[]> {
  const controls = page.locator(operable).filter({ visible: true });
  // Named once, because using one control may bring others or take them away.
  await controls.evaluateAll((elements) => {
    for (const [index, element] of elements.entries()) element.setAttribute('data-measured', String(index));
  });
  const count = Math.min(max, await controls.count());
  const uses: ControlUse[] = [];
  const last: ControlUse[] = [];
  for (let index = 0; index < count; index++) {
    const control = page.locator(`[data-measured="${index}"]`);
    const known = await facts(control);
    const lasting = known.selector === null ? control : page.locator(known.selector);
    const use = {
      kind: [known.tag, known.type, known.isLeaving ? 'next' : known.group.split(/[.-]/)[0]]
        .filter(Boolean)
        .join(' '),
      name: `${known.tag} ${known.name}`,
      actions: actionsOf(lasting, known),
    };
    (known.isLeaving ? last : uses).push(use);
  }
  return [...uses, ...last];
}
