import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { useStore } from '@/lib/browser-store/use-store';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { keepVariant, variantsStore } from '@/lib/plan/browser/variants-store';
import { adoptVariant, withoutContact } from '@/lib/plan/contact-data';
import { describePrice } from '@/lib/plan/describe-price';
import { isEmptyDraft } from '@/lib/plan/draft';
import { maxVariants } from '@/lib/plan/max-variants';
import { variantName } from '@/lib/plan/variant-name';
import { variantRows } from '@/lib/plan/variant-rows';
import { type CompleteVariant, completeVariants } from './asked-variants';
import { VariantTable } from './variant-table';

/** Keeps copies of the plan as variants, shows all beside each other, goes on with any, and says which are asked for. */
export function VariantPanel() {
  const t = useTranslations('configurator.variants');
  const { draft } = useDraft();
  const engine = useEngine();
  const context = useDescribeContext();
  // Only a change of the kept ones has to be noticed; they are read below.
  const count = useStore(variantsStore).length;
  const variants = engine && count > 0 ? completeVariants(engine, draft) : [];
  return (
    <div data-variants>
      <p className="measure text-muted">{t(count > 0 ? 'comparing' : 'text')}</p>
      {variants.length > 0 && (
        <>
          <ul className="mt-6 border-b border-line">
            {variants.map((variant, place) => {
              const name = variantName(variant.draft, place, context);
              return <VariantItem key={name} name={name} variant={variant} place={place} />;
            })}
          </ul>
          <VariantTable
            title={t('title')}
            columns={[
              t('own'),
              ...variants.map((_, place) => t('name', { letter: String.fromCharCode(66 + place) })),
            ]}
            rows={variantRows([draft, ...variants.map((variant) => variant.draft)], context, new Date())}
          />
        </>
      )}
      {count < maxVariants ? (
        <Button
          variant="secondary"
          className="mt-6"
          disabled={isEmptyDraft(draft)}
          onClick={() => keepVariant(draft, true)}
          data-keep-variant
        >
          {t('keep')}
        </Button>
      ) : (
        <p className="mt-6 text-muted">{t('full', { max: maxVariants })}</p>
      )}
    </div>
  );
}

const patch = (place: number, isAsked: boolean) =>
  variantsStore.set((list) => list.map((kept, at) => (at === place ? { ...kept, isAsked } : kept)));

const drop = (place: number) => variantsStore.set((list) => list.filter((_, at) => at !== place));

/** Goes on with a variant; what was planned until now takes its place. */
function swap(place: number): void {
  const own = draftStore.get();
  const other = variantsStore.get()[place];
  if (!other) return;
  variantsStore.set((list) =>
    list.map((kept, at) => (at === place ? { ...kept, plan: withoutContact(own) } : kept)),
  );
  draftStore.set(adoptVariant(other.plan, own));
}

type ItemProps = { name: string; variant: CompleteVariant; place: number };

function VariantItem({ name, variant, place }: ItemProps) {
  const t = useTranslations('configurator');
  const id = useId();
  const { price, canAsk, isAsked } = variant;
  const described = describePrice(price, useDescribeContext());
  const total = described && [described.total.text, described.basis].filter(Boolean).join(' ');
  return (
    <li className="border-t border-line py-4" data-variant-item>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-2xl">{name}</h3>
        <p className="figures text-muted">{total}</p>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1">
        {canAsk ? (
          <Checkbox
            id={id}
            checked={isAsked}
            onChange={(event) => patch(place, event.target.checked)}
            label={t('variants.ask')}
            data-ask-variant
          />
        ) : (
          <p className="text-sm text-muted">{t('variants.incomplete')}</p>
        )}
        <Button
          variant="link"
          size="sm"
          className="-ml-4"
          aria-label={t('variants.swapNamed', { name })}
          onClick={() => swap(place)}
          data-swap-variant
        >
          {t('variants.swap')}
        </Button>
        <Button
          variant="link"
          size="sm"
          className="-ml-4"
          aria-label={t('remove', { name })}
          onClick={() => drop(place)}
        >
          {t('variants.drop')}
        </Button>
      </div>
    </li>
  );
}
