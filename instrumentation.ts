/** Runs once when a server process starts, before it answers anything; never while the site is built. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const [{ warmBackend }, { startSweeper }] = await Promise.all([
      import('./lib/server/database/warm-backend'),
      import('./lib/jobs/sweeper'),
    ]);
    warmBackend();
    startSweeper();
  }
}
