import 'server-only';
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { allergenGroups } from '@/content/catering/allergens';
import { cateringTypes, dishCategories, eventTypes } from '@/content/catering/choices';
import { occasions } from '@/content/catering/occasions';
import { defaultLocale, type Locale, locales } from '@/content/locales';
import { toIsoDay } from '@/lib/base/event-day';
import { getDish } from '@/lib/plan/dish-catalogue';
import { dietFilters, matchesQuery } from '@/lib/plan/dish-filter';
import { suits } from '@/lib/plan/dish-rules';
import { getPackage } from '@/lib/plan/package-catalogue';
import { getCatalogue } from '@/lib/public-api/catalogue';
import { dishSchema } from '@/lib/public-api/catalogue-schema';
import { errorMessage } from '@/lib/public-api/error-codes';
import { handOverUrl } from '@/lib/public-api/hand-over';
import { planSchema } from '@/lib/public-api/plan-schema';
import { buildProposals } from '@/lib/public-api/proposals';
import { buildQuote, explainErrors } from '@/lib/public-api/quote';
import { availabilityOfPlan, quoteSchema } from '@/lib/public-api/quote-schema';
import { type FieldError, type ReadPlan, readPlan } from '@/lib/public-api/read-plan';
import { readWish } from '@/lib/public-api/read-wish';
import { proposalsSchema, wishSchema } from '@/lib/public-api/wish-schema';
import { computations } from '@/lib/server/queue';
import { findAvailability, findDays } from './availability';

const readOnly = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;
const locale = z.enum(locales).optional().describe('Language of all texts; German when absent.');
const planInput = z.strictObject({ draft: planSchema, locale });

const searchInput = z.strictObject({
  text: z.string().max(100).optional().describe('Words that occur in the name.'),
  category: z.enum(dishCategories).optional(),
  diets: z.array(z.enum(dietFilters)).max(dietFilters.length).optional(),
  without: z
    .array(z.enum(allergenGroups))
    .max(allergenGroups.length)
    .optional()
    .describe('Groups of allergens. Nuts: E (peanuts) and H (tree nuts).'),
  cateringType: z.enum(cateringTypes).optional(),
  occasion: z
    .enum([...new Set([...eventTypes.private, ...eventTypes.business])])
    .optional()
    .describe('Dishes that go with the kinds of catering we suggest for it.'),
  month: z.int().min(1).max(12).optional().describe('Only what is in season then.'),
  locale,
});

const result = (answer: object) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(answer) }],
  structuredContent: { ...answer },
});

/** An error that a model reads and can correct. */
function failure(errors: readonly FieldError[], language: Locale) {
  const error = {
    code: 'draft.invalid',
    message: errorMessage('draft.invalid', language),
    errors: explainErrors(errors, language),
  };
  return { content: [{ type: 'text' as const, text: JSON.stringify(error) }], isError: true };
}

function searchMenu(query: z.output<typeof searchInput>) {
  const { text = '', diets = [], without = [], category, cateringType, occasion, month = null } = query;
  const kinds = occasion
    ? Object.values(occasions[occasion].packages).flatMap((id) => getPackage(id)?.cateringType ?? [])
    : [];
  const { dishes, tracesNote } = getCatalogue(query.locale ?? defaultLocale);
  const found = dishes.filter(({ id, name }) => {
    const dish = getDish(id);
    return (
      dish !== undefined &&
      (category === undefined || dish.category === category) &&
      (cateringType === undefined || suits(id, cateringType)) &&
      (kinds.length === 0 || kinds.some((kind) => suits(id, kind))) &&
      matchesQuery(dish, name, { text, diets, without, inSeason: month !== null }, month)
    );
  });
  return { dishes: found, tracesNote };
}

const withPlan = async (
  read: ReadPlan,
  language: Locale,
  answer: (plan: ReadPlan & { ok: true }) => Promise<object>,
) => (read.ok ? result(await answer(read)) : failure(read.errors, language));

/** The tools: the functions behind the public endpoints, and nothing else. None stores or sends anything. */
export function registerTools(server: McpServer): void {
  server.registerTool(
    'search_menu',
    {
      title: 'Search the menu',
      description:
        'Dishes of the caterer by words, diet, allergens, course, kind of catering, occasion and season, with allergens and additives by recipe.',
      inputSchema: searchInput,
      outputSchema: z.strictObject({ dishes: z.array(dishSchema), tracesNote: z.string() }),
      annotations: readOnly,
    },
    async (query) => result(searchMenu(query)),
  );

  server.registerTool(
    'propose_plans',
    {
      title: 'Propose plans',
      description:
        'Up to three complete plans (package, dishes, drinks, services, hours, room) for an occasion, guests and date, from simple to festive, ' +
        'each with its price, what it does not do (gaps) and a link for the person who decides.',
      inputSchema: wishSchema.extend({ locale }),
      outputSchema: proposalsSchema,
      annotations: readOnly,
    },
    async ({ locale: language = defaultLocale, ...wish }) => {
      const now = new Date();
      const read = readWish(wish, now);
      return read.ok
        ? result(await computations().run(() => buildProposals(read.wish, language, now)))
        : failure(read.errors, language);
    },
  );

  server.registerTool(
    'price_plan',
    {
      title: 'Price a plan',
      description:
        'The plan in words, its expected price with every line and VAT, advice, warnings (also about allergies), what is still missing, and whether the day is free. Not binding.',
      inputSchema: planInput,
      outputSchema: quoteSchema,
      annotations: readOnly,
    },
    async ({ draft, locale: language = defaultLocale }) => {
      const now = new Date();
      return withPlan(readPlan(draft, now), language, async (plan) => {
        const availability = await findAvailability(plan.draft, now);
        return { ...(await buildQuote(plan.draft, plan.missing, language, now)), availability };
      });
    },
  );

  server.registerTool(
    'check_availability',
    {
      title: 'Check a day',
      description:
        'Whether a day is free for a celebration at our house (house) or for catering elsewhere (delivery), and which days near it are.',
      inputSchema: z.strictObject({
        day: z.iso.date(),
        days: z.int().min(1).max(14).optional().describe('Consecutive days.'),
        kind: z.enum(['house', 'delivery']),
      }),
      outputSchema: z.strictObject({
        availability: availabilityOfPlan.nullable().describe('null: nobody can say at the moment.'),
      }),
      annotations: readOnly,
    },
    async ({ day, days = 1, kind }) => {
      const now = new Date();
      if (day < toIsoDay(now)) return failure([{ path: 'day', code: 'date.past' }], defaultLocale);
      return result({ availability: await findDays(kind, day, days, now) });
    },
  );

  server.registerTool(
    'create_link',
    {
      title: 'Hand a plan over',
      description:
        'A link that opens the configurator with the plan. Give it to the person: only a person sends an inquiry. It holds nothing personal.',
      inputSchema: planInput,
      outputSchema: z.strictObject({ handOverUrl: z.url().nullable() }),
      annotations: readOnly,
    },
    async ({ draft, locale: language = defaultLocale }) =>
      withPlan(readPlan(draft, new Date()), language, async (plan) => ({
        handOverUrl: await handOverUrl(plan.draft, language),
      })),
  );
}
