import type { ComponentProps } from 'react';

type Props = ComponentProps<'p'> & { as?: 'p' | 'h2' | 'h3' };

/** Small capitals with a hairline: above a heading, or the quiet heading of a list itself. */
export function Eyebrow({ as: Tag = 'p', className = '', ...rest }: Props) {
  return <Tag className={`eyebrow ${className}`} {...rest} />;
}
