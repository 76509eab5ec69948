import { useTranslations } from 'next-intl';
import { memo, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { applyToDraft, useDraftPart } from '@/components/configurator/shell/use-draft';
import { useResolvedPlan } from '@/components/configurator/shell/use-price';
import { Icon } from '@/components/ui/icon';
import { type AllergenGroup, allergenGroups } from '@/content/catering/allergens';
import { useFieldErrors } from './field-errors';
import { NumberField } from './number-field';

/** How many guests cannot eat an allergen, and what of the menu that concerns; `folded` until somebody opens it. */
export const AllergyGuests = memo(function AllergyGuests({ folded }: { folded: boolean }) {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const allergies = useDraftPart((draft) => draft.allergies);
  const { errorOf } = useFieldErrors();
  const named = allergenGroups.filter((group) => allergies?.[group]);
  const isWrong = Boolean(errorOf('allergies')) || named.some((group) => errorOf(`allergies.${group}`));
  const fields = (
    <div className="grid grid-cols-2 gap-x-6 md:grid-cols-3">
      {allergenGroups.map((group) => (
        <AllergyField key={group} group={group} />
      ))}
    </div>
  );
  return (
    <fieldset id="allergies" tabIndex={-1} className="min-w-0">
      <legend className="font-display text-3xl">{t('fields.allergies')}</legend>
      <p className="measure mt-2 text-muted">{t('hints.allergies')}</p>
      <Fold
        isFolded={folded && !isWrong}
        named={named.map((group) => `${texts.allergenGroups[group]}: ${allergies?.[group]}`).join(' · ')}
      >
        {fields}
      </Fold>
      <p className="mt-3 text-ember empty:hidden">{errorOf('allergies')}</p>
      <Conflicts />
    </fieldset>
  );
});

/** How many guests cannot eat one allergen; drawn anew only when this number changes. */
const AllergyField = memo(function AllergyField({ group }: { group: AllergenGroup }) {
  const { allergenGroups: names } = useCatalogueTexts();
  const count = useDraftPart((draft) => draft.allergies?.[group] ?? null);
  const { errorOf, touch } = useFieldErrors();
  return (
    <NumberField
      id={`allergies.${group}`}
      label={names[group]}
      error={errorOf(`allergies.${group}`)}
      value={count}
      onChange={(entered) =>
        applyToDraft((current) => {
          const { [group]: _, ...others } = current.allergies ?? {};
          return { ...current, allergies: entered ? { ...others, [group]: entered } : others };
        })
      }
      onLeave={() => touch('allergies')}
      className="flex flex-col justify-end pt-5"
    />
  );
});

type FoldProps = { isFolded: boolean; named: string; children: ReactNode };

/** Folded at first, where room is short, with what has been named; what was opened stays open. */
function Fold({ isFolded, named, children }: FoldProps) {
  const t = useTranslations('configurator.carte');
  const [isOpen, setOpen] = useState(!isFolded);
  if (!isFolded && !isOpen) setOpen(true);
  return (
    <details open={isOpen} className="group mt-2" data-allergy-fold>
      <summary className="unfolds border-y border-line py-2 font-medium md:group-open:hidden">
        <span>
          {t('nameAllergies')}
          {named && <span className="line-clamp-2 font-normal text-accent">{named}</span>}
        </span>
        <Icon name="down" className="size-4 flex-none text-accent group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

const ConflictList = lazyPart(() => import('./conflict-list').then((module) => module.ConflictList));

/** What of the plan is not for everybody; its words come when there is something to say. */
function Conflicts() {
  const count = useResolvedPlan()?.conflicts.length;
  return (
    <div role="status">
      {count ? (
        <Suspense>
          <ConflictList />
        </Suspense>
      ) : null}
    </div>
  );
}
