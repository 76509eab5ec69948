import { describe, expect, it } from 'vitest';
import { locales } from '@/content/locales';
import { routeIds } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';
import { copyAddress, isConfiguratorPath, pathInLanguage, smallestPicture } from '@/lib/offline/offline-page';
import { steps } from '@/lib/plan/steps';

describe('what is kept for use without a network', () => {
  it('is every step in every language, and no other page', () => {
    for (const locale of locales) {
      for (const { slug } of steps) {
        const path = localPath(locale, { route: 'configurator', step: slug });
        expect(isConfiguratorPath(path), path).toBe(true);
        expect(copyAddress(`${path}/`)).toBe(copyAddress(path));
        expect(copyAddress(path)).not.toBe(path);
      }
      for (const route of routeIds.filter((id) => id !== 'configurator')) {
        expect(isConfiguratorPath(localPath(locale, route)), route).toBe(false);
      }
    }
    for (const path of [
      '/api/inquiries',
      '/auth/v1/token',
      '/catering-konfigurator-2',
      '/fr/catering-konfigurator',
    ]) {
      expect(isConfiguratorPath(path), path).toBe(false);
    }
  });

  it('stands in for a picture with its smallest file, and for nothing else', () => {
    expect(smallestPicture('/media/type-own-idea-1080.webp')).toBe('/media/type-own-idea-480.avif');
    for (const path of [
      '/media/film.mp4',
      '/media/badges/one.svg',
      '/api/media/a-480.avif',
      '/media/../a-480.avif',
    ]) {
      expect(smallestPicture(path), path).toBeNull();
    }
  });

  it('leads to the chosen language only where the address names none', () => {
    expect(pathInLanguage('/catering-konfigurator/paket', 'en')).toBe('/en/catering-konfigurator/paket');
    expect(pathInLanguage('/es/catering-konfigurator', 'en')).toBeNull();
    for (const language of [undefined, 'de', 'fr', '//evil.example']) {
      expect(pathInLanguage('/catering-konfigurator', language)).toBeNull();
    }
  });
});
