import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { retention } from '@/content/retention';
import { readEnv } from '@/lib/server/env';
import { collectTexts } from './page-texts';

test('the periods of the privacy policy are those that the deletion uses by default', () => {
  const { INQUIRY_RETENTION_DAYS, OFFER_RETENTION_YEARS, MAIL_RETENTION_DAYS } = readEnv({});
  expect(Math.round(INQUIRY_RETENTION_DAYS / 30.44)).toBe(retention.inquiryMonths);
  expect(OFFER_RETENTION_YEARS).toBe(retention.offerYears);
  expect(MAIL_RETENTION_DAYS).toBe(retention.mailDays);
});

const sources = ['app', 'components', 'lib'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8')),
);

/** Names that look like an entry in the browser's storage and are files to download. */
const files = ['seegut-plan', 'seegut-export'];

const entry = /\b(seegut-[a-z0-9-]+|sg-auth|sg-browser|cateringConfig|NEXT_LOCALE)\b/g;

test.each(locales)(
  'the privacy policy names what the site keeps in a browser, and nothing else (%s)',
  async (locale) => {
    const used = sources.flatMap((source) =>
      [...source.matchAll(/['"](seegut-[a-z0-9-]+|sg-auth|sg-browser|cateringConfig|NEXT_LOCALE)['"]/g)].map(
        ([, name = '']) => name,
      ),
    );
    const named = (await collectTexts({ route: 'privacy' }, locale)).flatMap(
      (text) => text.match(entry) ?? [],
    );
    expect([...new Set(named)].sort()).toEqual(
      [...new Set(used)].filter((name) => !files.includes(name)).sort(),
    );
    expect(named).toContain('cateringConfig');
  },
);
