'use client';

import type { PlanDocument, PlanRow } from '@/lib/plan/document/plan-document';

/** A plan in words, as it was sent. */
export function PlanView({ plan }: { plan: PlanDocument }) {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      {plan.sections.map(({ heading, rows }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <dl className="mt-4">
            {rows.map((row) => (
              <Row key={row.term} row={row} />
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
            {plan.price.total.term}, {plan.price.basis}
          </p>
        </section>
      )}
    </div>
  );
}

function Row({ row }: { row: PlanRow }) {
  return (
    <div className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[11rem_1fr]">
      <dt className="text-muted">{row.term}</dt>
      <dd className="figures break-words whitespace-pre-line">{row.text}</dd>
    </div>
  );
}
