import { computations, isBusy } from '@/lib/server/queue';

/** Fills the process's queue for computations with work that ends when told to, so that nothing more is admitted. */
export function holdComputations(): { readonly release: () => Promise<unknown> } {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const queue = computations();
  // More than it takes in; what is too much is rejected at once.
  const waiting = Array.from({ length: 100 }, () =>
    queue
      .run(() => held)
      .catch((error: unknown) => {
        if (!isBusy(error)) throw error;
      }),
  );
  return {
    release: () => {
      release();
      return Promise.all(waiting);
    },
  };
}
