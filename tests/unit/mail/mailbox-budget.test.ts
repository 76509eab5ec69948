import { expect, test } from 'vitest';
import { mailCounter } from '@/lib/server/mailbox-budget';

test('a mailbox is one, however the great providers let it be spelt, and its counter hides it', () => {
  const mailboxes = [
    ['ada.beispiel@gmail.com', 'a.d.a.beispiel+x@GoogleMail.com', ' AdaBeispiel@gmail.com'],
    ['ada.beispiel@outlook.com', 'ada.beispiel+rest@outlook.com'],
    ['adabeispiel@outlook.com'],
    ['ada@icloud.com', 'ada+x@me.com', 'ada@mac.com'],
    ['ada@yahoo.com', 'ada-shop@yahoo.com', 'Ada-1@yahoo.com'],
    ['ada@yahoo.de'],
    ['ada.b@proton.me', 'adab@pm.me', 'a-d_a.b+x@protonmail.com'],
    ['a.da@example.org', 'a.da+x@example.org'],
    ['ada@example.org'],
    ['ada-x@example.org'],
  ];
  const bucket = (address: string, secret = 'secret') => mailCounter(address, 'confirmation', secret).bucket;
  const buckets = mailboxes.map((spellings) => new Set(spellings.map((address) => bucket(address))));
  expect(buckets.map(({ size }) => size)).toEqual(mailboxes.map(() => 1));
  const all = buckets.flatMap((same) => [...same]);
  expect(new Set(all).size).toBe(mailboxes.length);
  expect(all.join()).not.toMatch(/ada|example|@/i);
  expect(bucket('ada@example.org', 'other')).not.toBe(bucket('ada@example.org'));
});
