import { site } from '@/content/site';
import { Crest, Lettering } from '../ui/mark';
import './menu-card.css';

/** The head of every menu card: crest, name and what the house is. */
export function CardMasthead({ tagline }: { tagline: string }) {
  return (
    <div className="menu-card-masthead">
      <Crest className="menu-card-crest" />
      <Lettering className="menu-card-letters" />
      <p className="sr-only">{site.name}</p>
      <p className="menu-card-tagline">{tagline}</p>
    </div>
  );
}
