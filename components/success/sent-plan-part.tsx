import { useStore } from '@/lib/browser-store/use-store';
import { sentPlanStore } from '@/lib/inquiry/browser/sent-plan';
import { PlanFiles } from '../plan/plan-files';
import { PlanView } from '../plan/plan-view';
import { Heading } from '../ui/heading';

type Props = {
  reference: string;
  texts: { plan: string; files: { pdf: string; calendar: string; noDate: string; failed: string } };
};

/** What was sent, if this browser sent it: to read, as PDF and for the calendar. */
export function SentPlanPart({ reference, texts }: Props) {
  const sent = useStore(sentPlanStore);
  if (sent?.reference !== reference) return null;
  return (
    <section className="mt-20" data-sent-plan>
      <Heading level={2}>{texts.plan}</Heading>
      <div className="mt-8">
        <PlanFiles
          texts={texts.files}
          plan={() => sent.document}
          calendar={() => sent.calendar}
          fileName={`seegut-${reference}`}
        />
      </div>
      <div className="mt-12">
        <PlanView plan={sent.document} />
      </div>
    </section>
  );
}
