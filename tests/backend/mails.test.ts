import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dishCategories } from '@/content/catering/choices';
import type { Locale } from '@/content/locales';
import { accountPurposes } from '@/lib/account/server/mail/account-emails';
import { dayText } from '@/lib/answer/summarise-terms';
import { addDays, eventDay, toIsoDay } from '@/lib/base/event-day';
import { handleContact } from '@/lib/contact/server/handler';
import { queueDigest } from '@/lib/desk/server/digest';
import { localPath } from '@/lib/i18n/address';
import { formatCents, formatDay } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { handleInquiry } from '@/lib/inquiry/server/handler';
import { cancelAgreement, declineInquiry, withdrawAnswer } from '@/lib/inquiry/server/house-verbs';
import { answerContext } from '@/lib/inquiry/server/mail/plan-context';
import { agree, write } from '@/lib/inquiry/server/shared-verbs';
import { stateKey } from '@/lib/inquiry/server/state-key';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import type { Draft } from '@/lib/plan/draft';
import { calculatePrice } from '@/lib/plan/price';
import { type Tx, transaction } from '@/lib/server/database/database';
import { answerBody, changedAnswer } from '@/tests/helpers/answers';
import { contactBody, contactPost } from '@/tests/helpers/backend-contact';
import { inquiryBody, inquiryPost, sendableDraft, site } from '@/tests/helpers/backend-draft';
import { MailServer, type ReceivedMail } from '@/tests/helpers/backend-smtp';
import { answerTo, deed, jule } from '@/tests/helpers/inquiries';
import { pdfText } from '@/tests/helpers/pdf-text';
import { planPageSite } from '@/tests/helpers/plan-page-site';
import { serviceClient } from '@/tests/helpers/service-client';
import { bothParts, expectSound, spaces } from '@/tests/helpers/sound-mail';

const house = 'house@seegut.example';
const visitor = 'ada@example.org';
const server = await MailServer.start();

const {
  post: postPlan,
  freshDraft,
  answered,
} = planPageSite({
  // Sooner than in production, a server that says nothing is given up.
  SMTP_URL: `${server.url}?greetingTimeout=1500`,
  MAIL_FROM: 'site@seegut.example',
  MAIL_TO: house,
  INQUIRY_LIMIT_PER_HOUR: '1000',
});
beforeAll(() => {
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
});
afterAll(() => server.close());

const emptyOutbox = () => serviceClient().from('mail_outbox').delete().not('id', 'is', null).throwOnError();
beforeEach(async () => {
  server.mood = 'accept';
  server.received.length = 0;
  await emptyOutbox();
  // A mailbox gets few confirmations an hour.
  await serviceClient().from('rate_limits').delete().not('bucket', 'is', null).throwOnError();
});

const outbox = async () =>
  (await serviceClient().from('mail_outbox').select().order('recipient').throwOnError()).data;
/** Lets the pauses between attempts and the locks of dead senders end. */
const later = () =>
  serviceClient()
    .from('mail_outbox')
    .update({ next_attempt_at: new Date(0).toISOString(), locked_until: null })
    .is('sent_at', null)
    .throwOnError();

const context = () => ({ now: new Date(), address: '192.0.2.1', userId: null, stored: () => undefined });
async function post(body: object = inquiryBody({}, sendableDraft())) {
  const response = await handleInquiry(inquiryPost(JSON.stringify(body)), context());
  expect(response.status).toBe(201);
  return (await response.json()) as { reference: string };
}
async function postContact(body: object) {
  expect((await handleContact(contactPost(JSON.stringify(body)), context())).status).toBe(201);
}
const mailTo = (address: string): ReceivedMail => {
  const mail = server.received.find(({ recipients }) => recipients.includes(address));
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
};
/** Each text stands in both parts of a mail. */
function expectTexts(mail: ReceivedMail, texts: readonly string[]) {
  for (const part of bothParts(mail)) for (const text of texts) expect(part).toContain(spaces(text));
}
function expectNone(mail: ReceivedMail, texts: readonly string[]) {
  for (const part of bothParts(mail)) for (const text of texts) expect(part).not.toContain(text);
}
const hostile = `</td></table><script>alert(1)</script><img src=x onerror=alert(1)>" onclick="x" &lt;b&gt; 'q'`;
const deskPage = (reference: string) => `${site}/haus/anfragen/${reference}`;
const planPage = (reference: string) => `#key=${stateKey({ reference, linkVersion: 0 })}`;

