import { describe, expect, it } from 'vitest';
import { widgetNames } from '@/content/embeds';
import { embedConfig, widgetSettings } from '@/lib/embeds/settings';
import { readEnv } from '@/lib/server/env';

describe('widget settings', () => {
  it('uses no third party by default', () => {
    expect(embedConfig(readEnv({}))).toEqual({ widgets: [], film: false, partners: [] });
    for (const name of widgetNames) expect(widgetSettings(name, readEnv({}))).toBeUndefined();
  });

  it('names script, number and every origin once', () => {
    const env = readEnv({
      EVENT_CATERER_WIDGET_SCRIPT: 'https://widgets.example/badge.js?v=2',
      EVENT_CATERER_WIDGET_ID: '42',
      EVENT_CATERER_WIDGET_HOSTS: 'https://img.example https://widgets.example/other',
    });
    expect(widgetSettings('event-caterer', env)).toEqual({
      script: 'https://widgets.example/badge.js?v=2',
      id: '42',
      origins: ['https://widgets.example', 'https://img.example'],
    });
    expect(embedConfig(env).widgets).toEqual(['event-caterer']);
  });

  it('names each partner once, for the banner', () => {
    const env = readEnv({
      GTM_ID: 'GTM-ABC1234',
      HERO_VIDEO_URL: 'https://film.example/player/7',
      TRUST_WIDGET_SCRIPT: 'https://widgets.example/trust.js',
      BUSINESS_REVIEW_WIDGET_SCRIPT: 'https://widgets.example/badge.js',
    });
    expect(embedConfig(env).partners).toEqual(['film.example', 'Google', 'Kontorstimme']);
  });

  it.each([
    ['INSTAGRAM_WIDGET_SCRIPT', 'javascript:alert(1)'],
    ['INSTAGRAM_WIDGET_SCRIPT', 'not an address'],
    ['INSTAGRAM_WIDGET_HOSTS', 'https://a.example; script-src *'],
    ['HERO_VIDEO_URL', 'data:video/mp4,'],
  ])('rejects %s = %s by name, without repeating the value', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(name);
    expect(() => readEnv({ [name]: value })).not.toThrow(value);
  });
});
