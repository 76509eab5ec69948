import 'server-only';
import type { RootContent } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import { legalPage } from '@/content/legal';
import type { Locale } from '@/content/locales';
import type { PlanDocument } from '@/lib/plan/document/plan-document';

type Terms = NonNullable<PlanDocument['terms']>;

const linesOf = (block: RootContent): readonly string[] =>
  block.type === 'table'
    ? block.children.map(({ children }) => children.map((cell) => textIn(cell)).join(': '))
    : [textIn(block)];

const read = new Map<Locale, Terms>();

/** The terms of business as the site shows them, for a document on paper. @throws ContentError */
export function termsInFull(locale: Locale): Terms {
  const known = read.get(locale);
  if (known) return known;
  const terms = legalPage('terms', locale).sections.flatMap((section) =>
    section.kind === 'prose'
      ? section.parts.map(({ title, blocks }) => ({
          title,
          lines: blocks.filter(({ type }) => type !== 'leafDirective').flatMap(linesOf),
        }))
      : [],
  );
  read.set(locale, terms);
  return terms;
}
