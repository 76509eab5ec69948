import { getTranslations } from 'next-intl/server';
import './sections.css';
import type { ReactNode } from 'react';
import type { Locale } from '@/content/locales';
import { isMediaKey } from '@/content/media';
import type { Composition, PageContent, Section } from '@/content/schema';
import { ScrollRegion } from '../ui/scroll-region';
import { Budget } from './budget';
import { Cards } from './cards';
import { Carte } from './carte';
import { Checklist } from './checklist';
import { Closing } from './closing';
import { Day, DayHour, type LightChange, lightStyle, lightsOf, SkyHero } from './compositions/celebration';
import { HouseBody, HouseOpening } from './compositions/house';
import { HouseSplit } from './compositions/house-split';
import { LetterHead } from './compositions/letter-head';
import { RoomSheets } from './compositions/room-sheets';
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
import { Split } from './split';
import { Steps } from './steps';
import { Table } from './table';
import { Text } from './text';

type Props = {
  content: PageContent;
  locale: Locale;
  /** In place of the top that the composition has. */
  top?: ReactNode;
  /** Stands between the top of the page and its sections. */
  children?: ReactNode;
};

/** Kinds that lie on the second ground colour, so that a long page has a rhythm. */
const onSurface: ReadonlySet<Section['kind']> = new Set(['packages', 'menu', 'quote', 'carte']);

/**
 * A whole page from its content. Spacing, grounds and numbering are decided here and by the page's composition:
 * two neighbours on the same ground share one rhythm, a change of ground gets the full one.
 */
export function PageSections({ content, locale, top, children }: Props) {
  const { hero, sections } = content;
  const hasOwnOrder = content.composition === 'letter' || content.composition === 'celebration';
  const numbers = splitNumbers(hasOwnOrder ? [] : sections);
  const lights = content.composition === 'celebration' && content.day && lightsOf(content.day, sections);
  const part = (section: Section) => (
    <PagePart
      key={section.id}
      section={section}
      content={content}
      locale={locale}
      number={numbers.get(section.id)}
      light={lights ? lights.get(section.id) : undefined}
    />
  );
  if (content.composition === 'house') {
    const [closing] = sections.filter(({ kind }) => kind === 'closing');
    return (
      <>
        {hero.layout === 'full' && <Hero hero={hero} locale={locale} />}
        <HouseOpening hero={hero} sections={sections} locale={locale} />
        {children}
        <HouseBody sections={sections} locale={locale}>
          {sections.filter((section) => section !== closing).map(part)}
        </HouseBody>
        {closing && part(closing)}
      </>
    );
  }
  if (content.composition === 'celebration' && content.day) {
    return (
      <>
        {hero.layout === 'full' && <Hero hero={hero} locale={locale} />}
        <Day day={content.day} sections={sections}>
          {hero.layout !== 'full' && <SkyHero hero={hero} locale={locale} />}
          {children}
          {sections.map(part)}
        </Day>
      </>
    );
  }
  const open = new Set<Section>(isSpread(content) ? Object.values(openLeaves(content)) : []);
  return (
    <>
      {top ?? <PageTop content={content} locale={locale} />}
      {children}
      {sections.filter((section) => !open.has(section)).map(part)}
    </>
  );
}

type PartProps = {
  section: Section;
  content: PageContent;
  locale: Locale;
  number: number | undefined;
  /** Of the hours that the section stands at. */
  light: LightChange | undefined;
};

/** One section of a page with its anchor, its ground and its room. */
function PagePart({ section, content, locale, number, light }: PartProps) {
  const { composition, day, sections } = content;
  const [first] = sections;
  const hasOneGround = composition === 'house' || light;
  const ground = !hasOneGround && onSurface.has(section.kind) ? 'bg-surface' : '';
  const spacing = section.kind === 'closing' && isMediaKey(section.media) ? '' : 'rhythm';
  return (
    <section
      id={section.id}
      data-kind={section.kind}
      aria-labelledby={'title' in section ? `${section.id}-title` : undefined}
      className={`scroll-mt-28 ${light ? 'day-part' : ''} ${ground} ${spacing}`}
      style={light && lightStyle(light)}
    >
      {day && section.at && <DayHour day={day} at={section.at} locale={locale} />}
      {section.kind === 'text' ? (
        // A letter is read as a whole, and a page begins with something to read.
        <Text section={section} locale={locale} isOpen={composition === 'letter' || section === first} />
      ) : (
        <SectionBody section={section} composition={composition} locale={locale} number={number} />
      )}
      {'sheets' in section && section.sheets && section.kind !== 'split' && (
        <div className="wrap">
          <ScrollRegion as="figure" label={section.title} className="rail room-sheets">
            <RoomSheets sheets={section.sheets} locale={locale} />
          </ScrollRegion>
        </div>
      )}
    </section>
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
  return new Map((splits.length > 1 ? splits : []).map((section, index) => [section.id, index + 1]));
}

async function SectionBody({
  section,
  composition,
  locale,
  number,
}: {
  section: Exclude<Section, { kind: 'text' }>;
  composition: Composition | undefined;
  locale: Locale;
  number: number | undefined;
}) {
  switch (section.kind) {
    case 'split':
      if (composition === 'house') return <HouseSplit section={section} locale={locale} />;
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
