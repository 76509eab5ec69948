import { type Badge, badges } from '@/content/badges';
import type { WidgetName } from '@/content/embeds';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { Carousel } from '../carousel/carousel';
import { carouselTexts } from '../carousel/carousel-sentences';
import { EmbedGroup } from '../embeds/embed-group';
import { embedGroupTexts } from '../embeds/embed-sentences';
import { SectionHeading } from '../sections/section-heading';
import { PressBadge } from './press-badge';

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
      <p className="mt-6 text-sm text-muted">{section.note}</p>
      <EmbedGroup names={names} group={group} texts={await embedGroupTexts(names, locale)} />
    </div>
  );
}
