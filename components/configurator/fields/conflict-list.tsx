import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { useResolvedPlan } from '@/components/configurator/shell/use-price';
import { Icon } from '@/components/ui/icon';
import { useMedia } from '@/components/ui/use-media';
import { describeConflicts } from '@/lib/plan/describe-conflicts';

/** What of the plan is not for everybody, folded where room is short: every line of the carte says it too. */
export function ConflictList() {
  const isWide = useMedia('(width >= 48rem)');
  const context = useDescribeContext();
  const plan = useResolvedPlan();
  const conflicts = plan ? describeConflicts({ ...context, plan }) : [];
  return (
    <details open={isWide} className="group mt-2 border-l-2 border-ember pl-5 text-sm md:mt-6">
      <summary className="unfolds font-medium">
        <span>{`${context.t('described.conflicts')} · ${conflicts.length}`}</span>
        <Icon name="down" className="size-4 flex-none text-accent group-open:rotate-180" />
      </summary>
      <ul className="mt-2 space-y-2">
        {conflicts.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="mt-3 text-muted">{context.t('described.conflictHelp')}</p>
    </details>
  );
}
