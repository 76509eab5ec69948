import { readdirSync } from 'node:fs';
import type { Request } from 'autocannon';
import { locales } from '@/content/locales';
import { addresses } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';
import { inquiryBody } from '@/tests/helpers/backend-draft';

const browser = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'de-DE,de;q=0.9' };

const pages = locales.flatMap((locale) => addresses.map((address) => localPath(locale, address)));

/** Scripts, styles and fonts of the build, and pictures. */
function assets(): string[] {
  const built = readdirSync('.next/static', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|woff2)$/.test(file))
    .map((file) => `/_next/static/${file}`);
  const pictures = readdirSync('public/media', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(avif|webp|jpg)$/.test(file))
    .map((file) => `/media/${file}`);
  return [...built, ...pictures];
}

let visitors = 0;

/** Inquiries that were acknowledged so far. */
export const acknowledged = { count: 0 };

/** Every inquiry is a new one from another address. */
const inquiry = (): Request => ({
  method: 'POST',
  path: '/api/inquiries',
  headers: { ...browser, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  onResponse: (status) => {
    if (status === 201) acknowledged.count += 1;
  },
  setupRequest: (request) => {
    visitors += 1;
    const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
    return {
      ...request,
      headers: { ...request.headers, 'x-forwarded-for': address },
      body: JSON.stringify(inquiryBody()),
    };
  },
});

/** A hundred requests of visitors: 90 pages, 9 files, 1 inquiry, all pages and many files in turn. */
export function mixedVisitors(round: number): Request[] {
  const files = assets();
  return Array.from({ length: 100 }, (_, n): Request => {
    if (n === 50) return inquiry();
    const turn = round * 97 + n * 31;
    const path = n % 11 === 5 ? files[turn % files.length] : pages[turn % pages.length];
    return { method: 'GET', path: path ?? '/', headers: browser };
  });
}
