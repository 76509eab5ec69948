import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { storableJson } from '@/lib/base/storable';
import { AccountStoreError, must } from './repository';
import type { SavedDraft } from './schema';

const rowSchema = z
  .object({
    draft: z.record(z.string(), z.unknown()).nullable(),
    revision: z.number(),
    saved_at: z.coerce.date(),
  })
  .transform(
    ({ draft, revision, saved_at }): SavedDraft => ({ draft, revision, savedAt: saved_at.toISOString() }),
  );

const columns = 'draft, revision, saved_at';

const none: SavedDraft = { draft: null, revision: 0, savedAt: null };

/** PostgreSQL, appendix A: unique_violation. */
const exists = '23505';

/** The draft of whoever the client belongs to. @throws AccountStoreError */
export async function readDraft(client: SupabaseClient): Promise<SavedDraft> {
  const row = must(await client.from('drafts').select(columns).maybeSingle());
  return row ? rowSchema.parse(row) : none;
}

export type DraftWrite = {
  readonly userId: string;
  /** Null clears it; the revision goes on counting. */
  readonly draft: Readonly<Record<string, unknown>> | null;
  /** The revision that was read last, 0 when there was none. */
  readonly baseRevision: number;
  readonly now: Date;
};

/**
 * Stores a draft if nobody has stored another since `baseRevision`; else changes nothing and returns what is there.
 * One statement decides, so that of two writers at the same time only one succeeds.
 * @throws AccountStoreError
 */
export async function writeDraft(
  client: SupabaseClient,
  { userId, draft, baseRevision, now }: DraftWrite,
): Promise<{ readonly stored: boolean; readonly saved: SavedDraft }> {
  const row = { draft: storableJson(draft), revision: baseRevision + 1, saved_at: now.toISOString() };
  const drafts = client.from('drafts');
  const { data, error } =
    baseRevision === 0
      ? await drafts
          .insert({ ...row, user_id: userId })
          .select(columns)
          .maybeSingle()
      : await drafts
          .update(row)
          .eq('user_id', userId)
          .eq('revision', baseRevision)
          .select(columns)
          .maybeSingle();
  if (error && error.code !== exists) throw new AccountStoreError(error.code);
  if (data) return { stored: true, saved: rowSchema.parse(data) };
  return { stored: false, saved: await readDraft(client) };
}
