/** A counter, how many uses it allows, and in how many seconds. */
export type Counter = { readonly bucket: string; readonly max: number; readonly windowSeconds: number };

/** Runs a statement: the site's connection, or the embedded backend's own, which the sign-in interface holds. */
type Query = (sql: string, values: readonly unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;

/** The window starts with the first use, so that a limit does not depend on the clock's full hour. */
const countOne = `
  insert into public.rate_limits as counter (bucket, window_start, count) values ($1, now(), 1)
  on conflict (bucket) do update set
    window_start = case when counter.window_start <= now() - make_interval(secs => $3::integer) then now()
                        else counter.window_start end,
    count = case when counter.window_start <= now() - make_interval(secs => $3::integer) then 1
                 else least(counter.count, $2::integer) + 1 end
  returning count, greatest(1, ceil(extract(epoch from window_start - now())) + $3::integer)::integer as wait`;

/** Counts one use. 0 when it was allowed, else the seconds until the next one is. */
export async function countUse(query: Query, { bucket, max, windowSeconds }: Counter): Promise<number> {
  const { rows } = await query(countOne, [bucket, max, windowSeconds]);
  const { count, wait } = rows[0] as { count: number; wait: number };
  return count > max ? wait : 0;
}
