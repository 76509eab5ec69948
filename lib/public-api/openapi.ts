import { z } from 'zod';
import { endpoints } from '@/content/endpoints';
import { type Locale, locales } from '@/content/locales';
import { maxRangeDays } from '@/lib/calendar/availability';
import { absoluteUrl, pageUrl } from '@/lib/seo/absolute-url';
import { catalogueSchema } from './catalogue-schema';
import { apiErrorCodes, errorMessage } from './error-codes';
import { planSchema } from './plan-schema';
import { errorSchema, quoteSchema } from './quote-schema';
import { proposalsSchema, wishSchema } from './wish-schema';

const quoteRequestSchema = z.strictObject({ draft: planSchema }).meta({ id: 'QuoteRequest' });

const availabilitySchema = z
  .object({
    days: z.array(
      z.object({
        day: z.iso.date(),
        house: z.enum(['free', 'option', 'taken']).describe('Our house; option: held for somebody.'),
        delivery: z.enum(['free', 'taken']).describe('Catering elsewhere.'),
      }),
    ),
  })
  .meta({ id: 'Availability', description: 'Days on which not everything is free; all others are.' });

const idOf = (schema: z.ZodType): string => z.globalRegistry.get(schema)?.id ?? '';
const json = (schema: z.ZodType) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${idOf(schema)}` } },
});

/** Every schema with a name, as JSON Schema 2020-12, which is that of OpenAPI 3.1. */
function listSchemas(): Readonly<Record<string, object>> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      // What every whole number in JavaScript keeps to, and nobody needs to read.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // A record of all names of an enum: each required name is a property of its own.
      const { propertyNames, required, additionalProperties } = jsonSchema;
      if (!propertyNames || !required || typeof additionalProperties !== 'object') return;
      jsonSchema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
      jsonSchema.additionalProperties = false;
      delete jsonSchema.propertyNames;
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}

const localeParameter = {
  name: 'locale',
  in: 'query',
  description: 'Language of all texts.',
  schema: { type: 'string', enum: [...locales], default: 'de' },
};

const dayParameter = (name: string) => ({
  name,
  in: 'query',
  required: true,
  schema: { type: 'string', format: 'date' },
});

const answer = (description: string, schema: z.ZodType) => ({ description, content: json(schema) });
const error = (description: string) => answer(description, errorSchema);

const postErrors = {
  400: error('The content or the language cannot be read.'),
  413: error('Larger than 48 KiB.'),
  415: error('Not application/json.'),
  422: error('Values that are not possible; each is explained under errors.'),
  429: error('Too many requests from this address; see Retry-After.'),
  500: error('Our mistake.'),
};

/** What every error code means, in all languages. */
const listMessages = () =>
  Object.fromEntries(
    apiErrorCodes.map((code) => [
      code,
      Object.fromEntries(locales.map((locale: Locale) => [locale, errorMessage(code, locale)])),
    ]),
  );

/** The description of everything that programs may ask, as an OpenAPI 3.1 document made from the schemas that check it. */
export function openApiDocument(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Seegut: menu, plans and prices',
      version: '1.0.0',
      description:
        'What we cook, how a party with us would look, what it would cost and whether the day is free. Read-only: nothing is stored, ' +
        'no account is needed, and no cookie is read. Prices are not binding. A person looks at the plan behind ' +
        '`handOverUrl`, changes it and sends it; programs send no inquiries and no data about persons.',
      contact: { url: pageUrl('en', 'contact') },
      license: { name: 'All rights reserved', url: pageUrl('en', 'terms') },
    },
    // Nobody has to sign in for any of it.
    security: [],
    servers: [{ url: absoluteUrl('/').replace(/\/$/, '') }],
    externalDocs: {
      url: absoluteUrl('/llms.txt'),
      description: 'The pages of the site, and the address of the MCP server.',
    },
    paths: {
      [endpoints.catalogue]: {
        get: {
          operationId: 'getCatalogue',
          summary: 'Dishes, packages, services, rooms, prices, allergens and rules',
          parameters: [
            localeParameter,
            {
              name: 'version',
              in: 'query',
              description: 'A version that you know: the answer may then be kept for good.',
              schema: { type: 'string' },
            },
          ],
          responses: {
            200: answer('The catalogue; its ETag is the version.', catalogueSchema),
            304: { description: 'You have this version (If-None-Match).' },
            400: error('There is no such language.'),
          },
        },
      },
      [endpoints.proposals]: {
        post: {
          operationId: 'proposePlans',
          summary: 'Up to three complete plans for an occasion, guests and date',
          parameters: [localeParameter],
          requestBody: { required: true, content: json(wishSchema) },
          responses: { 200: answer('Plans from simple to festive.', proposalsSchema), ...postErrors },
        },
      },
      [endpoints.quote]: {
        post: {
          operationId: 'quotePlan',
          summary: 'A plan in words with its price, advice, warnings and whether the day is free',
          parameters: [localeParameter],
          requestBody: { required: true, content: json(quoteRequestSchema) },
          responses: { 200: answer('The plan.', quoteSchema), ...postErrors },
        },
      },
      [endpoints.availability]: {
        get: {
          operationId: 'getAvailability',
          summary: `Days that are not free, in a range of at most ${maxRangeDays} days`,
          parameters: [dayParameter('from'), dayParameter('to'), localeParameter],
          responses: {
            200: answer('Days on which not everything is free.', availabilitySchema),
            400: error('No such range (`request.range`).'),
            503: error('The calendar cannot be asked at the moment (`backend.unavailable`).'),
          },
        },
      },
    },
    components: { schemas: listSchemas() },
    'x-error-messages': listMessages(),
  };
}
