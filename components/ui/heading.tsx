import type { ComponentProps, ReactNode } from 'react';
import { Eyebrow } from './eyebrow';

const sizes = {
  page: 'text-6xl',
  section: 'text-5xl',
  part: 'text-4xl',
  card: 'text-3xl',
  name: 'text-2xl',
} as const;

const usual = { 1: 'page', 2: 'part', 3: 'card', 4: 'name' } as const;

type Props = ComponentProps<'h2'> & {
  level: keyof typeof usual;
  /** Where the usual one of its level does not fit the column that it stands in. */
  size?: keyof typeof sizes | undefined;
  eyebrow?: ReactNode;
};

/** Every heading of the pages, with the small capitals that may stand above it. */
export function Heading({ level, size = usual[level], eyebrow, className = '', ...rest }: Props) {
  const Tag = `h${level}` as const;
  return (
    <>
      {eyebrow && <Eyebrow className="mb-5">{eyebrow}</Eyebrow>}
      <Tag className={`${sizes[size]} ${className}`} {...rest} />
    </>
  );
}
