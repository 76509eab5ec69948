const timeoutMs = 5_000;

/** Whether the site answers at all. Never rejects. */
export const isSiteReachable = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).then(
    () => true,
    () => false,
  );
