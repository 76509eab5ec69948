import { answerDocument } from '@/lib/answer/answer-document';
import { readAnswer } from '@/lib/answer/read-stored';
import type { AnswerContext } from '@/lib/answer/summarise-terms';
import { localPath } from '@/lib/i18n/address';
import type { Attachment } from '@/lib/mail/email-message';
import { planPdf } from '@/lib/plan/document/plan-pdf';
import { pdfFonts } from './pdf-fonts';
import { sentVersion } from './stored';

/** Of an inquiry, and the version that was sent. */
export type AnswerOfInquiry = {
  readonly inquiry: {
    readonly reference: string;
    readonly createdAt: Date;
    readonly payload: unknown;
    readonly price: unknown;
  };
  readonly answer: { readonly version: number; readonly body: unknown; readonly sentAt: Date };
};

/** A version of an answer as a PDF file, as its guest gets it. @throws Error when the fonts cannot be read. */
export async function answerFile(
  { inquiry, answer: { version, body, sentAt } }: AnswerOfInquiry,
  context: AnswerContext,
  siteUrl: string,
): Promise<Attachment> {
  const { reference, createdAt } = inquiry;
  const document = answerDocument(
    {
      answer: readAnswer(body),
      sent: sentVersion(inquiry),
      reference,
      version,
      askedAt: createdAt,
      sentAt,
      termsAddress: new URL(localPath(context.locale, 'terms'), siteUrl).href,
    },
    context,
  );
  return {
    name: `${context.words('title')}-${reference}-${version}.pdf`,
    type: 'application/pdf',
    content: await planPdf(document, await pdfFonts(), sentAt),
  };
}
