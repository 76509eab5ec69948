import { site } from '@/content/site';
import { siteWords } from '@/content/texts';
import { escapeHtml } from '@/lib/base/html';
import type { Block, Row, Value } from './blocks';
import type { EmailContent } from './email-message';
import { lightAccent, lightGround, type StyleName, styleSheet, styles } from './html-style';

/** Attributes of an element: the style that holds everywhere and the class that darkens it. */
const as = (name: StyleName, more = '') => `class="${name}" style="${styles[name]}${more && `;${more}`}"`;

/** Plain text in HTML; what somebody typed may run from right to left without turning its surroundings. */
const bidi = (text: string) => `<bdi>${escapeHtml(text).replaceAll('\n', '<br>')}</bdi>`;

const noteHtml = (note: string | undefined) => (note ? `<span ${as('note')}>${escapeHtml(note)}</span>` : '');

function valuesHtml(values: readonly Value[]): string {
  const lines = values.map(({ text, note }) => `${bidi(text)}${noteHtml(note)}`);
  return lines.length === 1
    ? lines.join('')
    : lines.map((line) => `<div style="${styles.line}">${line}</div>`).join('');
}

function rowHtml({ label, values, note, strong }: Row, figures: boolean): string {
  const bold = strong ? styles.strong : '';
  const head = figures ? as('item', bold) : as('label', 'width:34%');
  return `<tr><th scope="row" ${head}>${escapeHtml(label)}${noteHtml(note)}</th><td ${as(figures ? 'figure' : 'value', bold)}>${valuesHtml(values)}</td></tr>`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 ${as('heading')}>${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
      return `<p ${as(block.tone ?? 'paragraph')}>${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`;
    case 'rows': {
      const rows = block.rows.map((entry) => rowHtml(entry, block.figures ?? false)).join('\n');
      return `<table width="100%" cellpadding="0" cellspacing="0" ${as('rows')}>${rows}</table>`;
    }
    case 'quote':
      return `<p ${as('quoteLabel')}>${escapeHtml(block.label)}</p>
<blockquote dir="auto" ${as('quote')}>${bidi(block.text)}</blockquote>`;
    case 'picture':
      return `<p ${as('picture')}><img src="cid:${escapeHtml(block.contentId)}" width="${block.width}" height="${block.height}" alt="${escapeHtml(block.label)}" style="${styles.image}"></p>`;
    case 'button': {
      const href = escapeHtml(block.href);
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr><td bgcolor="${lightAccent}" ${as('buttonCell')}><a href="${href}" ${as('button')}>${escapeHtml(block.label)}</a></td></tr></table>
<p ${as('muted')}>${escapeHtml(block.plainLabel)}<br><a href="${href}" ${as('link')}>${href}</a></p>`;
    }
  }
}

const footerHtml = (lines: readonly string[]): string =>
  lines.length > 0
    ? `<tr><td ${as('foot')}><p ${as('muted', 'font-size:13px')}>${lines.map(escapeHtml).join('<br>')}</p></td></tr>`
    : '';

/**
 * The HTML part of an e-mail: tables and inline styles, at most 600 px wide, no picture but those that come with the mail, nothing from another host, no
 * script. Every text is escaped here.
 */
export function renderHtml(content: EmailContent, siteUrl: string): string {
  const { locale, subject, title, preview, blocks, footer } = content;
  const home = escapeHtml(new URL('/', siteUrl).href);
  return `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${styleSheet}</style>
</head>
<body bgcolor="${lightGround}" ${as('page')}>
<div ${as('preview')}>${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${lightGround}" class="page"><tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${as('frame')}>
<tr><td ${as('brand')}><a href="${home}" ${as('wordmark')}>${escapeHtml(site.wordmark)}</a><p ${as('claim')}>${escapeHtml(siteWords[locale].claim)}</p></td></tr>
<tr><td ${as('card')}>
<h1 ${as('title')}>${escapeHtml(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
${footerHtml(footer)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}
