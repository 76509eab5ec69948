import { type ReactNode, useId, useState } from 'react';
import type { CardCourse, MenuCard } from '@/lib/plan/menu-card';
import { Button } from '../ui/button';
import { ScrollRegion } from '../ui/scroll-region';
import { CardMasthead } from './card-masthead';
import { CardPrice } from './card-price';

type Props = {
  card: MenuCard;
  /** Level of the card's title in the page around it; the courses follow one below. */
  level?: 2 | 3;
  /** What else stands on the back. */
  notices?: ReactNode;
  /** What stands under the total. */
  below?: ReactNode;
};

type Side = 'menu' | 'price';

type FaceProps = { side: Side; shown: Side; isTurned: boolean; children: ReactNode };

/** One side of the card; which one is seen, and whether it turns, its styles decide. */
const Face = ({ side, shown, isTurned, children }: FaceProps) => (
  <div
    className="menu-card-face"
    data-face={side}
    data-turned={isTurned || undefined}
    data-away={side !== shown || undefined}
  >
    {children}
  </div>
);

/** Both sides of a card and, below them, the total and the button that turns it; its frame and masthead are around it. */
export function MenuCardSides({ card, level = 2, notices, below }: Props) {
  const [side, setSide] = useState<Side>('menu');
  const [isTurned, setTurned] = useState(false);
  const id = useId();
  const { labels, price } = card;
  const turn = () => {
    setTurned(true);
    setSide(side === 'menu' ? 'price' : 'menu');
  };
  const hasBack = price !== null || Boolean(notices);
  return (
    <div data-menu-card={side}>
      <ScrollRegion id={id} label={labels.card} className="menu-card-sides">
        <Face side="menu" shown={side} isTurned={isTurned}>
          <Front card={card} level={level} />
        </Face>
        {hasBack && (
          <Face side="price" shown={side} isTurned={isTurned}>
            <CardPrice card={card} level={level} />
            {notices}
          </Face>
        )}
      </ScrollRegion>
      <div className="menu-card-foot">
        <Total card={card} />
        {below}
        {hasBack && (
          <Button variant="link" size="sm" aria-controls={id} onClick={turn} data-turn-card>
            {side === 'menu' ? labels.toPrice : labels.toMenu}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A card on its own, with frame and masthead. */
export function MenuCardSheet(props: Props) {
  return (
    <div className="menu-card">
      <CardMasthead tagline={props.card.labels.tagline} />
      <MenuCardSides {...props} />
    </div>
  );
}

function Front({ card, level }: { card: MenuCard; level: 2 | 3 }) {
  const Title: `h${2 | 3}` = `h${level}`;
  const { host, facts } = card;
  return (
    <>
      <Title className="menu-card-title break-words">{card.title}</Title>
      {host && <p className="mt-2 font-display text-xl break-words">{host}</p>}
      <div className="figures mt-3 text-sm text-muted">
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </div>
      {card.idea && <p className="mt-5 font-display text-xl whitespace-pre-line">{card.idea}</p>}
      {card.courses.map((course) => (
        <Course key={course.id} course={course} level={level} />
      ))}
      {card.courses.length === 0 && !card.idea && <p className="mt-6 text-muted">{card.labels.empty}</p>}
      {card.legend.length > 0 && <Legend card={card} />}
    </>
  );
}

function Course({ course: { id, title, lines, open }, level }: { course: CardCourse; level: 2 | 3 }) {
  const Title: `h${3 | 4}` = level === 2 ? 'h3' : 'h4';
  return (
    <div className="menu-card-course" data-course={id}>
      <Title className="label text-accent">{title}</Title>
      <ul>
        {lines.map(({ name, marks, contains }) => (
          <li key={name}>
            <span>{name}</span>
            {marks.length > 0 && (
              <>
                <sup aria-hidden="true">{marks.join(' ')}</sup>
                <span className="sr-only">{` (${contains})`}</span>
              </>
            )}
          </li>
        ))}
        {open && <li className="text-muted">{open}</li>}
      </ul>
    </div>
  );
}

/** What the numerals mean, on demand on a screen and always on paper. */
function Legend({ card: { legend, traces, labels } }: { card: MenuCard }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-5">
      <Button
        variant="link"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        data-legend
      >
        {labels.legend}
      </Button>
      <div
        id={id}
        data-away={!isOpen || undefined}
        className="menu-card-legend figures pb-1 text-left text-sm text-muted"
      >
        <ul aria-label={labels.legendTitle} className="flex flex-wrap gap-x-4 gap-y-1">
          {legend.map(({ mark, text }) => (
            <li key={text}>{`${mark} ${text}`}</li>
          ))}
        </ul>
        <p className="mt-2">{traces}</p>
      </div>
    </div>
  );
}

function Total({ card: { price, totalCents, labels } }: { card: MenuCard }) {
  if (!price) return <p className="text-muted">{labels.noPrice}</p>;
  return (
    <div className="figures">
      <p className="text-sm text-muted">{price.total.term}</p>
      <p
        className={`figure mt-1 ${totalCents === null ? 'text-2xl' : 'text-4xl'}`}
        {...(totalCents !== null && { 'data-price': '', 'data-cents': totalCents })}
      >
        {price.total.text}
      </p>
      {price.basis && <p className="text-sm text-muted">{price.basis}</p>}
    </div>
  );
}
