import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { preparedDirectory } from '../helpers/backend-directory';
import { startSite, stop, untilReady } from '../helpers/processes';

/** A client that a stranger generates from the description, compiled strictly and run against the site. */
const port = Number(process.env.OPS_PORT ?? 3240) + 30;
const origin = `http://127.0.0.1:${port}`;

mkdirSync('.next/tests', { recursive: true });
// Below the project, where the compiler finds its types.
const folder = mkdtempSync(join('.next/tests', 'client-'));
const directory = await preparedDirectory();
const site = startSite(port, { DATA_DIR: directory.path });

beforeAll(() => untilReady(`${origin}/api/ready`));
afterAll(async () => {
  await stop(site);
  directory.remove();
  rmSync(folder, { recursive: true, force: true });
});

const program = `
import { getAvailability, getCatalogue, proposePlans, quotePlan } from './client';
import { client } from './client/client.gen';

client.setConfig({ baseUrl: '${origin}' });
const catalogue = await getCatalogue({ query: { locale: 'en' } });
const wished = await proposePlans({ query: { locale: 'en' }, body: { occasion: 'wedding', guests: 60 } });
const draft = wished.data?.proposals[0]?.plan;
const quote = draft ? await quotePlan({ body: { draft } }) : undefined;
const wrong = await quotePlan({ query: { locale: 'es' }, body: { draft: { guests: -1 } } });
const days = await getAvailability({ query: { from: '2027-01-01', to: '2027-01-31' } });
const code: string | undefined = wrong.error?.code;
console.log(
  JSON.stringify({
    dishes: catalogue.data?.dishes.length ?? 0,
    totals: [wished.data?.proposals[0]?.price.shownCents, quote?.data?.price.shownCents],
    code,
    days: days.response?.status,
  }),
);
`;

it('a generated client compiles and runs against the site', async () => {
  const description = join(folder, 'openapi.json');
  writeFileSync(description, await (await fetch(`${origin}/api/openapi.json`)).text());
  await createClient({
    input: description,
    output: { path: join(folder, 'client') },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  });
  writeFileSync(join(folder, 'program.mts'), program);
  const options = ['--target', 'es2023', '--module', 'preserve', '--moduleResolution', 'bundler', '--strict'];
  execFileSync(
    'npx',
    [
      'tsc',
      '--noEmit',
      '--ignoreConfig',
      '--skipLibCheck',
      '--types',
      'node',
      ...options,
      join(folder, 'program.mts'),
    ],
    { encoding: 'utf8' },
  );
  const printed = execFileSync('npx', ['tsx', join(folder, 'program.mts')], { encoding: 'utf8' });
  const { dishes, totals, code, days } = JSON.parse(printed);
  expect(dishes).toBeGreaterThan(60);
  expect(totals[0]).toBeGreaterThan(0);
  expect(totals[1]).toBe(totals[0]);
  expect(code).toBe('draft.invalid');
  expect(days).toBe(200);
});
