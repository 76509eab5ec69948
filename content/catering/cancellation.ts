import { bookingTerms } from './rules';

const percent = (bp: number) => bp / 100;
const [free, ...steps] = bookingTerms.cancellation;

/** The scale of cancellation for tables: free until `free.fromDays` before, then a share in per cent per span of days. */
export const cancellationScale = {
  free,
  charged: steps.map(({ fromDays, feeBp }, index) => ({
    /** First day of the span, counted back from the event. */
    until: (index === 0 ? free.fromDays : (steps[index - 1]?.fromDays ?? 0)) - 1,
    from: fromDays,
    fee: percent(feeBp),
  })),
  deposit: percent(bookingTerms.depositBp),
} as const;
