import { DraftField } from './draft-field';

/** An individual offer begins with the visitor's own words, and what it may cost. */
export function OwnIdea() {
  return (
    <div className="space-y-8">
      <DraftField path="ideaText" required />
      <DraftField path="budgetPerPersonCents" />
    </div>
  );
}
