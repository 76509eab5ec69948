/** What becomes of something that is to be stored once under its key. */
export type StoreResult<Stored extends { readonly status: 'stored' }> =
  | Stored
  | { readonly status: 'limited'; readonly retryAfterSeconds: number }
  /** The key is known with other content. */
  | { readonly status: 'conflict' }
  | { readonly status: 'unavailable' };

/** Too many from one client: what was written so far must not stay. */
export class Limited extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('limited');
  }
}
