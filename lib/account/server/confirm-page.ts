import 'server-only';
import { createHash } from 'node:crypto';
import type { Locale } from '@/content/locales';
import { palette } from '@/content/palette';
import { site } from '@/content/site';
import { escapeHtml } from '@/lib/base/html';
import { minPasswordLength } from '@/lib/base/password-rule';
import { localPath } from '@/lib/i18n/address';
import { translatorFor } from '@/lib/i18n/translator';

/** Kinds of links as this page words them. */
export type LinkKind = 'signup' | 'recovery' | 'emailChange';

const variables = ({ ground, surface, text, muted, accent, onAccent }: (typeof palette)['dark' | 'light']) =>
  `--ground: ${ground}; --surface: ${surface}; --text: ${text}; --muted: ${muted}; --accent: ${accent}; --on-accent: ${onAccent};`;

const style = `
:root { color-scheme: dark; ${variables(palette.dark)} }
@media (prefers-color-scheme: light) { :root { color-scheme: light; ${variables(palette.light)} } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--text); font: 1.0625rem/1.6 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(100%, 32rem); padding: 3rem 1.5rem; }
a { color: var(--accent); }
h1 { margin: 2rem 0 1rem; font: 400 2rem/1.2 Georgia, 'Times New Roman', serif; text-wrap: balance; }
p { margin: 0 0 1rem; text-wrap: pretty; }
.brand { color: var(--text); letter-spacing: 0.3em; text-decoration: none; }
.muted { color: var(--muted); font-size: 0.9375rem; }
label { display: block; margin: 1.5rem 0 0.5rem; }
input { box-sizing: border-box; width: 100%; min-height: 3.25rem; padding: 0 1rem; border: 1px solid var(--muted); background: var(--surface); color: var(--text); font: inherit; }
.problem { margin-top: 0.75rem; border-left: 3px solid var(--accent); padding-left: 0.75rem; font-weight: 600; }
button { box-sizing: border-box; width: 100%; min-height: 3.25rem; margin: 1rem 0 1.5rem; border: 0; background: var(--accent); color: var(--on-accent); font: 600 0.9375rem/1.2 system-ui, sans-serif; letter-spacing: 0.12em; text-transform: uppercase; cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
`;

/** Nothing but this page's own style, and its form may only be sent here. Source: W3C CSP Level 3. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What the page asks for before the link is used. */
export type LinkQuestion = 'nothing' | 'password' | 'new-password';

type Page = {
  readonly kind: LinkKind;
  readonly locale: Locale;
  /** Sent back with the button. */
  readonly fields: Readonly<Record<string, string>>;
  /** The account as it is called today, which is named on the page. */
  readonly email: string;
  /** The address that the link proves. */
  readonly address: string;
  readonly asks: LinkQuestion;
  /** Characters that a new password needs. */
  /** What was wrong with the password that was sent. */
  readonly problem?: string | undefined;
};

const names = { password: 'current-password', 'new-password': 'new-password' } as const;

/** The password's field; the hidden one tells password managers whose it is. */
function passwordField({ asks, locale, email, problem }: Page): string {
  if (asks === 'nothing') return '';
  const t = translatorFor(locale);
  const isNew = asks === 'new-password';
  const label = t(isNew ? 'account.fields.newPassword' : 'account.fields.password');
  const notes = [problem && 'problem', isNew && 'rule'].filter(Boolean).join(' ');
  return `<input type="text" name="email" autocomplete="username" value="${escapeHtml(email)}" readonly hidden>
<label for="password">${escapeHtml(label)}</label>
<input id="password" name="password" type="password" autocomplete="${names[asks]}" autocapitalize="none" spellcheck="false" required autofocus${notes && ` aria-describedby="${notes}"`}${problem ? ' aria-invalid="true"' : ''}>
${problem ? `<p id="problem" class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
${isNew ? `<p id="rule" class="muted">${escapeHtml(t('account.fields.rule', { min: minPasswordLength }))}</p>` : ''}`;
}

/**
 * The page behind a mailed link: it names the account and asks. Programs that look at links in mails would otherwise use
 * them up before their reader does; what counts is the button's post.
 */
export function confirmPage(page: Page): Response {
  const { kind, locale, fields, email, address, asks, problem } = page;
  const t = translatorFor(locale);
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('\n');
  const elsewhere = asks === 'password' ? `<p>${escapeHtml(t('accountLink.elsewhere'))}</p>` : '';
  const query = new URLSearchParams({ ...fields, choose: 'new' });
  const forgotten =
    asks === 'password'
      ? `<p><a href="/auth/confirm?${escapeHtml(String(query))}">${escapeHtml(t('accountLink.forgotten'))}</a></p>`
      : '';
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${t(`accountLink.${kind}.title`)} · ${site.name}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
<a class="brand" href="${localPath(locale, 'home')}">${escapeHtml(site.wordmark)}</a>
<h1>${escapeHtml(t(`accountLink.${kind}.title`))}</h1>
<p>${escapeHtml(t(`accountLink.${kind}.text`, { email, address }))}</p>
${elsewhere}
<form method="post" action="/auth/confirm">
${hidden}
${passwordField(page)}
<button>${escapeHtml(t(`accountLink.${kind}.button`))}</button>
</form>
${forgotten}
<p class="muted">${escapeHtml(t(`accountLink.${kind}.otherwise`))}</p>
</main>
</body>
</html>
`;
  return new Response(html, {
    status: problem ? 422 : 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      // The address holds the link's secret; only this site may learn where a visitor came from.
      'Referrer-Policy': 'same-origin',
    },
  });
}
