import type { Node } from '../../unit/seo/graph-nodes';
import { findFaults } from '../../unit/seo/validate';
import { expect, test } from '../fixtures';
import { everyPage } from './html';

test('every page serves one graph that is valid for schema.org and complete for Google', async ({
  request,
}) => {
  test.setTimeout(180_000);
  for (const { path, html } of await everyPage(request)) {
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    expect(scripts, path).toHaveLength(1);
    const text = scripts[0]?.[1] ?? '';
    expect(text, path).not.toContain('<');
    const graph = JSON.parse(text) as { '@context': string; '@graph': readonly Node[] };
    expect(graph['@context'], path).toBe('https://schema.org');
    expect(await findFaults(graph['@graph']), path).toEqual([]);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(
      graph['@graph'].map(({ '@id': id }) => id),
      path,
    ).toContain(`${new URL(canonical).href}#page`);
  }
});
