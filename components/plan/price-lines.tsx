import type { PlanPrice } from '@/lib/plan/describe-price';

/** The positions of a price with how each came about, then tax, the other total and the tip. */
export function PriceLines({ price: { heading, lines, sums } }: { price: PlanPrice }) {
  return (
    <>
      {lines.length > 0 && (
        <ul className="mt-5 text-sm" aria-label={heading}>
          {lines.map(({ name, detail, amount }) => (
            <li
              key={`${name} ${detail}`}
              className="figures flex justify-between gap-4 border-t border-line py-2.5 text-left"
            >
              <span className="min-w-0 break-words">
                <span>{name}</span>
                <span className="block text-sm text-muted">{detail}</span>
              </span>
              <span className="whitespace-nowrap">{amount}</span>
            </li>
          ))}
        </ul>
      )}
      <dl className="figures border-t border-line pt-3 text-sm text-muted">
        {sums.map(({ term, text }) => (
          <div key={term} className="flex justify-between gap-4 py-0.5 text-left">
            <dt>{term}</dt>
            <dd className="whitespace-nowrap">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
