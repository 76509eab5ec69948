import { type ReactNode, ViewTransition } from 'react';

type Props = {
  /** The same on both pages, once on each. */
  name: string;
  children: ReactNode;
};

/** Something that two pages have in common: it moves from one to the other, where the browser can. */
export function SharedElement({ name, children }: Props) {
  return (
    <ViewTransition name={name} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
