import 'server-only';
import { defaultLocale, isLocale, type Locale } from '@/content/locales';
import { db } from '@/lib/server/database/database';

/** A row whose language the site speaks. */
const spoken = <T extends { readonly locale: string }>(row: T): T & { readonly locale: Locale } => ({
  ...row,
  locale: isLocale(row.locale) ? row.locale : defaultLocale,
});

/** The inquiry that a mail is about. */
export async function readInquiry(id: string) {
  const row = await db()
    .selectFrom('inquiries')
    .select(['reference', 'locale', 'email', 'name', 'payload', 'price', 'suspicious'])
    .select(['shown_total_cents as shownTotalCents', 'server_total_cents as serverTotalCents'])
    .select(['price_differs as priceDiffers', 'created_at as createdAt', 'answer_by as answerBy'])
    // How often the links to it were renewed.
    .select('link_version as linkVersion')
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? spoken(row) : null;
}

export type StoredInquiry = NonNullable<Awaited<ReturnType<typeof readInquiry>>>;

/** The contact message that a mail is about; day and window are null when any suits. */
export async function readContact(id: string) {
  const row = await db()
    .selectFrom('contact_messages')
    .select(['reference', 'locale', 'topic', 'name', 'email', 'phone', 'message', 'callback', 'suspicious'])
    .select(['callback_day as callbackDay', 'callback_window as callbackWindow'])
    .select(['created_at as createdAt', 'answer_by as answerBy'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? spoken(row) : null;
}

export type StoredContact = NonNullable<Awaited<ReturnType<typeof readContact>>>;

export type StoredAcceptance = {
  readonly version: number;
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly termsVersion: string;
  readonly acceptedAt: Date;
};

/** The offer with this id, else the one that counts; an `OfferBody` is for whoever composes the mail to read. */
export async function readOffer(inquiryId: string, offerId: string | null) {
  const ofInquiry = db()
    .selectFrom('offers')
    .select(['id', 'version', 'body', 'sent_at as sentAt'])
    .where('inquiry_id', '=', inquiryId)
    .orderBy('version', 'desc');
  const offer = await (offerId === null
    ? ofInquiry.where('state', 'not in', ['superseded', 'withdrawn'])
    : ofInquiry.where('id', '=', offerId)
  ).executeTakeFirst();
  if (!offer) return null;
  const { id, ...read } = offer;
  const acceptance: StoredAcceptance | undefined = await db()
    .selectFrom('offer_acceptances')
    .select(['version', 'name', 'terms_version as termsVersion', 'accepted_at as acceptedAt'])
    .where('offer_id', '=', id)
    .executeTakeFirst();
  return { ...read, acceptance: acceptance ?? null };
}

export type StoredOffer = Omit<NonNullable<Awaited<ReturnType<typeof readOffer>>>, 'acceptance'>;
