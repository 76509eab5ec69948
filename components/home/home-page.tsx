import type { ReactNode } from 'react';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { AboutTeaser } from './about-teaser';
import { ConfigureCall } from './configure-call';
import { FullService } from './full-service';
import { Highlights } from './highlights';
import { HomeHero } from './home-hero';
import { Instagram } from './instagram';
import { NewsTeaser } from './news-teaser';
import { Occasions } from './occasions';
import { PremiumCards } from './premium-cards';
import { Press } from './press';
import { Reviews } from './reviews';
import { SignedQuote } from './signed-quote';
import { Survey } from './survey';
import { Teasers } from './teasers';
import { Welcome } from './welcome';
import { WhyUs } from './why-us';

/** The sixteen parts of the home page in their order; grounds and rhythm are decided here. */
export function HomePage({ content, locale }: { content: HomeContent; locale: Locale }) {
  return (
    <>
      <HomeHero hero={content.hero} locale={locale} />
      <Part id={content.welcome.id}>
        <Welcome section={content.welcome} locale={locale} />
      </Part>
      <Part id={content.highlights.id} ground="surface" flush>
        <Highlights section={content.highlights} locale={locale} />
      </Part>
      <div data-later="" className="rhythm">
        <Teasers teasers={content.teasers} locale={locale} />
      </div>
      <div id={content.quote.id} data-later="" className="rhythm bg-surface">
        <SignedQuote quote={content.quote} locale={locale} />
      </div>
      <Part id={content.catering.id}>
        <Occasions section={content.catering} locale={locale} />
      </Part>
      <Part id={content.whyUs.id} ground="surface">
        <WhyUs section={content.whyUs} locale={locale} />
      </Part>
      <Part id={content.fullService.id}>
        <FullService section={content.fullService} locale={locale} />
      </Part>
      <Part id={content.reviews.id} carousel ground="surface">
        <Reviews section={content.reviews} locale={locale} />
      </Part>
      <Part id={content.news.id}>
        <NewsTeaser section={content.news} locale={locale} />
      </Part>
      <Part id={content.configure.id} flush>
        <ConfigureCall section={content.configure} locale={locale} />
      </Part>
      <Part id={content.about.id}>
        <AboutTeaser section={content.about} locale={locale} />
      </Part>
      <Part id={content.premium.id} ground="surface">
        <PremiumCards section={content.premium} locale={locale} />
      </Part>
      <Part id={content.press.id} carousel>
        <Press section={content.press} locale={locale} />
      </Part>
      <Part id={content.survey.id} ground="surface">
        <Survey section={content.survey} locale={locale} />
      </Part>
      <Part id={content.instagram.id}>
        <Instagram section={content.instagram} locale={locale} />
      </Part>
    </>
  );
}

type PartProps = {
  id: string;
  ground?: 'surface';
  flush?: boolean;
  /** The carousel inside is the landmark and bears the heading's name. */
  carousel?: boolean;
  children: ReactNode;
};

/** One part, named by its own heading; `flush` parts touch their neighbours. */
function Part({ id, ground, flush = false, carousel = false, children }: PartProps) {
  return (
    <section
      id={id}
      data-later=""
      aria-labelledby={carousel ? undefined : `${id}-title`}
      className={`scroll-mt-28 ${ground ? 'bg-surface' : ''} ${flush ? '' : 'rhythm'}`}
    >
      {children}
    </section>
  );
}
