/**
 * What a question yields, if it comes in time.
 * @throws Error named `TimeoutError` after so many milliseconds; the question goes on unheard.
 */
export async function within<T>(milliseconds: number, question: Promise<T>): Promise<T> {
  question.catch(() => undefined);
  const timeout = AbortSignal.timeout(milliseconds);
  return Promise.race([
    question,
    new Promise<never>((_, reject) => timeout.addEventListener('abort', () => reject(timeout.reason))),
  ]);
}
