import { expect, test } from 'vitest';
import { createQueue, isBusy } from '@/lib/server/queue';

const limits = { max: 3, retryAfterSeconds: 5 };

/** Work that ends when the test says so. */
function openTask() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { task: () => ended, end };
}

test('so much waits and no more; whoever is rejected hears when to come back, and there is room again', async () => {
  const queue = createQueue(limits);
  const { task, end } = openTask();
  const waiting = [queue.run(task), queue.run(task), queue.run(task)];
  const error = await queue.run(task).catch((reason: unknown) => reason);
  expect(isBusy(error) && error.retryAfterSeconds).toBe(limits.retryAfterSeconds);
  end();
  await Promise.all(waiting);
  expect(await queue.run(() => 'done')).toBe('done');
});

test('work that fails leaves its place', async () => {
  const queue = createQueue({ ...limits, max: 1 });
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await queue.run(() => 'done')).toBe('done');
});

test('one task runs at a time, and what came meanwhile has its turn before the next', async () => {
  const queue = createQueue(limits);
  const seen: string[] = [];
  const { task, end } = openTask();
  const first = queue.run(() => {
    seen.push('first');
    return task();
  });
  const others = ['second', 'third'].map((name) =>
    queue.run(() => {
      seen.push(name);
      setImmediate(() => seen.push(`a request beside ${name}`));
    }),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual(['first']);
  end();
  await Promise.all([first, ...others]);
  expect(seen).toEqual(['first', 'second', 'a request beside second', 'third']);
});
