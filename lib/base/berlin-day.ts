const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The calendar day of an instant where the business is, YYYY-MM-DD. */
export function berlinDay(instant: Date): string {
  return format.format(instant);
}

/** Whether a day (YYYY-MM-DD) lies in days that come every year (MM-DD, both included), over New Year as well. */
export function isInYearlyDays(
  { from, until }: { readonly from: string; readonly until: string },
  day: string,
): boolean {
  const monthDay = day.slice(5);
  return from <= until ? from <= monthDay && monthDay <= until : from <= monthDay || monthDay <= until;
}
