import { useDraft } from '@/components/configurator/shell/use-draft';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { useResolvedPlan } from '@/components/configurator/shell/use-price';
import { describePlan, type PlanRow } from '@/lib/plan/describe';
import { ReviewEntry, ReviewGroup } from './review-parts';

const stepsOf = (rows: readonly PlanRow[]) => [...new Set(rows.map(({ step }) => step))];

/** Everything that was chosen, each part with the way back to change it. */
export function ReviewList() {
  const context = useDescribeContext();
  const { draft } = useDraft();
  const plan = useResolvedPlan();
  if (!plan)
    return <p className="min-h-96 border-t border-line py-6 text-muted">{context.t('summary.empty')}</p>;
  return (
    <div>
      {describePlan(draft, plan, context).map(({ id, title, rows }) => (
        <ReviewGroup key={id} id={id} title={title} steps={stepsOf(rows)}>
          {rows.map((row) => (
            <ReviewEntry key={row.id} row={row} />
          ))}
        </ReviewGroup>
      ))}
    </div>
  );
}
