import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const stages = readFileSync('Dockerfile', 'utf8')
  .split(/^(?=FROM )/m)
  .slice(1);
const last = stages.at(-1) ?? '';

it('is made of exact versions', () => {
  expect(stages).toHaveLength(2);
  for (const stage of stages) expect(stage).toMatch(/^FROM node:\d+\.\d+\.\d+-bookworm-slim AS \w+$/m);
});

it('runs without privileges on code that it cannot change', () => {
  const user = /^USER (\d+):(\d+)$/m.exec(last);
  expect(Number(user?.[1])).toBeGreaterThan(0);
  expect(Number(user?.[2])).toBeGreaterThan(0);
  // Whatever is copied belongs to root, and nothing is changed afterwards.
  expect(last).not.toMatch(/--chown|--chmod|chown /);
  expect(last.slice(last.indexOf('USER '))).not.toMatch(/^(RUN|COPY|ADD) /m);
});

it('every migration has a version of its own', () => {
  const versions = readdirSync('supabase/migrations').map((name) => name.split('_')[0]);
  expect(versions.filter((version, at) => versions.indexOf(version) !== at)).toEqual([]);
});
