import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Block, button, heading, paragraph, quote, row, section, warning } from '@/lib/mail/blocks';
import type { EmailContent } from '@/lib/mail/email-message';
import { renderHtml } from '@/lib/mail/render-html';
import { renderText } from '@/lib/mail/render-text';
import { manyLines, oneLine } from '@/lib/mail/typed-text';
import { readableText } from '@/tests/helpers/mail-html';

const site = 'https://seegut.test';

const email = (blocks: readonly Block[], more: Partial<EmailContent> = {}): EmailContent => ({
  locale: 'de',
  to: { name: '', address: 'ada@example.org' },
  replyTo: { name: '', address: 'house@example.org' },
  subject: 'Subject',
  title: 'Title',
  preview: 'Preview',
  blocks,
  footer: ['House'],
  ...more,
});

/** One of each block, all of them saying the same. */
const everywhere = (text: string): readonly Block[] => [
  heading(text),
  paragraph(text),
  paragraph(text, 'muted'),
  warning(text),
  ...section('Rows', [row(text, 'value'), row('Label', text, { text: 'x', note: text })]),
  ...section('Figures', [{ ...row('Label', text), note: text, strong: true }], true),
  ...quote(text, 'written'),
  ...quote('Label', `written ${text}`),
  button(text, `${site}/?a=1&b=2`, text),
];

const extractTags = (html: string) => html.replace(/<br>/g, '').match(/<[^>]*>/g) ?? [];

describe('the HTML part', () => {
  test('keeps its tags whatever a text says, and the text stays readable', () => {
    const plain = extractTags(
      renderHtml(email(everywhere('x'), { subject: 'x', title: 'x', preview: 'x', footer: ['x'] }), site),
    );
    const nasty = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom('<b>', '"onclick="x', '&amp;', "'", '</style>', '--><script>', ']]>', '</td></table>'),
    );
    fc.assert(
      fc.property(fc.array(nasty, { minLength: 1, maxLength: 6 }), (parts) => {
        const text = oneLine(`a${parts.join('')}a`);
        const content = email(everywhere(text), {
          subject: text,
          title: text,
          preview: text,
          footer: [text],
        });
        const html = renderHtml(content, site);
        expect(extractTags(html)).toEqual(plain);
        expect(readableText(html)).toContain(text);
        expect(renderText(content)).toContain(text);
      }),
    );
  });

  test('links to the web only', () => {
    for (const href of ['javascript:alert(1)', 'data:text/html,x', 'ftp://x.example', 'not an address']) {
      expect(() => button('x', href, 'x')).toThrow();
    }
  });
});

describe('the plain part', () => {
  test('sets headings, rows, lists and quotes apart', () => {
    const content = email([
      paragraph('Dear Ada,'),
      ...section('Event', [
        row('Guests', '50'),
        row('Empty', ''),
        row('Dishes', 'Soup', { text: 'Bread', note: 'wheat' }),
      ]),
      ...quote('Message', 'one\r\ntwo'),
      button('Open', `${site}/x`, 'or'),
    ]);
    expect(renderText(content)).toBe(
      'Dear Ada,\n\nEVENT\nGuests: 50\nDishes:\n  - Soup\n  - Bread (wheat)\n\nMessage:\n    one\n    two\n\n' +
        `Open:\n${site}/x\n\nHouse`,
    );
  });

  test('says nothing about a section whose rows are all empty', () => {
    expect(section('Event', [row('a', ''), row('b', ' \n ')])).toEqual([]);
    expect(quote('Message', ' \n ')).toEqual([]);
  });
});

describe('typed text', () => {
  test('on one line has no breaks and no marks that turn it around', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(oneLine(typed)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(manyLines(typed)).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});
