import { beforeEach, expect, it, vi } from 'vitest';
import { toastEvent } from '@/components/ui/toast';
import { displaySettings } from '@/lib/display/settings';
import { stubBrowser } from './browser-stub';

const texts = {
  label: 'Links hervorheben',
  on: { title: 'an', description: '' },
  off: { title: 'aus', description: '' },
  missing: { title: 'Links hervorheben: noch nicht umgesetzt', description: 'Vielleicht später.' },
};

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
});

async function press(available: boolean): Promise<{ said: string[]; stored: string | null }> {
  vi.doMock('@/lib/display/settings', async (original) => ({
    ...(await original<typeof import('@/lib/display/settings')>()),
    displaySettings: { ...displaySettings, highlightLinks: { ...displaySettings.highlightLinks, available } },
  }));
  const { toggleSetting } = await import('@/components/frame/toggle-setting');
  const said: string[] = [];
  window.addEventListener(toastEvent, (event) => {
    said.push((event as CustomEvent<{ title: string }>).detail.title);
  });
  toggleSetting('highlightLinks', texts);
  return { said, stored: window.localStorage.getItem(displaySettings.highlightLinks.storageKey) };
}

it('a display button whose feature flag is off only says that the feature is not implemented', async () => {
  expect(await press(false)).toEqual({ said: [texts.missing.title], stored: null });
});

it('a display button whose feature flag is on works, is remembered and says so', async () => {
  expect(await press(true)).toEqual({ said: ['an'], stored: 'true' });
});
