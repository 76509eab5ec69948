import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assertDatabaseChosen } from '@/lib/server/embedded/public-address';
import { readEnv, variableNames } from '@/lib/server/env';

const documented = readFileSync('.env.example', 'utf8')
  .split('\n')
  .flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? []);

const project = {
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_ANON_KEY: 'a'.repeat(20),
  SUPABASE_SERVICE_ROLE_KEY: 's'.repeat(20),
  DATABASE_URL: 'postgresql://postgres@db.example/postgres',
};

describe('environment', () => {
  it('takes an empty value for an unset one', () => {
    expect(readEnv({ SMTP_URL: '', SITE_URL: '', DATA_DIR: '' })).toEqual(readEnv({}));
  });

  it('accepts the example file as it is', () => {
    const example = Object.fromEntries(
      readFileSync('.env.example', 'utf8')
        .split('\n')
        .flatMap((line) => {
          const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
          return name ? [[name, value ?? '']] : [];
        }),
    );
    expect(readEnv(example)).toEqual(readEnv({}));
  });

  it('documents every variable, and only those', () => {
    expect([...documented].sort()).toEqual([...variableNames].sort());
  });

  it('names each unusable variable without its value', () => {
    const secret = 'ftp://user:geheim@mail.example';
    const read = () => readEnv({ SMTP_URL: secret, TRUSTED_PROXIES: 'many' });
    expect(read).toThrow(/SMTP_URL/);
    expect(read).toThrow(/TRUSTED_PROXIES/);
    expect(read).not.toThrow(/geheim/);
  });

  it('wants a project’s address, keys and database together', () => {
    expect(readEnv(project).DATABASE_URL).toBe(project.DATABASE_URL);
    for (const name of Object.keys(project)) {
      expect(() => readEnv({ ...project, [name]: '' }), name).toThrow(/all or none/);
    }
  });
});

describe('a public address on the embedded database', () => {
  const start = (environment: Record<string, string>) => () => assertDatabaseChosen(readEnv(environment));

  it.each(['https://seegut.de', 'https://www.seegut.com/', 'https://203.0.113.9', 'https://[2606:4700::1]'])(
    'is refused for %s, naming both ways',
    (SITE_URL) => {
      expect(start({ SITE_URL })).toThrow(/SUPABASE_URL.*EMBEDDED_DATABASE=keep/);
      expect(start({ SITE_URL, EMBEDDED_DATABASE: 'keep' })).not.toThrow();
      expect(start({ SITE_URL, ...project })).not.toThrow();
    },
  );

  it.each([
    'http://seegut.de',
    'https://www.seegut.example',
    'https://localhost:3000',
    'https://10.1.2.3',
    'https://172.20.0.1',
    'https://192.168.1.20',
    'https://[::1]',
    'https://[fd00::1]',
  ])('is no matter for %s', (SITE_URL) => {
    expect(start({ SITE_URL })).not.toThrow();
  });
});
