import { useTranslations } from 'next-intl';
import { EventTime } from '@/components/configurator/fields/event-time';
import { useFieldErrors } from '@/components/configurator/fields/field-errors';
import { NumberField } from '@/components/configurator/fields/number-field';
import { changeDraft, useDraftPart } from '@/components/configurator/shell/use-draft';
import { useHydrated } from '@/components/ui/use-hydrated';

/** What proposals need not know, but the price depends on: children and exact times. */
export function MoreAnswers() {
  const t = useTranslations('configurator');
  const children = {
    childrenUnder6: useDraftPart((draft) => draft.childrenUnder6),
    children611: useDraftPart((draft) => draft.children611),
  };
  const { errorOf, touch } = useFieldErrors();
  return (
    // A boundary of its own may be hydrated later than the form around it; what is typed before would be lost.
    <fieldset disabled={!useHydrated()} className="min-w-0 space-y-10">
      <EventTime />
      <div className="field-row sm:grid-cols-2">
        {(['childrenUnder6', 'children611'] as const).map((name) => (
          <NumberField
            key={name}
            id={name}
            label={t(`fields.${name}`)}
            hint={t(`hints.${name}`)}
            optionalLabel={t('optional')}
            error={errorOf(name)}
            value={children[name] ?? null}
            onChange={(count) => changeDraft({ [name]: count ?? 0 })}
            onLeave={() => touch(name)}
          />
        ))}
      </div>
    </fieldset>
  );
}
