import type { QuoteSection } from '@/content/schema';

export function Quote({ section }: { section: QuoteSection }) {
  return (
    <figure className="wrap text-center">
      <blockquote className="mx-auto max-w-[24ch] font-display text-4xl leading-[1.12] text-balance md:text-6xl">
        {section.text}
      </blockquote>
      <figcaption className="mt-8 text-sm font-semibold tracking-[0.14em] text-accent uppercase">
        {section.by}
      </figcaption>
    </figure>
  );
}
