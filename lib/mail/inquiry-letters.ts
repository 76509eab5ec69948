import { site } from '@/content/site';
import type { Draft } from '@/lib/configurator/draft';
import { parseDraft } from '@/lib/configurator/read-draft';
import { env } from '@/lib/env';
import { formatCents, formatDay } from '@/lib/i18n/format';
import { successAddress } from '@/lib/inquiry/addresses';
import { stateKey } from '@/lib/inquiry/state-key';
import { priceSection } from './inquiry-price';
import { choiceSection, contactSection, eventSection, notesSection } from './inquiry-sections';
import { type Letter, type Mailbox, oneLine } from './letter';
import type { StoredInquiry } from './outbox';
import { storedPriceSchema } from './stored-price';
import { translatorFor } from './texts';

type Content = Pick<Letter, 'to' | 'replyTo' | 'subject' | 'text'>;

const clock = new Intl.DateTimeFormat('de-DE', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Berlin',
});

const draftOf = (inquiry: StoredInquiry): Draft => parseDraft(JSON.stringify(inquiry.payload)).draft;

/** What the house needs to write the offer: everything chosen and written, the price, and what looks wrong. */
export function letterToHouse(inquiry: StoredInquiry, house: Mailbox): Content {
  const locale = 'de';
  const t = translatorFor(locale);
  const draft = draftOf(inquiry);
  const price = storedPriceSchema.parse(inquiry.price);
  const money = (cents: number | null) => (cents === null ? '–' : formatCents(cents, locale));
  const { date } = draft.details;
  const warnings = [
    inquiry.suspicious ? t('mail.house.suspicious') : '',
    inquiry.priceDiffers
      ? t('mail.house.priceDiffers', {
          shown: money(inquiry.shownTotalCents),
          calculated: money(inquiry.serverTotalCents),
        })
      : '',
  ].filter(Boolean);
  return {
    to: house,
    replyTo: { name: oneLine(inquiry.name), address: inquiry.email },
    subject: t('mail.house.subject', {
      reference: inquiry.reference,
      people: t('mail.labels.guestsValue', { count: draft.guests }),
      when: date ? formatDay(date, locale, 'long') : t('mail.house.noDate'),
    }),
    text: [
      t('mail.house.received', {
        day: formatDay(inquiry.createdAt, locale),
        time: clock.format(inquiry.createdAt),
        language: inquiry.locale,
        answer: formatDay(inquiry.answerBy, locale),
      }),
      ...warnings,
      ...contactSection(draft, t),
      ...eventSection(draft, t, locale),
      ...choiceSection(draft, t, locale),
      ...notesSection(draft, t, locale),
      ...priceSection(price, t, locale),
    ].join('\n'),
  };
}

/** A name that is only a name. Anything that a mail program could turn into a link makes the greeting do without. */
const plainName = (name: string) => (/^[\p{L}\p{M}' -]{1,80}$/u.test(name) ? name : null);

/** The visitor's confirmation: when the answer comes, and what was chosen from the catalogue. */
export function letterToVisitor(inquiry: StoredInquiry, house: Mailbox): Content {
  const { locale, reference } = inquiry;
  const t = translatorFor(locale);
  const draft = draftOf(inquiry);
  const price = storedPriceSchema.parse(inquiry.price);
  const name = plainName(oneLine(inquiry.name));
  return {
    to: { name: name ?? '', address: inquiry.email },
    replyTo: house,
    subject: t('mail.visitor.subject', { reference, brand: site.name }),
    text: [
      name ? t('mail.greeting', { name }) : t('mail.greetingPlain'),
      '',
      t('mail.visitor.received', {
        day: formatDay(inquiry.createdAt, locale),
        time: clock.format(inquiry.createdAt),
        reference,
      }),
      '',
      t('mail.visitor.answer', { day: formatDay(inquiry.answerBy, locale) }),
      '',
      t('mail.visitor.state'),
      new URL(successAddress(locale, reference, inquiry.answerBy, stateKey(reference)), env().SITE_URL).href,
      '',
      t('mail.visitor.questions', {
        phone: locale === 'de' ? site.phone.display : site.phone.international,
      }),
      ...eventSection(draft, t, locale),
      ...choiceSection(draft, t, locale),
      ...priceSection(price, t, locale),
      '',
      t('mail.visitor.unexpected'),
      '',
      site.company.legalName,
      `${site.address.street}, ${site.address.zip} ${site.address.city}`,
      // What a business letter of a GmbH has to name, e-mails included: § 35a GmbHG.
      t('mail.labels.director', { name: site.company.director }),
      site.company.register,
      site.email,
    ].join('\n'),
  };
}
