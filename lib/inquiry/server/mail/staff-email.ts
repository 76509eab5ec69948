import { isNoonPromised } from '@/lib/base/answer-time';
import { formatCents, formatDay, languageName } from '@/lib/i18n/format';
import { type Translator, translatorFor } from '@/lib/i18n/translator';
import { type Block, paragraph, warning } from '@/lib/mail/blocks';
import { deskButton } from '@/lib/mail/desk-button';
import type { EmailContent } from '@/lib/mail/email-message';
import { receivedAt } from '@/lib/mail/timestamps';
import { oneLine } from '@/lib/mail/typed-text';
import { describePlan } from '@/lib/plan/describe';
import type { SectionId } from '@/lib/plan/field-row';
import { resolvePlan } from '@/lib/plan/resolve';
import { promisedBy } from '@/lib/plan/urgency';
import { priceDiffers } from '../submit';
import type { Letter } from './letter';
import { planContext } from './plan-context';
import { planBlocks } from './plan-sections';
import { priceSection } from './price-section';
import { variantBlocks } from './variant-blocks';

const locale = 'de';

/** What can harm a guest comes first, then who asks. */
const order: readonly SectionId[] = ['allergies', 'contact', 'event', 'menu', 'services', 'billing'];

const differs = ({ inquiry, version }: Pick<Letter, 'inquiry' | 'version'>) =>
  priceDiffers(inquiry.shownCents, version.totalCents);

/** What looks wrong and has to be settled before an offer goes out. */
function warnings({ inquiry, version }: Letter, t: Translator): readonly Block[] {
  const money = (cents: number | null) => (cents === null ? '–' : formatCents(cents, locale));
  const shown = money(inquiry.shownCents);
  const calculated = money(version.totalCents);
  return [
    ...(inquiry.isSuspicious ? [warning(t('mail.house.suspicious'))] : []),
    ...(differs({ inquiry, version }) ? [warning(t('mail.house.priceDiffers', { shown, calculated }))] : []),
  ];
}

function subjectFor(letter: Letter, t: Translator): string {
  const { plan: draft } = letter.version;
  const { reference } = letter.inquiry;
  const { date } = draft.details;
  const subject = t('mail.house.subject', {
    reference,
    people: t('mail.labels.guestsValue', { count: draft.guests }),
    when: date ? formatDay(date, locale, 'long') : t('mail.house.noDate'),
  });
  return differs(letter) ? `${subject} (${t('mail.house.priceDiffersShort')})` : subject;
}

/** What the staff need to write the offer: everything chosen and written, the price, and what looks wrong. */
export function composeStaffEmail(letter: Letter): EmailContent {
  const { inquiry, version, staff, siteUrl } = letter;
  const { plan: draft, price } = version;
  const t = translatorFor(locale);
  const context = planContext(locale);
  const sections = describePlan(draft, resolvePlan(draft, inquiry.createdAt), context);
  const promise = inquiry.answerBy ?? promisedBy(draft, inquiry.createdAt);
  const day = formatDay(promise, locale);
  const received = t('mail.house.received', {
    ...receivedAt(inquiry.createdAt, locale),
    language: languageName(inquiry.locale, locale),
    answer: isNoonPromised(promise) ? t('planPage.status.noon', { date: day }) : day,
  });
  return {
    locale,
    to: staff,
    replyTo: { name: oneLine(inquiry.name), address: inquiry.email },
    subject: subjectFor(letter, t),
    title: t('mail.house.title', { reference: inquiry.reference }),
    preview: received,
    blocks: [
      paragraph(received),
      deskButton('anfragen', inquiry.reference, siteUrl, t),
      ...order.flatMap((id) => [
        ...sections.filter((section) => section.id === id).flatMap(planBlocks),
        ...(id === 'allergies' ? warnings(letter, t) : []),
      ]),
      ...priceSection(price, context, t),
      ...variantBlocks(letter, locale, t),
    ],
    footer: [],
  };
}
