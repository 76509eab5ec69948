import { showTheme } from '../axe';
import { expect, test } from '../fixtures';
import { decided } from './visitor';

const themes = ['dark', 'light', 'high-contrast'] as const;

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

test('text, notes and links keep 4.5:1 on the ground of every hour, which changes but in high contrast', async ({
  page,
  context,
}) => {
  await decided(context);
  await page.goto('/fuer-hochzeiten');
  for (const theme of themes) {
    await showTheme(page, theme);
    const { ratios, grounds } = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.transition = 'none';
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      const rgb = (name: string): readonly number[] => {
        if (!canvas) return [];
        probe.style.color = `var(${name})`;
        canvas.fillStyle = getComputedStyle(probe).color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
      };
      const luminance = (colour: readonly number[]) => {
        const [red = 0, green = 0, blue = 0] = colour.map((part) =>
          part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const lights = ['--light-day', '--light-golden', '--light-dusk', '--light-night'];
      return {
        grounds: lights.map((light) => rgb(light).join(' ')),
        ratios: lights.flatMap((light) =>
          ['--text', '--muted', '--accent', '--lake', '--ember'].map((ink) => {
            const [low = 0, high = 0] = [luminance(rgb(light)), luminance(rgb(ink))].sort(
              (one, other) => one - other,
            );
            return { pair: `${ink} on ${light}`, ratio: (high + 0.05) / (low + 0.05) };
          }),
        ),
      };
    });
    // High contrast keeps one ground.
    expect(new Set(grounds).size, theme).toBe(theme === 'high-contrast' ? 1 : 4);
    expect(
      ratios.filter(({ ratio }) => !(ratio >= 4.5)),
      theme,
    ).toEqual([]);
  }
});
