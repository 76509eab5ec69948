import type { ComponentProps } from 'react';

const sizes = { sm: 'text-2xl', md: 'text-3xl', lg: 'text-4xl', xl: 'text-5xl' } as const;

type Props = ComponentProps<'span'> & { as?: 'span' | 'p' | 'dd'; size?: keyof typeof sizes };

/** A numeral, an amount or a day: set in the display type and in gold. */
export function Figure({ as: Tag = 'span', size = 'sm', className = '', ...rest }: Props) {
  return <Tag className={`figure ${sizes[size]} ${className}`} {...(rest as object)} />;
}
