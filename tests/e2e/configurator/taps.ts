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
    /** Touches a field and types, which replaces what stood there. */
    async type(field: Locator, text: string): Promise<void> {
      count += 1;
      await field.fill(text);
    },
    /** A list of choices takes one tap to open and one to choose. */
    async choose(list: Locator, value: string): Promise<void> {
      count += 2;
      await list.selectOption(value);
    },
  };
}
