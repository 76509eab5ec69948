import { isEngraving } from '@/content/engravings';
import type { Locale } from '@/content/locales';
import type { SplitSection } from '@/content/schema';
import { Figure } from '../ui/figure';
import { Portrait } from '../ui/portrait';
import { Visual } from '../ui/visual';
import { SplitWords } from './split-words';

type Props = {
  section: SplitSection;
  locale: Locale;
  /** Position among the split sections of the page, from 1; none where people or hours count. */
  number: number | undefined;
};

const picture = 'picture-hover aspect-[3/2] overflow-hidden';
const bleeding = {
  left: `bleed-left ${picture}`,
  right: `bleed-right ${picture}`,
} as const;

/** A picture over seven columns that bleeds off one edge, or a plate; its text sits in four, under a gold numeral. */
export function Split({ section, locale, number }: Props) {
  const left = section.side === 'left';
  return (
    <div
      data-split={section.side}
      data-portrait={section.portrait ? '' : undefined}
      className="wrap columns items-center gap-y-8 md:gap-y-10"
    >
      <div
        className={`col-span-12 lg:col-span-7 ${left ? '' : 'lg:order-2 lg:col-start-6'} ${
          section.portrait || isEngraving(section.media)
            ? 'max-md:mx-auto max-md:w-64 max-md:max-w-full'
            : bleeding[section.side]
        }`}
      >
        {section.portrait ? (
          <Portrait person={section.portrait} locale={locale} />
        ) : (
          <Visual media={section.media} locale={locale} sizes="(width >= 64rem) 60vw, 100vw" ratio={3 / 2} />
        )}
      </div>
      <div className={`col-span-12 lg:col-span-4 ${left ? 'lg:col-start-9' : 'lg:order-1'}`}>
        {number && (
          <Figure as="p" className="mb-4 md:mb-6" aria-hidden="true">
            {String(number).padStart(2, '0')}
          </Figure>
        )}
        <SplitWords section={section} locale={locale} />
      </div>
    </div>
  );
}