describe('a mail server that', () => {
  test('says nothing delays mails, and no visitor', async () => {
    await server.close();
    const callers = new Set<Socket>();
    const silent = createServer((caller) => callers.add(caller.on('error', () => undefined)));
    silent.listen(server.port, '127.0.0.1');
    await once(silent, 'listening');
    await post();
    const sweep = sweepOutbox();
    await vi.waitUntil(() => callers.size > 0, 30_000);
    await post();
    await sweep;
    expect((await outbox()).every(({ sent_at }) => sent_at === null)).toBe(true);
    for (const caller of callers) caller.destroy();
    silent.close();
    await once(silent, 'close');
    await server.open();
  });

  test('is down makes the mails wait; when it is back each arrives once', async () => {
    await post();
    await server.close();
    await sweepOutbox();
    expect(await outbox()).toMatchObject([
      { attempts: 1, sent_at: null, last_error: expect.stringMatching(/^E[A-Z]+/) },
      { attempts: 1, sent_at: null },
    ]);
    await server.open();
    // Not before its time.
    await sweepOutbox();
    expect(server.received).toHaveLength(0);
    await later();
    await Promise.all([sweepOutbox(), sweepOutbox(), sweepOutbox()]);
    await sweepOutbox();
    expect(server.received).toHaveLength(2);
    expect(await outbox()).toMatchObject([{ attempts: 2, last_error: null }, { attempts: 2 }]);
  });

  test.each([
    ['asks to come back later is asked again', 'busy', 'EENVELOPE 451', null, 2],
    ['does not know the recipient is not', 'unknown-recipient', 'EENVELOPE 550', expect.any(String), 0],
  ] as const)('%s', async (_, mood, last_error, abandoned_at, received) => {
    await post();
    server.mood = mood;
    await sweepOutbox();
    const row = { last_error, abandoned_at, attempts: 1 };
    expect(await outbox()).toMatchObject([row, row]);
    server.mood = 'accept';
    await later();
    await sweepOutbox();
    expect(server.received).toHaveLength(received);
  });

  test('breaks off before it acknowledges gets the mail again under the same Message-ID', async () => {
    await post();
    server.mood = 'drop';
    await sweepOutbox();
    server.mood = 'accept';
    await later();
    await sweepOutbox();
    const ids = server.received.map((mail) => `${mail.recipients} ${mail.headers.get('message-id')}`);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(2);
  });
});

test('a row that this version does not understand stays, and the others are sent', async () => {
  const future = { kind: 'from-the-future', recipient: 'house', locale: 'de' };
  await serviceClient().from('mail_outbox').insert(future).throwOnError();
  await post();
  await sweepOutbox();
  expect(server.received).toHaveLength(2);
  const rows = await outbox();
  expect(rows.filter(({ sent_at }) => sent_at)).toHaveLength(2);
  expect(rows.find(({ kind }) => kind === 'from-the-future')).toMatchObject({ last_error: 'ECOMPOSE' });
});

const fullDraft = (): Draft => {
  const draft = sendableDraft({
    customerType: 'business',
    eventType: 'summer-party',
    cateringType: 'flying-buffet',
    package: 'fly-welle',
    guests: 83,
    vorspeisen: ['v01', 'v02'],
    hauptspeisen: ['h01', 'h02', 'h03', 'h04'],
    desserts: ['d01'],
    fingerfood: ['f01', 'f02'],
    services: ['s01', 's02'],
    serviceQuantities: { s01: { count: 3, hours: 5 } },
    veganGuests: 6,
    allergyNote: '2 Gäste mit Nussallergie',
    ideaText: 'Austern am Steg',
    locationType: 'company',
  });
  const details = {
    time: '18:30',
    company: 'Beispiel & Söhne GmbH',
    phone: '02151 123456',
    delivery_street: 'Musterweg',
    delivery_houseNumber: '7a',
    delivery_zip: '47798',
    delivery_city: 'Krefeld',
    message: 'Erste Zeile\nZweite Zeile',
  };
  return { ...draft, details: { ...draft.details, ...details } };
};

