import { expect, test } from 'vitest';
import { isTooLong } from '@/lib/base/password-rule';

test('a password may have 72 bytes, however many letters that are', () => {
  expect(isTooLong('a'.repeat(72))).toBe(false);
  expect(isTooLong('a'.repeat(73))).toBe(true);
  expect(isTooLong('ä'.repeat(36))).toBe(false);
  expect(isTooLong('ä'.repeat(37))).toBe(true);
});
