import type { Locale } from '@/content/locales';
import type { Block } from './blocks';

/** A mailbox; `name` is shown, `address` is used. */
export type Mailbox = { readonly name: string; readonly address: string };

/** A file that comes with a mail; its name is shown. */
export type Attachment = {
  readonly name: string;
  readonly type: 'application/pdf' | 'image/png';
  readonly content: Uint8Array;
  /** Of a picture that stands in the HTML part and in no list of files. */
  readonly contentId?: string;
};

/** Content and recipient of an e-mail before it is rendered. */
export type EmailContent = {
  readonly locale: Locale;
  readonly to: Mailbox;
  readonly replyTo: Mailbox;
  readonly subject: string;
  /** Large at the head of the HTML part; in the plain part the subject line is enough. */
  readonly title: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly blocks: readonly Block[];
  /** Who writes, below everything else. */
  readonly footer: readonly string[];
  readonly attachments?: readonly Attachment[];
};

/** A finished mail: the same content as plain text and as HTML. */
export type EmailMessage = {
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same on every attempt, so that a mail that arrives twice can be recognised (RFC 5322, section 3.6.4). */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly Attachment[];
};

export const createMessageId = (outboxId: string, siteUrl: string): string =>
  `<${outboxId}@${new URL(siteUrl).hostname}>`;
