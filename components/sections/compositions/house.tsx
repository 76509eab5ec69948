import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Visual } from '@/components/ui/visual';
import { roomIds } from '@/content/house-ids';
import type { Locale } from '@/content/locales';
import type { Hero, Section } from '@/content/schema';
import { localPath } from '@/lib/i18n/address';
import { HeroWords } from '../hero';
import { GroundsPlan } from './grounds-plan';
import { listRooms } from './list-rooms';
import { WayPlan } from './way-plan';

type Props = { hero: Hero; sections: readonly Section[]; locale: Locale };

const drawsRooms = (sections: readonly Section[]) =>
  sections.some((section) => 'sheets' in section && section.sheets);

/** The plan first: beside the h1 or across the page, and below the picture of a full hero. */
export function HouseOpening({ hero, sections, locale }: Props) {
  const plan =
    hero.plan === 'way' ? (
      <WayPlan locale={locale} />
    ) : (
      <GroundsPlan locale={locale} isRoomsPage={drawsRooms(sections)} />
    );
  /** The plan of the grounds is as high as words and picture together. */
  const isBeside = hero.plan !== 'way';
  if (hero.layout === 'full') return <div className="wrap house-plan-alone py-6 md:py-12">{plan}</div>;
  return (
    <header
      className={`wrap grid gap-x-(--gutter) gap-y-8 pt-6 pb-12 md:grid-cols-[7fr_5fr] md:items-start md:pt-10 md:pb-16 ${isBeside ? 'xl:grid-cols-[9fr_16fr] xl:grid-rows-[auto_1fr] xl:gap-x-14' : ''}`}
    >
      <div className="min-w-0">
        <HeroWords hero={hero} locale={locale} size="section" />
      </div>
      <div
        className={`min-w-0 md:col-span-full md:row-start-2 ${isBeside ? 'xl:col-start-2 xl:row-span-2 xl:row-start-1' : ''}`}
      >
        {plan}
      </div>
      {hero.media && (
        <div
          className={`aspect-video w-full overflow-hidden md:aspect-[4/3] md:max-w-104 md:justify-self-end ${isBeside ? 'xl:col-start-1 xl:row-start-2 xl:max-w-none xl:self-end' : ''}`}
        >
          <Visual
            media={hero.media}
            locale={locale}
            sizes="(width >= 64rem) 30rem, 100vw"
            ratio={4 / 3}
            isShared
          />
        </div>
      )}
    </header>
  );
}

/** The sections, where they draw rooms beside an index that stays in view on wide screens; the closing band follows across the page. */
export function HouseBody({
  sections,
  locale,
  children,
}: {
  sections: readonly Section[];
  locale: Locale;
  children: ReactNode;
}) {
  return (
    <div className="house-body">
      {drawsRooms(sections) && <RoomIndex locale={locale} />}
      <div className="house-sections">{children}</div>
    </div>
  );
}

/** The rooms by number. */
async function RoomIndex({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'house' });
  const entries = await listRooms(locale);
  return (
    <nav
      aria-label={t('contents')}
      className="sticky top-36 mb-(--rhythm) hidden self-start pr-6 text-sm xl:block print:hidden"
    >
      <p className="border-b border-line pb-3 text-xs text-muted">{t('contents')}</p>
      <ol>
        {roomIds.map((room) => (
          <li key={room}>
            <Link
              href={room === 'kull' ? localPath(locale, 'locationKull') : `#room-${room}`}
              className="flex min-h-11 items-center gap-3 border-b border-line py-1.5 leading-tight hover:text-accent"
            >
              <span className="plan-number">{entries[room].number}</span>
              <span>{entries[room].name}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
