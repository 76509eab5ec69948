import type { MenuCard } from '@/lib/plan/menu-card';
import { PriceLines } from './price-lines';

/** The back of a card: every position and the tax. */
export function CardPrice({ card: { price, perGuest, labels }, level }: { card: MenuCard; level: 2 | 3 }) {
  const Title: `h${2 | 3}` = `h${level}`;
  return (
    <>
      <Title className="menu-card-title text-center">{labels.back}</Title>
      {price && <PriceLines price={price} />}
      {perGuest && <p className="figures mt-3 text-sm text-muted">{perGuest}</p>}
    </>
  );
}
