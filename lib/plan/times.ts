/** Times of day in steps of 15 minutes, `00:00` to `23:45`, beginning at 06:00 because events do. */
export const quarterHours: readonly string[] = Array.from({ length: 96 }, (_, index) => {
  const minutes = (index * 15 + 6 * 60) % (24 * 60);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
});

/** Minutes after midnight of `HH:MM`; `null` for anything else. */
export const toMinutes = (time: string): number | null => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

/** Hours from begin to end, over midnight when the end is earlier; `null` while the end is open. */
export function eventHours(time: string, timeEnd: string): number | null {
  const from = toMinutes(time);
  const until = toMinutes(timeEnd);
  if (from === null || until === null || from === until) return null;
  return ((until - from + 24 * 60) % (24 * 60)) / 60;
}

/** So many hours after a time, as `HH:MM`. */
export function timeAfter(time: string, hours: number): string {
  const minutes = ((toMinutes(time) ?? 0) + hours * 60) % (24 * 60);
  return quarterHours.find((entry) => toMinutes(entry) === minutes) ?? time;
}
