import { contactFields } from '@/lib/contact/error-codes';

export type Fields = Readonly<Record<string, string>>;

/** What stands in the form; a ticked box is `on`, as a native post sends it. */
export function readFields(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  return Object.fromEntries(contactFields.map((name) => [name, String(data.get(name) ?? '')]));
}

/** Restores saved values, except where the visitor has typed before this code arrived. */
export function restoreFields(form: HTMLFormElement, fields: Fields): void {
  const present = readFields(form);
  for (const name of contactFields) {
    const control = form.elements.namedItem(name);
    const value = fields[name];
    if (!value || present[name]) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    )
      control.value = value;
  }
}
