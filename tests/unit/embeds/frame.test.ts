import { describe, expect, it } from 'vitest';
import { widgets } from '@/content/embeds';
import { filmDocument, widgetDocument } from '@/lib/embeds/frame-document';
import { framePolicy } from '@/lib/embeds/frame-policy';

const settings = {
  script: 'https://w.example/a.js?x=1&y="2"',
  id: '"><script>alert(1)</script>',
  origins: [],
};

describe('the frame of a third party', () => {
  it('allows the named origins, no inline script, and only this site around it', () => {
    const policy = framePolicy(['https://w.example', 'https://img.example']);
    expect(policy).toContain('script-src https://w.example https://img.example;');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy.split('; ').find((part) => part.startsWith('script-src'))).not.toContain('unsafe');
  });

  it('escapes what comes from the environment', () => {
    const html = widgetDocument(widgets.trust, settings);
    expect(html).not.toContain('<script>');
    expect(html).toContain('data-script="https://w.example/a.js?x=1&amp;y=&quot;2&quot;"');
    expect(html).toContain('data-widget-id="&quot;&gt;&lt;script&gt;');
  });

  it('carries the options that the customer fixed for the review widget', () => {
    const html = widgetDocument(widgets.trust, settings);
    for (const option of [
      'data-language="de"',
      'data-country="DE"',
      'data-orientation="landscape"',
      'data-size="large"',
      'data-theme="light"',
      'data-badge="hidden"',
      'data-border="shadow"',
    ]) {
      expect(html).toContain(option);
    }
  });

  it('shows a film file as a muted loop and anything else as the provider’s player', () => {
    expect(filmDocument('https://v.example/a.mp4')).toContain('autoplay muted loop playsinline');
    expect(filmDocument('https://v.example/player/7')).toContain('<iframe src="https://v.example/player/7"');
  });
});
