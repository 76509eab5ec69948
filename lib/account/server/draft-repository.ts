import 'server-only';
import { sql } from 'kysely';
import { z } from 'zod';
import { storableJson } from '@/lib/base/storable';
import { db } from '@/lib/server/database/database';
import type { SavedDraft } from './schema';

const json = z.record(z.string(), z.unknown()).nullable();

const columns = ['draft', 'revision', 'saved_at'] as const;

const toSaved = (row: { draft: unknown; revision: number; saved_at: Date }): SavedDraft => ({
  draft: json.parse(row.draft),
  revision: row.revision,
  savedAt: row.saved_at.toISOString(),
});

const none: SavedDraft = { draft: null, revision: 0, savedAt: null };

/** The draft of an account. */
export async function readDraft(userId: string): Promise<SavedDraft> {
  const row = await db()
    .selectFrom('drafts')
    .select(columns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? toSaved(row) : none;
}

export type DraftWrite = {
  /** Null clears it; the revision goes on counting. */
  readonly draft: Readonly<Record<string, unknown>> | null;
  /** The revision that was read last, 0 when there was none. */
  readonly baseRevision: number;
};

/**
 * Stores a draft if nobody has stored another since `baseRevision`; else changes nothing and returns what is there.
 * One statement decides, so that of two writers at the same time only one succeeds.
 */
export async function writeDraft(
  userId: string,
  { draft, baseRevision }: DraftWrite,
): Promise<{ readonly stored: boolean; readonly saved: SavedDraft }> {
  const row = {
    draft: draft && JSON.stringify(storableJson(draft)),
    revision: baseRevision + 1,
    saved_at: sql<Date>`now()`,
  };
  const written =
    baseRevision === 0
      ? db()
          .insertInto('drafts')
          .values({ ...row, user_id: userId })
          .onConflict((conflict) => conflict.doNothing())
          .returning(columns)
      : db()
          .updateTable('drafts')
          .set(row)
          .where('user_id', '=', userId)
          .where('revision', '=', baseRevision)
          .returning(columns);
  const saved = await written.executeTakeFirst();
  return saved ? { stored: true, saved: toSaved(saved) } : { stored: false, saved: await readDraft(userId) };
}
