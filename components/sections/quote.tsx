import type { QuoteSection } from '@/content/schema';

export function Quote({ section }: { section: QuoteSection }) {
  return (
    <figure className="wrap text-center">
      <blockquote className="mx-auto max-w-[24ch] wrap-anywhere font-display text-5xl text-balance md:text-6xl">
        {section.text}
      </blockquote>
      <figcaption className="label mt-8 text-accent">{section.by}</figcaption>
    </figure>
  );
}
