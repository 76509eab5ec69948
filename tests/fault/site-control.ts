import type { ChildProcess } from 'node:child_process';
import { freePort, type ServedBackend, serveBackend } from '@/tests/helpers/backend-database';
import type { MailServer } from '@/tests/helpers/backend-smtp';
import { startSite, stop, untilReady } from '@/tests/helpers/processes';
import { staffVariable } from '@/tests/helpers/staff-client';

type Answer = { readonly status: number; readonly reference?: string; readonly stateKey?: string };

/** The built site on one data directory, started and ended as a test wants. */
export class SiteProcess {
  #child: ChildProcess | undefined;
  #origin = '';

  constructor(
    private readonly dataDirectory: string,
    private readonly mails: MailServer,
  ) {}

  async start(): Promise<void> {
    const port = await freePort();
    this.#origin = `http://127.0.0.1:${port}`;
    this.#child = startSite(port, {
      DATA_DIR: this.dataDirectory,
      SMTP_URL: this.mails.url,
      MAIL_FROM: 'site@seegut.example',
      MAIL_TO: 'house@seegut.example',
      STAFF: staffVariable,
    });
    await untilReady(`${this.#origin}/api/ready`);
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): Promise<void> {
    if (this.#child) await stop(this.#child, signal);
  }

  /** Status 0 when the process went away before it answered. */
  async post(path: string, body: unknown, cookie = ''): Promise<Answer> {
    try {
      const response = await fetch(`${this.#origin}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: this.#origin, Cookie: cookie },
        body: JSON.stringify(body),
      });
      return { ...(await response.json()), status: response.status };
    } catch {
      return { status: 0 };
    }
  }

  /** Does what is due now instead of at the next tick of the clock. */
  async sweep(): Promise<void> {
    await fetch(`${this.#origin}/api/jobs`);
  }

  /** Looks at the rows while the site is stopped. */
  async inspect<T>(look: (backend: ServedBackend) => Promise<T>): Promise<T> {
    const backend = await serveBackend(this.dataDirectory);
    try {
      return await look(backend);
    } finally {
      await backend.stop();
    }
  }
}
