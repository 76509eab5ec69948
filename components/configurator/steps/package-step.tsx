'use client';

import { useTranslations } from 'next-intl';
import { packagesOf } from '@/lib/configurator/catalogue';
import { changeBreakfastPackage, changePackage } from '@/lib/configurator/rules';
import { DraftTextField } from '../draft-fields';
import { useFieldErrors } from '../field-errors';
import { NumberField } from '../number-field';
import { PackageCards } from '../package-cards';
import { PortionNote } from '../portion-note';
import { StepForm } from '../step-form';
import { StepLink } from '../step-link';
import { useDraft } from '../use-draft';

/** The package of the chosen kind, and breakfast beside it. An own idea is described instead. */
export function PackageStep() {
  const t = useTranslations('configurator');
  const { draft } = useDraft();
  return (
    <StepForm>
      {draft.cateringType === null ? (
        <p className="border-l-2 border-accent pl-5">
          {t('chooseType')} <StepLink id="catering-art" />
        </p>
      ) : draft.cateringType === 'own-idea' ? (
        <OwnIdea />
      ) : (
        <>
          <Packages />
          <PortionNote />
        </>
      )}
      {draft.cateringType !== null && draft.cateringType !== 'breakfast' && <Breakfast />}
    </StepForm>
  );
}

function Packages() {
  const t = useTranslations('configurator');
  const { draft, apply } = useDraft();
  const { errorOf } = useFieldErrors();
  const offered = draft.cateringType ? packagesOf(draft.cateringType) : [];
  const chosen = offered.find((entry) => entry.id === draft.package);
  return (
    <PackageCards
      legend={t('fields.package')}
      legendHidden
      name="package"
      value={chosen?.id ?? null}
      error={errorOf('package')}
      onChange={(value) => apply((current) => changePackage(current, value))}
      packages={offered}
    />
  );
}

function OwnIdea() {
  const t = useTranslations('configurator');
  const { draft, change } = useDraft();
  const { errorOf, touch } = useFieldErrors();
  return (
    <div className="space-y-8">
      <DraftTextField name="ideaText" label={t('fields.ideaText')} hint={t('hints.ideaText')} multiline />
      <NumberField
        id="budgetPerPersonCents"
        label={t('fields.budget')}
        optionalLabel={t('optional')}
        error={errorOf('budgetPerPersonCents')}
        decimals
        value={draft.budgetPerPersonCents == null ? null : draft.budgetPerPersonCents / 100}
        onChange={(euros) =>
          change({ budgetPerPersonCents: euros === null ? null : Math.round(euros * 100) })
        }
        onLeave={() => touch('budgetPerPersonCents')}
      />
    </div>
  );
}

function Breakfast() {
  const t = useTranslations('configurator');
  const { draft, apply } = useDraft();
  const { errorOf } = useFieldErrors();
  return (
    <PackageCards
      legend={t('fields.breakfastPackage')}
      name="breakfastPackage"
      value={draft.breakfastPackage ?? 'none'}
      error={errorOf('breakfastPackage')}
      onChange={(value) =>
        apply((current) => changeBreakfastPackage(current, value === 'none' ? null : value))
      }
      packages={packagesOf('breakfast')}
      none={t('noBreakfast')}
    />
  );
}
