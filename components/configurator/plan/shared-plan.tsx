import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { MenuCardSheet } from '@/components/plan/menu-card';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast';
import { localPath } from '@/lib/i18n/address';
import { draftStore, setAsideStore } from '@/lib/plan/browser/draft-store';
import { loadEngine } from '@/lib/plan/browser/engine-store';
import { mergeContact, withoutContact } from '@/lib/plan/contact-data';
import { describePlan } from '@/lib/plan/describe';
import { type Draft, isEmptyDraft, sameDraft } from '@/lib/plan/draft';
import type { Engine } from '@/lib/plan/engine';
import { buildMenuCard } from '@/lib/plan/menu-card';
import { planKey } from '@/lib/plan/plan-key';
import { resumeStep } from '@/lib/plan/resume-step';
import { decodePlan } from '@/lib/plan/share-link';
import { isDifferent, variantRows } from '@/lib/plan/variant-rows';
import { ShareLink } from './share-link';
import { VariantTable } from './variant-table';

type Received = {
  readonly plan: Draft;
  /** It is the visitor's plan already: there was none. */
  readonly isTaken: boolean;
  readonly link: string;
};

const isOwnEmpty = () => !draftStore.isStored() || isEmptyDraft(draftStore.get());

/**
 * Opens a plan that came in the address fragment, takes it out of the address and shows it as a menu card in place of
 * the step. With a plan of one's own already there, the visitor decides; nothing is overwritten without asking, and
 * what is replaced is set aside. Where there was none, the plan is kept at once, so that nothing can lose it.
 */
export function SharedPlan() {
  const [received, setReceived] = useState<Received | 'damaged' | null>(null);
  const router = useRouter();
  const locale = useLocale();

  useEffect(() => {
    const open = async () => {
      const { hash, href } = window.location;
      if (!hash.startsWith(`#${planKey}=`)) return;
      const plan = await decodePlan(hash);
      window.history.replaceState(window.history.state, '', window.location.pathname);
      if (!plan) return setReceived('damaged');
      const isTaken = isOwnEmpty() || sameDraft(withoutContact(draftStore.get()), plan);
      if (isOwnEmpty()) draftStore.set(plan);
      setReceived({ plan, isTaken, link: href });
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);

  const goOn = (plan: Draft) => {
    setReceived(null);
    const step = resumeStep(plan);
    router.push(localPath(locale, { route: 'configurator', step: step === 'eckdaten' ? '' : step }));
  };
  const close = () => {
    setReceived(null);
    // The step comes back in its place.
    window.requestAnimationFrame(() => document.querySelector<HTMLElement>('.configurator-main h1')?.focus());
  };
  if (received === null) return null;
  if (received === 'damaged') return <Damaged onClose={() => setReceived(null)} />;
  return <Opened received={received} onClose={close} onGoOn={() => goOn(received.plan)} />;
}

function Damaged({ onClose }: { onClose: () => void }) {
  const t = useTranslations('configurator.shared');
  return (
    <section role="alert" className="wrap" data-shared-plan="damaged">
      <div className="mb-6 border border-accent p-6">
        <h2 className="text-2xl">{t('damagedTitle')}</h2>
        <p className="measure mt-2 text-muted">{t('damagedText')}</p>
        <Button variant="outline" size="sm" className="mt-5" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </section>
  );
}

type OpenedProps = { received: Received; onClose: () => void; onGoOn: () => void };

function Opened({ received: { plan, isTaken, link }, onClose, onGoOn }: OpenedProps) {
  const t = useTranslations('configurator.shared');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  const take = () => {
    const own = draftStore.get();
    setAsideStore.set(own);
    draftStore.set(mergeContact(plan, own));
    showToast({ title: t('taken') });
    onGoOn();
  };
  return (
    <section
      aria-labelledby="shared-title"
      className="wrap columns gap-y-10 pt-4 pb-24 lg:grid-rows-[auto_1fr]"
      data-shared-plan="open"
    >
      <div className="col-span-12 lg:col-span-5 lg:row-start-1">
        <h1 id="shared-title" ref={heading} tabIndex={-1} className="max-w-[14ch] text-6xl">
          {t('title')}
        </h1>
        <p className="measure mt-5 text-muted">{t(isTaken ? 'ready' : 'text')}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          {isTaken ? (
            <Button variant="default" size="lg" onClick={onGoOn} data-continue>
              {t('continue')}
            </Button>
          ) : (
            <>
              <Button variant="default" size="lg" onClick={take} data-take>
                {t('take')}
              </Button>
              <Button variant="outline" size="lg" onClick={onClose}>
                {t('keep')}
              </Button>
            </>
          )}
        </div>
        {!isTaken && <Differences plan={plan} />}
      </div>
      <div className="col-span-12 lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1">
        <SharedCard plan={plan} />
      </div>
      <div className="col-span-12 border-t border-line pt-6 lg:col-span-5 lg:row-start-2">
        <h2 className="mb-4 text-2xl">{t('passOn')}</h2>
        <ShareLink url={link} />
      </div>
    </section>
  );
}

/** Where the plan is another than the visitor's own, in menu, event and price. */
function Differences({ plan }: { plan: Draft }) {
  const t = useTranslations('configurator.shared');
  const context = useDescribeContext();
  const rows = variantRows([draftStore.get(), plan], context, new Date(), (draft, resolved, words) =>
    describePlan(draft, resolved, words, { personal: false }),
  ).filter(isDifferent);
  if (rows.length === 0) return null;
  return (
    <>
      <h2 className="mt-10 text-2xl">{t('differences')}</h2>
      <VariantTable title={t('differences')} columns={[t('own'), t('this')]} rows={rows} />
    </>
  );
}

function workOut({ reconcile, resolvePlan, pricePlan }: Engine, received: Draft) {
  const { draft } = reconcile(received);
  const plan = resolvePlan(draft, new Date());
  return { draft, plan, price: pricePlan(plan) };
}

/** The menu card of a plan that somebody has shared, at today's prices and without who asks. */
function SharedCard({ plan: received }: { plan: Draft }) {
  const context = useDescribeContext();
  const engine = useEngine();
  useEffect(() => {
    loadEngine().catch(() => undefined);
  }, []);
  const known = useMemo(() => engine && workOut(engine, received), [engine, received]);
  if (!known) return <div className="menu-card min-h-[32rem]" aria-busy="true" />;
  return <MenuCardSheet card={buildMenuCard({ ...known, personal: false }, context)} />;
}
