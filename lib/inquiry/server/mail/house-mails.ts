import { formatIsoDay } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { paragraph, quote } from '@/lib/mail/blocks';
import type { EmailContent } from '@/lib/mail/email-message';
import { oneLine } from '@/lib/mail/typed-text';
import type { AnswerVersion } from '../version';
import { agreedBlocks } from './answer-blocks';
import { houseMail, type Letter } from './letter';
import { answerContext } from './plan-context';

const t = translatorFor('de');

const nameOf = ({ inquiry: { name, reference } }: Letter): string => oneLine(name) || reference;

/** A guest has said yes: what was agreed on. */
export const composeAgreedHouse = (letter: Letter & { readonly version: AnswerVersion }): EmailContent =>
  houseMail(
    letter,
    'agreedHouse',
    t('mail.agreedHouse.intro', { name: nameOf(letter) }),
    agreedBlocks(letter.version, letter.inquiry.createdAt, answerContext('de'), t),
  );

/** A guest wanted to say yes, and the day was gone. */
export const composeDayTaken = (letter: Letter): EmailContent =>
  houseMail(
    letter,
    'dayTakenHouse',
    t('mail.dayTakenHouse.intro', { name: nameOf(letter), day: formatIsoDay(letter.payload.day, 'de') }),
    [],
  );

/** A guest has said no to the open answer. */
export const composeRefused = (letter: Letter): EmailContent =>
  houseMail(
    letter,
    'offerDeclinedHouse',
    t('mail.offerDeclinedHouse.intro', { name: nameOf(letter) }),
    letter.payload.message.trim() === ''
      ? [paragraph(t('mail.offerDeclinedHouse.noReason'), 'muted')]
      : quote(t('mail.labels.reason'), letter.payload.message),
  );

/** A guest has withdrawn the inquiry. */
export const composeWithdrawn = (letter: Letter): EmailContent =>
  houseMail(
    letter,
    'inquiryWithdrawnHouse',
    t('mail.inquiryWithdrawnHouse.intro', { name: nameOf(letter) }),
    quote(t('mail.labels.reason'), letter.payload.message),
  );

/** A colleague has cancelled what was agreed on. */
export const composeCancelledHouse = (letter: Letter): EmailContent =>
  houseMail(
    letter,
    'orderCancelledHouse',
    t('mail.orderCancelledHouse.intro', { name: nameOf(letter) }),
    quote(t('offer.message'), letter.payload.message),
  );

/** A guest writes. */
export const composeWrittenToHouse = (letter: Letter): EmailContent =>
  houseMail(
    letter,
    'inquiryQuestion',
    t('mail.inquiryQuestion.intro', { name: nameOf(letter) }),
    quote(t('mail.inquiryQuestion.text'), letter.payload.message),
  );
