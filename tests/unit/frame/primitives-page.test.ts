import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function pageExtensions(flag: string): Promise<readonly string[]> {
  vi.stubEnv('PRIMITIVES', flag);
  const { default: config } = await import('@/next.config');
  return config.pageExtensions ?? [];
}

test('the page of all controls is in no build that does not ask for it', async () => {
  expect(await pageExtensions('1')).toContain('primitives.tsx');
  vi.resetModules();
  expect(await pageExtensions('')).toEqual([]);
});
