import type { CSSProperties, ReactNode } from 'react';
import { isEngraving } from '@/content/engravings';
import { getMedium } from '@/content/media';
import type { VisualKey } from '@/content/visual';

type Props = {
  media: VisualKey;
  /** Also stops growing at the picture's height, for a box as high as the screen. */
  isHigh?: boolean;
  className?: string;
  children?: ReactNode;
};

/**
 * A box that reaches from edge to edge as far as its picture is sharp; on larger screens the picture stays at the right
 * and fades into the ground.
 */
export function Bleeding({ media, isHigh, className = '', children }: Props) {
  if (isEngraving(media)) return <div className="absolute inset-0">{children}</div>;
  const { width, height } = getMedium(media);
  const style = { '--own-width': width, '--own-height': height } as CSSProperties;
  return (
    <div className={`bleeding ${className}`} data-high={isHigh || undefined} style={style}>
      {children}
    </div>
  );
}
