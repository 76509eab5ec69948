import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';

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
  await service.from('proven_addresses').insert({ user_id: data.user.id, email }).throwOnError();
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
