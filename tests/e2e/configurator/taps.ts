import type { Locator } from '@playwright/test';

/** A finger that is counted: everything a visitor touches, but not what is typed. */
export function countTaps() {
  let count = 0;
  return {
    count: () => count,
    async tap(target: Locator): Promise<void> {
      count += 1;
      await target.click();
    },
    /** A list of choices takes one tap to open and one to choose. */
    async choose(list: Locator, value: string): Promise<void> {
      count += 2;
      await list.selectOption(value);
    },
  };
}
