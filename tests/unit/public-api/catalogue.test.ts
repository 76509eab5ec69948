import { existsSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { dishes } from '@/content/catering/dishes';
import { endpoints } from '@/content/endpoints';
import { locales } from '@/content/locales';
import { getCatalogue } from '@/lib/public-api/catalogue';
import { catalogueSchema } from '@/lib/public-api/catalogue-schema';
import { apiErrorCodes, errorMessage } from '@/lib/public-api/error-codes';
import { openApiDocument } from '@/lib/public-api/openapi';

test.each(locales)(
  'the catalogue in %s is as described, complete, and has a version of its own',
  (locale) => {
    const catalogue = getCatalogue(locale);
    expect(catalogueSchema.parse(catalogue)).toEqual(catalogue);
    expect(catalogue.dishes).toHaveLength(dishes.length);
    const others = locales.filter((other) => other !== locale).map((other) => getCatalogue(other).version);
    expect(others).not.toContain(catalogue.version);
  },
);

test('the description is valid OpenAPI 3.1 and names addresses that exist', async () => {
  const document = openApiDocument() as Record<string, object>;
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
  for (const path of Object.keys(document.paths ?? {}))
    expect(existsSync(`app${path}/route.ts`), path).toBe(true);
  expect(Object.keys(document.paths ?? {}).sort()).toEqual(
    Object.values(endpoints)
      .filter((path) => path.startsWith('/api/') && path !== endpoints.openApi)
      .sort(),
  );
});

test('the validator finds a description that is not valid', async () => {
  const broken = { ...openApiDocument(), paths: { '/x': { get: { responses: 1 } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test('every error code says something in every language', () => {
  for (const code of apiErrorCodes) {
    const texts = locales.map((locale) => errorMessage(code, locale));
    expect(new Set(texts).size, code).toBe(locales.length);
    for (const text of texts) expect(text).not.toContain(code);
  }
});
