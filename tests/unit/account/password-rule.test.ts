import { expect, test } from 'vitest';
import { isTooLong, minPasswordLength, minStaffPasswordLength } from '@/lib/base/password-rule';
import { isWeakPassword } from '@/lib/server/password-policy';

test('a password may have 72 bytes, however many letters that are', () => {
  expect(isTooLong('a'.repeat(72))).toBe(false);
  expect(isTooLong('a'.repeat(73))).toBe(true);
  expect(isTooLong('ä'.repeat(36))).toBe(false);
  expect(isTooLong('ä'.repeat(37))).toBe(true);
});

test.each([
  'kurz',
  'nur neun!',
  '1234567890',
  'Password2024!',
  'basketball77',
  'aaaaaaaaaaaa',
  'ababababab',
  'Seegut-2027!',
  'ada.beispiel',
  'Beispiel12345',
])('%s is too easy to guess', (password) => {
  expect(isWeakPassword(password, 'ada.beispiel@example.org', minPasswordLength)).toBe(true);
});

test.each(['Steg, Laterne, Nebel', 'zwölf Kähne am Ufer', 'x7#Kq!w9Lm2v'])('%s is not', (password) => {
  expect(isWeakPassword(password, 'ada.beispiel@example.org', minPasswordLength)).toBe(false);
});

test('the staff need a longer one', () => {
  expect(isWeakPassword('Elf Zeichen', 'a@example.org', minStaffPasswordLength)).toBe(true);
});
