import { z } from 'zod';

const claimsSchema = z.object({ session_id: z.string().min(1) });

/**
 * The session that an access token of the sign-in service belongs to. The token is not checked.
 * @throws Error when it names none.
 */
export function readSessionId(accessToken: string): string {
  const [, payload = ''] = accessToken.split('.');
  return claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).session_id;
}
