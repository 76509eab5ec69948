import 'server-only';
import { serviceClient } from './service-client';

const defaultTimeoutMs = 15_000;

/**
 * Calls a function of the database that only the server may call.
 * @throws Error with the code when it fails: messages of a database may quote what a visitor typed.
 */
export async function callServer(
  name: string,
  values: object = {},
  timeoutMs = defaultTimeoutMs,
): Promise<unknown> {
  const { data, error } = await serviceClient().rpc(name, values).abortSignal(AbortSignal.timeout(timeoutMs));
  if (error) throw new Error(`${name} failed with ${error.code || 'no code'}`);
  return data;
}
