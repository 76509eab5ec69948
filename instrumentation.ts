/** Runs once when a server process starts, before it answers anything; never while the site is built. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const [
      { rememberSocketAddresses },
      { installRequestGuard },
      { installStaticCache },
      { warmBackend },
      { startSweeper },
    ] = await Promise.all([
      import('./lib/server/http/client-address'),
      import('./lib/server/http/request-guard'),
      import('./lib/server/static-cache/static-cache'),
      import('./lib/server/database/warm-backend'),
      import('./lib/jobs/sweeper'),
    ]);
    rememberSocketAddresses();
    installRequestGuard();
    if (process.env.NODE_ENV === 'production' && process.env.PAGE_MEMORY !== '0') installStaticCache();
    warmBackend();
    startSweeper();
  }
}
