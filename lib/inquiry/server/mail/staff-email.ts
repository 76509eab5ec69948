import { formatCents, formatDay } from '@/lib/i18n/format';
import { type Translator, translatorFor } from '@/lib/i18n/translator';
import { type Block, heading, paragraph, warning } from '@/lib/mail/blocks';
import { deskButton } from '@/lib/mail/desk-button';
import type { EmailContent, Mailbox } from '@/lib/mail/email-message';
import type { StoredInquiry } from '@/lib/mail/outbox';
import { languageName, receivedAt } from '@/lib/mail/timestamps';
import { oneLine } from '@/lib/mail/typed-text';
import { describePlan } from '@/lib/plan/describe';
import type { Draft } from '@/lib/plan/draft';
import type { SectionId } from '@/lib/plan/field-row';
import type { Price } from '@/lib/plan/price';
import { resolvePlan } from '@/lib/plan/resolve';
import { storedDraft, storedPrice } from '../stored';
import { noticeTexts, planContext } from './plan-context';
import { planBlocks } from './plan-sections';
import { priceSection } from './price-section';
import { variantBlocks } from './variant-blocks';

const locale = 'de';

/** What can harm a guest comes first, then who asks. */
const order: readonly SectionId[] = ['allergies', 'contact', 'event', 'menu', 'services', 'billing'];

/** What looks wrong and has to be settled before an offer goes out. */
function warnings(inquiry: StoredInquiry, t: Translator): readonly Block[] {
  const money = (cents: number | null) => (cents === null ? '–' : formatCents(cents, locale));
  const shown = money(inquiry.shownTotalCents);
  const calculated = money(inquiry.serverTotalCents);
  return [
    ...(inquiry.suspicious ? [warning(t('mail.house.suspicious'))] : []),
    ...(inquiry.priceDiffers ? [warning(t('mail.house.priceDiffers', { shown, calculated }))] : []),
  ];
}

/** Notices that the visitor saw with the price. */
function noticesBlocks(notices: Price['notices'], t: Translator): readonly Block[] {
  const texts = noticeTexts(locale, notices);
  return texts.length > 0
    ? [heading(t('configurator.summary.notices')), ...texts.map((text) => paragraph(text))]
    : [];
}

function subjectFor({ reference, priceDiffers }: StoredInquiry, draft: Draft, t: Translator): string {
  const { date } = draft.details;
  const subject = t('mail.house.subject', {
    reference,
    people: t('mail.labels.guestsValue', { count: draft.guests }),
    when: date ? formatDay(date, locale, 'long') : t('mail.house.noDate'),
  });
  return priceDiffers ? `${subject} (${t('mail.house.priceDiffersShort')})` : subject;
}

/** What the staff need to write the offer: everything chosen and written, the price, and what looks wrong. */
export function composeStaffEmail(inquiry: StoredInquiry, staff: Mailbox, siteUrl: string): EmailContent {
  const t = translatorFor(locale);
  const draft = storedDraft(inquiry);
  const context = planContext(locale);
  const sections = describePlan(draft, resolvePlan(draft, inquiry.createdAt), context);
  const price = storedPrice(inquiry);
  const received = t('mail.house.received', {
    ...receivedAt(inquiry.createdAt, locale),
    language: languageName(inquiry.locale),
    answer: formatDay(inquiry.answerBy, locale),
  });
  return {
    locale,
    to: staff,
    replyTo: { name: oneLine(inquiry.name), address: inquiry.email },
    subject: subjectFor(inquiry, draft, t),
    title: t('mail.house.title', { reference: inquiry.reference }),
    preview: received,
    blocks: [
      paragraph(received),
      deskButton('anfragen', inquiry.reference, siteUrl, t),
      ...order.flatMap((id) => [
        ...sections.filter((section) => section.id === id).flatMap(planBlocks),
        ...(id === 'allergies' ? warnings(inquiry, t) : []),
      ]),
      ...priceSection(price, context, t),
      ...noticesBlocks(price.notices, t),
      ...variantBlocks(inquiry, locale, t),
    ],
    footer: [],
  };
}
