import { TargetLink } from '@/components/frame/target-link';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { SectionHeading } from '../sections/section-heading';
import { StartingPrice } from '../sections/starting-price';
import { buttonClass } from '../ui/button-class';
import { Figure } from '../ui/figure';

type Props = { section: HomeContent['fullService']; locale: Locale };

/** The seven kinds of catering as a printed card: name, what it is, the price it starts from. */
export async function FullService({ section, locale }: Props) {
  const texts = catalogueTexts(locale);
  return (
    <div className="wrap columns gap-y-7">
      <div className="col-span-12 lg:col-span-4" data-reveal="">
        <SectionHeading {...section} />
        <p className="mt-5 text-muted">{section.intro}</p>
        <dl className="mt-6 flex gap-8 border-t max-md:hidden border-line pt-5">
          {section.promise.map((entry) => (
            <div key={entry.label} className="flex min-w-0 flex-1 flex-col wrap-anywhere">
              <dt className="order-2 mt-2 text-sm text-muted">{entry.label}</dt>
              <Figure as="dd" size="lg">
                {entry.value}
              </Figure>
            </div>
          ))}
        </dl>
        <TargetLink to={section.action.to} locale={locale} className={`${buttonClass('outline')} mt-7`}>
          {section.action.label}
        </TargetLink>
      </div>
      <div className="col-span-12 lg:col-span-7 lg:col-start-6">
        <ul className="border-b border-line">
          {section.types.map((type) => (
            <li key={type} className="border-t border-line" data-reveal="">
              <TargetLink
                to={{ configurator: { cateringType: type } }}
                locale={locale}
                className="group grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 py-2.5 md:py-3"
              >
                <span className="font-display text-2xl leading-[1.1] transition duration-500 ease-quiet group-hover:translate-x-2.5 group-hover:text-accent">
                  {texts.types[type].name}
                </span>
                <span className="row-start-2 max-w-[52ch] text-sm text-muted max-md:hidden">
                  {texts.types[type].text}
                </span>
                <StartingPrice
                  type={type}
                  locale={locale}
                  className="col-start-2 text-right md:row-span-2 md:*:block"
                />
              </TargetLink>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-muted">{section.note}</p>
      </div>
    </div>
  );
}
