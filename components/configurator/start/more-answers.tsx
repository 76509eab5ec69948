import { DraftField } from '@/components/configurator/fields/draft-field';
import { EventTime } from '@/components/configurator/fields/event-time';
import { useHydrated } from '@/components/ui/use-hydrated';

/** What proposals need not know, but menu and price depend on: exact times, children, who eats neither meat nor fish. */
export function MoreAnswers() {
  return (
    // A boundary of its own may be hydrated later than the form around it; what is typed before would be lost.
    <fieldset role="presentation" disabled={!useHydrated()} className="min-w-0 space-y-10">
      <EventTime />
      <div className="field-row sm:grid-cols-2">
        {(['childrenUnder6', 'children611', 'veganGuests', 'vegetarianGuests'] as const).map((name) => (
          <DraftField key={name} path={name} />
        ))}
      </div>
    </fieldset>
  );
}
