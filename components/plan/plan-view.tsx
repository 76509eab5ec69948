import type { PlanRow } from '@/lib/plan/describe';
import type { PlanDocument } from '@/lib/plan/document/plan-document';

/** A plan in words, as it was sent. */
export function PlanView({ plan }: { plan: PlanDocument }) {
  return (
    <div className="@container">
      <div className="grid gap-x-16 gap-y-12 @min-[52rem]:grid-cols-2">
        {plan.sections.map(({ id, title, rows }) => (
          <section key={id}>
            <h3>{title}</h3>
            <dl className="mt-4">
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </dl>
          </section>
        ))}
        {plan.price && (
          <section>
            <h3>{plan.price.heading}</h3>
            <ul className="mt-4">
              {plan.price.lines.map((line) => (
                <li
                  key={`${line.name} ${line.detail}`}
                  className="figures flex justify-between gap-4 border-t border-line py-2.5"
                >
                  <span>
                    {line.name} <span className="text-muted">{line.detail}</span>
                  </span>
                  <span className="whitespace-nowrap">{line.amount}</span>
                </li>
              ))}
            </ul>
            <p className="figures border-t border-accent pt-4 font-display text-3xl text-accent">
              {plan.price.total.text}
            </p>
            <p className="text-muted">
              {[plan.price.total.term, plan.price.basis].filter(Boolean).join(', ')}
            </p>
          </section>
        )}
      </div>
    </div>
  );
}

function Row({ row }: { row: PlanRow }) {
  return (
    <div className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[11rem_1fr]" data-row={row.id}>
      <dt className="text-muted">{row.label}</dt>
      {row.values.map(({ text, note }) => (
        <dd key={text} className="figures break-words whitespace-pre-line sm:col-start-2">
          {text}
          {note && <span className="block text-sm text-muted">{note}</span>}
        </dd>
      ))}
    </div>
  );
}
