const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The calendar day of an instant where the business is, YYYY-MM-DD. */
export function berlinDay(instant: Date): string {
  return format.format(instant);
}

/** What is shown on a day (YYYY-MM-DD): entries without dates always, others from and until theirs, both included. */
export function shownOn<Entry extends { readonly from?: string; readonly until?: string }>(
  entries: readonly Entry[],
  day: string,
): readonly Entry[] {
  return entries.filter((entry) => (entry.from ?? day) <= day && day <= (entry.until ?? day));
}
