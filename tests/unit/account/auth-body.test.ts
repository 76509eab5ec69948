import { expect, test } from 'vitest';
import { isUsableBody } from '@/lib/server/embedded/auth-body';

test('what Postgres cannot keep, or is no user data, is no usable body', () => {
  const data = { locale: 'de', name: 'Zoë 🥂' };
  expect(isUsableBody({ email: 'ada@example.org', password: 'grüße 🥂', data, code_challenge: null })).toBe(
    true,
  );
  for (const wrong of [
    { email: 'a\u0000@example.org' },
    { password: '\ud800' },
    { data: '𝒶𝒷' },
    { data: [1] },
    { data: { name: ['\udfff'] } },
    { data: JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) },
  ])
    expect(isUsableBody(wrong)).toBe(false);
});
