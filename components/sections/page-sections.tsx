import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/content/locales';
import type { PageContent, Section } from '@/content/schema';
import { Budget } from './budget';
import { Cards } from './cards';
import { Carte } from './carte';
import { Checklist } from './checklist';
import { Closing } from './closing';
import { LetterHead } from './compositions/letter-head';
import { openLeaves, Spread } from './compositions/spread';
import { Directions } from './directions';
import { Facts } from './facts';
import { Faq } from './faq';
import { Hero } from './hero';
import { Menu } from './menu';
import { Mosaic } from './mosaic';
import { Packages } from './packages';
import { Plates } from './plates';
import { Prose } from './prose';
import { Quote } from './quote';
import { Seating } from './seating';
import { Split } from './split';
import { Steps } from './steps';
import { Table } from './table';
import { Text } from './text';

type Props = {
  content: PageContent;
  locale: Locale;
  /** Stands between the top of the page and its sections. */
  children?: ReactNode;
};

/** Kinds that lie on the second ground colour, so that a long page has a rhythm. */
const onSurface: ReadonlySet<Section['kind']> = new Set([
  'packages',
  'menu',
  'checklist',
  'quote',
  'seating',
  'carte',
]);

/**
 * A whole page from its content. Spacing, grounds and numbering are decided here and nowhere else:
 * two neighbours on the same ground share one rhythm, a change of ground gets the full one.
 */
export function PageSections({ content, locale, children }: Props) {
  const numbers = splitNumbers(content.sections);
  const open = new Set<Section>(isSpread(content) ? Object.values(openLeaves(content)) : []);
  return (
    <>
      <PageTop content={content} locale={locale} />
      {children}
      {content.sections
        .filter((section) => !open.has(section))
        .map((section) => (
          <section
            key={section.id}
            id={section.id}
            data-kind={section.kind}
            aria-labelledby={'title' in section ? `${section.id}-title` : undefined}
            className={`scroll-mt-28 ${onSurface.has(section.kind) ? 'bg-surface' : ''} ${
              section.kind === 'closing' && section.media ? '' : 'rhythm'
            }`}
          >
            <SectionBody section={section} locale={locale} number={numbers.get(section.id) ?? 1} />
          </section>
        ))}
    </>
  );
}

const isSpread = ({ composition, hero }: PageContent) => composition === 'carte' && hero.layout !== 'full';

/** The top of the page as its composition has it. */
function PageTop({ content, locale }: { content: PageContent; locale: Locale }) {
  const { composition, hero, sections } = content;
  if (isSpread(content)) return <Spread content={content} locale={locale} />;
  if (composition !== 'letter') return <Hero hero={hero} locale={locale} />;
  // Where the people have sections of their own, they are not shown twice.
  const introduced = sections.some((section) => section.kind === 'split' && section.portrait);
  return <LetterHead hero={hero} locale={locale} portraits={hero.layout === 'split' && !introduced} />;
}

function splitNumbers(sections: readonly Section[]): ReadonlyMap<string, number> {
  const splits = sections.filter((section) => section.kind === 'split');
  return new Map(splits.map((section, index) => [section.id, index + 1]));
}

async function SectionBody({
  section,
  locale,
  number,
}: {
  section: Section;
  locale: Locale;
  number: number;
}) {
  switch (section.kind) {
    case 'text':
      return <Text section={section} locale={locale} />;
    case 'split':
      return <Split section={section} locale={locale} number={number} />;
    case 'facts':
      return <Facts section={section} />;
    case 'steps':
      return <Steps section={section} />;
    case 'checklist':
      return <Checklist section={section} />;
    case 'packages':
      return <Packages section={section} locale={locale} />;
    case 'menu':
      return <Menu section={section} locale={locale} />;
    case 'table':
      return <Table section={section} />;
    case 'seating':
      return <Seating section={section} locale={locale} />;
    case 'budget':
      return <Budget section={section} locale={locale} />;
    case 'directions':
      return <Directions section={section} />;
    case 'carte':
      return <Carte section={section} locale={locale} />;
    case 'faq':
      return <Faq section={section} />;
    case 'cards':
      return <Cards section={section} locale={locale} />;
    case 'mosaic':
      return <Mosaic section={section} locale={locale} />;
    case 'plates':
      return <Plates section={section} locale={locale} />;
    case 'quote':
      return <Quote section={section} />;
    case 'closing':
      return <Closing section={section} locale={locale} />;
    case 'prose': {
      const t = await getTranslations({ locale, namespace: 'prose' });
      return <Prose section={section} locale={locale} contentsLabel={t('contents')} />;
    }
  }
}
