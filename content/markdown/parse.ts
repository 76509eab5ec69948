import type { Heading, Nodes, Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { directive } from 'micromark-extension-directive';
import { gfmTable } from 'micromark-extension-gfm-table';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { checkNode } from './check';
import { ContentError } from './content-error';
import { fillPlaceholders } from './placeholders';

declare module 'mdast' {
  interface HeadingData {
    /** The anchor that the text gives a heading in braces. */
    id?: string;
  }
}

export type MarkdownSource = {
  /** Where the text comes from, for messages: `content/legal/imprint/de.md`. */
  readonly file: string;
  readonly text: string;
  /** What `{{key}}` stands for. */
  readonly values: ReadonlyMap<string, string>;
};

/** Without directives inside of a line, which every time of day (`15:00`) would be. */
const blockDirectives: ReturnType<typeof directive> = { flow: directive().flow ?? {} };

const frontMatter = /^---\n([\s\S]*?\n)---\n/;
const headingId = /\s*\{#([a-z][a-z0-9-]*)\}$/;

/** Takes `{#id}` off the end of a heading and makes it the heading's id. */
function takeHeadingId(heading: Heading): void {
  const last = heading.children.at(-1);
  const id = last?.type === 'text' ? headingId.exec(last.value)?.[1] : undefined;
  if (last?.type !== 'text' || id === undefined) return;
  last.value = last.value.replace(headingId, '');
  heading.data = { ...heading.data, id };
}

/** Fills placeholders and takes ids off headings; everything that our pages cannot show is an error. */
function resolveNode(node: Nodes, source: MarkdownSource): void {
  const reject = (message: string): never => {
    throw new ContentError(source.file, node.position?.start.line ?? 1, message);
  };
  checkNode(node, reject);
  if (node.type === 'heading') takeHeadingId(node);
  if (node.type === 'text') node.value = fillPlaceholders(node.value, source.values, reject);
  if ('children' in node) for (const child of node.children) resolveNode(child, source);
}

const fillStrings = (value: unknown, source: MarkdownSource): unknown => {
  if (typeof value === 'string')
    return fillPlaceholders(value, source.values, (message) => {
      throw new ContentError(source.file, 1, message);
    });
  if (Array.isArray(value)) return value.map((entry) => fillStrings(entry, source));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillStrings(entry, source)]));
};

function readFrontMatter<Schema extends z.ZodType>(
  yaml: string,
  schema: Schema,
  source: MarkdownSource,
): z.output<Schema> {
  const read = schema.safeParse(fillStrings(parseYaml(yaml), source));
  if (!read.success)
    throw new ContentError(source.file, 1, `front matter is wrong\n${z.prettifyError(read.error)}`);
  return read.data;
}

/**
 * Reads a Markdown file: front matter against a schema, then CommonMark with tables and directives.
 * @throws ContentError naming file and line, for raw HTML, unknown placeholders, keys, directives and addresses
 */
export function parseMarkdown<Schema extends z.ZodType>(
  source: MarkdownSource,
  schema: Schema,
): { readonly meta: z.output<Schema>; readonly body: Root } {
  const [head, yaml] = frontMatter.exec(source.text) ?? [];
  if (head === undefined || yaml === undefined)
    throw new ContentError(source.file, 1, 'begins without front matter between two lines of ---');
  const meta = readFrontMatter(yaml, schema, source);
  // Empty lines instead of the front matter, so that messages name the line of the file.
  const body = fromMarkdown(head.replace(/[^\n]/g, '') + source.text.slice(head.length), {
    extensions: [gfmTable(), blockDirectives],
    mdastExtensions: [gfmTableFromMarkdown(), directiveFromMarkdown()],
  });
  resolveNode(body, source);
  return { meta, body };
}
