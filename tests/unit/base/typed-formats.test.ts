import { expect, test } from 'vitest';
import { probableEmail } from '@/lib/base/mail-domain';
import { readNumber } from '@/lib/base/read-number';
import { readEmail, readPassword, readPhone, readPostcode, readVatId } from '@/lib/base/typed-formats';

test.each([
  ['1.000', 1000],
  ['1,200', 1200],
  ['1 000', 1000],
  ['1\u00A0000', 1000],
  ['1\u202F000', 1000],
  ["1'000", 1000],
  ['1.234.567', 1234567],
  ['120 Personen', 120],
  ['ca. 80', 80],
  ['１２０', 120],
  ['0', 0],
  ['', null],
  ['  ', null],
  ['1.5', undefined],
  ['12,50', undefined],
  ['hundert', undefined],
  ['80-90', undefined],
  ['1.00', undefined],
  ['-5', undefined],
  ['1e3', undefined],
])('a count written %j is %j', (typed, number) => {
  expect(readNumber(typed, false)).toBe(number);
});

test.each([
  ['10.000', 10_000],
  ['5000 €', 5_000],
  ['€ 5,000', 5_000],
  ['12,5', 12.5],
  ['12.50', 12.5],
  ['1.234,50', 1234.5],
  ['1,234.50 EUR', 1234.5],
  ['1 234,50', 1234.5],
  ['1.234.50', undefined],
  ['12,', undefined],
  ['etwa hundert', undefined],
])('an amount written %j is %j', (typed, number) => {
  expect(readNumber(typed, true)).toBe(number);
});

test.each([
  ['02151 – 123456', '02151 - 123456'],
  ['02151\u2011123456', '02151-123456'],
  ['\u202A0171 9345601\u202C', '0171 9345601'],
  ['tel:+49 2151 123456', '+49 2151 123456'],
  ['+49\u00A0(0)2151\u202F123456.', '+49 (0)2151 123456'],
])('a telephone number typed %j is %j', (typed, phone) => expect(readPhone(typed)).toBe(phone));

test.each([
  ['ada@exam\u200Bple.org', 'ada@example.org'],
  ['ada@exam\u00ADple.org', 'ada@example.org'],
  ['mailto:ada@example.org', 'ada@example.org'],
  ['mailto:ada@example.org?subject=Fest', 'ada@example.org'],
  ['ada@example.org.', 'ada@example.org'],
  ['ada@example.org;', 'ada@example.org'],
  ['<ada@example.org>', 'ada@example.org'],
  ['ada.lovelace+fest@example.org', 'ada.lovelace+fest@example.org'],
])('an e-mail address typed %j is %j', (typed, email) => expect(readEmail(typed)).toBe(email));

test.each([
  ['D-47802', '47802'],
  ['d 47802', '47802'],
  ['DE–47802', '47802'],
  ['47 802', '47802'],
  ['47802\u200B', '47802'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['1012 AB', '1012 AB'],
])('a postcode typed %j is %j', (typed, postcode) => expect(readPostcode(typed)).toBe(postcode));

test('a VAT number loses its grouping, a password its composition', () => {
  expect(readVatId('de 123\u00A0456-789')).toBe('DE123456789');
  expect(readPassword('Su\u0308ße-Pfirsich')).toBe('Süße-Pfirsich');
});

test.each([
  ['Ada@gmial.com', 'Ada@gmail.com'],
  ['ada@gmx.dee', 'ada@gmx.de'],
  ['ada@hotmali.es', 'ada@hotmail.es'],
  ['ada@gmail.com', null],
  ['ada@mail.com', null],
  ['ada@seegut.example', null],
  ['ada@', null],
  ['gmial.com', null],
])('of the address %j is asked whether %j was meant', (typed, meant) => {
  expect(probableEmail(typed)).toBe(meant);
});
