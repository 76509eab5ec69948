type Props = { eyebrow?: string | undefined; title: string; id: string; className?: string };

/** Eyebrow and h2 of a section; the section is labelled by the h2. */
export function SectionHeading({ eyebrow, title, id, className = '' }: Props) {
  return (
    <div className={className}>
      {eyebrow && <p className="eyebrow mb-5">{eyebrow}</p>}
      <h2 id={`${id}-title`}>{title}</h2>
    </div>
  );
}
