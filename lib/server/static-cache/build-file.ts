import { readdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

let known: ReadonlySet<string> | undefined;

/** Addresses of all scripts and stylesheets of the build; asking for others must not fill the memory. */
function buildFiles(): ReadonlySet<string> {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), '.next', 'static');
  known ??= new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map((file) => `/_next/static/${file.replaceAll('\\', '/')}`),
  );
  return known;
}

/** The script or stylesheet that a request asks for by its plain address and as a whole. */
export function buildFile({ method, url = '', headers }: Asked): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return undefined;
  return url.startsWith('/_next/static/') && buildFiles().has(url) ? url : undefined;
}
