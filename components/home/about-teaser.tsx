import { TargetLink } from '@/components/frame/target-link';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { SectionHeading } from '../sections/section-heading';
import { buttonClass } from '../ui/button-class';
import { Picture } from '../ui/picture';

/** Two overlapping pictures of the people, and who they are. */
export function AboutTeaser({ section, locale }: { section: HomeContent['about']; locale: Locale }) {
  const [large, small] = section.pictures;
  return (
    <div className="wrap columns items-center gap-y-8 md:gap-y-12">
      <div className="col-span-12 lg:col-span-7">
        <div className="about-pictures">
          <div className="picture-hover aspect-[3/2] md:aspect-[4/3] overflow-hidden">
            <Picture media={large} locale={locale} sizes="(width >= 64rem) 48vw, 86vw" ratio={4 / 3} />
          </div>
          <div className="picture-hover about-detail aspect-square overflow-hidden">
            <Picture media={small} locale={locale} sizes="(width >= 64rem) 20vw, 42vw" ratio={1} />
          </div>
        </div>
      </div>
      <div className="col-span-12 lg:col-span-4 lg:col-start-9" data-reveal="">
        <SectionHeading {...section} />
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 md:mt-6">
            {paragraph}
          </p>
        ))}
        <TargetLink
          to={section.action.to}
          locale={locale}
          className={`${buttonClass('outline')} mt-7 md:mt-9`}
        >
          {section.action.label}
        </TargetLink>
      </div>
    </div>
  );
}
