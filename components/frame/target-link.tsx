import type { ReactNode } from 'react';
import { ConsentOpener } from '@/components/consent/consent-opener';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import type { Target } from '@/content/schema';
import { resolveHref } from '@/lib/i18n/target';

type Props = { to: Target; locale: Locale; className?: string; children: ReactNode };

/**
 * A link to wherever content points: a page in the reader's language, the configurator, phone or
 * mail; for `{ consent: 'open' }` the button that opens the cookie settings.
 */
export function TargetLink({ to, locale, className, children }: Props) {
  const href = resolveHref(to, locale);
  if ('consent' in to) {
    return <ConsentOpener className={className}>{children}</ConsentOpener>;
  }
  return href.startsWith('/') ? (
    <Link href={href} className={className} prefetch={false}>
      {children}
    </Link>
  ) : (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
