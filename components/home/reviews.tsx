import { getTranslations } from 'next-intl/server';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { type Review, reviews } from '@/content/reviews';
import { siteWords } from '@/content/texts';
import { formatMonth } from '@/lib/i18n/format-month';
import { Carousel } from '../carousel/carousel';
import { carouselTexts } from '../carousel/carousel-sentences';
import { embedTexts } from '../embeds/embed-sentences';
import { EmbedSlot } from '../embeds/embed-slot';
import { SectionHeading } from '../sections/section-heading';
import { ExampleNote } from '../ui/example-note';

/** Our own reviews, four side by side; with consent the portal's slider takes their place. */
export async function Reviews({ section, locale }: { section: HomeContent['reviews']; locale: Locale }) {
  return (
    <div className="wrap">
      <SectionHeading {...section} className="max-w-[44rem] md:max-w-[min(44rem,calc(100%-11rem))]" />
      <EmbedSlot name="review" texts={await embedTexts('review', locale)} className="embed-below">
        <Carousel
          labelledBy={`${section.id}-title`}
          texts={await carouselTexts(locale)}
          timing={{ delayMs: 4000 }}
          rows="reviews"
          slides={reviews.map((review) => ({
            id: review.id,
            node: <ReviewCard review={review} locale={locale} />,
          }))}
        />
      </EmbedSlot>
      <p className="measure mt-5 text-sm text-muted">{section.authenticity}</p>
      <ExampleNote locale={locale} about="proof" />
    </div>
  );
}

async function ReviewCard({ review, locale }: { review: Review; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home' });
  const { occasion, text } = siteWords[locale].reviews[review.id];
  return (
    <figure className="flex h-full flex-col border-t border-accent bg-raised p-6">
      <p role="img" aria-label={t('stars', { stars: review.stars })} className="tracking-label text-accent">
        {'★'.repeat(review.stars)}
        <span className="opacity-35">{'★'.repeat(5 - review.stars)}</span>
      </p>
      <blockquote className="mt-4 flex-1 font-display text-xl">{text}</blockquote>
      <figcaption className="mt-5 border-t border-line pt-4 text-sm">
        <span className="block font-semibold">{review.name}</span>
        <span className="block text-muted">{occasion}</span>
        <span className="figures block text-muted">{formatMonth(review.month, locale)}</span>
      </figcaption>
    </figure>
  );
}
