import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useState } from 'react';
import { FieldErrorsProvider } from '@/components/configurator/fields/field-errors';
import { StepAddress } from '@/components/configurator/shell/step-link';
import { TextsProvider } from '@/components/configurator/shell/texts-provider';
import { PlanProvider } from '@/components/configurator/shell/use-price';
import { Spinner } from '@/components/ui/spinner';
import { ToastRegion } from '@/components/ui/toast-region';
import type { Locale } from '@/content/locales';
import type { Terms } from '@/lib/answer/terms';
import { loadEngine } from '@/lib/plan/browser/engine-store';
import { holdDraft } from '@/lib/plan/browser/hold-draft';
import type { OnRequestPart, Price } from '@/lib/plan/price';
import { parseDraft } from '@/lib/plan/read-draft';
import type messages from '@/messages/de.json';
import { AnswerForm } from './answer-form';
import { sectionId } from './answer-section';
import { useKept } from './use-kept';

type Props = {
  readonly reference: string;
  /** Number of the version that it is made from; 0 = the plan that was sent. */
  readonly from: number;
  /** ISO time. */
  readonly askedAt: string;
  readonly sent: { readonly plan: string; readonly price: Price };
  /** What it begins with. */
  readonly plan: string;
  readonly terms: Terms;
  /** Name and address of the guest. */
  readonly recipient: string;
  readonly guestLocale: Locale;
  /** The guest's language, in words. */
  readonly language: string;
  /** What parts on request are called, in the guest's language. */
  readonly requestTexts: Readonly<Record<OnRequestPart, string>>;
  readonly locale: Locale;
  /** Address of the configurator's texts. */
  readonly texts: string;
  readonly messages: {
    readonly staff: Pick<(typeof messages)['staff'], 'answer' | 'problems'>;
    readonly offer: (typeof messages)['offer'];
  };
};

/** The configurator's messages with those of the desk. */
function AllMessages({
  locale,
  messages: own,
  children,
}: Pick<Props, 'locale' | 'messages'> & { children: ReactNode }) {
  const known = useMessages();
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...known, ...own }} timeZone="Europe/Berlin">
      {children}
    </NextIntlClientProvider>
  );
}

function Region() {
  const t = useTranslations('staff.answer');
  return <ToastRegion label={t('messages')} closeLabel={t('close')} />;
}

/**
 * An answer while it is made, with the visitor's own fields, rules and warnings. Half of one survives a reload in this tab;
 * the plan that the same browser may keep for itself stays as it is.
 */
export function AnswerEditor(props: Props) {
  const { reference, from, askedAt, locale, texts, messages: own } = props;
  const key = `desk-answer:${reference}:${from}`;
  useState(() => {
    holdDraft(key, parseDraft(props.plan).draft);
    void loadEngine();
  });
  const [terms, setTerms] = useKept(`${key}:terms`, props.terms);
  const [now] = useState(() => new Date(askedAt));
  return (
    <Suspense fallback={<Spinner label="…" className="page-spinner" />}>
      <TextsProvider locale={locale} address={texts}>
        <AllMessages locale={locale} messages={own}>
          <Region />
          <StepAddress value={(id) => `#${sectionId(id)}`}>
            <PlanProvider now={now}>
              <FieldErrorsProvider>
                <AnswerForm
                  {...props}
                  askedAt={now}
                  sent={{ plan: parseDraft(props.sent.plan).draft, price: props.sent.price }}
                  terms={terms}
                  onTerms={setTerms}
                  onSent={() => {
                    window.sessionStorage.removeItem(key);
                    window.sessionStorage.removeItem(`${key}:terms`);
                  }}
                />
              </FieldErrorsProvider>
            </PlanProvider>
          </StepAddress>
        </AllMessages>
      </TextsProvider>
    </Suspense>
  );
}
