import { type ContactErrors, type ContactField, contactFields } from '@/lib/contact/error-codes';
import { type ErrorTexts, focusFirst, showError, showSummary } from '@/lib/contact/form/errors';
import { readFields } from '@/lib/contact/form/fields';
import { parseMessage } from '@/lib/contact/schema';

export type FormChecks = {
  /** Everything that is wrong now, whether shown or not. */
  readonly find: () => ContactErrors;
  /** Shows these errors and all later ones, lists them, and takes the visitor to the first. */
  readonly reveal: (found: ContactErrors) => void;
  readonly reset: () => void;
};

/** Checks each field when it is left, and from then on while it is corrected; until `signal` aborts. */
export function checkForm(form: HTMLFormElement, texts: ErrorTexts, signal: AbortSignal): FormChecks {
  const touched = new Set<ContactField>();
  let listed = false;
  let pressing = false;

  const find = (): ContactErrors => {
    const parsed = parseMessage(readFields(form), new Date());
    return parsed.ok ? {} : parsed.errors;
  };
  const show = (found: ContactErrors) => {
    for (const field of contactFields) {
      const code = touched.has(field) ? found[field] : undefined;
      showError(field, code && texts.errors[code]);
    }
    if (listed) showSummary(form, found, texts);
  };
  const leave = (event: FocusEvent) => {
    const field = contactFields.find(
      (name) => event.target instanceof Element && event.target.getAttribute('name') === name,
    );
    if (!field) return;
    touched.add(field);
    // An error that appears between pressing and releasing the button would move it away from under the finger;
    // sending checks everything anyway.
    if (!pressing) show(find());
  };
  const press = (event: Event) => {
    pressing = event.target instanceof Element && event.target.closest('button') !== null;
  };
  form.addEventListener('pointerdown', press, { signal });
  const release = () => {
    pressing = false;
  };
  window.addEventListener('pointerup', release, { signal });
  form.addEventListener('focusout', leave, { signal });
  form.addEventListener('input', () => show(find()), { signal });

  return {
    find,
    reveal(found) {
      for (const field of contactFields) touched.add(field);
      listed = true;
      show(found);
      focusFirst(found);
    },
    reset() {
      touched.clear();
      show({});
      listed = false;
    },
  };
}
