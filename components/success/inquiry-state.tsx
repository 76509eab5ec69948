import type { KnownState } from '@/lib/inquiry/browser/state';
import { type InquiryState, stepsTo } from '@/lib/inquiry/inquiry-states';

export type StateTexts = {
  title: string;
  names: Readonly<Record<InquiryState, string>>;
  unavailable: string;
};

/** How far an inquiry has come; `null` while the server has not answered. */
export function InquiryStateList({ state, texts }: { state: KnownState | null; texts: StateTexts }) {
  const isMissing = state === 'unavailable' || state === 'refused';
  const known = state === null || isMissing ? null : state;
  const steps = stepsTo(known);
  const reached = known ? steps.indexOf(known) : -1;
  return (
    <section className="mt-16" aria-busy={state === null} data-state={state}>
      <h2>{texts.title}</h2>
      {isMissing ? (
        <p className="measure mt-5 text-muted">{texts.unavailable}</p>
      ) : (
        <ol className="mt-8 grid gap-4 sm:grid-cols-2 md:grid-cols-4">
          {steps.map((name, index) => (
            <li
              key={name}
              aria-current={index === reached ? 'step' : undefined}
              className={`border-t-2 pt-4 ${index <= reached ? 'border-accent' : 'border-line text-muted'} ${
                index === reached ? 'font-medium' : ''
              }`}
            >
              {texts.names[name]}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
