/** Answers of endpoints belong to one visitor and one moment. */
const noStore = { 'Cache-Control': 'no-store' };

export function respond(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...noStore, ...headers } });
}

/** Sends a native form on to a page (RFC 9110, section 15.4.4); the address may be relative. */
export function redirectTo(address: string): Response {
  return new Response(null, { status: 303, headers: { ...noStore, Location: address } });
}
