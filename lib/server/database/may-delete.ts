import { sql } from 'kysely';
import type { Statements } from './database';

/** Whether a table of the sign-in interface is there and open: which ones are differs from version to version. */
export async function mayDelete(
  on: Statements,
  table: 'auth.audit_log_entries' | 'auth.one_time_tokens',
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean | null }>`
    select has_table_privilege(to_regclass(${table}), 'delete') as may`.execute(on);
  return rows[0]?.may === true;
}
