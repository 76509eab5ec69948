import { TargetLink } from '@/components/frame/target-link';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { Figure } from '../ui/figure';
import { Heading } from '../ui/heading';
import { Icon } from '../ui/icon';
import { Visual } from '../ui/visual';

const shapes = [
  'lg:col-span-7 aspect-[3/2] bleed-left',
  'lg:col-span-5 aspect-[3/2] lg:aspect-[4/5]',
  'lg:col-span-5 aspect-[3/2] lg:aspect-[4/5]',
  'lg:col-span-7 aspect-[3/2] bleed-right',
] as const;

/** Four pictures or plates in two uneven columns, the right one hanging lower, each under its gold numeral. */
export function Teasers({ teasers, locale }: { teasers: HomeContent['teasers']; locale: Locale }) {
  return (
    <div className="wrap">
      <div className="columns rail md:gap-y-16 lg:gap-y-24">
        {teasers.map((teaser, index) => {
          const [span = '', ...picture] = (shapes[index] ?? shapes[0]).split(' ');
          return (
            <section
              key={teaser.id}
              aria-labelledby={teaser.id}
              className={`md:col-span-6 ${span} ${index === 1 ? 'lg:pt-40' : ''} ${index === 2 ? 'lg:-mt-56' : ''} ${index === 3 ? 'lg:pt-16' : ''}`}
              data-reveal=""
            >
              <TargetLink to={teaser.to} locale={locale} className="picture-hover group block">
                <div className={`overflow-hidden ${picture.join(' ')}`}>
                  <Visual
                    isShared
                    isMounted
                    media={teaser.media}
                    locale={locale}
                    ratio={[index % 3 === 0 ? 3 / 2 : 4 / 5, 3 / 2, 3 / 2]}
                    sizes={
                      index % 3 === 0
                        ? '(width >= 64rem) 60vw, (width >= 48rem) 48vw, 78vw'
                        : '(width >= 64rem) min(42vw,536px), (width >= 48rem) 48vw, 78vw'
                    }
                  />
                </div>
                <div className="mt-6 grid grid-cols-[2.5rem_1fr] gap-x-2 lg:grid-cols-[3.5rem_1fr] lg:gap-x-4">
                  <Figure className="pt-1.5" aria-hidden="true">
                    {String(index + 1).padStart(2, '0')}
                  </Figure>
                  <div className="max-w-[34rem]">
                    <Heading level={2} size="part" id={teaser.id}>
                      {teaser.title}
                    </Heading>
                    <p className="mt-3 text-muted">{teaser.text}</p>
                    <span className="label arrow-link mt-4" aria-hidden="true">
                      {teaser.label}
                      <Icon name="arrow" />
                    </span>
                  </div>
                </div>
              </TargetLink>
            </section>
          );
        })}
      </div>
    </div>
  );
}
