import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { termsVersion } from '@/content/catering/rules';
import { type Locale, locales } from '@/content/locales';
import { formatCents } from '@/lib/i18n/format';
import { handleInquiry } from '@/lib/inquiry/server/handler';
import { offerContext } from '@/lib/inquiry/server/mail/plan-context';
import { stateKey } from '@/lib/inquiry/server/state-key';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { acceptanceShown } from '@/lib/offer/acceptance';
import { dayText } from '@/lib/offer/describe-offer';
import { type OfferBody, offerFromPlan, priceOffer } from '@/lib/offer/offer';
import { type Draft, serialiseDraft } from '@/lib/plan/draft';
import { calculatePrice } from '@/lib/plan/price';
import { serviceClient } from '@/lib/server/database/service-client';
import { embeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { inquiryBody, inquiryPost, sendableDraft, site } from '@/tests/helpers/backend-draft';
import { MailServer, type ReceivedMail } from '@/tests/helpers/backend-smtp';
import { pdfText, unpackPdf } from '@/tests/helpers/pdf-text';
import { bothParts, expectSound, spaces } from '@/tests/helpers/sound-mail';

const directory = await preparedDirectory();
const house = 'house@seegut.example';
const visitor = 'ada@example.org';
let server: MailServer;

beforeAll(async () => {
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
  server = await MailServer.start();
  const environment = {
    DATA_DIR: directory.path,
    SITE_URL: site,
    SMTP_URL: server.url,
    MAIL_FROM: 'site@seegut.example',
    MAIL_TO: house,
    INQUIRY_LIMIT_PER_HOUR: '1000',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  await embeddedBackend().start();
});
afterAll(async () => {
  await embeddedBackend().close();
  await server.close();
  directory.remove();
});
beforeEach(async () => {
  server.received.length = 0;
  // A mailbox gets few confirmations an hour.
  await serviceClient().from('rate_limits').delete().not('bucket', 'is', null).throwOnError();
  await serviceClient().from('mail_outbox').delete().not('id', 'is', null).throwOnError();
});

const hostile = `</td><script>alert(1)</script> Kaufen: spam.example`;

const mailTo = (address: string): ReceivedMail => {
  const mail = server.received.find(({ recipients }) => recipients.includes(address));
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
};

async function call(name: string, args: object): Promise<unknown> {
  const { data } = await serviceClient().rpc(name, args).throwOnError();
  return data;
}

let weeks = 20;
/** Every inquiry has a Saturday of its own: the house takes one celebration a day. */
function freshDay(): Date {
  const day = new Date(Date.now() + 7 * 86_400_000 * weeks++);
  day.setUTCHours(12, 0, 0, 0);
  return day;
}

type Case = { readonly reference: string; readonly id: string; readonly draft: Draft };

/** An inquiry as the site stores it; its own mails are out of the way. */
async function inquire(locale: Locale, changes: Partial<Draft> = {}): Promise<Case> {
  const plain = sendableDraft({ guests: 60, services: ['s06'], ...changes });
  const draft = { ...plain, details: { ...plain.details, date: freshDay(), lastName: 'Łukasz-Beispiel' } };
  const context = { now: new Date(), address: '192.0.2.1', stored: () => undefined };
  const response = await handleInquiry(inquiryPost(JSON.stringify(inquiryBody({ locale }, draft))), context);
  const { reference } = (await response.json()) as { reference: string };
  const { data } = await serviceClient()
    .from('inquiries')
    .select('id')
    .eq('reference', reference)
    .single()
    .throwOnError();
  await serviceClient().from('mail_outbox').delete().not('id', 'is', null).throwOnError();
  return { reference, id: data.id, draft };
}

function changedOffer({ draft }: Case, locale: Locale): OfferBody {
  const context = offerContext(locale);
  const first = offerFromPlan(draft, calculatePrice(draft, new Date()), context, new Date());
  const [line, ...rest] = first.lines;
  if (!line) throw new Error('no line');
  const boat = {
    id: `item:${randomUUID()}`,
    source: 'free' as const,
    text: 'Bootsfahrt & Sekt',
    unit: 'flat' as const,
    quantity: 1,
    unitCents: 42_000,
    rates: [{ rate: 1900 as const, share: 1 }],
  };
  const message = 'Wie besprochen:\ndas Boot legt um 17 Uhr ab.';
  return { ...first, lines: [{ ...line, quantity: 58 }, ...rest, boat], discountPercent: 3, message };
}

/** Stores an offer and queues its mail, as the function of the staff does in one transaction. */
async function sendOffer(about: Case, body: OfferBody, version = 1): Promise<string> {
  const offer = {
    key: randomUUID(),
    inquiry_id: about.id,
    version,
    body,
    day: body.day,
    kind: 'house',
    valid_until: body.validUntil,
    total_cents: priceOffer(body).totalCents,
    sent_by_name: 'Jule',
  };
  const { data } = await serviceClient().from('offers').insert(offer).select('id').single().throwOnError();
  await serviceClient().from('inquiries').update({ state: 'offer_sent' }).eq('id', about.id).throwOnError();
  await enqueue(about, 'offer', 'visitor', body.locale, { offerId: data.id, version });
  return data.id;
}

const enqueue = (about: Case, kind: string, recipient: string, locale: Locale, payload: object) =>
  serviceClient()
    .from('mail_outbox')
    .insert({ kind, recipient, locale, inquiry_id: about.id, payload })
    .throwOnError();

/** Sends what is queued and forgets what came before. */
async function mailsNow(): Promise<void> {
  server.received.length = 0;
  await sweepOutbox();
}

const planPage = (reference: string) => `#key=${stateKey({ reference, linkVersion: 0 })}`;
const deskPage = (reference: string) => `${site}/haus/anfragen/${reference}`;

describe.each(locales)('an offer in %s', (locale) => {
  test('arrives with every line, what differs, the way to answer it, and as a tagged PDF', async () => {
    const about = await inquire(locale);
    const body = changedOffer(about, locale);
    await sendOffer(about, body);
    await mailsNow();
    expect(server.received).toHaveLength(1);
    const mail = mailTo(visitor);
    expectSound(mail, locale, 1);
    expect(mail.subject).toContain(about.reference);
    const { words, t } = offerContext(locale);
    const priced = priceOffer(body);
    const expected = [
      ...priced.lines.flatMap(({ text, totalCents }) => [text, formatCents(totalCents, locale)]),
      formatCents(priced.totalCents, locale),
      t('inclVat'),
      ...priced.vat.map(({ vatCents }) => formatCents(vatCents, locale)),
      formatCents(priced.depositCents, locale),
      formatCents(-priced.discountCents, locale),
      dayText(body.validUntil, locale),
      dayText(body.day ?? '', locale),
      words('added'),
      words('changed'),
      'das Boot legt um 17 Uhr ab.',
      planPage(about.reference),
    ];
    for (const part of bothParts(mail)) {
      for (const text of expected) expect(part).toContain(spaces(text));
      expect(part).not.toContain('Łukasz');
    }
    const [file] = mail.files;
    if (!file) throw new Error('no file');
    expect(file).toMatchObject({
      type: 'application/pdf',
      name: `${words('title')}-${about.reference}-1.pdf`,
    });
    expect(unpackPdf(file.content)).toContain('/StructTreeRoot');
    const text = pdfText(file.content);
    for (const line of priced.lines) expect(text).toContain(line.text.replace(/\s/g, ''));
    expect(text).toContain(formatCents(priced.totalCents, locale).replace(/\s/g, ''));
    expect(text).toContain('Łukasz-Beispiel');
  });

  test('says that a later version replaces the earlier ones', async () => {
    const about = await inquire(locale);
    const body = changedOffer(about, locale);
    await sendOffer(about, body, 2);
    await mailsNow();
    const { subject, text } = mailTo(visitor);
    await serviceClient().from('mail_outbox').delete().not('id', 'is', null).throwOnError();
    const other = await inquire(locale);
    await sendOffer(other, body, 1);
    await mailsNow();
    expect(subject.replace(about.reference, '')).not.toBe(
      mailTo(visitor).subject.replace(other.reference, ''),
    );
    expect(text).toMatch(/\b2\b/);
  });

  test('accepted is confirmed to both sides, with version, time and terms', async () => {
    const about = await inquire(locale);
    const body = changedOffer(about, locale);
    await sendOffer(about, body);
    const shown = acceptanceShown(body, 1, offerContext(locale));
    const accepted = await call('visitor_accept_offer', {
      p_reference: about.reference,
      p_version: 1,
      p_name: hostile,
      p_terms_version: termsVersion,
      p_locale: locale,
      p_shown: shown,
      p_max_deliveries: 3,
    });
    expect(accepted).toMatchObject({ status: 'accepted' });
    await serviceClient().from('mail_outbox').delete().eq('kind', 'offer').throwOnError();
    await mailsNow();
    expect(server.received).toHaveLength(2);
    const [toVisitor, toHouse] = [mailTo(visitor), mailTo(house)];
    expectSound(toVisitor, locale, 1);
    expectSound(toHouse, 'de');
    const total = (language: Locale) => spaces(formatCents(priceOffer(body).totalCents, language));
    for (const part of bothParts(toVisitor)) {
      for (const text of [
        about.reference,
        total(locale),
        dayText(termsVersion, locale, 'long'),
        '312g',
        planPage(about.reference),
        '/agb',
      ])
        expect(part).toContain(text);
      for (const text of ['spam.example', 'alert']) expect(part).not.toContain(text);
    }
    for (const part of bothParts(toHouse)) {
      for (const text of [
        hostile,
        total('de'),
        dayText(termsVersion, 'de', 'long'),
        deskPage(about.reference),
        'Bootsfahrt & Sekt',
      ])
        expect(part).toContain(text);
    }
    expect(toHouse.subject).toContain('Angenommen');
  });

  test('declined is confirmed to the visitor, and told to the staff with its reason', async () => {
    const about = await inquire(locale);
    await sendOffer(about, changedOffer(about, locale));
    await call('visitor_decline_offer', { p_reference: about.reference, p_version: 1, p_reason: hostile });
    await serviceClient().from('mail_outbox').delete().eq('kind', 'offer').throwOnError();
    await mailsNow();
    expect(server.received).toHaveLength(2);
    expectSound(mailTo(visitor), locale);
    expectSound(mailTo(house), 'de');
    for (const part of bothParts(mailTo(visitor))) {
      expect(part).toContain(about.reference);
      expect(part).not.toContain('spam.example');
    }
    for (const part of bothParts(mailTo(house))) {
      expect(part).toContain(hostile);
      expect(part).toContain(deskPage(about.reference));
    }
  });
});

describe.each(locales)('an inquiry in %s', (locale) => {
  test('that the house declines comes with its words and other days', async () => {
    const about = await inquire(locale);
    const days = ['2027-09-04', '2027-09-18'];
    await enqueue(about, 'inquiry_declined', 'visitor', locale, {
      message: 'An diesem Tag feiert schon jemand.',
      days,
    });
    await mailsNow();
    const mail = mailTo(visitor);
    expectSound(mail, locale);
    for (const part of bothParts(mail)) {
      expect(part).toContain('An diesem Tag feiert schon jemand.');
      for (const day of days) expect(part).toContain(dayText(day, locale));
      expect(part).toContain(planPage(about.reference));
    }
  });

  test('that is withdrawn is confirmed, and told to the staff', async () => {
    const about = await inquire(locale);
    await call('visitor_withdraw', { p_reference: about.reference, p_reason: hostile });
    await mailsNow();
    expect(server.received).toHaveLength(2);
    expectSound(mailTo(visitor), locale);
    for (const part of bothParts(mailTo(visitor))) expect(part).not.toContain('spam.example');
    for (const part of bothParts(mailTo(house))) expect(part).toContain(hostile);
  });
});

describe('the staff', () => {
  test('read a question as it was written, and answer it to the visitor', async () => {
    const about = await inquire('es');
    await call('visitor_ask', { p_reference: about.reference, p_text: `${hostile}\nzweite Zeile` });
    await mailsNow();
    const mail = mailTo(house);
    expectSound(mail, 'de');
    expect(server.received).toHaveLength(1);
    expect(mail.headers.get('reply-to')?.[0]).toContain(visitor);
    for (const part of bothParts(mail)) {
      for (const text of [hostile, 'zweite Zeile', deskPage(about.reference)]) expect(part).toContain(text);
    }
  });

  test('are told of another number of guests, before and after', async () => {
    const about = await inquire('de');
    const draft = { ...about.draft, guests: 72 };
    const price = calculatePrice(draft, new Date());
    await call('visitor_change_guests', {
      p_reference: about.reference,
      p_payload: JSON.parse(serialiseDraft(draft)),
      p_price: price,
      p_server_total_cents: price.shownCents,
    });
    await mailsNow();
    const mail = mailTo(house);
    expectSound(mail, 'de');
    expect(mail.subject).toContain('72 Gäste');
    for (const part of bothParts(mail)) {
      expect(part).toContain('60 → 72');
      expect(part).toContain(spaces(formatCents(price.shownCents, 'de')));
    }
  });

  test('are reminded before the promised day, and once it has passed', async () => {
    const about = await inquire('de');
    const promise = async (hours: number) => {
      const answer_by = new Date(Date.now() + hours * 3_600_000).toISOString();
      await serviceClient().from('inquiries').update({ answer_by }).eq('id', about.id).throwOnError();
      await call('remind_staff', {});
      await mailsNow();
    };
    await promise(20);
    const due = server.received.filter(({ subject }) => subject.includes(about.reference));
    expect(due.map(({ subject }) => subject)).toEqual([expect.stringContaining('Antwort fällig')]);
    await promise(-20);
    const late = server.received.filter(({ subject }) => subject.includes(about.reference));
    expect(late.map(({ subject }) => subject)).toEqual([expect.stringContaining('überfällig')]);
    for (const mail of [...due, ...late]) {
      expectSound(mail, 'de');
      for (const part of bothParts(mail)) expect(part).toContain(deskPage(about.reference));
    }
  });

  test('find the way from a new inquiry to its page', async () => {
    const draft = sendableDraft();
    const context = { now: new Date(), address: '192.0.2.1', stored: () => undefined };
    const response = await handleInquiry(inquiryPost(JSON.stringify(inquiryBody({}, draft))), context);
    const { reference } = (await response.json()) as { reference: string };
    await mailsNow();
    for (const part of bothParts(mailTo(house))) expect(part).toContain(deskPage(reference));
  });

  test('a row without its offer is not sent, and waits', async () => {
    const about = await inquire('de');
    await enqueue(about, 'offer_accepted', 'visitor', 'de', {});
    await mailsNow();
    expect(server.received).toHaveLength(0);
    const { data } = await serviceClient().from('mail_outbox').select('last_error').throwOnError();
    expect(data).toEqual([{ last_error: 'ECOMPOSE' }]);
  });
});
