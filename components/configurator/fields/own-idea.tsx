import { useTranslations } from 'next-intl';
import { changeDraft, useDraftPart } from '@/components/configurator/shell/use-draft';
import { DraftTextField } from './draft-fields';
import { useFieldErrors } from './field-errors';
import { NumberField } from './number-field';

/** An individual offer begins with the visitor's own words, and what it may cost. */
export function OwnIdea() {
  const t = useTranslations('configurator');
  const budget = useDraftPart((draft) => draft.budgetPerPersonCents);
  const { errorOf, touch } = useFieldErrors();
  return (
    <div className="space-y-8">
      <DraftTextField
        name="ideaText"
        label={t('fields.ideaText')}
        hint={t('hints.ideaText')}
        required
        multiline
      />
      <NumberField
        id="budgetPerPersonCents"
        label={t('fields.budget')}
        optionalLabel={t('optional')}
        error={errorOf('budgetPerPersonCents')}
        decimals
        value={budget == null ? null : budget / 100}
        onChange={(euros) =>
          changeDraft({ budgetPerPersonCents: euros === null ? null : Math.round(euros * 100) })
        }
        onLeave={() => touch('budgetPerPersonCents')}
      />
    </div>
  );
}