describe('an inquiry', () => {
  test('reaches the house and its visitor, everything chosen in both parts; free texts reach the house alone', async () => {
    const draft = fullDraft();
    const price = calculatePrice(draft, new Date());
    const { reference } = await post(inquiryBody({ locale: 'es', shownTotalCents: price.shownCents }, draft));
    await sweepOutbox();
    expect(server.received).toHaveLength(2);
    const [toHouse, toVisitor] = [mailTo(house), mailTo(visitor)];
    for (const [mail, locale] of [
      [toHouse, 'de'],
      [toVisitor, 'es'],
    ] as const) {
      expectSound(mail, locale);
      const t = translatorFor(locale);
      const items = catalogueTexts(locale).items;
      const chosen = dishCategories.flatMap((category) => draft[category]);
      expectTexts(mail, [
        reference,
        ...['fly-welle', ...chosen, ...draft.services].map((id) => items[id] ?? ''),
        ...price.lines.map(({ netCents }) => formatCents(netCents, locale)),
        ...price.vat.map(({ vatCents }) => formatCents(vatCents, locale)),
        formatCents(price.netCents, locale),
        formatCents(price.grossCents, locale),
        t('configurator.exclVat'),
        t('configurator.allergens', { list: '' }).trim(),
        t('configurator.described.oclock', { time: '18:30' }),
        draft.details.date ? formatDay(draft.details.date, locale) : '',
        '83',
      ]);
    }
    const written = ['Austern am Steg', '2 Gäste mit Nussallergie', 'Beispiel & Söhne GmbH', 'Musterweg 7a'];
    expectTexts(toHouse, [...written, 'Erste Zeile', 'Zweite Zeile', '02151 123456', deskPage(reference)]);
    // The address is unproven: whoever reads it may be somebody else.
    expectNone(toVisitor, [...written, 'Erste Zeile', 'Beispiel']);
    expect(toVisitor.headers.get('auto-submitted')).toEqual(['auto-generated']);
    expect(toVisitor.headers.get('reply-to')?.[0]).toContain(house);
    expect(toHouse.headers.get('reply-to')?.[0]).toContain(visitor);
    expect(toHouse.headers.get('from')?.[0]).toContain('site@seegut.example');
  });

  test('whose price differs, or that looks automatic, says so to the house alone', async () => {
    await post(inquiryBody({ shownTotalCents: 100, website: 'x' }, sendableDraft()));
    await sweepOutbox();
    const staff = mailTo(house);
    expect(staff.subject).toContain('Preis weicht ab');
    for (const part of bothParts(staff)) expect(part).toMatch(/PREIS WEICHT AB: [^.]*1,00/);
    expectTexts(staff, ['Bitte prüfen']);
    expect(mailTo(visitor).subject).not.toContain('Preis');
    expectNone(mailTo(visitor), ['Bitte prüfen', 'WEICHT AB']);
  });

  test('cannot write headers, further recipients, or words and links into the confirmation', async () => {
    const attack = 'Ada\r\nBcc: victim@example.org\r\n\r\nBuy at http://spam.example';
    const draft = fullDraft();
    const details = { ...draft.details, company: hostile.slice(0, 110), message: hostile };
    await post(inquiryBody({}, { ...draft, ideaText: hostile, details }));
    await postContact(contactBody({ message: hostile, name: hostile.slice(0, 100) }));
    // Past the endpoint's own checks, as if an older version had stored it.
    await serviceClient().from('inquiries').update({ name: attack }).is('user_id', null).throwOnError();
    await sweepOutbox();
    expect(server.received).toHaveLength(4);
    for (const mail of server.received) {
      expectSound(mail, 'de');
      expect(mail.headers.has('bcc')).toBe(false);
      for (const name of ['from', 'to', 'subject', 'reply-to']) {
        expect(mail.headers.get(name), name).toHaveLength(1);
      }
      if (mail.recipients.includes(house)) expectTexts(mail, [hostile]);
      else expectNone(mail, ['alert', 'spam.example']);
    }
  });
});

describe('a contact message', () => {
  const day = addDays(toIsoDay(new Date()), 2);
  const callback = { callback: true, phone: '0151 23456789', callbackDay: day, callbackWindow: '18-20' };
  const body = { locale: 'en', message: 'Wie viele Stufen\nhat der Steg?', ...callback };

  test('goes to staff with everything, and is confirmed without the visitor’s texts', async () => {
    await postContact(contactBody(body));
    await sweepOutbox();
    const [toHouse, toVisitor] = [mailTo(house), mailTo(visitor)];
    expectSound(toHouse, 'de');
    expectSound(toVisitor, 'en');
    const [, reference = ''] = /(SK-\d{4}-\w{5})/.exec(toHouse.subject) ?? [];
    expect(toHouse.subject).toContain('Rückruf');
    expect(toHouse.headers.get('reply-to')?.[0]).toContain(visitor);
    expect(toVisitor.subject).toContain(reference);
    const date = eventDay(day);
    const texts = ['Wie viele Stufen', 'hat der Steg?', 'Ada Beispiel', '0151 23456789', '18 bis 20 Uhr'];
    expectTexts(toHouse, [...texts, date ? formatDay(date, 'de') : '']);
    const t = translatorFor('en');
    const window = t('mail.labels.window', { from: 18, to: 20 });
    expectTexts(toVisitor, [reference, t('contact.form.topic.viewing'), window]);
    expectNone(toVisitor, ['Stufen', '0151', 'Steg?']);
  });

  test('that looks automated reaches staff only, with a warning', async () => {
    await postContact(contactBody({ ...body, website: 'x' }));
    await sweepOutbox();
    expect(server.received).toHaveLength(1);
    expectTexts(mailTo(house), ['Bitte prüfen']);
  });
});

