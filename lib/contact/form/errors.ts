import { type ContactErrors, type ContactField, contactFields } from '@/lib/contact/error-codes';
import { fieldId } from './field-id';

export type ErrorTexts = {
  /** By error code. */
  readonly errors: Readonly<Record<string, string>>;
  /** Title of the summary for one error, two errors, and so on. */
  readonly titles: readonly string[];
};

const control = (field: ContactField) => document.getElementById(fieldId(field));

/** Shows or takes away what is wrong with one field. */
export function showError(field: ContactField, text: string | undefined): void {
  const place = document.getElementById(`${fieldId(field)}-error`);
  const words = place?.querySelector('[data-error-text]');
  if (!place || !words) return;
  words.textContent = text ?? '';
  place.toggleAttribute('hidden', !text);
  if (text) control(field)?.setAttribute('aria-invalid', 'true');
  else control(field)?.removeAttribute('aria-invalid');
}

function createEntry(field: ContactField, text: string): HTMLLIElement {
  const link = document.createElement('a');
  link.setAttribute('href', `#${fieldId(field)}`);
  link.textContent = text;
  link.className = 'text-ember underline underline-offset-4';
  const item = document.createElement('li');
  item.dataset.field = field;
  item.append(link);
  return item;
}

/** An entry that says the same as before stays the same element: replaced under a pointer, it could not be clicked. */
function findOrCreateEntry(list: Element, field: ContactField, text: string): Element {
  const before = list.querySelector(`[data-field="${field}"]`);
  return before?.textContent === text ? before : createEntry(field, text);
}

function showEntries(list: Element, entries: readonly Element[]): void {
  for (const old of [...list.children]) if (!entries.includes(old)) old.remove();
  entries.forEach((item, position) => {
    if (list.children[position] !== item) list.insertBefore(item, list.children[position] ?? null);
  });
}

/** Lists all errors with links to their fields; hidden when there are none. */
export function showSummary(form: Element, found: ContactErrors, texts: ErrorTexts): void {
  const summary = form.querySelector<HTMLElement>('[data-error-summary]');
  const title = summary?.querySelector('h3');
  const list = summary?.querySelector('ul');
  if (!summary || !title || !list) return;
  const entries = contactFields.flatMap((field) => {
    const code = found[field];
    return code ? [findOrCreateEntry(list, field, texts.errors[code] ?? code)] : [];
  });
  title.textContent = texts.titles[Math.min(entries.length, texts.titles.length) - 1] ?? '';
  showEntries(list, entries);
  summary.toggleAttribute('hidden', entries.length === 0);
}

/** The first field, in the order of the form, that has an error. */
export const focusFirst = (found: ContactErrors): void => {
  const first = contactFields.find((field) => found[field]);
  if (first) control(first)?.focus();
};
