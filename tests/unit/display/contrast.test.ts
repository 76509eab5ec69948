import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { palette as shared } from '@/content/palette';

type Palette = Readonly<Record<string, string>>;

const styles = readFileSync('app/globals.css', 'utf8');

/** The custom properties of the first rule whose selector list contains `selector`. */
function readPalette(selector: string): Palette {
  const rules = [...styles.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const body = rules.find(([, selectors = '']) => selectors.includes(selector))?.[2] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

/** Relative luminance of #rrggbb. Source: WCAG 2.2, "relative luminance". */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['ground', 'surface', 'raised'];
const words = ['text', 'muted', 'accent', 'lake', 'ember'];
const pairs = [
  ...grounds.flatMap((ground) => words.map((word) => [word, ground] as const)),
  ['on-accent', 'accent-solid'] as const,
  ['on-ember', 'ember'] as const,
];

it.each([
  [':root.dark', 4.5],
  [':root.light', 4.5],
  [':root.dark-background', 4.5],
  [':root.high-contrast', 7],
  [':root.light.high-contrast', 7],
] as const)('words of %s reach %d:1 on every ground, edges of controls 3:1', (selector, min) => {
  const palette: Palette = { ...readPalette(':root.dark'), ...readPalette(selector) };
  const reach = (word: string, ground: string) => ratio(palette[word] ?? '', palette[ground] ?? '');
  expect(pairs.filter(([word, ground]) => !(reach(word, ground) >= min))).toEqual([]);
  expect(grounds.filter((ground) => !(reach('control-line', ground) >= 3))).toEqual([]);
});

it.each(['dark', 'light'] as const)('mails, PDF and pictures have the %s colours of the pages', (theme) => {
  const palette = { ...readPalette(':root.dark'), ...readPalette(`:root.${theme}`) };
  for (const [name, colour] of Object.entries(shared[theme])) {
    const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(palette[property], name).toBe(colour);
  }
});
