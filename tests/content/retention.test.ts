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

test('the database deletes after the periods of the record', () => {
  const migrations = readdirSync('supabase/migrations')
    .sort()
    .map((file) => readFileSync(join('supabase/migrations', file), 'utf8'))
    .join('\n');
  /** The last definition holds. */
  const days = (pattern: RegExp) => Number([...migrations.matchAll(pattern)].at(-1)?.[1]);
  expect(days(/delete from public\.rate_limits where window_start < now\(\) - interval '(\d+) day/g)).toBe(
    retention.limitDays,
  );
  expect(days(/delete from public\.used_links where used_at < now\(\) - interval '(\d+) days/g)).toBe(
    retention.usedLinkDays,
  );
  expect(days(/audit_log_entries where created_at < now\(\) - interval ''(\d+) days/g)).toBe(
    retention.signInLogDays,
  );
  expect(days(/inquiry_id is null and day < private\.berlin_today\(\) - (\d+)/g)).toBe(retention.closedDays);
  const operations = readFileSync('docs/operations.md', 'utf8');
  expect(operations).toContain(`rotate ${retention.webServerLogDays}`);
});

const fromEvent = {
  de: '6 Monate nach dem Tag der Veranstaltung; ist kein Tag genannt, nach dem letzten Kontakt',
  en: '6 months after the day of the event or, where no day is named, after the last contact',
  es: '6 meses desde el día del evento; si no se indicó ninguno, desde el último contacto',
};

test.each(locales)(
  'an inquiry without an offer is kept from the day of the event on (%s)',
  async (locale) => {
    expect(await collectTexts({ route: 'privacy' }, locale)).toContain(fromEvent[locale]);
  },
);

/** What the law wants to be named in the terms, in words that stay the same in every language. */
const named = [
  /§ 312g, apdo\. 2, n\.º 9|§ 312g Abs\. 2 Nr\. 9|section 312g\(2\) no\. 9/,
  /„Zahlungspflichtig bestellen“/,
];

test.each(locales)(
  'the terms name the missing right of withdrawal and the button of an order (%s)',
  async (locale) => {
    const terms = (await collectTexts({ route: 'terms' }, locale)).join('\n').replaceAll('\u00a0', ' ');
    for (const pattern of named) expect(terms).toMatch(pattern);
  },
);
