import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
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
import type { Locale } from '@/content/locales';
import { checkAnswer } from '@/lib/answer/check-answer';
import type { Version } from '@/lib/answer/differences';
import { priceAnswer } from '@/lib/answer/price-answer';
import type { Terms } from '@/lib/answer/terms';
import { isAsked } from '@/lib/plan/asked';
import { describePlan } from '@/lib/plan/describe';
import { detailFields } from '@/lib/plan/fields';
import type { OnRequestPart } from '@/lib/plan/price';
import { resolvePlan } from '@/lib/plan/resolve';
import { formatIsoDay } from '../format';
import { AnswerReview } from './answer-review';
import { AnswerSection } from './answer-section';
import { OwnPrices } from './own-prices';
import { TermsFields } from './terms-fields';
import { useSendAnswer } from './use-send-answer';

export type AnswerFormProps = {
  readonly reference: string;
  readonly from: number;
  readonly askedAt: Date;
  readonly sent: Version;
  readonly terms: Terms;
  readonly onTerms: (change: (terms: Terms) => Terms) => void;
  readonly onSent: () => void;
  readonly recipient: string;
  readonly guestLocale: Locale;
  readonly language: string;
  readonly requestTexts: Readonly<Record<OnRequestPart, string>>;
};

/** All parts of an answer on one page, and beside them what it costs and what it changes. */
export function AnswerForm(props: AnswerFormProps) {
  const { askedAt, sent, terms, onTerms, guestLocale, language, requestTexts } = props;
  const t = useTranslations('staff.answer');
  const { draft: plan } = useDraft();
  const context = useDescribeContext();
  const resolved = resolvePlan(plan, askedAt);
  const price = priceAnswer(plan, terms, askedAt);
  const checked = checkAnswer({ plan, terms }, askedAt, new Date());
  const sending = useSendAnswer(props);
  const errors = { ...(checked.ok ? {} : checked.errors), ...sending.errors };
  const rows = describePlan(plan, resolved, context, { personal: false }).flatMap((section) => section.rows);
  const inShort = (...ids: readonly string[]) =>
    rows
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ values }) => values.map(({ text }) => text))
      .join(' · ');
  const dishes = rows.filter(({ step }) => step === 'speisen').flatMap(({ values }) => values).length;
  return (
    <div className="desk-columns">
      <div className="min-w-0">
        <AnswerSection
          name="eckdaten"
          title={t('parts.eckdaten')}
          summary={inShort('occasion', 'when', 'guests', 'room')}
          isOpen
        >
          <div className="space-y-8">
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
          </div>
        </AnswerSection>
        <AnswerSection name="catering-art" title={t('parts.catering-art')} summary={inShort('cateringType')}>
          <CateringTypeStep pictures={null} />
        </AnswerSection>
        <AnswerSection
          name="paket"
          title={t('parts.paket')}
          summary={inShort('package', 'breakfastPackage', 'ownIdea')}
        >
          <PackageStep />
        </AnswerSection>
        <AnswerSection name="speisen" title={t('parts.speisen')} summary={t('dishes', { count: dishes })}>
          <DishesStep />
        </AnswerSection>
        <AnswerSection name="services" title={t('parts.services')} summary={inShort('services')}>
          <ServicesStep />
        </AnswerSection>
        <AnswerSection
          name="bedingungen"
          title={t('parts.bedingungen')}
          summary={t('validUntilShort', { day: formatIsoDay(terms.validUntil, context.locale, 'long') })}
          isOpen
        >
          <div className="grid gap-8">
            <TermsFields
              {...{ terms, onTerms, guestLocale, language, errors }}
              hasDay={plan.details.date !== null}
            />
            <OwnPrices {...{ plan, askedAt, terms, onTerms, requestTexts, errors }} />
          </div>
        </AnswerSection>
      </div>
      <AnswerReview {...props} {...{ plan, price, errors, sending }} before={sent} />
    </div>
  );
}
