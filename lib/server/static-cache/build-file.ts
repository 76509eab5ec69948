import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRequest } from '@/lib/server/http/page-headers';

let known: ReadonlySet<string> | undefined;

/** Addresses of all scripts and stylesheets of the build; asking for others must not fill the memory. */
function buildFiles(): ReadonlySet<string> {
  known ??= new Set(
    readdirSync(join('.next', 'static'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map((file) => `/_next/static/${file.replaceAll('\\', '/')}`),
  );
  return known;
}

/** The script or stylesheet that a request asks for by its plain address and as a whole. */
export function findBuildFile({ method, url = '', headers }: PageRequest): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return undefined;
  return url.startsWith('/_next/static/') && buildFiles().has(url) ? url : undefined;
}
