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

/** The same for a picture, whose own element has no box that could move. */
export const SharedPicture = ({ name, children }: Props) => (
  <SharedElement name={name}>
    <div className="shared-picture size-full">{children}</div>
  </SharedElement>
);
