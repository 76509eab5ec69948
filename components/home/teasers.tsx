import { TargetLink } from '@/components/frame/target-link';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { Figure } from '../ui/figure';
import { Heading } from '../ui/heading';
import { Visual } from '../ui/visual';

/** Four pictures or plates in a row, each with its gold numeral. */
export function Teasers({ teasers, locale }: { teasers: HomeContent['teasers']; locale: Locale }) {
  return (
    <div className="wrap">
      <div className="rail md:grid md:grid-cols-2 md:gap-(--gutter) lg:grid-cols-4">
        {teasers.map((teaser, index) => (
          <section key={teaser.id} aria-labelledby={teaser.id} data-reveal="">
            <TargetLink to={teaser.to} locale={locale} className="picture-hover group block">
              <div className="aspect-[16/9] overflow-hidden lg:aspect-[4/5]">
                <Visual
                  isShared
                  isMounted
                  media={teaser.media}
                  locale={locale}
                  ratio={[4 / 5, 3 / 2, 3 / 2]}
                  sizes="(width >= 64rem) min(24vw,312px), (width >= 48rem) 48vw, 78vw"
                />
              </div>
              <div className="mt-4 grid grid-cols-[2.5rem_1fr]">
                <Figure aria-hidden="true">{String(index + 1).padStart(2, '0')}</Figure>
                <div>
                  <Heading level={2} size="name" id={teaser.id} className="group-hover:text-accent">
                    {teaser.title}
                  </Heading>
                  <p className="mt-2 text-sm text-muted">{teaser.text}</p>
                </div>
              </div>
            </TargetLink>
          </section>
        ))}
      </div>
    </div>
  );
}
