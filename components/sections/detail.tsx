import type { ReactNode } from 'react';
import { Fold } from '../ui/fold';
import { Heading } from '../ui/heading';

type Props = {
  section: { readonly id: string; readonly title: string };
  /** Too much of the page to be folded. */
  isOpen?: boolean | undefined;
  children: ReactNode;
};

/** A part that not everybody needs: on phones its heading unfolds it. A link to `<id>-part` opens it. */
export function Detail({ section, isOpen, children }: Props) {
  const heading = (
    <Heading level={2} id={`${section.id}-title`} className="max-md:text-3xl">
      {section.title}
    </Heading>
  );
  return (
    <div className="wrap">
      {isOpen ? (
        <>
          {heading}
          <div className="mt-6">{children}</div>
        </>
      ) : (
        <Fold title={heading} wideOpen>
          <div id={`${section.id}-part`} className="scroll-mt-56 max-md:pb-8">
            {children}
          </div>
        </Fold>
      )}
    </div>
  );
}
