import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import type { PersonId } from '@/content/schema';
import { site } from '@/content/site';
import { readDrawing } from './read-drawing';

/** Name of somebody who answers. */
export const personName = (person: PersonId) => (person === 'host' ? site.owner : site.chef);

type Props = { person: PersonId; locale: Locale; className?: string };

/** A linocut in the inks of the theme; nobody is photographed. */
export async function Portrait({ person, locale, className = '' }: Props) {
  const t = await getTranslations({ locale, namespace: 'compositions.letter' });
  const drawing = readDrawing(`content/portraits/${person}.svg`);
  if (!drawing) return null;
  return (
    <svg
      viewBox={drawing.viewBox}
      role="img"
      aria-label={t('portrait', { name: personName(person) })}
      className={`portrait ${className}`}
    >
      {drawing.paths.map((path) => (
        <path key={path.d.slice(0, 24)} {...path} />
      ))}
    </svg>
  );
}
