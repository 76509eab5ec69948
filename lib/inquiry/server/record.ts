import 'server-only';
import type { EntryKind, Party } from '@/lib/answer/states';
import { storableText } from '@/lib/base/storable';
import type { Tx } from '@/lib/server/database/database';

/** Mails about an inquiry; each is composed from the version that it names. */
export type InquiryMailKind =
  | 'inquiry'
  | 'answer'
  | 'answer_withdrawn'
  | 'agreed'
  | 'day_taken'
  | 'refused'
  | 'withdrawn'
  | 'declined'
  | 'cancelled'
  | 'written'
  | 'link';

type NewEntry = {
  readonly author: Party;
  readonly name: string;
  readonly kind: EntryKind;
  readonly version?: number | null;
  readonly text?: string;
  /** Of the form that it came by. */
  readonly key?: string | null;
};

/** Adds to what happened to an inquiry. */
export async function addEntry(tx: Tx, inquiryId: string, { text = '', ...entry }: NewEntry): Promise<void> {
  await tx
    .insertInto('entries')
    .values({ inquiry_id: inquiryId, ...entry, text: storableText(text) })
    .execute();
}

type NewMail = {
  readonly kind: InquiryMailKind;
  readonly to: 'house' | 'visitor';
  readonly version: number;
  /** What else it says, for its composer. */
  readonly payload?: object;
};

/** Queues a mail about an inquiry with the transaction that it tells of. */
export async function queueMail(
  tx: Tx,
  { id, locale }: { readonly id: string; readonly locale: string },
  { kind, to, version, payload = {} }: NewMail,
): Promise<void> {
  await tx
    .insertInto('mail_outbox')
    .values({
      kind,
      recipient: to,
      locale: to === 'house' ? 'de' : locale,
      inquiry_id: id,
      version,
      payload: JSON.stringify(payload),
    })
    .execute();
}
