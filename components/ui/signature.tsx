import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';

/** The strokes of the file in their order: when the pen sets down and how long it takes, in seconds. */
const strokes = [
  { starts: 0.5, takes: 0.11 },
  { starts: 0.61, takes: 1.04 },
  { starts: 1.64, takes: 0.07 },
  { starts: 1.72, takes: 0.02 },
  { starts: 1.74, takes: 1.3 },
  { starts: 3.04, takes: 0.06 },
];

/** The host's signature, which writes itself stroke by stroke; complete at once on paper and where motion is unwanted. */
export async function Signature({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'compositions.letter' });
  return (
    <svg
      viewBox="0 0 255 62"
      role="img"
      aria-label={t('signature', { name: site.owner })}
      className="written-signature"
    >
      {strokes.map(({ starts, takes }, index) => (
        <use
          key={starts}
          href={`/media/signature.svg#stroke-${index + 1}`}
          style={{ animationDelay: `${starts}s`, animationDuration: `${takes}s` }}
        />
      ))}
    </svg>
  );
}
