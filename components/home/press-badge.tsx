import type { CSSProperties } from 'react';
import { Link } from '@/components/ui/link';
import type { Badge } from '@/content/badges';
import type { Locale } from '@/content/locales';
import { siteWords } from '@/content/texts';
import { localPath } from '@/lib/i18n/address';
import { embedTexts } from '../embeds/embed-sentences';
import { EmbedSlot } from '../embeds/embed-slot';
import { publicFileExists } from './public-file';

type Props = { badge: Badge; group: string; locale: Locale };

/** One entry: its mark with name, year and source; portals may show their own badge after consent. */
export async function PressBadge({ badge, group, locale }: Props) {
  const still = (
    <>
      <BadgeMark image={badge.image} />
      <span
        className={`mt-4 block font-display text-xl leading-tight ${(badge.type === 'image' && badge.className) || ''}`}
      >
        {badge.name}
      </span>
      <span className="figures mt-1 block text-sm leading-snug text-muted">
        {siteWords[locale].badges[badge.id]} · {badge.year}
      </span>
    </>
  );
  if (badge.type === 'image') {
    return (
      <Link href={localPath(locale, badge.to)} className="press-badge hover:text-accent">
        {still}
      </Link>
    );
  }
  return (
    <EmbedSlot
      name={badge.widget}
      group={group}
      quiet
      texts={await embedTexts(badge.widget, locale)}
      className="h-full"
    >
      <div className="press-badge">{still}</div>
    </EmbedSlot>
  );
}

/** Drawn in the theme's colour; the name below says whose it is. */
function BadgeMark({ image }: { image: string }) {
  const file = `/media/badges/${image}.svg`;
  if (!publicFileExists(file)) return null;
  return (
    <span aria-hidden="true" className="badge-mark" style={{ '--mark': `url(${file})` } as CSSProperties} />
  );
}
