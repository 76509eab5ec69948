import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { useNoticeText } from '@/components/configurator/shell/notices';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { PriceLines } from '@/components/plan/price-lines';
import { Button } from '@/components/ui/button';
import { PhoneText } from '@/components/ui/phone-text';
import { localPath } from '@/lib/i18n/address';
import { takeProposal } from '@/lib/plan/contact-data';
import { describePrice } from '@/lib/plan/describe-price';
import { gapText, openCostsOf } from '@/lib/plan/describe-proposal';
import type { Draft } from '@/lib/plan/draft';
import type { StepId } from '@/lib/plan/field-row';
import type { Proposal } from '@/lib/plan/propose';
import { eachOf, totalText } from '@/lib/plan/total-text';
import { isUrgent, promiseFor } from '@/lib/plan/urgency';
import { replaceDraft } from '../shell/keep-variant';
import { Chevron } from './chevron';
import { ProposalRows } from './proposal-rows';

/** One complete plan: its total and what that holds, what it does not do, and the ways to go on with it. */
export function ProposalCard({ proposal }: { proposal: Proposal }) {
  const t = useTranslations();
  const context = useDescribeContext();
  const take = useTakeProposal();
  const id = useId();
  const { draft, price, level } = proposal;
  const { texts } = context;
  const type = draft.cateringType ? texts.types[draft.cateringType].name : '';
  const chosen = texts.packages[draft.package ?? '']?.name ?? '';
  const name = t(`proposals.levels.${level}`);
  const described = describePrice(price, context);
  return (
    <article
      aria-labelledby={id}
      data-proposal={level}
      className="relative flex h-full flex-col border border-line bg-surface p-5"
    >
      <h3 id={id} className="font-display text-3xl">
        {name}
      </h3>
      <p className="mt-1 text-sm text-muted md:min-h-[2lh]">{`${type}, ${chosen}`}</p>
      <p data-total={price.shownCents} className="figure mt-4 border-t border-accent pt-3 text-4xl">
        {described?.total.text}
      </p>
      <p className="figures text-sm text-muted">
        {[
          t(price.basis === 'net' ? 'configurator.exclVat' : 'configurator.inclVat'),
          t('configurator.summary.perGuest', {
            price: totalText(eachOf(price, draft.guests), context),
            days: draft.days ?? 1,
          }),
        ].join('\u00a0· ')}
      </p>
      <div className="mt-5 flex flex-col gap-3">
        <Button
          variant={level === 'balanced' ? 'default' : 'outline'}
          className="px-3!"
          onClick={() => take(draft, 'pruefen')}
          data-take={level}
        >
          {t('proposals.card.take')}
          <span className="sr-only">: {name}</span>
        </Button>
        <Button
          variant="link"
          className="px-3!"
          onClick={() => take(draft, 'catering-art')}
          data-refine={level}
        >
          {t('proposals.card.refine')}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
      <Gaps proposal={proposal} />
      <ProposalRows proposal={proposal} />
      <details className="border-t border-line">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 text-sm hover:text-accent">
          {t('proposals.card.lines')}
          <Chevron />
        </summary>
        {described && <PriceLines price={described} />}
      </details>
    </article>
  );
}

/** Whether it is time to call, what the proposal does not do, and what its total does not know yet. */
function Gaps({ proposal: { draft, gaps, price } }: { proposal: Proposal }) {
  const t = useTranslations();
  const context = useDescribeContext();
  const { texts } = context;
  const now = new Date();
  const noticeText = useNoticeText();
  const sentences = [
    ...(isUrgent(draft, now) ? [promiseFor(draft, now, context)] : []),
    ...gaps.map((gap) =>
      gapText(gap, {
        t: (code, values) => t(`proposals.gaps.${code}`, values),
        category: (category) => t(`configurator.categories.${category}`),
        items: texts.items,
      }),
    ),
    ...openCostsOf(price).map(noticeText),
  ];
  if (sentences.length === 0) return null;
  return (
    <ul className="figures mt-4 space-y-2 border-l-2 border-accent pl-3 text-sm" data-gaps>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <PhoneText text={sentence} locale={context.locale} />
        </li>
      ))}
    </ul>
  );
}

/** Makes a proposal the visitor's plan and opens a step with it; a menu that was there is kept as a variant. */
function useTakeProposal(): (proposal: Draft, step: StepId) => void {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  return (proposal, step) => {
    replaceDraft((own) => takeProposal(proposal, own), {
      title: t('proposals.taken.title'),
      kept: t('proposals.taken.kept'),
      undo: t('configurator.undo'),
    });
    router.push(localPath(locale, { route: 'configurator', step: step === 'eckdaten' ? '' : step }));
  };
}
