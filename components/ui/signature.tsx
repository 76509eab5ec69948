import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { readDrawing } from './read-drawing';

/** Seconds until the pen starts, and that it takes for the whole name. */
const [waits, writes] = [0.5, 2.6];

/** The host's signature, which writes itself stroke by stroke; complete at once on paper and where motion is unwanted. */
export async function Signature({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'compositions.letter' });
  const drawing = readDrawing('public/media/signature.svg');
  if (!drawing) return null;
  // How long the description of a stroke is stands for how long the stroke is.
  const total = drawing.paths.reduce((sum, { d }) => sum + d.length, 0);
  let before = 0;
  return (
    <svg
      viewBox={drawing.viewBox}
      role="img"
      aria-label={t('signature', { name: site.owner })}
      className="written-signature"
    >
      {drawing.paths.map(({ d }) => {
        const style = {
          animationDelay: `${(waits + (writes * before) / total).toFixed(2)}s`,
          animationDuration: `${((writes * d.length) / total).toFixed(2)}s`,
        } satisfies CSSProperties;
        before += d.length;
        return <path key={d.slice(0, 24)} d={d} pathLength={1} style={style} />;
      })}
    </svg>
  );
}
