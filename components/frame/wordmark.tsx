import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';
import { Crest, Lettering } from '../ui/mark';

type Props = { locale: Locale; label: string; tagline: string };

/** Crest and drawn name as the logo, 64 px high; links to the start page. */
export function Wordmark({ locale, label, tagline }: Props) {
  return (
    <Link href={localPath(locale, 'home')} aria-label={label} className="wordmark">
      <Crest className="wordmark-crest" />
      <span>
        <Lettering className="wordmark-letters" />
        <span className="wordmark-line">{tagline}</span>
      </span>
    </Link>
  );
}
