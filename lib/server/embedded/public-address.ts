import { BlockList, isIP } from 'node:net';
import type { Env } from '@/lib/server/env';

const ownNetworks = new BlockList();
for (const [address, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  ownNetworks.addSubnet(address, bits);
}
for (const [address, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  ownNetworks.addSubnet(address, bits, 'ipv6');
}

/** Whether strangers can reach an address: https, and neither this machine, nor a private network, nor a reserved name (RFC 6761, 6762). */
function isPublic(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || /(^|\.)(localhost|local|test|example)$/.test(host)) return false;
  const family = isIP(host);
  return family === 0 || !ownNetworks.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

/**
 * A public site must not begin on the embedded database by oversight: it serves one process on one disk.
 * @throws Error that names both ways out.
 */
export function assertDatabaseChosen({ SITE_URL, SUPABASE_URL, EMBEDDED_DATABASE }: Env): void {
  if (SUPABASE_URL || EMBEDDED_DATABASE === 'keep' || !isPublic(SITE_URL)) return;
  throw new Error(
    `${SITE_URL} is a public address: set SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY and DATABASE_URL, ` +
      'or EMBEDDED_DATABASE=keep if one process with its data in DATA_DIR is what you want.',
  );
}
