import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import type { PersonId } from '@/content/schema';
import { site } from '@/content/site';

/** Name of somebody who answers. */
export const personName = (person: PersonId) => (person === 'host' ? site.owner : site.chef);

type Props = { person: PersonId; locale: Locale; className?: string };

/** A linocut in the inks of the theme, which its file takes from the page; nobody is photographed. */
export async function Portrait({ person, locale, className = '' }: Props) {
  const t = await getTranslations({ locale, namespace: 'compositions.letter' });
  return (
    <svg
      viewBox="0 0 200 250"
      role="img"
      aria-label={t('portrait', { name: personName(person) })}
      className={`portrait ${className}`}
    >
      <use href={`/media/portraits/${person}.svg#portrait`} />
    </svg>
  );
}
