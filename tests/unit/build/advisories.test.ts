import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const finding = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'Reads more than it should',
  severity: 'high',
  vulnerable_versions: '<1.0.1',
};

let folder: string;
let registry: Server;
let findings: Record<string, unknown[]> | null;

/** A project with two packages, of which one comes by the other, and a registry on loopback that npm itself asks. */
beforeEach(async () => {
  findings = {};
  registry = createServer((request, response) => {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    request.resume().on('end', () => {
      if (request.method === 'POST')
        return findings ? json(200, findings) : json(405, { error: 'not offered' });
      const name = (request.url ?? '').slice(1);
      return json(200, {
        name,
        'dist-tags': { latest: '1.0.0' },
        versions: {
          '1.0.0': { name, version: '1.0.0', dependencies: name === 'outer' ? { inner: '1.0.0' } : {} },
        },
      });
    });
  });
  await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening));
  folder = mkdtempSync(join(tmpdir(), 'seegut-advisories-'));
  const write = (file: string, value: unknown) => writeFileSync(join(folder, file), JSON.stringify(value));
  mkdirSync(join(folder, 'docs'));
  write('docs/advisories.json', {});
  write('package.json', { name: 'site', version: '1.0.0', dependencies: { outer: '1.0.0' } });
  write('package-lock.json', {
    name: 'site',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'site', version: '1.0.0', dependencies: { outer: '1.0.0' } },
      'node_modules/outer': { version: '1.0.0', dependencies: { inner: '1.0.0' } },
      'node_modules/inner': { version: '1.0.0' },
    },
  });
  const { port } = registry.address() as AddressInfo;
  writeFileSync(
    join(folder, '.npmrc'),
    `registry=http://127.0.0.1:${port}/\ncache=${join(folder, 'cache')}\n`,
  );
});

afterEach(() => {
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The command as the operator runs it, in the made-up project; npm's settings of whoever runs the tests stay outside. */
function run(): Promise<{ code: number; text: string }> {
  const command = resolve('scripts/advisories.ts');
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_config_')),
  );
  return new Promise((done) => {
    execFile(
      resolve('node_modules/.bin/tsx'),
      [command],
      { cwd: folder, env: env as NodeJS.ProcessEnv },
      (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), text: stdout + stderr }),
    );
  });
}

it('is content when there are none', async () => {
  expect(await run()).toEqual({ code: 0, text: '0 advisories, 0 of them not explained\n' });
});

it('names an unexplained one once, also when another package brings it, and fails', async () => {
  findings = { inner: [finding] };
  const { code, text } = await run();
  expect(code).toBe(1);
  expect(text).toContain('GHSA-aaaa-bbbb-cccc: inner <1.0.1 (high): Reads more than it should');
  expect(text).toContain('1 advisories, 1 of them not explained');
});

it('accepts one that is explained, and says which explanations are needless', async () => {
  findings = { inner: [finding] };
  const why = 'Only reached with input that the house itself writes.';
  writeFileSync(
    join(folder, 'docs/advisories.json'),
    JSON.stringify({ 'GHSA-aaaa-bbbb-cccc': why, 'GHSA-dddd-eeee-ffff': why }),
  );
  const { code, text } = await run();
  expect(code).toBe(0);
  expect(text).toContain('1 advisories, 0 of them not explained');
  expect(text).toContain('GHSA-dddd-eeee-ffff is explained in docs/advisories.json, but no longer found');
});

it('never takes a registry without a list for a clean one', async () => {
  findings = null;
  const { code, text } = await run();
  expect(code).toBe(2);
  expect(text).toContain('nothing is known');
});
