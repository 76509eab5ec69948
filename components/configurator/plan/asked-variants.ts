import { variantsStore } from '@/lib/plan/browser/variants-store';
import { adoptVariant } from '@/lib/plan/contact-data';
import type { Draft } from '@/lib/plan/draft';
import type { Engine } from '@/lib/plan/engine';
import { type FieldPath, fields } from '@/lib/plan/fields';
import type { Price } from '@/lib/plan/price';

/** A kept variant with what it shares with the current plan. */
export type CompleteVariant = {
  readonly draft: Draft;
  readonly price: Price;
  /** Nothing is missing in its menu, so that it can go with the inquiry. */
  readonly canAsk: boolean;
  /** It goes with the inquiry. */
  readonly isAsked: boolean;
};

const isMenuField = (path: string) =>
  Object.hasOwn(fields, path) && fields[path as FieldPath].scope === 'menu';

/** Every kept variant as a plan for the current event, in the order in which they were kept. */
export function completeVariants(engine: Engine, own: Draft): readonly CompleteVariant[] {
  const now = new Date();
  return variantsStore.get().map(({ plan, isAsked }) => {
    const { draft } = engine.reconcile(adoptVariant(plan, own));
    const canAsk = !Object.keys(engine.validateDraft(draft, now)).some(isMenuField);
    return {
      draft,
      price: engine.pricePlan(engine.resolvePlan(draft, now)),
      canAsk,
      isAsked: isAsked && canAsk,
    };
  });
}

/** Those that go with the inquiry. */
export const askedVariants = (engine: Engine, own: Draft): readonly CompleteVariant[] =>
  completeVariants(engine, own).filter(({ isAsked }) => isAsked);
