import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { palette as shared } from '@/content/palette';

type Palette = Readonly<Record<string, string>>;

/** The custom properties of the first rule whose selector list contains `selector`. */
function readPalette(selector: string, styles: string): Palette {
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

const styles = readFileSync('app/globals.css', 'utf8');
const dark = readPalette(':root.dark', styles);
const palettes: Readonly<Record<string, { palette: Palette; min: number }>> = {
  dark: { palette: dark, min: 4.5 },
  light: { palette: { ...dark, ...readPalette(':root.light', styles) }, min: 4.5 },
  'dark background': { palette: { ...dark, ...readPalette(':root.dark-background', styles) }, min: 4.5 },
  'high contrast': { palette: { ...dark, ...readPalette(':root.high-contrast', styles) }, min: 7 },
  'high contrast by day': {
    palette: { ...dark, ...readPalette(':root.light.high-contrast', styles) },
    min: 7,
  },
};

const grounds = ['ground', 'surface', 'raised'];
const words = ['text', 'muted', 'accent', 'lake', 'ember'];
const pairs = [
  ...grounds.flatMap((ground) => words.map((word) => [word, ground] as const)),
  ['on-accent', 'accent-solid'] as const,
  ['on-ember', 'ember'] as const,
];

describe.each(Object.entries(palettes))('%s', (_, { palette, min }) => {
  it.each(pairs)(`%s on %s reaches ${min}:1`, (word, ground) => {
    expect(ratio(palette[word] ?? '', palette[ground] ?? '')).toBeGreaterThanOrEqual(min);
  });

  it.each(grounds)('the edge of a control on %s reaches 3:1', (ground) => {
    expect(ratio(palette['control-line'] ?? '', palette[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

it.each(['dark', 'light'] as const)('mails, PDF and pictures have the %s colours of the pages', (theme) => {
  for (const [name, colour] of Object.entries(shared[theme])) {
    const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(palettes[theme]?.palette[property], name).toBe(colour);
  }
});

it('no other file of the site has a colour of the palette of its own', () => {
  const colours = Object.values(shared).flatMap((theme) => Object.values(theme));
  const own = ['app', 'components', 'lib', 'scripts']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8').toLowerCase();
      return colours.some((colour) => colour !== '#ffffff' && text.includes(colour));
    });
  expect(own).toEqual([]);
});
