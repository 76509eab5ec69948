import 'server-only';
import { createHash } from 'node:crypto';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { escapeHtml } from '@/lib/base/html';
import { localPath } from '@/lib/i18n/address';
import { answerStyle } from './answer-style';

const styleHash = createHash('sha256').update(answerStyle).digest('base64');

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
} as const;

/** A whole page in one language; `main` is HTML, `title` is text. */
export function answerDocument(
  locale: Locale,
  status: number,
  title: string,
  main: string,
  more: Readonly<Record<string, string>> = {},
): Response {
  const html = `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} · ${site.name}`)}</title>
<style>${answerStyle}</style>
</head>
<body><main>
<a class="brand" href="${escapeHtml(localPath(locale, 'home'))}">${escapeHtml(site.wordmark)}</a>
<h1>${escapeHtml(title)}</h1>
${main}
</main></body>
</html>
`;
  return new Response(html, { status, headers: { ...headers, 'Content-Language': locale, ...more } });
}
