import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { OfferBody } from '@/lib/offer/offer';
import { priceOffer } from '@/lib/offer/offer';
import { dayOf } from '@/tests/helpers/days';

type Person = { readonly email: string; readonly password: string };

/**
 * Makes an account with a proven address, as its owner has after a mailed link.
 * @param client takes its first session, which the new password ends.
 * @param service a client with every right on the same backend.
 */
export async function createAccount(
  client: SupabaseClient,
  service: SupabaseClient,
  { email, password }: Person,
): Promise<void> {
  const { auth } = service;
  const { data, error } = await auth.admin.createUser({ email, email_confirm: true });
  if (error) throw new Error(`no account: ${error.code}`);
  // With a mail server a sign-up waits for its link; one that is made for somebody does not.
  const link = await auth.admin.generateLink({ type: 'recovery', email });
  await client.auth.verifyOtp({ token_hash: link.data.properties?.hashed_token ?? '', type: 'recovery' });
  await client.auth.updateUser({ password });
  await service
    .rpc('prove_address', { p_user_id: data.user.id, p_link: randomUUID(), p_keep_password: true })
    .throwOnError();
}

/** Makes the account of `client` that of a staff member with a proven address and a fresh session. */
export async function becomeStaff(
  client: SupabaseClient,
  service: SupabaseClient,
  name = 'Jule',
): Promise<Person> {
  const person = { email: `staff-${randomUUID()}@seegut.example`, password: 'Seeblick bei Nacht 7' };
  await createAccount(client, service, person);
  await service.rpc('add_staff', { p_email: person.email, p_name: name }).throwOnError();
  const signedIn = await client.auth.signInWithPassword(person);
  if (signedIn.error) throw new Error(`sign-in failed: ${signedIn.error.code}`);
  return person;
}

/** Sends an offer as a staff member, with an option on its day unless `option` is false. */
export async function sendOffer(
  staff: SupabaseClient,
  reference: string,
  body: OfferBody,
  { option = true, key = randomUUID() }: { readonly option?: boolean; readonly key?: string } = {},
): Promise<{ readonly status: string; readonly version: number; readonly repeated: boolean }> {
  const { data } = await staff
    .rpc('staff_send_offer', {
      p_key: key,
      p_reference: reference,
      p_body: body,
      p_total_cents: priceOffer(body).totalCents,
      p_valid_until: body.validUntil,
      p_option_until: option ? `${dayOf(7)}T12:00:00Z` : null,
      p_max_deliveries: 3,
    })
    .throwOnError();
  return data;
}
