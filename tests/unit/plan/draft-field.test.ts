import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftField } from '@/components/configurator/fields/draft-field';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import type { FieldPath } from '@/lib/plan/fields';
import messages from '@/messages/de.json';
import { stubBrowser } from '../frame/browser-stub';

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
vi.mock('@/components/ui/select', () => ({ Select: keep }));
vi.mock('@/components/configurator/fields/number-field', () => ({ NumberField: keep }));
vi.mock('@/components/configurator/fields/field-errors', () => ({
  useFieldErrors: () => ({ errorOf: () => undefined, touch: () => undefined }),
}));

function enter(path: FieldPath, entered: unknown): Draft {
  const field = createElement(DraftField, { path });
  renderToStaticMarkup(
    createElement(NextIntlClientProvider, { locale: 'de', messages, timeZone: 'UTC' } as never, field),
  );
  (drawn.control as { onChange: (entered: unknown) => void }).onChange(entered);
  return draftStore.get();
}

const typed = (value: string) => ({ currentTarget: { value } });

beforeEach(() => {
  stubBrowser();
  draftStore.set(defaultDraft());
});
afterEach(() => {
  draftStore.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['guests', 80, null, 80, 0],
  ['budgetPerPersonCents', 49.9, null, 4990, null],
  ['room', typed('hall'), typed(''), 'hall', null],
  ['vatId', typed('DE1'), typed(''), 'DE1', ''],
  ['days', 3, null, 3, undefined],
] as const)('%s is written to the plan, and holds its own nothing without an entry', (path, ...row) => {
  const [entered, emptied, kept, nothing] = row;
  expect(enter(path, entered)[path]).toBe(kept);
  expect(enter(path, emptied)[path]).toBe(nothing);
});
