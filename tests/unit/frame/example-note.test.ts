import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { ExampleNote } from '@/components/ui/example-note';
import { site } from '@/content/site';
import { siteWords } from '@/content/texts';

const note = () => renderToStaticMarkup(createElement(ExampleNote, { locale: 'es', about: 'proof' }));
const mutable: { example: boolean } = site;

afterEach(() => {
  mutable.example = true;
});

test('one switch takes the notes of an invented house away', () => {
  expect(note()).toContain(siteWords.es.example.proof);
  mutable.example = false;
  expect(note()).toBe('');
});
