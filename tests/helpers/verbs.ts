import { randomUUID } from 'node:crypto';
import { beforeEach, vi } from 'vitest';
import type { Terms } from '@/lib/answer/terms';
import type { Draft } from '@/lib/plan/draft';
import { ada, answerTo, deed, jule, newInquiry } from './inquiries';
import { rowsOf, type storageOn } from './site-storage';

/** What house and guest do to inquiries of a storage, and what can be read of it. */
export function verbsOn(storage: ReturnType<typeof storageOn>) {
  const query = (text: string, ...values: unknown[]) => rowsOf(storage(), text, values);
  beforeEach(() => vi.stubEnv('INQUIRY_LIMIT_PER_HOUR', '10000'));

  async function inquire(plan: Draft): Promise<string> {
    const stored = await storage().storeInquiry(newInquiry(plan));
    if (stored.status !== 'stored') throw new Error(stored.status);
    return stored.reference;
  }
  const read = async (reference: string) => {
    const inquiry = await storage().readInquiry(storage().db(), reference);
    if (!inquiry) throw new Error('no inquiry');
    return inquiry;
  };
  const newest = async (reference: string) => {
    const { id } = await read(reference);
    return (await storage().readVersions(storage().db(), id)).length;
  };
  async function answer(reference: string, plan: Draft, terms: Partial<Terms> = {}) {
    const input = {
      reference,
      key: randomUUID(),
      from: await newest(reference),
      answer: answerTo(plan, terms),
    };
    const sent = await storage().transaction((tx) => storage().answerInquiry(tx, jule, input));
    return { ...sent, again: () => storage().transaction((tx) => storage().answerInquiry(tx, jule, input)) };
  }
  const agree = async (reference: string, who = ada) => {
    const { offered } = await read(reference);
    return storage().transaction((tx) => storage().agree(tx, who, { ...deed(reference), version: offered }));
  };
  const cancel = (reference: string) =>
    storage().transaction((tx) => storage().cancelAgreement(tx, jule, deed(reference)));
  const decline = (reference: string) =>
    storage().transaction((tx) => storage().declineInquiry(tx, jule, deed(reference, 'Leider')));
  const bookings = (day: string) =>
    query(
      'select kind, inquiry_id is not null as guest, until from bookings where day = $1 order by slot',
      day,
    );
  const mails = async (reference: string) =>
    (
      await query(
        `select mail_outbox.kind || ' ' || recipient as mail from mail_outbox
         join inquiries on inquiries.id = inquiry_id where reference = $1 and mail_outbox.kind <> 'inquiry' order by 1`,
        reference,
      )
    ).map(({ mail }) => mail);
  return { query, inquire, read, answer, agree, cancel, decline, bookings, mails };
}
