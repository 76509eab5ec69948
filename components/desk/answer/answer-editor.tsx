import { type Messages, NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useState } from 'react';
import { FieldErrorsProvider } from '@/components/configurator/fields/field-errors';
import { StepAddress } from '@/components/configurator/shell/step-link';
import { TextsProvider } from '@/components/configurator/shell/texts-provider';
import { PlanProvider } from '@/components/configurator/shell/use-price';
import { Spinner } from '@/components/ui/spinner';
import type { Locale } from '@/content/locales';
import type { Version } from '@/lib/answer/differences';
import type { Terms } from '@/lib/answer/terms';
import { loadEngine } from '@/lib/plan/browser/engine-store';
import { holdDraft } from '@/lib/plan/browser/hold-draft';
import type { Draft } from '@/lib/plan/draft';
import type { OnRequestPart } from '@/lib/plan/price';
import { AnswerForm } from './answer-form';
import { partId } from './answer-review';

export type AnswerProps = {
  readonly reference: string;
  /** Number of the version that it is made from; 0 = the plan that was sent. */
  readonly from: number;
  readonly askedAt: Date;
  /** What it would replace. */
  readonly before: Version;
  /** Whether both had agreed on that. */
  readonly isChange: boolean;
  /** What it begins with. */
  readonly plan: Draft;
  readonly terms: Terms;
  /** Name and address of the guest. */
  readonly recipient: string;
  readonly guestLocale: Locale;
  /** What parts on request are called, in the guest's language. */
  readonly requestTexts: Readonly<Record<OnRequestPart, string>>;
};

/** The configurator's messages with those of the desk. */
function AllMessages({ own, children }: { own: Messages; children: ReactNode }) {
  const messages = { ...useMessages(), ...own };
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

/**
 * An answer while it is made, with the visitor's own fields, rules and warnings. Half of one survives a reload in this tab;
 * the plan that the same browser may keep for itself stays as it is.
 * @param texts address of the configurator's texts.
 */
export function AnswerEditor({ texts, ...answer }: AnswerProps & { readonly texts: string }) {
  const storageKey = `desk-answer:${answer.reference}:${answer.from}`;
  useState(() => {
    holdDraft(storageKey, answer.plan);
    void loadEngine();
  });
  return (
    <Suspense fallback={<Spinner label={useTranslations('staff.answer')('pending')} />}>
      <TextsProvider locale={useLocale()} address={texts}>
        <AllMessages own={useMessages()}>
          <StepAddress value={(id) => `#${partId(id)}`}>
            <PlanProvider now={answer.askedAt}>
              <FieldErrorsProvider>
                <AnswerForm {...answer} storageKey={storageKey} />
              </FieldErrorsProvider>
            </PlanProvider>
          </StepAddress>
        </AllMessages>
      </TextsProvider>
    </Suspense>
  );
}
