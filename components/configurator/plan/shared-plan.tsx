import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { draftStore, setAsideStore, variantStore } from '@/lib/plan/browser/draft-store';
import { mergeContact, withoutContact } from '@/lib/plan/contact-data';
import { type Draft, isEmptyDraft, sameDraft } from '@/lib/plan/draft';
import { planKey } from '@/lib/plan/plan-key';
import { decodePlan } from '@/lib/plan/share-link';

const empty = () => !draftStore.isStored() || isEmptyDraft(draftStore.get());

/**
 * Opens a plan that came in the address fragment and takes it out of the address. With a plan of one's own already
 * there, the visitor decides; nothing is overwritten without asking, and what is replaced stays as the second variant.
 */
export function SharedPlan() {
  const t = useTranslations('configurator.shared');
  const [received, setReceived] = useState<Draft | 'damaged' | null>(null);

  useEffect(() => {
    const open = async () => {
      const { hash } = window.location;
      if (!hash.startsWith(`#${planKey}=`)) return;
      const plan = await decodePlan(hash);
      window.history.replaceState(window.history.state, '', window.location.pathname);
      if (!plan) setReceived('damaged');
      else if (empty()) draftStore.set(plan);
      else if (!sameDraft(withoutContact(draftStore.get()), plan)) setReceived(plan);
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);

  if (received === null) return null;
  const take = () => {
    const own = draftStore.get();
    if (received !== 'damaged') {
      variantStore.set(withoutContact(own));
      setAsideStore.set(own);
      draftStore.set(mergeContact(received, own));
    }
    setReceived(null);
  };
  return (
    <section role="alert" className="wrap" data-shared-plan>
      <div className="mb-6 border border-accent p-6">
        <h2 className="text-2xl">{t(received === 'damaged' ? 'damagedTitle' : 'title')}</h2>
        <p className="measure mt-2 text-muted">{t(received === 'damaged' ? 'damagedText' : 'text')}</p>
        <div className="mt-5 flex flex-wrap gap-4">
          {received !== 'damaged' && (
            <Button variant="default" size="sm" onClick={take}>
              {t('take')}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={() => setReceived(null)}>
            {t(received === 'damaged' ? 'close' : 'keep')}
          </Button>
        </div>
      </div>
    </section>
  );
}
