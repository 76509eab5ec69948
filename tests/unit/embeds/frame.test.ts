import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { widgets } from '@/content/embeds';
import { filmDocument, widgetDocument } from '@/lib/embeds/frame-document';
import { maxFrameHeight, parseFrameMessage } from '@/lib/embeds/frame-messages';
import { filmPolicy, widgetPolicy } from '@/lib/embeds/frame-policy';

const settings = {
  script: 'https://w.example/a.js?x=1&y="2"',
  id: '"><script>alert(1)</script>',
  origins: [],
};

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.split(' ')[0] === name);

describe('the frame of a third party', () => {
  it('allows the named origins and our one script by its hash, without any origin of ours', () => {
    const policy = widgetPolicy(['https://w.example', 'https://img.example']);
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(widgetDocument(widgets.review, settings)) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(directive(policy, 'script-src')).toBe(
      `script-src 'sha256-${hash}' https://w.example https://img.example`,
    );
    expect(directive(policy, 'sandbox')).toBe('sandbox allow-scripts allow-popups');
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(directive(policy, 'connect-src')).not.toContain("'self'");
  });

  it('lets no script run around the provider’s film', () => {
    expect(directive(filmPolicy(['https://v.example']), 'script-src')).toBe("script-src 'none'");
  });

  it('escapes what comes from the environment', () => {
    const html = widgetDocument(widgets.trust, settings);
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html).toContain('data-script="https://w.example/a.js?x=1&amp;y=&quot;2&quot;"');
    expect(html).toContain('data-widget-id="&quot;&gt;&lt;script&gt;');
  });

  it('holds what the provider wants inside its element until its script has run', () => {
    const snippet = '<a href="https://w.example/seegut">Seegut</a>';
    expect(widgetDocument({ ...widgets.travel, snippet }, settings)).toContain(`>${snippet}</div>`);
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

describe('messages of a frame', () => {
  it.each([
    [{ type: 'ready' }, { type: 'ready' }],
    [{ type: 'failed', token: 'x' }, { type: 'failed' }],
    [{ type: 'timeout' }, { type: 'timeout' }],
    [
      { type: 'height', height: 420.2 },
      { type: 'height', height: 421 },
    ],
    [
      { type: 'height', height: 1e9 },
      { type: 'height', height: maxFrameHeight },
    ],
  ])('reads %j', (data, message) => {
    expect(parseFrameMessage(data)).toEqual(message);
  });

  it.each([
    null,
    'ready',
    { type: 'navigate' },
    { type: 'height' },
    { type: 'height', height: '9' },
    { type: 'height', height: Number.NaN },
    { type: 'height', height: -1 },
  ])('ignores %j', (data) => {
    expect(parseFrameMessage(data)).toBeNull();
  });
});
