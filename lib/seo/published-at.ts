/**
 * The moment at which an article of a day counts as published: ten in the morning, when the house opens, with the
 * offset of German time on that day, as search engines want it. `day` is YYYY-MM-DD.
 */
export function publishedAt(day: string): string {
  const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });
  const parts = zone.formatToParts(new Date(`${day}T10:00:00Z`));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT+01:00';
  return `${day}T10:00:00${name.replace('GMT', '')}`;
}
