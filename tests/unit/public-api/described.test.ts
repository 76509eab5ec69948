import { expect, test } from 'vitest';
import robots from '@/app/robots';
import { handleAvailability } from '@/lib/calendar/server/availability';
import { openApiDocument } from '@/lib/public-api/openapi';
import { llmsText } from '@/lib/seo/llms-text';

/** The longest rule that begins a path decides, and of two equal ones the one that allows (RFC 9309, section 2.2.2). */
function mayFetch(path: string): boolean {
  const { allow, disallow } = [robots().rules].flat()[0] ?? {};
  const longest = (rules: string | string[] | undefined) =>
    Math.max(0, ...[rules ?? []].flat().map((rule) => (path.startsWith(rule) ? rule.length : 0)));
  return longest(allow) >= longest(disallow);
}

test('robots.txt lets programs fetch whatever llms.txt offers them, and nothing else of the interfaces', async () => {
  const offered = [...(await llmsText()).matchAll(/https?:\/\/[^\s),]+/g)].map(
    ([address]) => new URL(address).pathname,
  );
  expect(offered.length).toBeGreaterThan(30);
  expect(offered.filter((path) => !mayFetch(path))).toEqual([]);
  expect(['/api/inquiries', '/api/contact', '/auth/confirm', '/embed/review'].filter(mayFetch)).toEqual([]);
});

/** Names that an object requires and does not describe. */
function undescribed(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { required, properties } = node as { required?: unknown; properties?: object };
  const own = Array.isArray(required)
    ? required.filter((name) => !Object.hasOwn(properties ?? {}, name))
    : [];
  return [...own, ...Object.values(node).flatMap(undescribed)];
}

test('the description names every property it requires, that nobody signs in, and under which terms', () => {
  const document = openApiDocument() as Record<string, unknown>;
  expect(undescribed(document.components)).toEqual([]);
  expect(document.security).toEqual([]);
  expect(document.info).toMatchObject({ license: { name: expect.any(String) } });
});

test('a range of days that cannot be answered is refused with a code and a sentence', async () => {
  const ask = async (query: string) => {
    const response = await handleAvailability(new Request(`http://seegut.test/api/availability?${query}`));
    return { status: response.status, body: await response.json() };
  };
  const german = await ask('from=2027-01-02&to=2027-01-01');
  expect(german).toMatchObject({ status: 400, body: { code: 'request.range' } });
  const english = await ask('from=x&to=y&locale=en');
  expect(english.body.message.length).toBeGreaterThan(10);
  expect(english.body.message).not.toBe(german.body.message);
});
