import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { boot } from '@/components/frame/boot-script';
import { displaySettings } from '@/lib/display/settings';
import { themeStorageKey } from '@/lib/display/theme';

/** The root of a document, as far as the boot script touches it. */
function bootWith(stored: Readonly<Record<string, string>>): string[] {
  const classes = new Set(['dark']);
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (name: string) => classes.delete(name),
  };
  const run = new Function('document', 'localStorage', boot);
  run(
    { documentElement: { classList }, addEventListener: () => undefined },
    { getItem: (key: string) => stored[key] ?? null },
  );
  return [...classes].sort();
}

it('starts dark and takes the stored theme and every stored setting before the first paint', () => {
  expect(bootWith({})).toEqual(['dark']);
  expect(bootWith({ [themeStorageKey]: 'light' })).toEqual(['light']);
  expect(bootWith({ [themeStorageKey]: 'purple' })).toEqual(['dark']);
  const all = Object.values(displaySettings);
  expect(bootWith(Object.fromEntries(all.map((setting) => [setting.storageKey, 'true'])))).toEqual(
    ['dark', ...all.map((setting) => setting.className)].sort(),
  );
  expect(bootWith({ 'seegut-high-contrast': 'false' })).toEqual(['dark']);
});

it('never fails where storage is forbidden', () => {
  const run = new Function('document', 'localStorage', boot);
  const forbidden = {
    getItem: () => {
      throw new Error('SecurityError');
    },
  };
  expect(() =>
    run({ documentElement: { classList: new Set() }, addEventListener: () => undefined }, forbidden),
  ).not.toThrow();
});

it('has a rule in the stylesheets for every class it sets', () => {
  const styles = ['app/globals.css', 'components/frame/display.css']
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  for (const { className } of Object.values(displaySettings)) expect(styles).toContain(`.${className}`);
});
