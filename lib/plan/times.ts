/** Times of day in steps of 15 minutes, `00:00` to `23:45`, beginning at 06:00 because events do. */
export const quarterHours: readonly string[] = Array.from({ length: 96 }, (_, index) => {
  const minutes = (index * 15 + 6 * 60) % (24 * 60);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
});