describe('account mails', () => {
  const enqueue = (payload: object) =>
    serviceClient()
      .from('mail_outbox')
      .insert({ kind: 'account', recipient: 'visitor', locale: 'es', payload })
      .throwOnError();

  test.each(accountPurposes)(
    '%s names its reason and its link, and its row forgets the link',
    async (purpose) => {
      const confirm = `${site}/auth/confirm?token_hash=abc&type=signup&next=%2F`;
      const link = ['signup', 'recovery', 'email_change'].includes(purpose) ? confirm : null;
      await enqueue({ purpose, email: visitor, url: link });
      await sweepOutbox();
      const mail = mailTo(visitor);
      expectSound(mail, 'es');
      const t = translatorFor('es');
      expect(mail.subject).toBe(t(`mail.account.${purpose}.subject`, { brand: 'Seegut' }));
      const home = new URL(localPath('es', 'home'), site).href;
      const shown = purpose === 'deleted' ? [] : [link ?? home];
      expectTexts(mail, [t(`mail.account.${purpose}.text`, { brand: 'Seegut' }), ...shown]);
      // As a button and written out.
      if (link) expect(mail.html.split(`href="${link.replaceAll('&', '&amp;')}"`)).toHaveLength(3);
      expect(await outbox()).toMatchObject([{ payload: {} }]);
    },
  );

  test.each([
    ['a link to another site', 'https://evil.example/auth/confirm'],
    ['no link where one is needed', null],
    ['a link that runs something', 'javascript:alert(1)'],
  ])('are not sent with %s', async (_, url) => {
    await enqueue({ purpose: 'recovery', email: visitor, url });
    await sweepOutbox();
    expect(server.received).toHaveLength(0);
    expect(await outbox()).toMatchObject([{ last_error: 'ECOMPOSE' }]);
  });
});

