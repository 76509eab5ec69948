import { answerDocument } from '@/lib/answer/answer-document';
import type { AnswerContext } from '@/lib/answer/summarise-terms';
import { localPath } from '@/lib/i18n/address';
import type { Attachment } from '@/lib/mail/email-message';
import { planPdf } from '@/lib/plan/document/plan-pdf';
import { pdfFonts } from './pdf-fonts';
import type { Inquiry } from './read-inquiry';
import { termsInFull } from './terms-in-full';
import { type AnswerVersion, type InquiryVersion, replacedBy } from './version';

/** Of an inquiry, and the version that was sent. */
type AnswerOfInquiry = {
  readonly inquiry: Pick<Inquiry, 'reference' | 'createdAt' | 'sent' | 'agreed'>;
  readonly versions: readonly InquiryVersion[];
  readonly answer: AnswerVersion;
};

/**
 * An answer as a PDF file, as its guest gets it: an offer, or the confirmation of what was agreed on, with lines to sign.
 * @throws Error when the fonts cannot be read.
 */
export async function answerFile(
  { inquiry, versions, answer }: AnswerOfInquiry,
  context: AnswerContext,
  siteUrl: string,
): Promise<Attachment> {
  const { reference, createdAt, agreed } = inquiry;
  const isAgreed = agreed === answer.number;
  const document = answerDocument(
    {
      answer,
      ...replacedBy(answer, inquiry, versions),
      reference,
      version: answer.number,
      askedAt: createdAt,
      sentAt: answer.createdAt,
      termsAddress: new URL(localPath(context.locale, 'terms'), siteUrl).href,
      agreement: isAgreed ? { terms: termsInFull(context.locale) } : undefined,
    },
    context,
  );
  const title = context.words(isAgreed ? 'confirmation' : 'title');
  return {
    name: `${title}-${reference}-${answer.number}.pdf`,
    type: 'application/pdf',
    content: await planPdf(document, await pdfFonts(), answer.createdAt),
  };
}
