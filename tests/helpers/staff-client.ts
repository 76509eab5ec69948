import type { SupabaseClient } from '@supabase/supabase-js';

type Person = { readonly email: string; readonly password: string };

/** Whom `STAFF` names in tests that start a site: the account needs a proven address. */
export const member = {
  name: 'Jule',
  email: 'jule@seegut.example',
  password: 'Seeblick bei Nacht 7',
} as const;
export const staffVariable = `${member.name} <${member.email}>`;

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
