import type { CSSProperties } from 'react';
import { Link } from '@/components/ui/link';
import { type Badge, badges } from '@/content/badges';
import type { WidgetName } from '@/content/embeds';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { siteWords } from '@/content/texts';
import { localPath } from '@/lib/i18n/address';
import { Carousel } from '../carousel/carousel';
import { carouselTexts } from '../carousel/carousel-sentences';
import { EmbedGroup } from '../embeds/embed-group';
import { embedGroupTexts, embedTexts } from '../embeds/embed-sentences';
import { EmbedSlot } from '../embeds/embed-slot';
import { SectionHeading } from '../sections/section-heading';
import { ExampleNote } from '../ui/example-note';
import { publicFileExists } from './public-file';

const group = 'badges';

const getWidget = (badge: Badge): readonly WidgetName[] => (badge.type === 'widget' ? [badge.widget] : []);

/** Press and awards: ten entries in an endless row that stops for good when somebody touches it. */
export async function Press({ section, locale }: { section: HomeContent['press']; locale: Locale }) {
  const names = badges.flatMap(getWidget);
  return (
    <div className="wrap">
      <SectionHeading {...section} className="md:pr-56" />
      <Carousel
        labelledBy={`${section.id}-title`}
        texts={await carouselTexts(locale)}
        timing={{ delayMs: 3000, duration: 40, entrance: true }}
        rows="press"
        slides={badges.map((badge) => ({
          id: badge.id,
          node: <PressBadge badge={badge} group={group} locale={locale} />,
        }))}
      />
      <ExampleNote locale={locale} about="proof" />
      <EmbedGroup names={names} group={group} texts={await embedGroupTexts(names, locale)} />
    </div>
  );
}

const box = 'press-badge block h-full border-l border-line px-4 py-5 text-center';

type Props = { badge: Badge; group: string; locale: Locale };

/** One entry: its mark with name, year and source; portals may show their own badge after consent. */
async function PressBadge({ badge, group, locale }: Props) {
  const still = (
    <>
      <BadgeMark image={badge.image} />
      <span
        className={`mt-3 block font-display text-xl ${(badge.type === 'image' && badge.className) || ''}`}
      >
        {badge.name}
      </span>
      <span className="figures mt-1 block text-sm text-muted">
        {siteWords[locale].badges[badge.id]} · {badge.year}
      </span>
    </>
  );
  if (badge.type === 'image') {
    return (
      <Link href={localPath(locale, badge.to)} className={`${box} hover:text-accent`}>
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
      <div className={box}>{still}</div>
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
