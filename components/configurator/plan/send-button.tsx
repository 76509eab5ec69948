import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useFieldErrors } from '@/components/configurator/fields/field-errors';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useOnline } from '@/components/configurator/shell/use-online';
import { loadPlanMaker, useDescribeContext, usePlan } from '@/components/configurator/shell/use-plan';
import { usePrice, useSettledDraft } from '@/components/configurator/shell/use-price';
import { Button } from '@/components/ui/button';
import { onFirstInteraction } from '@/components/ui/first-interaction';
import { PhoneText } from '@/components/ui/phone-text';
import { useHydrated } from '@/components/ui/use-hydrated';
import { phoneFor } from '@/content/site';
import { writeAnswerTime } from '@/lib/base/answer-time';
import { toIsoDay } from '@/lib/base/event-day';
import { newKey } from '@/lib/base/idempotency-key';
import { localPath } from '@/lib/i18n/address';
import { holdKey } from '@/lib/inquiry/browser/held-keys';
import { elapsedMs } from '@/lib/inquiry/browser/opened';
import { type SendResult, sendInquiry } from '@/lib/inquiry/browser/send';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { variantsStore } from '@/lib/plan/browser/variants-store';
import { askedVariants } from './asked-variants';

const loadMemory = () => import('@/lib/inquiry/browser/remember-sent');

/**
 * Sends the inquiry. The draft is cleared only after the server has acknowledged that it is stored;
 * until then every attempt carries the same key, so repeating one creates no second inquiry.
 */
export function SendButton({ onInvalid }: { onInvalid: () => void }) {
  const context = useDescribeContext();
  const { t, locale } = context;
  const ready = useHydrated();
  const price = usePrice();
  const draft = useSettledDraft();
  const engine = useEngine();
  const { check, reveal } = useFieldErrors();
  const { planDocument, planCalendar } = usePlan();
  const [state, setState] = useState<'idle' | 'sending' | Problem>('idle');
  const busy = useRef(false);
  const honeypot = useRef<HTMLInputElement>(null);

  useEffect(
    () => onFirstInteraction(() => Promise.all([loadMemory(), loadPlanMaker()]).catch(() => undefined)),
    [],
  );

  /** For the success page; that the inquiry is stored does not depend on it. */
  const rememberSent = async (reference: string, answerDay: string) => {
    try {
      const { keptUntil, lastInquiryStore, sentPlanStore } = await loadMemory();
      const { date } = draftStore.get().details;
      const until = keptUntil(date ? toIsoDay(date) : '', new Date());
      lastInquiryStore.set({ until, reference, answerDay });
      const [document, calendar] = await Promise.all([planDocument(true), planCalendar()]);
      sentPlanStore.set({ until, reference, document, calendar });
    } catch {
      // An older one stays; it has another reference and is not shown.
    }
  };

  const send = async () => {
    if (busy.current) return;
    busy.current = true;
    if (Object.keys(await check()).length > 0) {
      busy.current = false;
      reveal();
      setState('invalid');
      onInvalid();
      return;
    }
    setState('sending');
    const sendAs = (idempotencyKey: string) => {
      draftStore.set((draft) => ({ ...draft, idempotencyKey }));
      return sendInquiry({
        draft: engine?.reconcile(draftStore.get()).draft ?? draftStore.get(),
        variants: engine ? askedVariants(engine, draftStore.get()).map(({ draft }) => draft) : [],
        locale,
        idempotencyKey,
        shownTotalCents: price && price.lines.length > 0 ? price.shownCents : null,
        website: honeypot.current?.value ?? '',
        elapsedMs: elapsedMs(),
      });
    };
    let result = await sendAs(draftStore.get().idempotencyKey ?? newKey());
    // Other content than was sent before is another inquiry.
    if (result.status === 'conflict') result = await sendAs(newKey());
    if (result.status === 'stored') {
      const answerDay = writeAnswerTime(new Date(result.answerBy));
      const { reference, stateKey } = result;
      const isHeld = stateKey === '' || holdKey(reference, stateKey);
      await rememberSent(reference, answerDay);
      variantsStore.clear();
      draftStore.clear();
      const query = new URLSearchParams({ ref: result.reference, by: answerDay });
      window.location.assign(`${localPath(locale, 'success')}?${query}${isHeld ? '' : `#key=${stateKey}`}`);
      return;
    }
    busy.current = false;
    setState(result.status === 'conflict' ? 'rejected' : result.status);
    if (result.status === 'invalid') {
      reveal(result.errors);
      onInvalid();
    }
  };

  return (
    <div>
      <div className="absolute -left-[999rem]" aria-hidden="true">
        <label>
          {t('fields.website')}
          <input ref={honeypot} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="measure figures mb-6" data-promise>
        {engine && <PhoneText text={engine.promiseFor(draft, new Date(), context)} locale={locale} />}
      </p>
      <Button
        variant="default"
        size="lg"
        disabled={!ready}
        aria-disabled={state === 'sending' || undefined}
        onClick={send}
        data-send
      >
        {state === 'sending' ? t('review.sending') : t('review.send')}
      </Button>
      <SendProblem problem={state === 'idle' || state === 'sending' ? null : state} onSend={send} />
    </div>
  );
}

type Problem = Exclude<SendResult['status'], 'stored' | 'conflict'>;

/** Why the last attempt to send did not succeed; when it was the network and that is back, sending is offered. */
function SendProblem({ problem, onSend }: { problem: Problem | null; onSend: () => void }) {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const online = useOnline();
  return (
    <div role="alert">
      {problem === 'offline' && online ? (
        <div className="mt-5 border-l-2 border-lake pl-5" data-back-online>
          <p>{t('offline.back')}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={onSend}>
            {t('offline.sendNow')}
          </Button>
        </div>
      ) : problem !== null ? (
        <p className="mt-5 border-l-2 border-ember pl-5 text-ember" data-send-problem={problem}>
          <PhoneText text={t(`send.${problem}`, { phone: phoneFor(locale) })} locale={locale} />
        </p>
      ) : null}
    </div>
  );
}
