import { isLocale, type Locale } from '@/content/locales';

/**
 * The first supported language of an Accept-Language header by quality, region ignored.
 * Source: RFC 9110, section 12.5.4. Returns undefined when nothing fits or the header is missing.
 */
export function preferredLocale(header: string | null | undefined): Locale | undefined {
  if (!header) return undefined;
  return header
    .slice(0, 500)
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const q = parameters
        .map((p) => /^\s*q=([0-9.]+)\s*$/.exec(p)?.[1])
        .find((value) => value !== undefined);
      return {
        language: tag.split('-')[0]?.toLowerCase(),
        quality: q === undefined ? 1 : Math.min(1, Number(q)),
        position,
      };
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position)
    .map((entry) => entry.language)
    .find(isLocale);
}
