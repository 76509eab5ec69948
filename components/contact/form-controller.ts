import type { Locale } from '@/content/locales';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import { clearSaved, readSaved, save, withKey } from '@/lib/contact/browser/saved-message';
import { type SendResult, sendMessage } from '@/lib/contact/browser/send';
import { callbackDays } from '@/lib/contact/callback-windows';
import type { ErrorTexts } from '@/lib/contact/form/errors';
import { readFields, restoreFields } from '@/lib/contact/form/fields';
import { formatDay } from '@/lib/i18n/format';
import { checkForm } from './form-checks';

export type ContactTexts = ErrorTexts & {
  readonly problems: Readonly<Record<'offline' | 'unavailable' | 'limited' | 'rejected', string>>;
  readonly send: string;
  readonly sending: string;
  /** With `{date}` in it. */
  readonly answer: string;
};

function put(root: HTMLElement, selector: string, text: string): void {
  const place = root.querySelector(selector);
  if (place) place.textContent = text;
}

/** Days that can be asked for; the page is made at build time and knows no today. */
function limitDays(form: HTMLFormElement): void {
  const day = form.querySelector<HTMLInputElement>('[name=callbackDay]');
  if (!day) return;
  const today = toIsoDay(new Date());
  day.min = today;
  day.max = addDays(today, callbackDays);
}

/**
 * Checks fields when they are left and on sending, keeps what is typed over reloads, sends in place and shows the
 * confirmation. Works on the form that the server rendered: every text and place is there already.
 * @param openedAt when the visitor saw the form first, in ms since 1970
 * @param lost a form that this one has replaced; what was typed into it is put here
 * @returns what takes all of it away again.
 */
export function enhanceContactForm(
  texts: ContactTexts,
  locale: Locale,
  openedAt: number,
  lost: HTMLFormElement | null,
): () => void {
  const form = document.querySelector<HTMLFormElement>('#contact-form');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  const sent = document.querySelector<HTMLElement>('[data-sent]');
  const failed = document.querySelector('#failed');
  if (!form || !button || !sent) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  const checks = checkForm(form, texts, signal);
  let saved = readSaved(openedAt);
  let sending = false;

  const remember = () => {
    saved = { ...saved, fields: readFields(form) };
    save(saved);
  };
  const busy = (now: boolean) => {
    sending = now;
    button.textContent = now ? texts.sending : texts.send;
    button.setAttribute('aria-disabled', String(now));
  };
  const settle = (result: SendResult) => {
    if (result.status === 'invalid') {
      checks.reveal(result.errors);
      if (result.errors.body) put(form, '[data-problem]', texts.errors[result.errors.body] ?? '');
    } else if (result.status !== 'stored') put(form, '[data-problem]', texts.problems[result.status]);
    else {
      put(sent, '[data-reference]', result.reference);
      put(
        sent,
        '[data-answer]',
        texts.answer.replace('{date}', formatDay(new Date(result.answerBy), locale)),
      );
      form.hidden = true;
      sent.hidden = false;
      sent.querySelector('h3')?.focus();
    }
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    put(form, '[data-problem]', '');
    failed?.toggleAttribute('hidden', true);
    remember();
    const found = checks.find();
    if (Object.keys(found).length > 0) return checks.reveal(found);
    busy(true);
    saved = withKey(saved);
    save(saved);
    const result = await sendMessage({
      fields: saved.fields,
      locale,
      idempotencyKey: saved.key,
      website: form.querySelector<HTMLInputElement>('[name=website]')?.value ?? '',
      elapsedMs: Math.max(0, Date.now() - saved.openedAt),
    });
    if (result.status === 'stored') clearSaved();
    if (signal.aborted) return;
    busy(false);
    settle(result);
  };
  const writeAnother = () => {
    form.reset();
    checks.reset();
    saved = readSaved(Date.now());
    sent.hidden = true;
    form.hidden = false;
    form.querySelector<HTMLElement>('[name=topic]')?.focus();
  };

  limitDays(form);
  restoreFields(form, saved.fields);
  if (lost) restoreFields(form, readFields(lost));
  // Typed before this code arrived; an untouched form leaves no trace in the browser.
  if (Object.values(readFields(form)).some(Boolean)) remember();
  form.addEventListener('input', remember, { signal });
  form.addEventListener('submit', send, { signal });
  sent.querySelector('[data-again]')?.addEventListener('click', writeAnother, { signal });
  form.dataset.live = '';
  form.noValidate = true;
  return () => {
    form.noValidate = false;
    listening.abort();
  };
}
