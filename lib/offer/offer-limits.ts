/** How large an offer and its parts may be; apart from the schema, so that a form can hold to it without loading that. */
export const offerLimits = {
  lines: 100,
  text: 300,
  message: 4_000,
  quantity: 100_000,
  /** Of one unit, ten million euros either way. */
  unitCents: 1_000_000_000,
  /** Fits the database's `integer`. */
  totalCents: 2_000_000_000,
} as const;
