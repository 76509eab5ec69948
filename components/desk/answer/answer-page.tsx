import { NextIntlClientProvider } from 'next-intl';
import { configuratorTexts } from '@/components/configurator/shell/configurator-texts';
import { usualTerms } from '@/lib/answer/terms';
import { staffAddress } from '@/lib/desk/addresses';
import type { InquiryDetail } from '@/lib/desk/server/inquiry-detail';
import { readPageRequest, staffTexts } from '@/lib/desk/server/page-request';
import { messages } from '@/lib/i18n/messages';
import { isAnswer, versionOf } from '@/lib/inquiry/server/version';
import { BackLink, Notice } from '../parts';
import { AnswerOnDemand } from './answer-on-demand';

type Props = { detail: InquiryDetail; now: Date };

/** The answer to an inquiry while it is made: the plan with the visitor's own fields, and the house's terms. */
export async function AnswerPage({ detail: { inquiry, versions }, now }: Props) {
  const t = await staffTexts();
  const { locale } = await readPageRequest();
  const { reference, name, email, createdAt, agreed, offered, sent, locale: guestLocale } = inquiry;
  // An open change goes on where it was; else what counts is changed.
  const current = versionOf(versions, offered ?? inquiry.current);
  const { plan: planBefore, price } = versionOf(versions, agreed ?? sent);
  const usual = usualTerms(current.plan, now);
  const texts = await configuratorTexts(locale);
  const { answer, problems } = messages[locale].staff;
  const { offer } = messages[locale].planPage;
  return (
    <>
      <BackLink href={staffAddress.inquiry(reference)}>{t('frame.backToInquiry')}</BackLink>
      <div className="mb-6 flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h1>{t('answer.title', { name: name || email })}</h1>
        <p className="text-muted">{reference}</p>
      </div>
      <noscript>
        <Notice className="mb-8">{t('answer.scripts')}</Notice>
      </noscript>
      <NextIntlClientProvider messages={{ staff: { answer, problems }, planPage: { offer } }}>
        <AnswerOnDemand
          reference={reference}
          from={versions.length}
          askedAt={createdAt}
          before={{ plan: planBefore, price }}
          isChange={agreed !== null}
          plan={current.plan}
          terms={isAnswer(current) ? { ...current.terms, validUntil: usual.validUntil } : usual}
          recipient={name ? `${name}, ${email}` : email}
          guestLocale={guestLocale}
          requestTexts={messages[guestLocale].offer.request}
          texts={`/texts/${texts.name}`}
        />
      </NextIntlClientProvider>
    </>
  );
}
