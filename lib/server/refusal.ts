import type { Failure } from './session/owner';

/** Why something was not done, as a code for the screen; thrown in a transaction, nothing of it has happened. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

/** Bundles have classes of their own: known by name. */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && error.name === 'Refusal';
