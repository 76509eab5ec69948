import { Visual } from '@/components/ui/visual';
import { isEngraving } from '@/content/engravings';
import type { Locale } from '@/content/locales';
import type { SplitSection } from '@/content/schema';
import { SplitWords } from '../split-words';
import { RoomSheets } from './room-sheets';

/** A room's sheet over seven columns, or else a picture over six; words and a smaller picture in the others. */
export function HouseSplit({ section, locale }: { section: SplitSection; locale: Locale }) {
  const { sheets } = section;
  const picture = (
    <div
      className={`overflow-hidden ${sheets ? 'aspect-video' : 'aspect-[4/3]'} ${isEngraving(section.media) ? 'max-md:mx-auto max-md:w-64 max-md:max-w-full' : ''}`}
    >
      <Visual media={section.media} locale={locale} sizes="(width >= 64rem) 42rem, 100vw" ratio={4 / 3} />
    </div>
  );
  return (
    <div className="wrap columns gap-y-8">
      <div className={`col-span-12 ${sheets ? 'lg:col-span-7' : 'lg:col-span-6'}`}>
        {sheets ? <RoomSheets sheets={sheets} locale={locale} /> : picture}
      </div>
      <div className={`col-span-12 lg:col-span-5 ${sheets ? '' : 'lg:col-start-8'}`}>
        <SplitWords section={section} locale={locale} isDense>
          {sheets && <div className="mt-8 max-md:hidden">{picture}</div>}
        </SplitWords>
      </div>
    </div>
  );
}
