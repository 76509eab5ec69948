import type { ComponentProps } from 'react';
import { Heading } from '../ui/heading';

type Props = Pick<ComponentProps<typeof Heading>, 'size' | 'eyebrow' | 'className'> & {
  id: string;
  title: string;
};

/** Eyebrow and h2 of a section; the section is labelled by the h2. */
export const SectionHeading = ({ id, title, size, eyebrow, className }: Props) => (
  <div className={className}>
    <Heading level={2} id={`${id}-title`} size={size} eyebrow={eyebrow}>
      {title}
    </Heading>
  </div>
);
