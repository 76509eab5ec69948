import { bookingTerms } from '@/content/catering/rules';
import type { Locale } from '@/content/locales';
import { berlinDay } from '@/lib/base/berlin-day';
import { addDays } from '@/lib/base/event-day';
import { staffAddress } from '@/lib/desk/addresses';
import { readSavedDraft } from '@/lib/desk/server/inquiry-actions';
import type { StaffTexts } from '@/lib/desk/texts';
import { messages } from '@/lib/i18n/messages';
import { offerContext } from '@/lib/inquiry/server/mail/plan-context';
import { storedDraft, storedPlanPrice } from '@/lib/inquiry/server/offered-plan';
import { listCatalogueItems } from '@/lib/offer/catalogue-items';
import { linesFromPlan, offerFromPlan, priceOffer } from '@/lib/offer/offer';
import { readStoredOffer } from '@/lib/offer/offer-schema';
import { allows } from '@/lib/order/states';
import type { InquiryDetail } from '@/lib/staff/server/inquiry-detail';
import { BackLink } from './back-link';
import { languageName } from './format';
import { OfferList } from './inquiry/offer-list';
import type { OfferDraft } from './offer/edit-offer';
import { OfferEditor } from './offer/offer-editor';

type Props = { t: StaffTexts; locale: Locale; detail: InquiryDetail; now: Date };

/** What the editor begins with: the saved draft, else the version that was sent last, else the plan. */
function beginOffer({ inquiry, offers, draft }: InquiryDetail, now: Date, usualOption: string): OfferDraft {
  const saved = draft && readSavedDraft(draft.body);
  if (saved) return saved;
  const plan = offerFromPlan(
    storedDraft(inquiry),
    storedPlanPrice(inquiry),
    offerContext(inquiry.locale),
    now,
  );
  const [last] = offers;
  const offer = last ? { ...readStoredOffer(last.body), validUntil: plan.validUntil } : plan;
  return { offer, optionUntil: offer.day === null ? null : usualOption };
}

/** The offer of an inquiry while it is written, and what was sent before. */
export function OfferPage({ t, locale, detail, now }: Props) {
  const { inquiry, offers, acceptance, draft } = detail;
  const { reference, name, email } = inquiry;
  const today = berlinDay(now);
  const context = offerContext(inquiry.locale);
  const usualOption = addDays(today, bookingTerms.optionDays);
  const initial = beginOffer(detail, now, usualOption);
  const planLines = linesFromPlan(storedPlanPrice(inquiry), context);
  const plan = { ...initial.offer, lines: planLines, discountPercent: 0 };
  const { editor, problems } = messages[locale].staff;
  const isClosed = !allows('send-offer', inquiry.state);
  return (
    <>
      <BackLink href={staffAddress.inquiry(reference)}>{t('frame.backToInquiry')}</BackLink>
      <div className="desk-title">
        <h1>{t('editor.title', { name: name || email })}</h1>
        <p>{reference}</p>
      </div>
      {isClosed ? (
        <p className="desk-warning mb-8">{t('problems.state')}</p>
      ) : (
        <>
          <noscript>
            <p className="desk-warning mb-8">{t('editor.scripts')}</p>
          </noscript>
          <OfferEditor
            key={draft?.revision ?? 0}
            {...{ reference, initial, planLines, today, usualOption, locale }}
            revision={draft?.revision ?? 0}
            planTotalCents={planLines.length > 0 ? priceOffer(plan).totalCents : null}
            catalogue={listCatalogueItems(initial.offer.basis, initial.offer.day, context)}
            recipient={name ? `${name}, ${email}` : email}
            language={languageName(inquiry.locale, locale)}
            version={(offers[0]?.version ?? 0) + 1}
            messages={{ staff: { editor, problems } }}
          />
        </>
      )}
      {offers.length > 0 && (
        <section className="desk-section mt-10 max-w-[42rem]" aria-labelledby="versions">
          <h2 id="versions" className="mb-4">
            {t('editor.versions')}
          </h2>
          <OfferList {...{ t, locale, reference, offers, acceptance }} />
        </section>
      )}
    </>
  );
}
