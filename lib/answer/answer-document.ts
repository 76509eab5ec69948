import { site } from '@/content/site';
import { formatDay } from '@/lib/i18n/format';
import type { PlanSection } from '@/lib/plan/describe';
import { buildPlanDocument } from '@/lib/plan/document/build-document';
import type { PlanDocument } from '@/lib/plan/document/plan-document';
import { fields } from '@/lib/plan/fields';
import { resolvePlan } from '@/lib/plan/resolve';
import { settlePlan } from '@/lib/plan/settle-plan';
import type { Answer } from './check-answer';
import { type Difference, describeDifferences, type Version } from './differences';
import { type AnswerContext, summariseTerms } from './summarise-terms';

type Content = {
  readonly answer: Answer;
  /** What it would replace: as it was sent, or as it is agreed on. */
  readonly before: Version;
  /** Whether both had agreed on what it would replace. */
  readonly isChange: boolean;
  readonly reference: string;
  readonly version: number;
  readonly askedAt: Date;
  readonly sentAt: Date;
  /** Of the general terms. */
  readonly termsAddress: string;
  /** What both agreed on: the confirmation, with the terms of business in full and lines to sign. */
  readonly agreement?: Pick<PlanDocument, 'terms'> | undefined;
};

/** A change in words, for example `90 (vorher: 80)`. */
export function differenceText({ before, after }: Difference, { words }: AnswerContext): string {
  if (before === '') return words('isNew', { text: after });
  return after === '' ? words('isGone', { text: before }) : words('instead', { after, before });
}

const plainSection = (
  id: 'message' | 'changes',
  title: string,
  rows: readonly { readonly id: string; readonly label: string; readonly text: string }[],
): PlanSection => ({
  id,
  title,
  rows: rows.map(({ text, ...row }) => ({
    ...row,
    fields: [],
    values: [{ text }],
    step: 'pruefen',
    scope: 'menu',
  })),
});

/** Who writes, as a business letter has to say: § 35a GmbHG. */
function businessLines({ words, t }: AnswerContext): string {
  const { company, address, email } = site;
  return [
    `${company.legalName}, ${address.street}, ${address.zip} ${address.city}`,
    [words('director', { name: company.director }), company.register].join(' · '),
    [`${t('fields.vatId')} ${company.vatId}`, email].join(' · '),
  ].join('\n');
}

/** What differs from what it would replace, as a part of a document; empty when nothing does. */
export function changesSection(
  { answer, before, isChange, askedAt }: Pick<Content, 'answer' | 'before' | 'isChange' | 'askedAt'>,
  context: AnswerContext,
): readonly PlanSection[] {
  const rows = describeDifferences(before, answer, askedAt, context).map((difference) => ({
    id: difference.id,
    label: difference.label,
    text: differenceText(difference, context),
  }));
  const title = context.words(isChange ? 'differencesAgreed' : 'differences');
  return rows.length > 0 ? [plainSection('changes', title, rows)] : [];
}

/** Without what the guest wrote about themselves: the address is unproven, and nobody shall have us mail their words. */
const withoutWords = (sections: readonly PlanSection[]): readonly PlanSection[] =>
  sections
    .map((section) => ({
      ...section,
      rows: section.rows.filter(
        ({ scope, fields: paths }) =>
          scope !== 'person' || !paths.some((path) => fields[path].kind === 'text'),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);

/**
 * An answer as it is printed: what the house writes, what differs from what it would replace, the whole plan with menu, times
 * and diets, every position, and the conditions in short; of an agreement also in full, with lines to sign.
 */
export function answerDocument(content: Content, context: AnswerContext): PlanDocument {
  const { answer, isChange, reference, version, askedAt, sentAt, termsAddress, agreement } = content;
  const { words, locale } = context;
  const { price, terms } = answer;
  const draft = agreement ? settlePlan(answer.plan) : answer.plan;
  const plan = resolvePlan(draft, askedAt);
  const document = buildPlanDocument(
    { draft, plan, price, notices: [], personal: true, made: sentAt, isAnswer: true },
    context,
  );
  return {
    ...document,
    title: words(agreement ? 'confirmation' : 'title'),
    lead: words('about', { reference, version }),
    date: words('date', { day: formatDay(sentAt, locale, 'long') }),
    sections: [
      ...(terms.message === ''
        ? []
        : [plainSection('message', words('message'), [{ id: 'message', label: '', text: terms.message }])]),
      ...changesSection(content, context),
      ...withoutWords(document.sections),
    ],
    notes: summariseTerms(
      answer,
      termsAddress,
      context,
      agreement ? 'sign' : isChange ? 'acceptChange' : 'accept',
      sentAt,
    ),
    ...(agreement && { ...agreement, signatures: [words('signGuest'), words('signHouse')] }),
    plates: [],
    footer: businessLines(context),
  };
}
