import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import type { Locale } from '@/content/locales';
import { getPath } from '@/content/routes';
import { site } from '@/content/site';
import { escapeHtml } from '@/lib/base/html';
import type { SentMessage } from '@/lib/contact/browser/sent-address';
import {
  type ContactErrors,
  type ContactField,
  contactErrorCodes,
  contactFields,
} from '@/lib/contact/error-codes';
import { showError, showSummary } from '@/lib/contact/form/errors';
import { fieldId } from '@/lib/contact/form/field-id';
import { formatDay } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { pagePolicy } from '@/lib/server/http/page-policy';

type Fields = Readonly<Record<string, unknown>>;

/** More can hardly be wrong at once. */
const countedErrors = 8;

/**
 * The finished contact page with its message section alone, as a document that can be changed: visitors without
 * scripts get the same form, in the same look, as everybody else. Its scripts go, since they expect another address.
 * @throws Error when there is no build (development).
 */
async function openContactPage(locale: Locale, title: string): Promise<Document> {
  const page = `/${locale}${getPath({ route: 'contact' })}`;
  const { document } = parseHTML(await readFile(join('.next', 'server', 'app', `${page}.html`), 'utf8'));
  for (const element of document.querySelectorAll(
    'script, link[as="script"], [rel="waiting-manifest"], .needs-scripts',
  ))
    element.remove();
  const section = document.querySelector('#message');
  for (const other of document.querySelectorAll('main > *')) if (!other.contains(section)) other.remove();
  const heading = document.createElement('h1');
  heading.id = 'message-title';
  heading.className = 'text-[clamp(2.1rem,1.5rem+2.4vw,3.6rem)]';
  heading.textContent = title;
  document.querySelector('#message-title')?.replaceWith(heading);
  document.title = `${title} · ${site.name}`;
  return document;
}

/** Below the page's own h1 there is no h2 left: what was an h3 becomes one. */
function raiseHeadings(document: Document): void {
  for (const heading of document.querySelectorAll('main h3')) {
    const raised = document.createElement('h2');
    for (const { name, value } of heading.attributes) raised.setAttribute(name, value);
    raised.append(...heading.childNodes);
    heading.replaceWith(raised);
  }
}

function respondWithPage(
  document: Document,
  locale: Locale,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  raiseHeadings(document);
  return new Response(document.toString(), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Language': locale,
      'Content-Security-Policy':
        pagePolicy(`/${locale}${getPath({ route: 'contact' })}`) ?? "default-src 'none'",
      ...headers,
    },
  });
}

function setValue(document: Document, field: ContactField, value: string): void {
  const control = document.getElementById(fieldId(field));
  if (!control || value === '') return;
  if (control.getAttribute('type') === 'checkbox') control.setAttribute('checked', '');
  // The library writes the text of this element as it is.
  else if (control.tagName === 'TEXTAREA') control.textContent = `\n${escapeHtml(value)}`;
  else if (control.tagName === 'SELECT') {
    for (const option of control.querySelectorAll('option'))
      option.toggleAttribute('selected', option.getAttribute('value') === value);
  } else control.setAttribute('value', value);
}

/**
 * Why a message was not accepted, and the form with everything that was typed. `errors` is null when nothing is wrong
 * with the message itself.
 */
export async function rejectedPage(
  locale: Locale,
  fields: Fields,
  status: 409 | 422 | 429 | 503,
  errors: ContactErrors | null,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const t = translatorFor(locale);
  const document = await openContactPage(locale, t(`contact.answerPage.${errors ? 'check' : 'problem'}`));
  const form = document.querySelector('#contact-form');
  if (!form) throw new Error('The contact page has no form');
  for (const field of contactFields) {
    const value = fields[field];
    setValue(document, field, typeof value === 'string' ? value : '');
    const code = errors?.[field];
    showError(document, field, code && t(`contact.errors.${code}`));
  }
  showSummary(form, errors ?? {}, {
    errors: Object.fromEntries(contactErrorCodes.map((code) => [code, t(`contact.errors.${code}`)])),
    titles: Array.from({ length: countedErrors }, (_, index) =>
      t('contact.form.errorTitle', { count: index + 1 }),
    ),
  });
  const problem = form.querySelector('[data-problem]');
  if (problem && errors === null) {
    const kind = status === 429 ? 'limited' : 'unavailable';
    problem.textContent = t(`contact.problems.${kind}`, { phone: site.phone.display });
  } else if (problem && errors?.body) problem.textContent = t(`contact.errors.${errors.body}`);
  return respondWithPage(document, locale, status, headers);
}

/** The confirmation for visitors without scripts; 404 when its address was made up. */
export async function sentPage(sent: SentMessage | null, locale: Locale): Promise<Response> {
  const t = translatorFor(locale);
  const document = await openContactPage(
    locale,
    t(sent ? 'contact.sent.title' : 'contact.answerPage.unknown'),
  );
  document.querySelector('#contact-form')?.setAttribute('hidden', '');
  if (!sent) return respondWithPage(document, locale, 404);
  const place = document.querySelector('[data-sent]');
  place?.removeAttribute('hidden');
  place?.querySelector('h3')?.remove();
  place?.querySelector('[data-again]')?.remove();
  const put = (selector: string, text: string) => {
    const target = place?.querySelector(selector);
    if (target) target.textContent = text;
  };
  put('[data-reference]', sent.reference);
  put('[data-answer]', t('contact.sent.answerText', { date: formatDay(sent.day, locale) }));
  return respondWithPage(document, locale, 200);
}
