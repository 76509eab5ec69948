import 'server-only';
import { createTransport } from 'nodemailer';
import type { EmailMessage } from './email-message';
import type { Outcome } from './outbox';
import type { MailSettings } from './settings';

/** Codes of nodemailer that say nothing about the mail: the server cannot be used at the moment. */
const serverTrouble = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EAUTH',
]);

export type Delivery = Outcome & {
  /** The next mail would fail for the same reason. */
  readonly serverDown: boolean;
};

/** What a failed attempt leaves in the outbox: nodemailer's code and the server's reply code, never its text. */
function failure(error: unknown): Delivery {
  const known = typeof error === 'object' && error !== null ? error : {};
  const code = 'code' in known && typeof known.code === 'string' ? known.code : 'EUNKNOWN';
  const reply = 'responseCode' in known && typeof known.responseCode === 'number' ? known.responseCode : null;
  return {
    ok: false,
    code: reply ? `${code} ${reply}` : code,
    // RFC 5321, section 4.2.1: 5xx is final. Only where it is about the recipient; a sender can be corrected.
    permanent: code === 'EENVELOPE' && reply !== null && reply >= 550 && reply <= 553,
    serverDown: serverTrouble.has(code),
  };
}

/** Hands one message to the mail server. Never throws. */
export async function deliver(message: EmailMessage, settings: MailSettings): Promise<Delivery> {
  const transport = createTransport(settings.smtpUrl);
  try {
    await transport.sendMail({
      from: message.from,
      to: message.to,
      replyTo: message.replyTo,
      subject: message.subject,
      text: message.text,
      html: message.html,
      messageId: message.messageId,
      headers: message.headers,
      attachments: message.attachments.map(({ name, type, content, contentId }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(content),
        ...(contentId && { cid: contentId, contentDisposition: 'inline' as const }),
      })),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return { ok: true, serverDown: false };
  } catch (error) {
    return failure(error);
  } finally {
    transport.close();
  }
}
