import { expect } from 'vitest';
import { site } from './backend-draft';
import type { ReceivedMail } from './backend-smtp';
import { readableText } from './mail-html';

const spaces = (text: string) => text.replace(/\s+/g, ' ');

/** What a reader sees, in the plain part and in the HTML part. */
export const bothParts = ({ text, html }: ReceivedMail) => [spaces(text), spaces(readableText(html))];

/** Each text stands in both parts of a mail. */
export function expectTexts(mail: ReceivedMail, texts: readonly string[]) {
  for (const part of bothParts(mail)) for (const text of texts) expect(part).toContain(spaces(text));
}
export function expectNone(mail: ReceivedMail, texts: readonly string[]) {
  for (const part of bothParts(mail)) for (const text of texts) expect(part).not.toContain(text);
}

/** A picture that stands in the mail itself (RFC 2392) and has an alternative text: showing it asks no server. */
const comesWith = ({ pictures }: ReceivedMail, tag: string): boolean =>
  pictures.some(({ id }) => new RegExp(`^<img src="cid:${id}" [^>]*alt="[^"]+`).test(tag));

/** What holds for every mail of this site. */
export function expectSound(mail: ReceivedMail, locale: string, files = 0) {
  const type = files > 0 ? 'mixed' : 'alternative';
  expect(mail.headers.get('content-type')?.[0]).toMatch(new RegExp(`^multipart/${type}`));
  expect(mail.headers.get('content-language')).toEqual([locale]);
  expect(mail.headers.get('message-id')).toHaveLength(1);
  expect(mail.recipients).toHaveLength(1);
  expect(mail.files).toHaveLength(files);
  expect(mail.html).toContain(`<html lang="${locale}"`);
  expect(mail.html).toContain('max-width:600px');
  // Nothing is fetched from anywhere, nothing runs, nothing counts readers. Only tags count: what somebody typed may say anything.
  const tags = (mail.html.match(/<[^>]*>/g) ?? []).filter((tag) => !comesWith(mail, tag)).join('\n');
  for (const { type: kind, disposition } of mail.pictures) {
    expect(kind).toBe('image/png');
    expect(disposition).toBe('inline');
  }
  expect(tags).not.toMatch(/<(img|script|iframe|link|object|video|form|input|svg)\b/i);
  expect(tags).not.toMatch(/\b(src|srcset|background)=|url\(|\son\w+=/i);
  expect(/<style>(.*)<\/style>/s.exec(mail.html)?.[1]).not.toMatch(/url\(|@import|</);
  // A text that is missing would show as its key.
  for (const part of bothParts(mail)) {
    expect(part).not.toMatch(/\b(mail|contact|configurator|offer)\.[a-z]\w+/i);
    expect(part).not.toContain('undefined');
  }
  const hosts = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => new URL(href).host);
  expect(new Set(hosts)).toEqual(new Set([new URL(site).host]));
}
