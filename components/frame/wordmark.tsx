import Link from 'next/link';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { localPath } from '@/lib/i18n/address';

type Props = { locale: Locale; label: string; tagline: string };

/** The name as its own logo, 64 px high; links to the start page. */
export function Wordmark({ locale, label, tagline }: Props) {
  return (
    <Link href={localPath(locale, 'home')} prefetch={false} aria-label={label} className="wordmark">
      <span className="wordmark-name">{site.wordmark}</span> <span className="wordmark-line">{tagline}</span>
    </Link>
  );
}
