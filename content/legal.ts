import type { Heading, Root, RootContent } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import { z } from 'zod';
import { defaultLocale, type Locale } from './locales';
import { ContentError } from './markdown/content-error';
import { markdownFile } from './markdown/file';
import { type MarkdownSource, parseMarkdown } from './markdown/parse';
import type { PageContent, ProseSection } from './schema';

/** Pages that are Markdown in `content/legal`, and the anchor of their text. */
const legalPages = {
  imprint: 'imprint',
  privacy: 'privacy-policy',
  cookies: 'cookie-policy',
  terms: 'terms-and-conditions',
  accessibility: 'accessibility-information',
} as const;

export type LegalPageId = keyof typeof legalPages;

const text = z.string().min(1);

const frontMatter = z.strictObject({
  title: text,
  description: text.max(160),
  keywords: z.array(text).min(4),
  eyebrow: text,
  heading: text,
  lead: text,
  /** Says that the German text is authoritative; absent in German. */
  notice: text.optional(),
});

type Part = ProseSection['parts'][number];

function startPart(heading: Heading, source: MarkdownSource): Part {
  const id = heading.data?.id;
  const line = heading.position?.start.line ?? 1;
  if (typeof id !== 'string')
    throw new ContentError(source.file, line, 'a heading of a legal page ends with its id: ## Title {#id}');
  return { id, title: textIn(heading), blocks: [] };
}

const isPartHeading = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 2;

/** Parts by their second-level headings. */
function partsOf({ children }: Root, source: MarkdownSource): readonly Part[] {
  const [first] = children;
  if (first && !isPartHeading(first))
    throw new ContentError(source.file, first.position?.start.line ?? 1, 'a text before the first heading');
  return children.flatMap((node, index) => {
    if (!isPartHeading(node)) return [];
    const rest = children.slice(index + 1);
    const next = rest.findIndex(isPartHeading);
    return { ...startPart(node, source), blocks: next === -1 ? rest : rest.slice(0, next) };
  });
}

/** A legal page from its Markdown. */
export function parseLegalPage(id: LegalPageId, locale: Locale, source: MarkdownSource): PageContent {
  const { meta, body } = parseMarkdown(source, frontMatter);
  if ((meta.notice === undefined) !== (locale === defaultLocale))
    throw new ContentError(source.file, 1, 'a translation, and only a translation, has a notice');
  return {
    composition: 'letter',
    meta: { title: meta.title, description: meta.description, keywords: meta.keywords },
    hero: { layout: 'plain', eyebrow: meta.eyebrow, title: meta.heading, lead: meta.lead },
    sections: [
      {
        kind: 'prose',
        id: legalPages[id],
        ...(meta.notice !== undefined && { notice: meta.notice }),
        parts: partsOf(body, source),
      },
    ],
  };
}

/** The content of a legal page in a language, read from its file. */
export const legalPage = (id: LegalPageId, locale: Locale): PageContent =>
  parseLegalPage(id, locale, markdownFile('legal', id, locale));
