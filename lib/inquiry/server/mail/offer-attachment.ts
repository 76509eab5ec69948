import { localPath } from '@/lib/i18n/address';
import type { Attachment } from '@/lib/mail/email-message';
import type { StoredInquiry } from '@/lib/mail/outbox';
import { oneLine } from '@/lib/mail/typed-text';
import type { OfferContext } from '@/lib/offer/describe-offer';
import type { OfferBody } from '@/lib/offer/offer';
import { buildOfferDocument } from '@/lib/offer/offer-document';
import { offerPdf } from '@/lib/offer/server/offer-pdf';
import { describePlan } from '@/lib/plan/describe';
import type { PriceRow } from '@/lib/plan/describe-price';
import type { FieldPath } from '@/lib/plan/fields';
import { resolvePlan } from '@/lib/plan/resolve';
import { offeredPlan, storedDraft } from '../offered-plan';

/** What an offer is addressed to, and what an invoice will need. */
const addressed: readonly FieldPath[] = [
  'details.firstName',
  'details.company',
  'details.billing_street',
  'details.delivery_street',
  'vatId',
  'purchaseOrder',
  'costCentre',
  'invoiceEmail',
];

/** What an offer's document says of its inquiry. */
type OfferedInquiry = Pick<StoredInquiry, 'reference' | 'createdAt' | 'payload' | 'price'>;

function customerRows(inquiry: OfferedInquiry, context: OfferContext): readonly PriceRow[] {
  const draft = storedDraft(inquiry);
  return describePlan(draft, resolvePlan(draft, inquiry.createdAt), context)
    .flatMap(({ rows }) => rows)
    .filter(({ fields }) => fields.some((path) => addressed.includes(path)))
    .map(({ label, values }) => ({
      term: label,
      text: values.map(({ text }) => oneLine(text, 400)).join(', '),
    }));
}

export type OfferOfInquiry = {
  readonly inquiry: OfferedInquiry;
  readonly body: OfferBody;
  readonly version: number;
  readonly sentAt: Date;
};

/** A version of an offer as a PDF file, as its visitor gets it. @throws Error when the fonts cannot be read. */
export async function offerAttachment(
  { inquiry, body, version, sentAt }: OfferOfInquiry,
  context: OfferContext,
  siteUrl: string,
): Promise<Attachment> {
  const { reference } = inquiry;
  const document = buildOfferDocument(
    {
      body,
      reference,
      version,
      sentAt,
      plan: offeredPlan(inquiry, context),
      customer: customerRows(inquiry, context),
      termsAddress: new URL(localPath(context.locale, 'terms'), siteUrl).href,
    },
    context,
  );
  return {
    name: `${context.words('title')}-${reference}-${version}.pdf`,
    type: 'application/pdf',
    content: await offerPdf(document, sentAt),
  };
}
