'use client';

import { site } from '@/content/site';

/** The few words that need no further file, for when not even the error page can be fetched. */
const words = {
  de: ['Diese Seite ließ sich nicht laden.', 'Noch einmal versuchen'],
  en: ['This page could not be loaded.', 'Try again'],
  es: ['No se ha podido cargar esta página.', 'Probar de nuevo'],
} as const;

/** What went wrong, a second try, and the telephone; in the language of the address. */
export function PlainFailure({ locale }: { locale: keyof typeof words }) {
  const [text, retry] = words[locale];
  return (
    <div className="wrap py-32" role="alert">
      <h1>{text}</h1>
      <p className="mt-8 flex flex-wrap gap-x-8">
        <button type="button" className="text-link" onClick={() => window.location.reload()}>
          {retry}
        </button>
        <a className="text-link" href={site.phone.href}>
          {site.phone.display}
        </a>
      </p>
    </div>
  );
}
