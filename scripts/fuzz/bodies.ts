import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { inquiryBody, sendableDraft } from '@/tests/helpers/backend-draft';
import { marker } from './known-values';

/** Something new for each request: keys and addresses may not repeat. */
export const fresh = <T>(make: () => T): fc.Arbitrary<T> => fc.nat().map(make);
const address = () => `${marker}.${randomUUID().slice(0, 8)}@example.org`;
export const details = () => ({
  ...sendableDraft().details,
  lastName: marker,
  message: marker,
  email: address(),
});

/** Bodies as the site's own forms and clients send them. */
export const inquiry = fresh(() =>
  inquiryBody(
    { elapsedMs: 60_000 },
    sendableDraft({
      details: details(),
      services: ['s01'],
      serviceQuantities: { s01: { count: 2, hours: 4 } },
    }),
  ),
);

export const message = fresh(() => ({
  topic: 'catering',
  name: marker,
  email: address(),
  phone: '+49 2151 000000',
  message: marker,
  callback: true,
  callbackDay: '',
  callbackWindow: '',
  locale: 'de',
  idempotencyKey: randomUUID(),
  elapsedMs: 60_000,
  website: '',
}));

const credentials = fresh(() => ({
  email: address(),
  password: `${marker}-9`,
  data: { locale: 'de' },
  gotrue_meta_security: {},
  code_challenge: null,
  code_challenge_method: null,
}));

export const session = fc.oneof(
  credentials,
  fresh(() => ({ refresh_token: randomUUID() })),
  fresh(() => ({ type: 'signup', token_hash: randomUUID(), email: address() })),
);
