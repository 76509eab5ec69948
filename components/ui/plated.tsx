import type { ComponentProps, ReactNode } from 'react';

type Props = ComponentProps<'div'> & {
  as?: 'div' | 'header';
  /** Boxes that fill the room of the picture. */
  picture: ReactNode;
};

/** A picture that nothing darkens, from edge to edge: its words stand below it, and on wide screens beside it where it ends a page. */
export const Plated = ({ as: Tag = 'div', picture, className = '', children, ...rest }: Props) => (
  <Tag className={`plated ${className}`} {...(rest as object)}>
    <div className="plated-picture">{picture}</div>
    <div className="plated-words">{children}</div>
  </Tag>
);
