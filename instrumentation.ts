/** Runs once when a server process starts, before it answers anything; never while the site is built. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { startSite } = await import('./lib/jobs/start-site');
    await startSite();
  }
}
