import 'server-only';
import { allows, type Party, type Verb } from '@/lib/answer/states';
import type { Tx } from '@/lib/server/database/database';
import type { Schema } from '@/lib/server/database/schema';
import { Refusal } from '@/lib/server/refusal';
import { type Inquiry, lockInquiry } from './read-inquiry';
import { addEntry } from './record';

/** Who acts; established before the transaction, by a session of the house or the key of a link. */
export type Who = { readonly party: Party; readonly name: string };

/** A form about an inquiry. */
export type Deed = {
  readonly reference: string;
  /** Of the form: the same one sent again does nothing more. */
  readonly key: string;
  /** Words, as far as the verb has some: a message, a note, a reason. */
  readonly text?: string;
};

type Change = Partial<
  Pick<
    { [K in keyof Schema['inquiries']]: Date | string | number | null },
    'answer_by' | 'offered' | 'agreed' | 'signed_at' | 'closed_by' | 'closed_at' | 'link_version'
  >
>;

export type Act = {
  readonly tx: Tx;
  readonly inquiry: Inquiry;
  readonly now: Date;
  /** Changes the inquiry's row. */
  readonly set: (change: Change) => Promise<void>;
};

async function isKnown(tx: Tx, inquiry: Inquiry, key: string): Promise<boolean> {
  const entry = await tx.selectFrom('entries').select('inquiry_id').where('key', '=', key).executeTakeFirst();
  if (entry && entry.inquiry_id !== inquiry.id) throw new Refusal({ status: 400, code: 'invalid' });
  return entry !== undefined;
}

/**
 * Does something with an inquiry that is locked meanwhile, and writes it into its history; whatever `work` throws, nothing
 * has happened. A form that came before is done already.
 * @param work returns the version that the entry names.
 * @throws Refusal `not_found`, `state` when the table of states does not allow it
 */
export async function act(
  tx: Tx,
  who: Who,
  verb: Verb,
  { reference, key, text }: Deed,
  work: (act: Act) => Promise<number | null>,
): Promise<void> {
  const inquiry = await lockInquiry(tx, reference);
  if (!inquiry) throw new Refusal({ status: 404, code: 'not_found' });
  if (await isKnown(tx, inquiry, key)) return;
  if (!allows(verb, inquiry, who.party)) throw new Refusal({ status: 409, code: 'state' });
  const now = new Date();
  const set = async (change: Change) => {
    await tx
      .updateTable('inquiries')
      .set({ last_contact_at: now, ...(change as object) })
      .where('id', '=', inquiry.id)
      .execute();
  };
  const version = await work({ tx, inquiry, now, set });
  await addEntry(tx, inquiry.id, {
    author: who.party,
    name: who.name,
    kind: verb,
    version,
    text: text ?? '',
    key,
  });
}
