import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { type Hero, type PersonId, personIds } from '@/content/schema';
import { site } from '@/content/site';
import { Heading } from '../../ui/heading';
import { Portrait, personName } from '../../ui/portrait';
import { Signature } from '../../ui/signature';
import { Actions } from '../hero';

type Props = { hero: Hero; locale: Locale; portraits: boolean };

/**
 * The top of a letter: sender, subject, and where the page speaks to somebody (`split`) the salutation, the lead as its text and the
 * host's signature, with those who answer at the edge of the sheet.
 */
export function LetterHead({ hero, locale, portraits }: Props) {
  const { street, zip, city } = site.address;
  return (
    <header className="wrap relative pt-6 pb-part">
      <p className="mb-stack flex flex-wrap gap-x-5 gap-y-1 border-b border-accent pb-3.5 text-xs text-muted">
        <span className="mr-auto font-display text-xl text-text">{site.name}</span>
        <span>{street}</span>
        <span>
          {zip} {city}
        </span>
      </p>
      <Heading level={1} eyebrow={hero.eyebrow} className="max-w-[16ch]">
        {hero.title}
      </Heading>
      <LetterBody hero={hero} locale={locale} portraits={portraits} />
    </header>
  );
}

/** Where the page speaks to somebody, the lead as the text of a letter; below it the way on. */
export async function LetterBody({ hero, locale, portraits }: Props) {
  const t = await getTranslations({ locale, namespace: 'compositions.letter' });
  const isPersonal = hero.layout === 'split';
  return (
    <>
      {isPersonal && <p className="mt-stack font-display text-3xl">{t('salutation')}</p>}
      <p className="measure mt-4 font-display text-2xl leading-snug">{hero.lead}</p>
      {isPersonal && <LetterSignature locale={locale} />}
      {hero.actions && <Actions actions={hero.actions} locale={locale} className="mt-8" />}
      {portraits && (
        <ul aria-label={t('people')} className="letter-people">
          {personIds.map((person) => (
            <li key={person}>
              <Portrait person={person} locale={locale} />
              <PersonCaption person={person} locale={locale} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

async function PersonCaption({ person, locale }: { person: PersonId; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'compositions.letter' });
  return (
    <p className="mt-3 text-xs text-muted">
      <span className="block text-base leading-snug text-text">{personName(person)}</span>{' '}
      <span>{t(person)}</span>
    </p>
  );
}

/** The end of a letter. */
export async function LetterSignature({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'compositions.letter' });
  return (
    <div className="mt-8">
      <p className="font-display text-2xl">{t('closing')}</p>
      <Signature locale={locale} />
      <PersonCaption person="host" locale={locale} />
    </div>
  );
}
