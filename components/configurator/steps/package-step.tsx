'use client';

import { useLocale, useTranslations } from 'next-intl';
import { vatRates } from '@/content/catering/rules';
import { type KnownPackage, packagesOf } from '@/lib/configurator/catalogue';
import { grossOf } from '@/lib/configurator/price-line';
import { changeBreakfastPackage, changePackage } from '@/lib/configurator/rules';
import { formatCents } from '@/lib/i18n/format';
import { RadioCards } from '../../ui/radio-cards';
import { useCatalogueTexts } from '../catalogue-context';
import { DraftTextField } from '../draft-fields';
import { useFieldErrors } from '../field-errors';
import { NumberField } from '../number-field';
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
        <Packages />
      )}
      {draft.cateringType !== null && draft.cateringType !== 'breakfast' && <Breakfast />}
    </StepForm>
  );
}

function usePackageCard() {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const texts = useCatalogueTexts();
  const { draft } = useDraft();
  const net = draft.customerType === 'business';
  return (entry: KnownPackage) => {
    const price =
      entry.priceCents === null
        ? t('onRequest')
        : `${formatCents(net ? entry.priceCents : grossOf(entry.priceCents, vatRates.reduced), locale)} ${t('perPerson')}, ${net ? t('exclVat') : t('inclVat')}`;
    return {
      value: entry.id,
      label: texts.packages[entry.id].name,
      description: texts.packages[entry.id].includes.join(' · '),
      note: `${price} · ${t('from', { guests: entry.minimumGuests })} · ${t('leadDays', { days: entry.leadDays })}`,
    };
  };
}

function Packages() {
  const t = useTranslations('configurator');
  const card = usePackageCard();
  const { draft, apply } = useDraft();
  const { errorOf } = useFieldErrors();
  const offered = draft.cateringType ? packagesOf(draft.cateringType) : [];
  const chosen = offered.find((entry) => entry.id === draft.package);
  return (
    <RadioCards
      legend={t('fields.package')}
      legendHidden
      name="package"
      value={chosen?.id ?? null}
      error={errorOf('package')}
      onChange={(value) => apply((current) => changePackage(current, value))}
      gridClass="sm:grid-cols-2 xl:grid-cols-3"
      options={offered.map(card)}
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
  const card = usePackageCard();
  const { draft, apply } = useDraft();
  const { errorOf } = useFieldErrors();
  return (
    <RadioCards<string>
      legend={t('fields.breakfastPackage')}
      name="breakfastPackage"
      value={draft.breakfastPackage ?? 'none'}
      error={errorOf('breakfastPackage')}
      onChange={(value) =>
        apply((current) => changeBreakfastPackage(current, value === 'none' ? null : value))
      }
      options={[{ value: 'none', label: t('noBreakfast') }, ...packagesOf('breakfast').map(card)]}
    />
  );
}
