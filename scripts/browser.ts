import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian's package of the browser without a window, which takes two thirds of the processor's time. */
const headlessShell = 'chromium-headless-shell';

/** Distributions' places for Chromium and Chrome. */
const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const find = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path));

/** Path of a browser that could also have a window, `undefined` where there is none. */
const findFullBrowser = (): string | undefined =>
  find([process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers]);

const installed = () => find([process.env.CHROMIUM_PATH, `/usr/bin/${headlessShell}`]) ?? findFullBrowser();

const attempt = (command: string, args: readonly string[]) => {
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 10 * 60_000 });
  } catch {
    console.warn(`${command} ${args.join(' ')} did not succeed`);
  }
};

/**
 * Path of a Chromium to test with. Looks at `CHROMIUM_PATH`, the system's headless one, Playwright's own and the system's
 * others; when there is none, tries to install Playwright's, then (as root) the distribution's package.
 * @throws Error when none can be had.
 */
export function findBrowser(): string {
  const found = installed();
  if (found) return found;
  attempt('npx', ['playwright', 'install', 'chromium']);
  const downloaded = installed();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0) {
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', ['install', '-y', '-qq', headlessShell]);
  }
  const packaged = installed();
  if (packaged) return packaged;
  throw new Error('No Chromium found. Set CHROMIUM_PATH or run: npx playwright install chromium');
}

/** How every browser of tests and screens is started. */
export const launchOptions = (executablePath = findBrowser()) => ({
  executablePath,
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
  ],
});
