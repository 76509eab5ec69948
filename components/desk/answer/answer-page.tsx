import { configuratorTexts } from '@/components/configurator/shell/configurator-texts';
import type { Locale } from '@/content/locales';
import { usualTerms } from '@/lib/answer/terms';
import { staffAddress } from '@/lib/desk/addresses';
import type { InquiryDetail } from '@/lib/desk/server/inquiry-detail';
import type { StaffTexts } from '@/lib/desk/texts';
import { messages } from '@/lib/i18n/messages';
import { isAnswer, versionOf } from '@/lib/inquiry/server/version';
import { serialiseDraft } from '@/lib/plan/draft';
import { BackLink } from '../back-link';
import { languageName } from '../format';
import { AnswerOnDemand } from './answer-on-demand';

type Props = { t: StaffTexts; locale: Locale; detail: InquiryDetail; now: Date };

/** The answer to an inquiry while it is made: the plan with the visitor's own fields, and the house's terms. */
export async function AnswerPage({ t, locale, detail: { inquiry, versions }, now }: Props) {
  const { reference, name, email, createdAt } = inquiry;
  // An open change goes on where it was; else what counts is changed.
  const current = versionOf(versions, inquiry.offered ?? inquiry.current);
  const before = versionOf(versions, inquiry.agreed ?? inquiry.sent);
  const usual = usualTerms(current.plan, now);
  const texts = await configuratorTexts(locale);
  const { answer, problems } = messages[locale].staff;
  return (
    <>
      <BackLink href={staffAddress.inquiry(reference)}>{t('frame.backToInquiry')}</BackLink>
      <div className="desk-title">
        <h1>{t('answer.title', { name: name || email })}</h1>
        <p>{reference}</p>
      </div>
      <noscript>
        <p className="desk-warning mb-8">{t('answer.scripts')}</p>
      </noscript>
      <AnswerOnDemand
        reference={reference}
        from={versions.length}
        askedAt={createdAt.toISOString()}
        sent={{ plan: serialiseDraft(before.plan), price: before.price }}
        plan={serialiseDraft(current.plan)}
        terms={isAnswer(current) ? { ...current.terms, validUntil: usual.validUntil } : usual}
        recipient={name ? `${name}, ${email}` : email}
        guestLocale={inquiry.locale}
        language={languageName(inquiry.locale, locale)}
        requestTexts={messages[inquiry.locale].offer.request}
        locale={locale}
        texts={`/texts/${texts.name}`}
        messages={{ staff: { answer, problems }, offer: messages[locale].offer }}
      />
    </>
  );
}
