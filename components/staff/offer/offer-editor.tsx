'use client';

import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { Locale } from '@/content/locales';
import type { CatalogueItem } from '@/lib/offer/catalogue-items';
import { type OfferBody, type OfferLine, priceOffer } from '@/lib/offer/offer';
import type messages from '@/messages/de.json';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/button';
import { useHydrated } from '../../ui/use-hydrated';
import { findOfferProblem, type OfferProblem } from './check-offer';
import type { OfferDraft } from './edit-offer';
import { OfferAdd } from './offer-add';
import { OfferLines } from './offer-lines';
import { OfferSum } from './offer-sum';
import { OfferTerms } from './offer-terms';
import { SaveStatus } from './save-status';
import { SendDialog } from './send-dialog';
import { SendProblemNotice } from './send-problem';
import { useOfferDraft } from './use-offer-draft';
import { useSendOffer } from './use-send-offer';

type Props = {
  readonly reference: string;
  readonly initial: OfferDraft;
  readonly revision: number;
  readonly planLines: readonly OfferLine[];
  readonly planTotalCents: number | null;
  readonly catalogue: readonly CatalogueItem[];
  /** Name and address of the visitor. */
  readonly recipient: string;
  /** The visitor's language, in words. */
  readonly language: string;
  /** Number that the offer gets when it is sent. */
  readonly version: number;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly usualOption: string;
};

function Editor(props: Props) {
  const { reference, planLines, recipient, version, today } = props;
  const t = useTranslations('staff.editor');
  const form = useRef<HTMLFieldSetElement>(null);
  const isHydrated = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const { draft, state, change, save, keepMine, forget } = useOfferDraft(props);
  const { isBusy, problem, send, clear } = useSendOffer(reference, forget);
  const [missing, setMissing] = useState('');
  const { offer } = draft;
  const priced = priceOffer(offer);
  const changeOffer = (next: (offer: OfferBody) => OfferBody) =>
    change((before) => ({ ...before, offer: next(before.offer) }));

  const explain = (found: OfferProblem) =>
    found.kind === 'text' ? t('problems.text', { number: found.number }) : t(`problems.${found.kind}`);
  const review = () => {
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const found = findOfferProblem(draft, today);
    const text = found ? explain(found) : invalid ? t('problem') : '';
    setMissing(text);
    if (text === '') return dialog.current?.showModal();
    announce(text);
    (found ? form.current?.querySelector<HTMLElement>(found.field) : invalid)?.focus();
  };
  const submit = async () => {
    const failed = await send(draft);
    if (!failed) return;
    dialog.current?.close();
    form.current?.scrollIntoView({ block: 'start' });
  };

  return (
    // What was typed before the scripts arrived would be seen, and not offered.
    <fieldset
      ref={form}
      role="presentation"
      disabled={!isHydrated}
      className="desk-columns"
      data-offer-editor
    >
      <div className="desk-stack">
        {problem && (
          <SendProblemNotice
            problem={problem}
            reference={reference}
            onDay={(day) => {
              changeOffer((before) => ({ ...before, day }));
              clear();
            }}
          />
        )}
        <section aria-labelledby="offer-lines">
          <h2 id="offer-lines" className="mb-3">
            {t('lines')}
          </h2>
          <OfferLines offer={offer} priced={priced} planLines={planLines} onChange={changeOffer} />
          <OfferAdd catalogue={props.catalogue} guests={offer.guests} onChange={changeOffer} />
        </section>
        <section className="desk-section" aria-labelledby="offer-terms">
          <h2 id="offer-terms" className="mb-4">
            {t('terms')}
          </h2>
          <OfferTerms
            draft={draft}
            language={props.language}
            today={today}
            usualOption={props.usualOption}
            onChange={change}
          />
        </section>
      </div>
      <aside className="self-start lg:sticky lg:top-6" aria-label={t('sum')}>
        <OfferSum offer={offer} priced={priced} planTotalCents={props.planTotalCents} />
        <div className="mt-4 grid gap-3">
          <SaveStatus state={state} onRetry={() => void save()} onKeepMine={keepMine} />
          {missing !== '' && <p className="font-medium text-ember">{missing}</p>}
          <Button variant="default" onClick={review} data-review>
            {t('send')}
          </Button>
        </div>
      </aside>
      <SendDialog
        dialog={dialog}
        draft={draft}
        priced={priced}
        recipient={recipient}
        version={version}
        isBusy={isBusy}
        onSend={submit}
      />
    </fieldset>
  );
}

type EditorMessages = { readonly staff: Pick<(typeof messages)['staff'], 'editor' | 'problems'> };

/** An offer that begins as the plan's positions: everything can be changed, is saved while it is typed, and sent once. */
export function OfferEditor({
  locale,
  messages,
  ...editor
}: Props & { readonly locale: Locale; readonly messages: EditorMessages }) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Berlin">
      <Editor {...editor} />
    </NextIntlClientProvider>
  );
}
