import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { z } from 'zod';
import { addDays } from '@/lib/base/event-day';
import { expect, test } from '../fixtures';

const price = z.object({ shownCents: z.int() });
const proposalsSchema = z.object({
  proposals: z.array(
    z.object({
      plan: z.record(z.string(), z.unknown()),
      price,
      gaps: z.array(z.unknown()),
    }),
  ),
});
const quoteSchema = z.object({ price, conflicts: z.array(z.unknown()), missing: z.array(z.unknown()) });
const linkSchema = z.object({ handOverUrl: z.url() });

/** A Saturday half a year ahead, so that no date is short notice. */
function farSaturday(): string {
  const day = addDays(new Date().toISOString().slice(0, 10), 180);
  const weekday = new Date(`${day}T12:00:00.000Z`).getUTCDay();
  return addDays(day, 6 - weekday);
}

const modes = [
  ['newest protocol', { versionNegotiation: { mode: 'auto' } }],
  ['older protocol', {}],
] as const;

for (const [name, options] of modes) {
  test(`a program plans a vegetarian dinner without nuts for 40, and a person opens it at the same price (${name})`, async ({
    page,
    baseURL,
  }) => {
    const client = new Client({ name: 'test', version: '1.0.0' }, options);
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseURL)));
    const call = async (tool: string, args: Record<string, unknown>) => {
      const answer = await client.callTool({ name: tool, arguments: args });
      expect(answer.isError, JSON.stringify(answer.content)).toBeFalsy();
      return answer.structuredContent;
    };
    const wish = {
      occasion: 'birthday',
      guests: 40,
      day: farSaturday(),
      cateringType: 'seated-dinner',
      diets: ['vegetarisch'],
      without: ['E', 'H'],
      locale: 'en',
    };
    const { proposals } = proposalsSchema.parse(await call('propose_plans', wish));
    const [best] = proposals.filter(({ gaps }) => gaps.length === 0).slice(-1);
    const draft: Record<string, unknown> = best?.plan ?? {};
    const quote = quoteSchema.parse(await call('price_plan', { draft, locale: 'en' }));
    expect(quote.price.shownCents).toBe(best?.price.shownCents);
    expect(quote.conflicts).toEqual([]);
    expect(quote.missing).toEqual([]);

    const { dishes } = z
      .object({ dishes: z.array(z.object({ id: z.string() })) })
      .parse(await call('search_menu', { diets: ['vegetarisch'], without: ['E', 'H'] }));
    const suitable = new Set(dishes.map(({ id }) => id));
    const chosen = ['vorspeisen', 'hauptspeisen', 'beilagen', 'desserts', 'fingerfood'].flatMap(
      (list) => (draft[list] as readonly string[] | undefined) ?? [],
    );
    expect(chosen.length).toBeGreaterThan(4);
    expect(chosen.filter((id) => !suitable.has(id))).toEqual([]);

    const { handOverUrl } = linkSchema.parse(await call('create_link', { draft, locale: 'en' }));
    const { pathname, hash } = new URL(handOverUrl);
    await page.goto(pathname + hash);
    const euros = new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency: 'EUR',
      useGrouping: 'always',
    });
    await expect(page.locator('[data-price]').first()).toContainText(
      euros.format(quote.price.shownCents / 100),
    );
    await client.close();
  });
}

test('the protocol: tools and resources, errors that can be corrected', async ({ baseURL, request }) => {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseURL)));
  const { tools } = await client.listTools();
  expect(tools.map((tool) => tool.name).sort()).toEqual(
    ['check_availability', 'create_link', 'price_plan', 'propose_plans', 'search_menu'].sort(),
  );
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  const { resources } = await client.listResources();
  expect(resources).toHaveLength(9);
  const [rooms] = (await client.readResource({ uri: 'seegut://es/rooms' })).contents;
  expect(rooms && 'text' in rooms ? rooms.text : '').toContain('Salón del Lago');
  const wrong = await client.callTool({
    name: 'price_plan',
    arguments: { draft: { details: { date: '2020-01-01' } }, locale: 'es' },
  });
  expect(wrong.isError).toBe(true);
  expect(JSON.stringify(wrong.content)).toContain('date.past');
  await client.close();

  expect((await request.get('/mcp')).status()).toBe(405);
});

test('a page of any origin may ask, and pages name the description', async ({ page, request }) => {
  const quote = await request.post('/api/quote?locale=es', {
    data: { draft: { guests: 0 } },
    headers: { Origin: 'https://assistant.example', 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(quote.status()).toBe(422);
  expect(quote.headers()['access-control-allow-origin']).toBe('*');
  expect(quote.headers()['set-cookie']).toBeUndefined();
  expect((await quote.json()).errors[0]).toMatchObject({ path: 'guests', code: 'guests.range' });
  const asked = await request.fetch('/api/quote', { method: 'OPTIONS' });
  expect(asked.headers()['access-control-allow-headers']).toBe('Content-Type');
  await page.goto('/en');
  const description = await page.locator('link[rel="service-desc"]').getAttribute('href');
  const { openapi } = await (await request.get(description ?? '')).json();
  expect(openapi).toBe('3.1.0');
  expect(await (await request.get('/llms.txt')).text()).toContain('/mcp');
});

test('the catalogue is kept by its version', async ({ request }) => {
  const first = await request.get('/api/catalogue?locale=en');
  const { etag = '' } = first.headers();
  const { version } = await first.json();
  const again = await request.get('/api/catalogue?locale=en', { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
  const named = await request.get(`/api/catalogue?locale=en&version=${version}`);
  expect(named.headers()['cache-control']).toContain('immutable');
  expect((await request.get('/api/catalogue?locale=fr')).status()).toBe(400);
});
