import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, type ServedBackend, serveBackend, untilLine } from '@/tests/helpers/backend-database';
import { inquiryBody } from '@/tests/helpers/backend-draft';
import type { MailServer } from '@/tests/helpers/backend-smtp';

/** The process of `site-process.ts` on one data directory, started and ended as a test wants. */
export class SiteProcess {
  #child: ChildProcess | undefined;
  #port = 0;

  constructor(
    private readonly dataDirectory: string,
    private readonly mails: MailServer,
  ) {}

  get pid() {
    return this.#child?.pid ?? 0;
  }

  async start(): Promise<void> {
    this.#port = await freePort();
    const preload = ['tsx', './tests/helpers/backend-preload.mjs'];
    const child = spawn(
      process.execPath,
      [...preload.flatMap((file) => ['--import', file]), 'tests/fault/site-process.ts', String(this.#port)],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          NODE_ENV: 'test',
          DATA_DIR: this.dataDirectory,
          SITE_URL: 'http://seegut.test',
          SMTP_URL: this.mails.url,
          MAIL_FROM: 'site@seegut.example',
          MAIL_TO: 'house@seegut.example',
          INQUIRY_LIMIT_PER_HOUR: '100000',
        },
      },
    );
    this.#child = child;
    // Else the process waits for somebody to read what it says.
    child.stderr?.resume();
    await untilLine(child, /^listening/);
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Status 0 when the process went away before it answered. */
  async send(
    body: unknown = inquiryBody(),
  ): Promise<{ readonly status: number; readonly reference?: string }> {
    try {
      const response = await fetch(`http://127.0.0.1:${this.#port}/api/inquiries`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      return { ...(await response.json()), status: response.status };
    } catch {
      return { status: 0 };
    }
  }

  /** What the sweeper does every quarter of a minute. */
  async sweep(): Promise<void> {
    await fetch(`http://127.0.0.1:${this.#port}/sweep`, { method: 'POST' }).catch(() => undefined);
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
