import { Heading } from '../ui/heading';

type Props = {
  id: string;
  title: string;
  eyebrow?: string | undefined;
  /** In a narrow column beside its words. */
  isNarrow?: boolean;
  className?: string;
};

/** Eyebrow and h2 of a section; the section is labelled by the h2. */
export function SectionHeading({ eyebrow, title, id, isNarrow = false, className = '' }: Props) {
  return (
    <div className={className}>
      <Heading level={2} id={`${id}-title`} size={isNarrow ? 'part' : 'section'} eyebrow={eyebrow}>
        {title}
      </Heading>
    </div>
  );
}
