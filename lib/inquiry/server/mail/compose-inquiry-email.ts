import type { EmailContent, Mailbox } from '@/lib/mail/email-message';
import type { OutboxMail } from '@/lib/mail/outbox';
import { composeAcceptedStaffEmail, composeAcceptedVisitorEmail } from './acceptance-emails';
import { answerPayloadSchema } from './answer-payload';
import { composeOfferEmail } from './offer-email';
import { composeStaffEmail } from './staff-email';
import {
  composeCancelledStaffEmail,
  composeDeclinedStaffEmail,
  composeQuestionEmail,
  composeReminder,
  composeWithdrawnStaffEmail,
} from './staff-notices';
import { composeVisitorEmail } from './visitor-email';
import {
  composeCancelledVisitorEmail,
  composeDeclinedVisitorEmail,
  composeInquiryDeclinedEmail,
  composeLinkRenewedEmail,
  composeOfferWithdrawnEmail,
  composeWithdrawnVisitorEmail,
} from './visitor-notices';

/**
 * Any mail about an inquiry, its offer or an answer to it; `null` for a row about something else, or without what its
 * kind is about.
 */
export async function composeInquiryEmail(
  mail: OutboxMail,
  staff: Mailbox,
  siteUrl: string,
): Promise<EmailContent | null> {
  const { inquiry, offer, acceptance, kind } = mail;
  const isForStaff = mail.recipient === 'house';
  const payload = answerPayloadSchema.parse(mail.payload);
  if (kind === 'answer_due' || kind === 'answer_overdue') {
    const subject = inquiry ?? mail.contact;
    const texts = kind === 'answer_due' ? 'answerDue' : 'answerOverdue';
    return subject && composeReminder(subject, texts, staff, siteUrl);
  }
  if (!inquiry) return null;
  const about = { inquiry, offer, staff, siteUrl };
  switch (kind) {
    case 'inquiry':
      return isForStaff
        ? composeStaffEmail(inquiry, staff, siteUrl)
        : composeVisitorEmail(inquiry, staff, siteUrl);
    case 'offer':
      return offer && composeOfferEmail(inquiry, offer, staff, siteUrl);
    case 'offer_accepted': {
      if (!offer || !acceptance) return null;
      const accepted = { inquiry, offer, acceptance };
      return isForStaff
        ? composeAcceptedStaffEmail(accepted, staff, siteUrl)
        : composeAcceptedVisitorEmail(accepted, staff, siteUrl);
    }
    case 'offer_declined':
      if (!offer) return null;
      return isForStaff
        ? composeDeclinedStaffEmail({ ...about, offer }, payload)
        : composeDeclinedVisitorEmail(about, offer);
    case 'inquiry_declined':
      return composeInquiryDeclinedEmail(about, payload);
    case 'offer_withdrawn':
      return offer && composeOfferWithdrawnEmail(about, offer, payload);
    case 'order_cancelled':
      return isForStaff
        ? composeCancelledStaffEmail(about, payload)
        : composeCancelledVisitorEmail(about, offer, payload);
    case 'inquiry_question':
      return composeQuestionEmail(about, payload);
    case 'inquiry_withdrawn':
      return isForStaff ? composeWithdrawnStaffEmail(about, payload) : composeWithdrawnVisitorEmail(about);
    case 'inquiry_link':
      return composeLinkRenewedEmail(about);
    default:
      return null;
  }
}
