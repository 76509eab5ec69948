import { globSync, readFileSync } from 'node:fs';

/**
 * Names messages that no code asks for, and fails when there are any: `npm run check:messages`. A message is asked for by
 * its key, by a namespace and the rest of it, by a template that fits, or with everything else in an object. (The check
 * that i18n-check has for this knows neither our translators outside of pages nor messages that are read as objects.)
 */
type Tree = { readonly [name: string]: string | Tree };

const listKeys = (tree: Tree, at: readonly string[] = []): readonly (readonly string[])[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[...at, name]] : listKeys(value, [...at, name]),
  );

const source = globSync('{app,components,content,lib}/**/*.{ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const find = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, found = '']) => found);

const literals = new Set([...find(/'([\w.-]+)'/g), ...find(/"([\w.-]+)"/g)]);

/** Objects that are read as a whole: `messages.controls`, `{ editor } = messages[locale].staff`. */
const objects = [
  ...source.matchAll(/(?:\{([\w, ]+)\} = )?\bmessages(?:\[\w+\]|\.en)?\)?\.((?:\w+\.)*\w+)/g),
].flatMap(([, members, name]) =>
  members ? members.split(',').map((member) => `${name}.${member.trim()}`) : [`${name}`],
);

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Templates that name part of a key: `states.${state}`. */
const templates = find(/`([\w.-]*(?:\$\{(?:[^{}`]|\{[^{}]*\})*\}[\w.-]*)+)`/g)
  .map((template) => template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/))
  .filter((parts) => /\w/.test(parts.join('')))
  .map((parts) => new RegExp(`^${parts.map(escapePattern).join('[\\w.-]+')}$`));

const fits = (text: string, known = templates) =>
  literals.has(text) || known.some((template) => template.test(text));

/** A template without a dot says nothing of a whole key: `h${level}` would fit `home.title`. */
const dotted = templates.filter(({ source: pattern }) => pattern.includes('\\.'));

const isUsed = (key: readonly string[]) =>
  fits(key.join('.'), dotted) ||
  key.some((_, length) => {
    const namespace = key.slice(0, length).join('.');
    const isRead = objects.some((name) => `.${namespace}`.endsWith(`.${name}`));
    return length > 0 && (isRead || (fits(namespace, dotted) && fits(key.slice(length).join('.'))));
  });

const messages = JSON.parse(readFileSync('messages/de.json', 'utf8')) as Tree;
const unused = listKeys(messages).filter((key) => !isUsed(key));
for (const key of unused) console.error(`No code asks for the message ${key.join('.')}`);
process.exit(unused.length > 0 ? 1 : 0);
