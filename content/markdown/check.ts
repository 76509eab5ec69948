import type { Nodes } from 'mdast';
import { parseAddress } from '../routes';
import { isVisualKey } from '../visual';
import { getTarget } from './target';

type Reject = (message: string) => never;

/** Blocks of ours and the attributes each has to have. */
const directives: Readonly<
  Record<'containerDirective' | 'leafDirective', Readonly<Record<string, readonly string[]>>>
> = {
  containerDirective: { facts: [], sheet: [] },
  leafDirective: {
    button: ['to'],
    picture: ['media'],
    'consent-state': [],
    'example-note': [],
    'social-profiles': [],
  },
};

const allowed: ReadonlySet<string> = new Set([
  'root',
  'heading',
  'paragraph',
  'text',
  'strong',
  'emphasis',
  'link',
  'list',
  'listItem',
  'blockquote',
  'table',
  'tableRow',
  'tableCell',
  'containerDirective',
  'leafDirective',
]);

/** An address of ours in German, with or without an anchor: `/catering/fingerfood#menu`. */
const isOwnAddress = (url: string) => parseAddress(url.replace(/#[a-z][a-z0-9-]*$/, '')) !== undefined;

function checkDirective(node: Extract<Nodes, { type: keyof typeof directives }>, reject: Reject): void {
  const wanted = directives[node.type][node.name] ?? reject(`unknown directive ${node.name}`);
  const attributes = Object.keys(node.attributes ?? {});
  if ([...attributes].sort().join() !== [...wanted].sort().join())
    reject(`${node.name} wants the attributes [${wanted.join(', ')}] and has [${attributes.join(', ')}]`);
  if (node.name === 'button' && getTarget(node.attributes?.to ?? '') === undefined)
    reject(`a button leads to an address of ours, consent, mail or phone, not to ${node.attributes?.to}`);
  if (node.name === 'picture' && !isVisualKey(node.attributes?.media))
    reject(`no picture or plate of ours is called ${node.attributes?.media}`);
}

/** Rejects what our components do not show: raw HTML, pictures, code, links elsewhere, unknown directives. */
export function checkNode(node: Nodes, reject: Reject): void {
  if (node.type === 'html') reject(`raw HTML is not allowed: ${node.value}`);
  if (!allowed.has(node.type)) reject(`${node.type} is not allowed`);
  if (node.type === 'heading' && node.depth !== 2 && node.depth !== 3)
    reject('headings begin with ## or ###; # is the title of the page');
  if (node.type === 'link' && !isOwnAddress(node.url)) reject(`no page of ours has the address ${node.url}`);
  if (node.type === 'tableCell' && node.children.some(({ type }) => type !== 'text'))
    reject('cells of a table hold plain text');
  if (node.type === 'text' && /^:{2,}/m.test(node.value)) reject(`a directive is mistyped: ${node.value}`);
  if (node.type === 'containerDirective' || node.type === 'leafDirective') checkDirective(node, reject);
}
