import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { PlanAccess } from '@/lib/inquiry/browser/plan-request';
import type { PlanAnswer } from '@/lib/inquiry/plan-answer';
import { Button } from '../ui/button';
import { Heading } from '../ui/heading';
import { WordsForm } from './words-form';

/** What is being done; `text` is what a question begins with. */
export type OpenAction = {
  readonly name: 'question' | 'decline' | 'withdraw';
  readonly text?: string;
};

type Props = {
  plan: PlanAnswer;
  access: PlanAccess;
  open: OpenAction | null;
  onOpen: (action: OpenAction | null) => void;
  /** Done, with something to say where the page does not show it. */
  onDone: (note?: string) => void;
};

/** What may be done in a state, besides accepting. */
function listActions({ state, offer }: PlanAnswer): readonly OpenAction['name'][] {
  switch (state) {
    case 'received':
    case 'in_progress':
      return ['question', 'withdraw'];
    case 'offer_sent':
      return offer?.isOpen ? ['question', 'decline'] : ['question'];
    case 'withdrawn':
      return [];
    default:
      return ['question'];
  }
}

/** Buttons for what else may be done, and the form of the one that is open. */
export function PlanActions({ plan, access, open, onOpen, onDone }: Props) {
  const t = useTranslations('planPage');
  const region = useRef<HTMLDivElement>(null);
  const actions = listActions(plan);
  const shown = open && actions.includes(open.name) ? open : null;

  useEffect(() => {
    if (!shown) return;
    region.current?.scrollIntoView({ block: 'nearest' });
    region.current?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  }, [shown]);

  if (actions.length === 0) return null;
  const close = () => {
    const name = shown?.name;
    onOpen(null);
    if (name) document.querySelector<HTMLElement>(`[data-action="${name}"]`)?.focus();
  };
  const isBefore = plan.state === 'received' || plan.state === 'in_progress';
  return (
    <section aria-labelledby="plan-actions" data-plan-actions>
      <Heading level={2} size="part" id="plan-actions">
        {t(
          isBefore
            ? 'actions.beforeOffer'
            : plan.state === 'offer_sent' && plan.offer?.isOpen
              ? 'actions.title'
              : 'actions.write',
        )}
      </Heading>
      <div className="mt-6 flex flex-wrap gap-4">
        {actions.map((name) => (
          <Button
            key={name}
            variant="outline"
            aria-expanded={shown?.name === name}
            onClick={() => onOpen(shown?.name === name ? null : { name })}
            data-action={name}
          >
            {t(`actions.${name}`)}
          </Button>
        ))}
      </div>
      {shown && (
        <div ref={region} className="mt-8 border-t border-line pt-8" data-open-action={shown.name}>
          <WordsForm
            key={`${shown.name} ${shown.text ?? ''}`}
            action={shown.name}
            access={access}
            version={shown.name === 'decline' ? plan.offer?.version : undefined}
            initial={shown.text ?? ''}
            onDone={() => onDone(shown.name === 'question' ? t('question.sent') : undefined)}
            onClose={close}
          />
        </div>
      )}
    </section>
  );
}
