import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { freePort } from './backend-database';

export type ReceivedMail = {
  readonly recipients: readonly string[];
  readonly raw: string;
  /** Unfolded header fields by lower-case name. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  /** Decoded, as all below. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly files: readonly { readonly name: string; readonly type: string; readonly content: Uint8Array }[];
  /** What comes with a content id and stands in the HTML part, in no list of files. */
  readonly pictures: readonly { readonly id: string; readonly type: string; readonly disposition: string }[];
};

/** How the server treats what comes: `drop` breaks the connection off after the mail, without an answer. */
export type Mood = 'accept' | 'busy' | 'unknown-recipient' | 'drop';

async function parse(raw: string, recipients: readonly string[]): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw);
  const headers = new Map<string, string[]>();
  // As they came: decoding would hide a header that somebody managed to add.
  for (const field of raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = field.indexOf(':');
    const name = field.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), field.slice(colon + 1).trim()]);
  }
  const clean = (text: string | undefined) => (text ?? '').replaceAll('\r\n', '\n');
  return {
    recipients,
    raw,
    headers,
    subject: mail.subject ?? '',
    text: clean(mail.text),
    html: clean(mail.html),
    files: mail.attachments
      .filter(({ contentId }) => !contentId)
      .map(({ filename, mimeType, content }) => ({
        name: filename ?? '',
        type: mimeType,
        content: new Uint8Array(content as ArrayBuffer),
      })),
    pictures: mail.attachments.flatMap(({ contentId, mimeType, disposition }) =>
      contentId
        ? [{ id: contentId.replace(/^<|>$/g, ''), type: mimeType, disposition: disposition ?? '' }]
        : [],
    ),
  };
}

/** A mail server on a loopback port that keeps what it accepts. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  mood: Mood = 'accept';
  #server: SMTPServer | undefined;

  private constructor(readonly port: number) {}

  static async start(): Promise<MailServer> {
    const server = new MailServer(await freePort());
    await server.open();
    return server;
  }

  get url() {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async open() {
    const options: SMTPServerOptions = {
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (_, __, done) => {
        if (this.mood === 'unknown-recipient') {
          done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
        } else if (this.mood === 'busy') {
          done(Object.assign(new Error('try later'), { responseCode: 451 }));
        } else done();
      },
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', async () => {
          const mail = await parse(
            Buffer.concat(parts).toString('utf8'),
            session.envelope.rcptTo.map(({ address }) => address),
          );
          this.received.push(mail);
          if (this.mood !== 'drop') done();
          else for (const connection of this.#server?.connections ?? []) connection.close();
        });
      },
    };
    this.#server = new SMTPServer(options);
    this.#server.on('error', () => undefined);
    this.#server.listen(this.port, '127.0.0.1');
    await once(this.#server.server, 'listening');
  }

  async close() {
    await new Promise<void>((resolve) => this.#server?.close(resolve) ?? resolve());
  }
}
