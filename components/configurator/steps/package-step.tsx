import { useTranslations } from 'next-intl';
import { useFieldErrors } from '@/components/configurator/fields/field-errors';
import { OwnIdea } from '@/components/configurator/fields/own-idea';
import { PackageCards } from '@/components/configurator/fields/package-cards';
import { PortionNote } from '@/components/configurator/fields/portion-note';
import { StepForm } from '@/components/configurator/shell/step-form';
import { StepLink } from '@/components/configurator/shell/step-link';
import { useDraftPart } from '@/components/configurator/shell/use-draft';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useMenuChange } from '@/components/configurator/shell/use-menu-change';

/** The package of the chosen kind, and breakfast beside it. An own idea is described instead. */
export function PackageStep() {
  const t = useTranslations('configurator');
  const cateringType = useDraftPart((draft) => draft.cateringType);
  return (
    <StepForm>
      {cateringType === null ? (
        <p className="border-l-2 border-accent pl-5">
          {t('chooseType')} <StepLink id="catering-art" />
        </p>
      ) : cateringType === 'own-idea' ? (
        <OwnIdea />
      ) : (
        <>
          <Packages />
          <PortionNote />
        </>
      )}
      {cateringType !== null && cateringType !== 'breakfast' && <Breakfast />}
    </StepForm>
  );
}

function Packages() {
  const t = useTranslations('configurator');
  const cateringType = useDraftPart((draft) => draft.cateringType);
  const chosenId = useDraftPart((draft) => draft.package);
  const engine = useEngine();
  const { pending, change } = useMenuChange<string>((rules, current, id) => rules.changePackage(current, id));
  const { errorOf } = useFieldErrors();
  const offered = (cateringType && engine?.getPackages(cateringType)) || [];
  const chosen = offered.find((entry) => entry.id === chosenId);
  return (
    <PackageCards
      legend={t('fields.package')}
      legendHidden
      name="package"
      value={pending ?? chosen?.id ?? null}
      error={errorOf('package')}
      onChange={change}
      packages={offered}
    />
  );
}

function Breakfast() {
  const t = useTranslations('configurator');
  const breakfast = useDraftPart((draft) => draft.breakfastPackage);
  const engine = useEngine();
  const { pending, change } = useMenuChange<string>((rules, current, id) =>
    rules.changeBreakfastPackage(current, id === 'none' ? null : id),
  );
  const { errorOf } = useFieldErrors();
  return (
    <PackageCards
      legend={t('fields.breakfastPackage')}
      name="breakfastPackage"
      value={pending ?? breakfast ?? 'none'}
      error={errorOf('breakfastPackage')}
      onChange={change}
      packages={engine?.getPackages('breakfast') ?? []}
      none={t('noBreakfast')}
    />
  );
}
