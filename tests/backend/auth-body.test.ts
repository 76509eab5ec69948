import { expect, test } from 'vitest';
import { isUsableBody } from '@/lib/server/embedded/auth-body';

test('what the library’s client sends can be used', () => {
  const data = { locale: 'de', name: 'Zoë 🥂' };
  expect(isUsableBody({ email: 'ada@example.org', password: 'grüße 🥂', data, code_challenge: null })).toBe(
    true,
  );
  expect(isUsableBody({})).toBe(true);
});

test.each([
  { email: 'a\u0000@example.org' },
  { password: '\ud800' },
  { data: '𝒶𝒷' },
  { data: [1] },
  { data: { name: ['\udfff'] } },
  { data: { 'x\u0000': 1 } },
  { data: JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) },
  { nested: JSON.parse(`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`) },
])('what Postgres cannot keep, or is no user data, cannot (%#)', (body) => {
  expect(isUsableBody(body)).toBe(false);
});