describe('about an answer', () => {
  const draft = () => {
    const plain = freshDraft({ guests: 60, services: ['s06'] });
    return { ...plain, details: { ...plain.details, lastName: 'Łukasz-Beispiel' } };
  };
  /** An inquiry with an answer; the mails up to there are out of the way. */
  async function answeredIn(locale: Locale) {
    const about = await answered(changedAnswer, draft(), locale);
    await emptyOutbox();
    return about;
  }
  const form = (text = '') => ({ form: randomUUID(), version: 2, text });

  test('it arrives with every line, what differs, the way to answer it, and as a tagged PDF', async () => {
    const { reference, answer, sendAgain } = await answered(changedAnswer, draft(), 'en');
    await serviceClient().from('mail_outbox').delete().eq('kind', 'inquiry').throwOnError();
    await sweepOutbox();
    await sendAgain();
    await sweepOutbox();
    const [mail, second, ...others] = server.received;
    if (!mail || !second) throw new Error('no mail');
    expect(others).toEqual([]);
    expectSound(mail, 'en', 1);
    expect(mail.subject).toContain(reference);
    // A later one says that it replaces the earlier.
    expect(second.subject).not.toBe(mail.subject);
    const { words, t, texts } = answerContext('en');
    const { plan, terms } = answer;
    const { price } = answerTo(plan, terms);
    expectTexts(mail, [
      ...price.lines.map(({ grossCents }) => formatCents(grossCents, 'en')),
      ...[...price.vat.map(({ vatCents }) => vatCents), price.shownCents].map((cents) =>
        formatCents(cents, 'en'),
      ),
      ...dishCategories.flatMap((category) => plan[category]).map((id) => texts.dishes[id] ?? id),
      'Bootsfahrt & Sekt',
      t('inclVat'),
      dayText(terms.validUntil, 'en'),
      words('instead', { after: String(plan.guests), before: String(plan.guests - 5) }),
      'das Boot legt um 17 Uhr ab.',
      planPage(reference),
    ]);
    expectNone(mail, ['Łukasz']);
    const [file] = mail.files;
    if (!file) throw new Error('no file');
    const name = `${words('title')}-${reference}-2.pdf`;
    expect(file).toMatchObject({ type: 'application/pdf', name });
    expect(pdfText(file.content)).toContain('Łukasz-Beispiel');
  });

  test('the yes is confirmed to both sides, with the agreement in full to sign, and obliges nobody to pay', async () => {
    const { reference, key, answer, sendAgain } = await answeredIn('es');
    const yes = { reference, key, ...form(), locale: 'es' };
    expect((await postPlan('agree', yes)).response.status).toBe(200);
    await sweepOutbox();
    expect(server.received).toHaveLength(2);
    const [toVisitor, toHouse] = [mailTo(visitor), mailTo(house)];
    expectSound(toVisitor, 'es', 1);
    expectSound(toHouse, 'de');
    const total = (locale: Locale) => formatCents(answerBody(answer).totalCents, locale);
    expectTexts(toVisitor, [reference, total('es'), planPage(reference), 'Bootsfahrt & Sekt']);
    expectNone(toVisitor, ['Łukasz', 'obligación de pago']);
    expectTexts(toHouse, [total('de'), deskPage(reference), 'Bootsfahrt & Sekt']);
    expect(toHouse.subject).toContain('Zugesagt');
    const [file] = toVisitor.files;
    const { words } = answerContext('es');
    expect(file?.name).toBe(`${words('confirmation')}-${reference}-2.pdf`);
    const bare = (text: string) => text.replace(/\s/g, '');
    const text = pdfText(file?.content ?? Buffer.alloc(0));
    const parts = [words('signGuest'), words('terms.sign'), total('es'), 'Cómo se cierra el contrato'];
    for (const part of parts) expect(text.includes(bare(part)), part).toBe(true);
    // A change leaves the agreed day alone, whatever is said to it.
    await sendAgain();
    await sweepOutbox();
    expectTexts(server.received.at(-1) ?? toVisitor, ['el día acordado sigue siendo suyo']);
  });

  test.each([
    ['no', 1],
    ['write', 1],
  ] as const)('%s tells the house in the guest’s words, and nobody else', async (endpoint, count) => {
    const { reference, key } = await answeredIn('en');
    const sent = { reference, key, ...form(hostile), locale: 'en' };
    expect((await postPlan(endpoint, sent)).response.status).toBe(200);
    await sweepOutbox();
    expect(server.received).toHaveLength(count);
    expectSound(mailTo(house), 'de');
    expectTexts(mailTo(house), [hostile, deskPage(reference)]);
    expect(mailTo(house).headers.get('reply-to')?.[0]).toContain(visitor);
  });

  test('what the house says comes in its words: written, taken back, declined, cancelled', async () => {
    const { reference, sendAgain } = await answeredIn('es');
    const message = 'An diesem Tag feiert schon jemand.';
    const done = async (work: (tx: Tx) => Promise<unknown>) => {
      await emptyOutbox();
      server.received.length = 0;
      await transaction(work);
      await sweepOutbox();
      return server.received.map((mail) => mail.subject);
    };
    const toGuest = (texts: readonly string[]) => {
      expectSound(mailTo(visitor), 'es');
      expectTexts(mailTo(visitor), [message, planPage(reference), ...texts]);
    };
    await done((tx) => write(tx, jule, deed(reference, message)));
    toGuest([]);
    await done((tx) => withdrawAnswer(tx, jule, deed(reference, message)));
    toGuest([reference]);
    await done((tx) => declineInquiry(tx, jule, { ...deed(reference, message), days: ['2027-09-04'] }));
    toGuest([dayText('2027-09-04', 'es')]);
    await sendAgain();
    await transaction((tx) => agree(tx, jule, { ...deed(reference, 'Am Telefon'), version: 3 }));
    const subjects = await done((tx) => cancelAgreement(tx, jule, deed(reference, message)));
    expect(subjects).toHaveLength(2);
    toGuest([]);
    expectTexts(mailTo(house), [deskPage(reference), message]);
  });

  test('one mail in the morning tells the house what waits', async () => {
    const { reference } = await answeredIn('de');
    const overdue = { answer_by: new Date(Date.now() - 86_400_000).toISOString() };
    await serviceClient().from('inquiries').update(overdue).eq('reference', reference).throwOnError();
    const morning = new Date();
    morning.setUTCHours(7, 0, 0, 0);
    await queueDigest(morning);
    await queueDigest(morning);
    await sweepOutbox();
    expect(server.received).toHaveLength(1);
    expectSound(mailTo(house), 'de');
    expectTexts(mailTo(house), [reference, 'überfällig', `${site}/haus`]);
  });
});
