import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { DialogOpener } from '@/components/ui/native-dialog';
import type { Locale } from '@/content/locales';
import type { Target } from '@/content/schema';
import { site } from '@/content/site';
import { consentSettingsId } from '@/lib/consent/consent';
import { resolveHref } from '@/lib/i18n/target';

type Props = { to: Target; locale: Locale; className?: string; children: ReactNode };

const reachOf = (to: Target) => {
  if ('phone' in to) return (to.phone === 'main' ? site.phone : site.phoneWhyUs).display;
  return 'mail' in to ? site.email : undefined;
};

/** Not where the link's own words say it. */
const unsaid = (reach: string | undefined, words: ReactNode) =>
  reach && String(words).includes(reach) ? '' : reach;

/**
 * A link to wherever content points: a page in the reader's language, the configurator, phone or
 * mail; for `{ consent: 'open' }` the button that opens the cookie settings. Paper names the number or the address.
 */
export function TargetLink({ to, locale, className, children }: Props) {
  const href = resolveHref(to, locale);
  if ('consent' in to) {
    return (
      <DialogOpener dialogId={consentSettingsId} className={className}>
        {children}
      </DialogOpener>
    );
  }
  return href.startsWith('/') ? (
    <Link href={href} className={className}>
      {children}
    </Link>
  ) : (
    <a href={href} data-reach={unsaid(reachOf(to), children)} className={className}>
      {children}
    </a>
  );
}
