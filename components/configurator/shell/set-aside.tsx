import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useStore } from '@/lib/browser-store/use-store';
import { formatDay } from '@/lib/i18n/format';
import { draftStore, setAsideStore } from '@/lib/plan/browser/draft-store';
import { keepVariant } from '@/lib/plan/browser/variants-store';
import { isEmptyDraft } from '@/lib/plan/draft';

/**
 * Offers a plan that was set aside: too old when the visitor came back, or replaced by a link. What it replaces becomes
 * a variant.
 */
export function SetAside() {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const plan = useStore(setAsideStore);
  const take = () => {
    const own = draftStore.get();
    if (!isEmptyDraft(own)) keepVariant(own);
    draftStore.set(plan);
    setAsideStore.clear();
  };
  const facts = [
    t('review.people', { guests: plan.guests }),
    plan.details.date && formatDay(plan.details.date, locale, 'long'),
  ];
  return (
    <section aria-labelledby="set-aside-title" className="wrap" data-set-aside>
      <div className="mb-6 border border-accent p-6">
        <h2 id="set-aside-title" className="text-2xl">
          {t('setAside.title')}
        </h2>
        <p className="figures mt-2 text-muted">{facts.filter(Boolean).join(' · ')}</p>
        <p className="measure mt-2">{t('setAside.text')}</p>
        <div className="mt-5 flex flex-wrap gap-4">
          <Button variant="default" size="sm" onClick={take}>
            {t('setAside.take')}
          </Button>
          <Button variant="outline" size="sm" onClick={() => setAsideStore.clear()}>
            {t('setAside.drop')}
          </Button>
        </div>
      </div>
    </section>
  );
}
