import type { ReactNode } from 'react';
import type { StepId } from '@/lib/plan/steps';

type SectionName = StepId | 'bedingungen';

/** Where a part of the answer stands on its page. */
export const sectionId = (name: SectionName): string => `teil-${name}`;

type Props = {
  name: SectionName;
  title: string;
  /** What stands in it, in short. */
  summary: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** A part of the answer below its name and what stands in it. */
export function AnswerSection({ name, title, summary, isOpen = false, children }: Props) {
  return (
    <details id={sectionId(name)} className="desk-fold" open={isOpen}>
      <summary>
        <span className="desk-fold-title">{title}</span>
        <span className="desk-fold-summary">{summary}</span>
      </summary>
      <div className="desk-fold-body">{children}</div>
    </details>
  );
}
