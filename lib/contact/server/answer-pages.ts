import 'server-only';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { escapeHtml } from '@/lib/base/html';
import type { SentMessage } from '@/lib/contact/browser/sent-address';
import { type ContactErrors, contactFields } from '@/lib/contact/error-codes';
import { localPath } from '@/lib/i18n/address';
import { formatDay } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { answerDocument } from './answer-document';
import { answerForm } from './answer-form';

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

/**
 * Why a message was not accepted, and the form with everything that was typed. `errors` is null when nothing is wrong
 * with the message itself.
 */
export function refusedPage(
  locale: Locale,
  fields: Readonly<Record<string, unknown>>,
  status: 422 | 429 | 503,
  errors: ContactErrors | null,
  headers: Readonly<Record<string, string>>,
): Response {
  const t = translatorFor(locale);
  const phone = site.phone.display;
  const named = contactFields.flatMap((field) => {
    const code = errors?.[field];
    return code ? [`<li>${link(`#${field}`, t(`contact.errors.${code}`))}</li>`] : [];
  });
  const problem =
    errors === null
      ? t(`contact.problems.${status === 429 ? 'limited' : 'unavailable'}`, { phone })
      : t(`contact.errors.${errors.body ?? 'body.invalid'}`);
  const summary =
    named.length > 0
      ? `<h2>${escapeHtml(t('contact.form.errorTitle', { count: named.length }))}</h2><ul>${named.join('')}</ul>`
      : `<p>${escapeHtml(problem)}</p>`;
  const title = t(errors === null ? 'contact.answerPage.problem' : 'contact.answerPage.check');
  const main = `<div class="summary" role="alert">${summary}</div>
${answerForm(t, locale, fields, errors ?? {})}
<p>${link(localPath(locale, 'contact'), t('contact.answerPage.back'))}</p>`;
  return answerDocument(locale, status, title, main, headers);
}

/** The confirmation for visitors without scripts; 404 when its address was made up. */
export function sentPage(sent: SentMessage | null, locale: Locale): Response {
  const t = translatorFor(locale);
  const back = `<p>${link(localPath(locale, 'contact'), t('contact.answerPage.back'))}</p>`;
  if (!sent) return answerDocument(locale, 404, t('contact.answerPage.unknown'), back);
  const answer = t('contact.sent.answerText', { date: formatDay(sent.day, locale) });
  const main = `<p class="muted">${escapeHtml(t('contact.sent.reference'))}</p>
<p class="reference" data-reference>${escapeHtml(sent.reference)}</p>
<p>${escapeHtml(answer)} ${escapeHtml(t('contact.sent.hint'))}</p>
<p class="muted">${escapeHtml(t('contact.sent.mail'))}</p>
<p>${link(localPath(locale, 'home'), t('contact.sent.home'))}</p>
${back}`;
  return answerDocument(locale, 200, t('contact.sent.title'), main);
}
