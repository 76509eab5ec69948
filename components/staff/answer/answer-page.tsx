import { configuratorTexts } from '@/components/configurator/shell/configurator-texts';
import type { Locale } from '@/content/locales';
import { allows } from '@/lib/answer/states';
import { usualTerms } from '@/lib/answer/terms';
import { staffAddress } from '@/lib/desk/addresses';
import type { StaffTexts } from '@/lib/desk/texts';
import { messages } from '@/lib/i18n/messages';
import { currentVersion, sentVersion } from '@/lib/inquiry/server/stored';
import { serialiseDraft } from '@/lib/plan/draft';
import { currentAnswer, type InquiryDetail } from '@/lib/staff/server/inquiry-detail';
import { BackLink } from '../back-link';
import { languageName } from '../format';
import { AnswerOnDemand } from './answer-on-demand';

type Props = { t: StaffTexts; locale: Locale; detail: InquiryDetail; now: Date };

/** The answer to an inquiry while it is made: the plan with the visitor's own fields, and the house's terms. */
export async function AnswerPage({ t, locale, detail, now }: Props) {
  const { inquiry } = detail;
  const { reference, name, email, createdAt } = inquiry;
  const latest = currentAnswer(detail);
  const current = currentVersion(inquiry, latest);
  const sent = sentVersion(inquiry);
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
      {allows('send-offer', inquiry.state) ? (
        <>
          <noscript>
            <p className="desk-warning mb-8">{t('answer.scripts')}</p>
          </noscript>
          <AnswerOnDemand
            reference={reference}
            from={detail.offers[0]?.version ?? 0}
            askedAt={createdAt.toISOString()}
            sent={{ plan: serialiseDraft(sent.plan), price: sent.price }}
            plan={serialiseDraft(current.plan)}
            terms={'terms' in current ? { ...current.terms, validUntil: usual.validUntil } : usual}
            recipient={name ? `${name}, ${email}` : email}
            guestLocale={inquiry.locale}
            language={languageName(inquiry.locale, locale)}
            requestTexts={messages[inquiry.locale].offer.request}
            locale={locale}
            texts={`/texts/${texts.name}`}
            messages={{ staff: { answer, problems }, offer: messages[locale].offer }}
          />
        </>
      ) : (
        <p className="desk-warning mb-8">{t('problems.state')}</p>
      )}
    </>
  );
}
