import { TargetLink } from '@/components/frame/target-link';
import { isEngraving } from '@/content/engravings';
import type { Locale } from '@/content/locales';
import type { SplitSection } from '@/content/schema';
import { buttonClass } from '../ui/button-class';
import { Portrait } from '../ui/portrait';
import { Visual } from '../ui/visual';
import { SectionHeading } from './section-heading';

type Props = {
  section: SplitSection;
  locale: Locale /** Position among the split sections of the page, from 1. */;
  number: number;
};

const picture = 'picture-hover -mx-(--gutter) aspect-[4/3] overflow-hidden lg:aspect-[5/4]';
const bleeding = {
  left: `${picture} lg:mr-0 lg:-ml-[max(var(--gutter),calc((100vw-1320px)/2))]`,
  right: `${picture} lg:ml-0 lg:-mr-[max(var(--gutter),calc((100vw-1320px)/2))]`,
} as const;

/** A picture over seven columns that bleeds off one edge, or a plate; its text sits in four, under a gold numeral. */
export function Split({ section, locale, number }: Props) {
  const left = section.side === 'left';
  return (
    <div data-split={section.side} className="wrap columns items-center gap-y-8 md:gap-y-10">
      <div
        className={`col-span-12 lg:col-span-7 ${left ? '' : 'lg:order-2 lg:col-start-6'} ${
          section.portrait || isEngraving(section.media) ? '' : bleeding[section.side]
        }`}
      >
        {section.portrait ? (
          <Portrait person={section.portrait} locale={locale} />
        ) : (
          <Visual
            media={section.media}
            locale={locale}
            sizes="(width >= 64rem) 60vw, 100vw"
            ratio={[5 / 4, 4 / 3]}
          />
        )}
      </div>
      <div className={`col-span-12 lg:col-span-4 ${left ? 'lg:col-start-9' : 'lg:order-1'}`}>
        <p className="numeral mb-4 md:mb-6" aria-hidden="true">
          {String(number).padStart(2, '0')}
        </p>
        <SectionHeading {...section} />
        <div className="mt-5 space-y-5 md:mt-7">
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {section.points && (
          <ul className="mt-5 md:mt-7">
            {section.points.map((point) => (
              <li key={point} className="border-t border-line py-2.5 md:py-3">
                {point}
              </li>
            ))}
          </ul>
        )}
        {section.action && (
          <TargetLink
            to={section.action.to}
            locale={locale}
            className={`${buttonClass('outline')} mt-7 md:mt-9`}
          >
            {section.action.label}
          </TargetLink>
        )}
      </div>
    </div>
  );
}
