import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { DraftField, FieldSourceContext } from '@/components/configurator/fields/draft-field';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import type { FieldPath } from '@/lib/plan/fields';
import messages from '@/messages/de.json';

type Control = { value: string | number | null; onChange: (entered: unknown) => void };

const { drawn, keep } = vi.hoisted(() => {
  const last: { control: unknown } = { control: null };
  return {
    drawn: last,
    keep: (control: unknown) => {
      last.control = control;
      return null;
    },
  };
});
vi.mock('@/components/ui/text-input', () => ({ TextInput: keep }));
vi.mock('@/components/ui/textarea', () => ({ Textarea: keep }));
vi.mock('@/components/ui/select', () => ({ Select: keep }));
vi.mock('@/components/configurator/fields/number-field', () => ({ NumberField: keep }));
vi.mock('@/components/configurator/fields/field-errors', () => ({
  useFieldErrors: () => ({ errorOf: () => undefined, touch: () => undefined }),
}));

/** A plan that is not the visitor's own, as an order at the desk is one. */
let order: Draft;
const source = {
  get: () => order,
  getServer: () => order,
  subscribe: () => () => undefined,
  apply: (rule: (draft: Draft) => Draft) => {
    order = rule(order);
  },
};

function draw(path: FieldPath): Control {
  const field = createElement(FieldSourceContext, { value: source }, createElement(DraftField, { path }));
  renderToStaticMarkup(
    createElement(NextIntlClientProvider, { locale: 'de', messages, timeZone: 'UTC' } as never, field),
  );
  return drawn.control as Control;
}

const typed = (value: string) => ({ currentTarget: { value } });

beforeEach(() => {
  order = defaultDraft();
});

test.each([
  ['details.firstName', typed('Ada'), 'Ada', (draft: Draft) => draft.details.firstName],
  ['room', typed('hall'), 'hall', (draft: Draft) => draft.room],
  ['guests', 80, 80, (draft: Draft) => draft.guests],
  ['budgetPerPersonCents', 49.9, 4990, (draft: Draft) => draft.budgetPerPersonCents],
] as const)('%s is written to the plan that is given, and read from it', (path, entered, kept, read) => {
  draw(path).onChange(entered);
  expect(read(order)).toBe(kept);
  expect(draw(path).value).toBe(typeof entered === 'number' ? entered : kept);
});

test.each([
  ['guests', null, 0],
  ['childrenUnder6', null, 0],
  ['budgetPerPersonCents', null, null],
  ['room', typed(''), null],
  ['vatId', typed(''), ''],
] as const)('%s without an entry holds its own nothing', (path, entered, nothing) => {
  draw(path).onChange(entered);
  expect(order[path]).toBe(nothing);
});

test('an optional number that must not be 0 is taken out', () => {
  draw('days').onChange(3);
  expect(order.days).toBe(3);
  draw('days').onChange(null);
  expect('days' in order).toBe(false);
});
