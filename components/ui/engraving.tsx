import type { CSSProperties } from 'react';
import { type EngravingKey, engravingPath, engravings } from '@/content/engravings';

type Props = {
  plate: EngravingKey;
  /** What is to be seen; without it the plate is decoration. */
  label?: string | undefined;
  className?: string;
};

const address = (plate: EngravingKey, mask: 'ink' | 'foil' | 'accent') =>
  `url(${engravingPath(plate, mask)})`;

/**
 * An engraved plate in the colours of the theme: ink on light grounds, foil on dark ones. The style sheet chooses between
 * the two masks, so that only one of them is loaded, and none before the plate comes near the screen.
 */
export function Engraving({ plate, label, className = '' }: Props) {
  const { width, height, accent } = engravings[plate];
  const style = {
    aspectRatio: `${width} / ${height}`,
    '--plate-ink': address(plate, 'ink'),
    '--plate-foil': address(plate, 'foil'),
    ...(accent && { '--plate-accent': address(plate, 'accent') }),
  } as CSSProperties;
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={`engraving ${className}`}
      style={style}
    >
      {accent && <span className="engraving-accent" />}
      <span className="engraving-lines" />
    </span>
  );
}
