import { getTranslations } from 'next-intl/server';
import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { publicFileExists } from './public-file';

const signature = '/media/signature.svg';

/** The host's own sentence with her signature, which takes the colour of the palette. */
export async function SignedQuote({ quote, locale }: { quote: HomeContent['quote']; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home' });
  return (
    <figure className="wrap text-center" data-reveal="">
      <blockquote className="mx-auto max-w-[26ch] font-display text-5xl text-balance">
        {quote.text}
      </blockquote>
      <figcaption className="mt-6 flex flex-col items-center">
        {publicFileExists(signature) && (
          <span
            role="img"
            aria-label={t('signature', { name: quote.by })}
            className="h-16 w-54 max-w-full bg-accent mask-[url(/media/signature.svg)] mask-contain mask-center mask-no-repeat"
          />
        )}
        <span className="label mt-3">{quote.by}</span>
        <span className="text-sm text-muted">{quote.role}</span>
      </figcaption>
    </figure>
  );
}
