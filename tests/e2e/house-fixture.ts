import { type House, openHouse } from '../helpers/house';
import { test as base, expect } from './fixtures';
import { decided } from './frame/visitor';

/** One house per worker: a site, a database and a mail server of its own. */
export const test = base.extend<object, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern
    async ({}, use) => {
      const house = await openHouse();
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ house }, use) => use(house.origin),
  context: async ({ context }, use) => {
    await decided(context);
    await use(context);
  },
});

/** Mails to an address about a reference, in the order they came. */
export const mailsTo = ({ mails }: House, address: string, reference: string) =>
  mails.received.filter(
    ({ recipients, subject, text }) =>
      recipients.includes(address) && `${subject} ${text}`.includes(reference),
  );

export { expect };
