import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { useFieldErrors } from '@/components/configurator/fields/field-errors';
import { OwnIdea } from '@/components/configurator/fields/own-idea';
import { PackageCards } from '@/components/configurator/fields/package-cards';
import { PortionNote } from '@/components/configurator/fields/portion-note';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { StepForm } from '@/components/configurator/shell/step-form';
import { StepLink } from '@/components/configurator/shell/step-link';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useMenuChange } from '@/components/configurator/shell/use-menu-change';

const HelpMeChoose = lazyPart(() =>
  import('@/components/configurator/start/help-me-choose').then((module) => module.HelpMeChoose),
);

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
      <Suspense>
        <HelpMeChoose />
      </Suspense>
    </StepForm>
  );
}

function Packages() {
  const t = useTranslations('configurator');
  const { draft } = useDraft();
  const engine = useEngine();
  const { pending, change } = useMenuChange<string>((rules, current, id) => rules.changePackage(current, id));
  const { errorOf } = useFieldErrors();
  const offered = (draft.cateringType && engine?.getPackages(draft.cateringType)) || [];
  const chosen = offered.find((entry) => entry.id === draft.package);
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
  const { draft } = useDraft();
  const engine = useEngine();
  const { pending, change } = useMenuChange<string>((rules, current, id) =>
    rules.changeBreakfastPackage(current, id === 'none' ? null : id),
  );
  const { errorOf } = useFieldErrors();
  return (
    <PackageCards
      legend={t('fields.breakfastPackage')}
      name="breakfastPackage"
      value={pending ?? draft.breakfastPackage ?? 'none'}
      error={errorOf('breakfastPackage')}
      onChange={change}
      packages={engine?.getPackages('breakfast') ?? []}
      none={t('noBreakfast')}
    />
  );
}
