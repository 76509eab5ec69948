import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, type ServedBackend, serveBackend, untilLine } from '@/tests/helpers/backend-database';
import { inquiryBody } from '@/tests/helpers/backend-draft';
import type { MailServer } from '@/tests/helpers/backend-smtp';

export type Acknowledgement = {
  readonly status: number;
  readonly reference?: string;
  readonly repeated?: boolean;
  readonly errors?: Readonly<Record<string, string>>;
  readonly priceDiffers?: boolean;
};

/** The process of `site-process.ts` on one data directory, started and ended as a test wants. */
export class SiteProcess {
  #child: ChildProcess | undefined;
  #port = 0;
  /** Everything it wrote, for looking at what a log may not hold. */
  output = '';

  constructor(
    private readonly dataDirectory: string,
    private readonly mails: MailServer,
    private readonly environment: Readonly<Record<string, string>> = {},
  ) {}

  get pid() {
    return this.#child?.pid ?? 0;
  }

  /** @param clockShiftMs how far the clock of the process is ahead. */
  async start(clockShiftMs = 0): Promise<void> {
    this.#port = await freePort();
    const preload = [
      'tsx',
      './tests/helpers/backend-preload.mjs',
      './tests/fault/clock-preload.mjs',
      './tests/fault/disk-preload.mjs',
    ];
    const child = spawn(
      process.execPath,
      [...preload.flatMap((file) => ['--import', file]), 'tests/fault/site-process.ts', String(this.#port)],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          NODE_ENV: 'test',
          CLOCK_SHIFT_MS: String(clockShiftMs),
          DATA_DIR: this.dataDirectory,
          SITE_URL: 'http://seegut.test',
          SMTP_URL: this.mails.url,
          MAIL_FROM: 'site@seegut.example',
          MAIL_TO: 'house@seegut.example',
          INQUIRY_LIMIT_PER_HOUR: '100000',
          ...this.environment,
        },
      },
    );
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part) => {
        this.output += part;
      });
    }
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
  async send(body: unknown = inquiryBody()): Promise<Acknowledgement> {
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

  /** What the sweeper does every quarter of a minute (`sweep`) and every hour (`mend`). */
  async tick(work: 'sweep' | 'mend'): Promise<void> {
    await fetch(`http://127.0.0.1:${this.#port}/${work}`, { method: 'POST' }).catch(() => undefined);
  }

  async ready(): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${this.#port}/api/ready`, { method: 'POST' });
    return (await response.json()).status;
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
