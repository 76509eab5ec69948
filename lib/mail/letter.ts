/** A mailbox; `name` is shown, `address` is used. */
export type Mailbox = { readonly name: string; readonly address: string };

/** A finished mail in plain text. */
export type Letter = {
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: Mailbox;
  readonly subject: string;
  readonly text: string;
  /** The same on every attempt, so that a mail that arrives twice can be recognised (RFC 5322, section 3.6.4). */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Text for a header or a line of its own: no line breaks or other control characters, which could start another
 * header, none of the invisible marks that turn text around, and not endless.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);

/** A paragraph that a visitor wrote: line breaks stay, other control characters go; each line is indented. */
export const quoted = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim()
    .replace(/^/gm, '    ');

export const messageIdOf = (outboxId: string, siteUrl: string): string =>
  `<${outboxId}@${new URL(siteUrl).hostname}>`;
