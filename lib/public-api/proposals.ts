import type { z } from 'zod';
import type { Locale } from '@/content/locales';
import { catalogueWords } from '@/content/texts';
import { formatList } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { gapText } from '@/lib/plan/describe-proposal';
import { type Proposal, proposePlans } from '@/lib/plan/propose';
import { handOverUrl } from './hand-over';
import { toPlan } from './plan-schema';
import { contextOf, toPrice } from './quote';
import type { Proposals, wishSchema } from './wish-schema';

/** Kind, package and services of a proposal in one line. */
function summarise({ draft }: Proposal, locale: Locale): string {
  const { texts } = contextOf(locale);
  const { cateringType, package: chosen, services } = draft;
  return [
    cateringType ? texts.types[cateringType].name : '',
    chosen ? (texts.packages[chosen]?.name ?? chosen) : '',
    services.length > 0
      ? formatList(
          services.map((id) => texts.items[id] ?? id),
          locale,
        )
      : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function gapTexts(locale: Locale): Parameters<typeof gapText>[1] {
  const t = translatorFor(locale);
  return {
    t: (code, values) => t(`proposals.gaps.${code}`, values),
    category: (category) => catalogueWords[locale].dishCategories[category],
    items: contextOf(locale).texts.items,
  };
}

/** Three complete plans for a wish, in words and as what `POST /api/quote` takes. */
export async function buildProposals(
  wish: z.output<typeof wishSchema>,
  locale: Locale,
  now: Date,
): Promise<Proposals> {
  const proposals = await Promise.all(
    proposePlans(wish, now).map(async (proposal) => ({
      level: proposal.level,
      plan: toPlan(proposal.draft),
      summary: summarise(proposal, locale),
      price: toPrice(proposal.price, contextOf(locale)),
      gaps: proposal.gaps.map((gap) => ({ code: gap.code, text: gapText(gap, gapTexts(locale)) })),
      handOverUrl: await handOverUrl(proposal.draft, locale),
    })),
  );
  return { proposals };
}
