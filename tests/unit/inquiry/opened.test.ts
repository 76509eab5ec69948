import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const load = () => import('@/lib/inquiry/browser/opened');

describe('the human test', () => {
  it('counts from opening the configurator, not from the last step', async () => {
    const clock = vi.spyOn(performance, 'now');
    const { noteOpening, elapsedMs } = await load();
    clock.mockReturnValue(1_000);
    noteOpening(false);
    clock.mockReturnValue(41_000);
    // Another step mounts.
    noteOpening(true);
    expect(elapsedMs()).toBe(40_000);
    clock.mockRestore();
  });

  it('never suspects whoever comes back to a plan and sends it at once', async () => {
    const { noteOpening, elapsedMs } = await load();
    noteOpening(true);
    expect(elapsedMs()).toBeGreaterThan(3_000);
  });
});
