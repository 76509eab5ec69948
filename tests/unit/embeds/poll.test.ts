import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollUntil } from '@/lib/embeds/widget-frame';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('waiting for a widget', () => {
  it('looks every 200 ms and says yes as soon as it is there', () => {
    const found = vi.fn(() => found.mock.calls.length === 3);
    const done = vi.fn();
    pollUntil(found, done);
    vi.advanceTimersByTime(599);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledExactlyOnceWith(true);
    vi.advanceTimersByTime(10_000);
    expect(found).toHaveBeenCalledTimes(3);
  });

  it('gives up after 5 s', () => {
    const done = vi.fn();
    pollUntil(() => false, done);
    vi.advanceTimersByTime(4999);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('stops looking when nobody waits any more', () => {
    const found = vi.fn(() => false);
    const done = vi.fn();
    const stop = pollUntil(found, done);
    vi.advanceTimersByTime(1000);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(found).toHaveBeenCalledTimes(5);
    expect(done).not.toHaveBeenCalled();
  });
});
