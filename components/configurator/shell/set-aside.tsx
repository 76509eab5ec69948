import { Button } from '@/components/ui/button';
import { useStore } from '@/lib/browser-store/use-store';
import { draftStore, setAsideStore } from '@/lib/plan/browser/draft-store';
import { dayText } from '@/lib/plan/describe-texts';
import { isEmptyDraft } from '@/lib/plan/draft';
import { useDescribeContext } from './use-plan';

/** Offers a plan that was set aside: too old when the visitor came back, or replaced by a link. Both change places. */
export function SetAside() {
  const context = useDescribeContext();
  const { t } = context;
  const plan = useStore(setAsideStore);
  const take = () => {
    const own = draftStore.get();
    draftStore.set(plan);
    if (isEmptyDraft(own)) setAsideStore.clear();
    else setAsideStore.set(own);
  };
  const facts = [t('review.people', { guests: plan.guests }), dayText(plan, context, 'long')];
  return (
    <section aria-labelledby="set-aside-title" className="wrap" data-set-aside>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 border-l-2 border-lake pl-5">
        <h2 id="set-aside-title" className="font-sans text-base font-medium">
          {t('setAside.title')}
        </h2>
        <p className="figures text-muted">{facts.filter(Boolean).join('\u00a0· ')}</p>
        <Button variant="link" size="sm" className="px-0" onClick={take}>
          {t('setAside.take')}
        </Button>
        <Button variant="link" size="sm" className="px-0" onClick={() => setAsideStore.clear()}>
          {t('setAside.drop')}
        </Button>
      </div>
    </section>
  );
}
