import { expect, test } from 'vitest';
import { sanitiseArticle } from '@/lib/news/sanitise';

test('the named tags pass unchanged', () => {
  const html =
    '<h2>A</h2><h3>B</h3><p><strong>C</strong> <em>D</em></p><ul><li>E</li></ul><ol><li>F</li></ol><blockquote><p>G</p></blockquote>';
  expect(sanitiseArticle(html, 'de')).toBe(html);
});

test('internal links get the prefix of the language, German ones none', () => {
  const html = '<p><a href="/catering/fingerfood#menu">x</a></p>';
  expect(sanitiseArticle(html, 'de')).toBe(html);
  expect(sanitiseArticle(html, 'en')).toBe('<p><a href="/en/catering/fingerfood#menu">x</a></p>');
  expect(sanitiseArticle(html, 'es')).toBe('<p><a href="/es/catering/fingerfood#menu">x</a></p>');
  expect(sanitiseArticle('<a href="/">home</a>', 'en')).toBe('<a href="/en">home</a>');
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'kontakt',
  '',
])('a link to %j keeps its text and loses its address', (href) => {
  expect(sanitiseArticle(`<p>a <a href="${href}">b</a> c</p>`, 'en')).toBe('<p>a b c</p>');
});

test('a link without an address becomes text', () => {
  expect(sanitiseArticle('<p><a name="x">b</a></p>', 'de')).toBe('<p>b</p>');
});

test('a script goes with its content, other tags keep theirs', () => {
  expect(sanitiseArticle('<script>alert(1)</script><p>a</p><style>p{}</style>', 'de')).toBe('<p>a</p>');
  expect(sanitiseArticle('<div><h1>a</h1><img src="/x.png"><iframe src="/y"></iframe></div>', 'de')).toBe(
    'a',
  );
});

test('no attribute but the address survives', () => {
  const html =
    '<p class="x" style="color:red" onclick="a()"><a href="/kontakt" target="_blank" id="i">b</a></p>';
  expect(sanitiseArticle(html, 'de')).toBe('<p><a href="/kontakt">b</a></p>');
});
