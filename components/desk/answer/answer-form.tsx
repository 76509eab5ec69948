import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useState } from 'react';
import { DraftField } from '@/components/configurator/fields/draft-field';
import { RoomFields } from '@/components/configurator/fields/room-fields';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { FourQuestions } from '@/components/configurator/start/four-questions';
import { MoreAnswers } from '@/components/configurator/start/more-answers';
import { CateringTypeStep } from '@/components/configurator/steps/catering-type-step';
import { DishesStep } from '@/components/configurator/steps/dishes-step';
import { PackageStep } from '@/components/configurator/steps/package-step';
import { ServicesStep } from '@/components/configurator/steps/services-step';
import { Fold } from '@/components/ui/fold';
import { dishCategories } from '@/content/catering/choices';
import { type AnswerErrors, checkAnswer } from '@/lib/answer/check-answer';
import { isTermsError, type Terms } from '@/lib/answer/terms';
import { createPersistedStore } from '@/lib/browser-store/persisted-store';
import { useStore } from '@/lib/browser-store/use-store';
import { formatIsoDay } from '@/lib/i18n/format';
import { isAsked } from '@/lib/plan/asked';
import { describePlan } from '@/lib/plan/describe';
import { detailFields } from '@/lib/plan/fields';
import { resolvePlan } from '@/lib/plan/resolve';
import type { StepId } from '@/lib/plan/steps';
import { Columns } from '../parts';
import type { ErrorOf } from './amount-field';
import type { AnswerProps } from './answer-editor';
import { AnswerReview, partId } from './answer-review';
import { OwnPrices } from './own-prices';
import { TermsFields } from './terms-fields';
import { useSendAnswer } from './use-send-answer';

/** Terms that survive a reload of this tab. */
const termsStore = (key: string, fallback: Terms) =>
  createPersistedStore<Terms>({
    key,
    area: window.sessionStorage,
    fallback,
    parse: JSON.parse,
    serialise: JSON.stringify,
    event: 'desk:terms',
  });

type PartProps = {
  name: Exclude<StepId, 'kontakt' | 'pruefen'> | 'bedingungen';
  /** What stands in it, in short. */
  summary: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** A part of the answer below its name and what stands in it. */
function Part({ name, summary, isOpen, children }: PartProps) {
  const t = useTranslations('staff.answer.parts');
  const title = (
    <span>
      {t(name)} <span className="ml-3 font-sans text-base text-muted">{summary}</span>
    </span>
  );
  return (
    <Fold id={partId(name)} title={title} open={isOpen}>
      <div className="grid gap-8 pb-10">{children}</div>
    </Fold>
  );
}

/** All parts of an answer on one page, and beside them what it costs and what it changes. */
export function AnswerForm(props: AnswerProps & { readonly storageKey: string }) {
  const { askedAt, before, isChange, terms: initial, guestLocale, requestTexts, storageKey } = props;
  const t = useTranslations('staff.answer');
  const own = useTranslations('staff.answer.errors');
  const planErrors = useTranslations('errors');
  const [store] = useState(() => termsStore(`${storageKey}:terms`, initial));
  const terms = useStore(store);
  const onTerms = store.set;
  const { draft: plan } = useDraft();
  const context = useDescribeContext();
  const resolved = resolvePlan(plan, askedAt);
  const checked = checkAnswer({ plan, terms }, askedAt, new Date());
  const sending = useSendAnswer(props);
  const errors: AnswerErrors = { ...(checked.ok ? {} : checked.errors), ...sending.problem?.errors };
  const errorOf: ErrorOf = (path) => {
    const code = Object.hasOwn(errors, path) ? errors[path] : undefined;
    if (code === undefined) return undefined;
    return isTermsError(code) ? own(code.replace('terms.', '') as 'total') : planErrors(code);
  };
  const rows = describePlan(plan, resolved, context, { personal: false }).flatMap((section) => section.rows);
  const inShort = (...ids: readonly string[]) =>
    rows
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ values }) => values.map(({ text }) => text))
      .join(' · ');
  const dishes = dishCategories.flatMap((category) => resolved.menu[category].dishes).length;
  const { date } = plan.details;
  const isKept = isChange && date?.getTime() === before.plan.details.date?.getTime();
  const until = formatIsoDay(terms.validUntil, context.locale, 'long');
  return (
    <Columns>
      <div className="min-w-0">
        <Part name="eckdaten" summary={inShort('occasion', 'when', 'guests', 'room')} isOpen>
          <FourQuestions />
          <Suspense>
            <MoreAnswers />
          </Suspense>
          {resolved.place === 'venue' && <RoomFields />}
          {isAsked(detailFields.delivery_zip, plan) && (
            <div className="field-row sm:grid-cols-2">
              <DraftField path="details.delivery_zip" inputMode="numeric" />
              <DraftField path="details.delivery_city" />
            </div>
          )}
        </Part>
        <Part name="catering-art" summary={inShort('cateringType')}>
          <CateringTypeStep pictures={null} />
        </Part>
        <Part name="paket" summary={inShort('package', 'breakfastPackage', 'ownIdea')}>
          <PackageStep />
        </Part>
        <Part name="speisen" summary={t('dishes', { count: dishes })}>
          <DishesStep />
        </Part>
        <Part name="services" summary={inShort('services')}>
          <ServicesStep />
        </Part>
        <Part name="bedingungen" summary={t('validUntilShort', { day: until })} isOpen>
          <TermsFields {...{ terms, onTerms, guestLocale, errorOf }} hasDay={date !== null && !isKept} />
          <OwnPrices {...{ resolved, terms, onTerms, requestTexts, errorOf }} />
        </Part>
      </div>
      <AnswerReview {...props} {...{ plan, terms, sending, errorOf, isKept }} paths={Object.keys(errors)} />
    </Columns>
  );
}
