import type { EmailContent, Mailbox } from '@/lib/mail/email-message';
import type { OutboxMail } from '@/lib/mail/outbox';
import { db } from '@/lib/server/database/database';
import { readEntries, readInquiryById, readVersions } from '../read-inquiry';
import type { InquiryMailKind } from '../record';
import { isAnswer, versionOf } from '../version';
import {
  composeAgreed,
  composeAnswer,
  composeAnswerWithdrawn,
  composeCancelled,
  composeDeclined,
  composeLink,
  composeWrittenToGuest,
} from './guest-mails';
import {
  composeAgreedHouse,
  composeCancelledHouse,
  composeDayTaken,
  composeRefused,
  composeWithdrawn,
  composeWrittenToHouse,
} from './house-mails';
import { type Letter, payloadSchema } from './letter';
import { composeStaffEmail } from './staff-email';
import { composeVisitorEmail } from './visitor-email';

type Composer = (letter: Letter) => EmailContent | Promise<EmailContent>;

/** A letter about a version that has to be an answer. @throws Error for another */
const aboutAnswer =
  (
    compose: (letter: Parameters<typeof composeAnswer>[0]) => EmailContent | Promise<EmailContent>,
  ): Composer =>
  (letter) => {
    const { version } = letter;
    if (!isAnswer(version)) throw new Error('the mail is about an answer');
    return compose({ ...letter, version });
  };

async function composeAgreedNow(letter: Parameters<typeof composeAgreed>[0]): Promise<EmailContent> {
  const entries = await readEntries(db(), letter.inquiry.id);
  const yes = entries.findLast(({ kind, version }) => kind === 'agree' && version === letter.version.number);
  return composeAgreed(letter, yes?.at ?? letter.version.createdAt);
}

const toGuest: Partial<Record<InquiryMailKind, Composer>> = {
  inquiry: composeVisitorEmail,
  answer: aboutAnswer(composeAnswer),
  answer_withdrawn: composeAnswerWithdrawn,
  agreed: aboutAnswer(composeAgreedNow),
  declined: composeDeclined,
  cancelled: composeCancelled,
  written: composeWrittenToGuest,
  link: composeLink,
};

const toHouse: Partial<Record<InquiryMailKind, Composer>> = {
  inquiry: composeStaffEmail,
  agreed: aboutAnswer(composeAgreedHouse),
  day_taken: composeDayTaken,
  refused: composeRefused,
  withdrawn: composeWithdrawn,
  cancelled: composeCancelledHouse,
  written: composeWrittenToHouse,
};

/** Any mail about an inquiry, from the version that it names; `null` for a row about something else. */
export async function composeInquiryEmail(
  mail: OutboxMail,
  staff: Mailbox,
  siteUrl: string,
): Promise<EmailContent | null> {
  const composers = mail.recipient === 'house' ? toHouse : toGuest;
  const compose = composers[mail.kind as InquiryMailKind];
  if (!compose || mail.inquiryId === null) return null;
  const inquiry = await readInquiryById(db(), mail.inquiryId);
  if (!inquiry) return null;
  const versions = await readVersions(db(), inquiry.id);
  const version = versionOf(versions, mail.version ?? inquiry.current);
  const payload = payloadSchema.parse(mail.payload);
  return compose({ inquiry, versions, version, payload, staff, siteUrl });
}
