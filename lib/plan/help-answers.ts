import type { CateringTypeId } from '@/content/catering/choices';
import { type ProposalLevel, proposalLevels } from '@/content/catering/occasions';

/** Three questions that lead to one package: how guests eat, for how long, and how much it may be. */
export const helpQuestions = {
  style: ['served', 'buffet', 'standing', 'fire'],
  length: ['short', 'long'],
  level: proposalLevels,
} as const;

export type HelpQuestion = keyof typeof helpQuestions;
export type HelpAnswers = {
  readonly [Q in HelpQuestion]?: (typeof helpQuestions)[Q][number];
};

/** How long a meal lasts decides between small and full plates; only a festive evening at the table is a grand menu. */
function kindOf({ style, length, level }: Required<HelpAnswers>): CateringTypeId {
  const isLong = length === 'long';
  switch (style) {
    case 'served':
      return isLong && level === 'festive' ? 'luxury-catering' : 'seated-dinner';
    case 'buffet':
      return isLong ? 'warm-buffet' : 'cold-buffet';
    case 'standing':
      return isLong ? 'flying-buffet' : 'fingerfood-buffet';
    case 'fire':
      return 'grill-catering';
  }
}

export type HelpResult = { readonly cateringType: CateringTypeId; readonly level: ProposalLevel };

/** Kind of catering and level that three answers lead to; `null` until all are given. */
export function helpResult({ style, length, level }: HelpAnswers): HelpResult | null {
  if (!style || !length || !level) return null;
  return { cateringType: kindOf({ style, length, level }), level };
}
