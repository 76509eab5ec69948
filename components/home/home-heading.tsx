import type { ReactNode } from 'react';
import { SectionHeading } from '../sections/section-heading';

type Props = {
  section: { readonly id: string; readonly eyebrow?: string; readonly title: string };
  /** What stands opposite the heading: a sentence or a way on. */
  children?: ReactNode;
};

/** Heading of a part of the home page, with room for one more thing on the right. */
export function HomeHeading({ section, children }: Props) {
  return (
    <div className="columns items-end gap-y-6" data-reveal="">
      <SectionHeading {...section} className="col-span-12 lg:col-span-7" />
      {children && <div className="col-span-12 lg:col-span-4 lg:col-start-9 lg:text-right">{children}</div>}
    </div>
  );
}
