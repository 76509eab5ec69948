import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '@/content/site';

const text = readFileSync('docs/specification.md', 'utf8');

/** The specification's statements, and those from the customer's frame and its spirit. */
const rowCount = 267 + 13;

const rows = [...text.matchAll(/^\| (\d+) \| (.+?) \| (held|settled|partly|not) \| (.+) \|$/gm)].map(
  ([, number, statement, state, proof = '']) => ({ number: Number(number), statement, state, proof }),
);

const settled = new Map(
  [...text.matchAll(/^\| ([A-Z][\w ]+) \| .+\]\((decisions\/[\w-]+\.md)\) \|$/gm)].map(([, name, file]) => [
    name,
    `docs/${file}`,
  ]),
);

test('every row of the specification is there once', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: rowCount }, (_, index) => index + 1));
});

test('every row names tests that are there, or a decision that is written down', () => {
  const unproven = rows.flatMap(({ number, state, proof }) => {
    if (state === 'settled') return existsSync(settled.get(proof) ?? '') ? [] : [`${number}: ${proof}`];
    return proof
      .split('<br>')
      .filter((entry) => !/^`[^`]+`$/.test(entry) || !existsSync(`tests/${entry.slice(1, -1)}`))
      .map((entry) => `${number}: ${entry}`);
  });
  expect(unproven).toEqual([]);
});

test('every row holds or is settled', () => {
  expect(rows.filter(({ state }) => state !== 'held' && state !== 'settled')).toEqual([]);
});

/** As the customer's frame names them; the last two drive browsers and tests. */
const frame = [
  'next',
  'react',
  'react-dom',
  'next-intl',
  '@supabase/ssr',
  '@supabase/supabase-js',
  'embla-carousel-react',
  'embla-carousel-autoplay',
  'motion',
  '@radix-ui/react-dialog',
  '@radix-ui/react-accordion',
  'sonner',
  'schema-dts',
] as const;

const listSources = (...folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|md)$|^\w\w\.json$/.test(file))
      .map((file) => ({ path: `${folder}/${file}`, source: readFileSync(`${folder}/${file}`, 'utf8') })),
  );

test('telephone, address, e-mail and persons of the business stand in one file', () => {
  const { phone, phoneWhyUs, email, address, owner, chef } = site;
  const own = [
    phone.display,
    phone.href,
    phoneWhyUs.display,
    phoneWhyUs.href,
    email,
    address.street,
    owner,
    chef,
  ];
  const naming = listSources('app', 'components', 'lib', 'content', 'messages')
    .filter(({ source }) => own.some((name) => source.includes(name)))
    .map(({ path }) => path);
  expect(naming).toEqual(['content/site.ts']);
});

test('every package of the frame is used by the product', () => {
  const files = listSources('app', 'components', 'lib');
  const isImported = (name: string) =>
    files.some(({ source }) => new RegExp(`from '${name}[/']`).test(source));
  const unused = frame.filter((name) => name !== 'react-dom' && !isImported(name));
  expect(unused).toEqual([]);
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const installed = { ...dependencies, ...devDependencies };
  const all = [...frame, 'tailwindcss', 'vitest', 'playwright'];
  expect(all.filter((name) => !Object.hasOwn(installed, name))).toEqual([]);
});
