import { expect, test } from 'vitest';
import { withoutUnreadableSession } from '@/lib/server/session/readable-session';

const encoded = `base64-${Buffer.from(JSON.stringify({ access_token: 'ä'.repeat(3_000) })).toString('base64url')}`;
const language = ['NEXT_LOCALE', 'en'] as const;

test('a session stays, whole and in parts', () => {
  for (const session of [
    [['sg-auth', encoded] as const],
    [['sg-auth.0', encoded.slice(0, 3_000)] as const, ['sg-auth.1', encoded.slice(3_000)] as const],
  ]) {
    expect(withoutUnreadableSession([language, ...session])).toEqual([language, ...session]);
  }
});

test.each([
  '',
  '%%%',
  'base64-',
  'base64-%%%',
  'base64-eyJhIjox',
  'base64-MQ',
  '{"a":1}',
  encoded.slice(0, -5),
])('what pretends to be one goes (%#), and nothing else', (value) => {
  expect(withoutUnreadableSession([language, ['sg-auth', value]])).toEqual([language]);
  expect(withoutUnreadableSession([['sg-auth.0', value], ['sg-auth.1', 'x%'], language])).toEqual([language]);
});
