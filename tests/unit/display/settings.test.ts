import { expect, it } from 'vitest';
import { boot } from '@/components/frame/boot-script';
import { displaySettings } from '@/lib/display/settings';
import { themeStorageKey } from '@/lib/display/theme';

/** The root of a document, as far as the boot script touches it. */
function bootWith(getItem: (key: string) => string | null): string[] {
  const classes = new Set(['dark']);
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (name: string) => classes.delete(name),
  };
  const run = new Function('document', 'localStorage', boot);
  run({ documentElement: { classList }, addEventListener: () => undefined }, { getItem });
  return [...classes].sort();
}

const stored = (values: Readonly<Record<string, string>>) => (key: string) => values[key] ?? null;

it('starts dark and takes the stored theme and every stored setting before the first paint', () => {
  expect(bootWith(stored({}))).toEqual(['dark']);
  expect(bootWith(stored({ [themeStorageKey]: 'light' }))).toEqual(['light']);
  expect(bootWith(stored({ [themeStorageKey]: 'purple' }))).toEqual(['dark']);
  const all = Object.values(displaySettings);
  const on = Object.fromEntries(all.map((setting) => [setting.storageKey, 'true']));
  expect(bootWith(stored(on))).toEqual(['dark', ...all.map((setting) => setting.className)].sort());
  expect(bootWith(stored({ 'seegut-high-contrast': 'false' }))).toEqual(['dark']);
});

it('never fails where storage is forbidden', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  expect(bootWith(forbidden)).toEqual(['dark']);
});
