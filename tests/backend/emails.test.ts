import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dishCategories } from '@/content/catering/choices';
import { locales } from '@/content/locales';
import { accountPurposes } from '@/lib/account/server/mail/account-emails';
import { addDays, eventDay, toIsoDay } from '@/lib/base/event-day';
import { handleContact } from '@/lib/contact/server/handler';
import { localPath } from '@/lib/i18n/address';
import { formatCents, formatDay } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { handleInquiry } from '@/lib/inquiry/server/handler';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { calculatePrice } from '@/lib/plan/price';
import { serviceClient } from '@/lib/server/database/service-client';
import { embeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { contactBody, contactPost } from '@/tests/helpers/backend-contact';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { inquiryBody, inquiryPost, sendableDraft, site } from '@/tests/helpers/backend-draft';
import { MailServer, type ReceivedMail } from '@/tests/helpers/backend-smtp';
import { bothParts, expectSound, spaces } from '@/tests/helpers/sound-mail';

const directory = await preparedDirectory();
let server: MailServer;

beforeAll(async () => {
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
  server = await MailServer.start();
  const environment = {
    DATA_DIR: directory.path,
    SITE_URL: site,
    SMTP_URL: server.url,
    MAIL_FROM: 'site@seegut.example',
    MAIL_TO: 'house@seegut.example',
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
  await serviceClient().from('mail_outbox').delete().not('id', 'is', null).throwOnError();
  await serviceClient().from('rate_limits').delete().not('bucket', 'is', null).throwOnError();
});

const context = () => ({ now: new Date(), address: '192.0.2.1', userId: null, stored: () => undefined });

async function sendInquiry(body: unknown): Promise<void> {
  const response = await handleInquiry(inquiryPost(JSON.stringify(body)), context());
  expect(await response.json()).toMatchObject({ reference: expect.any(String) });
  await sweepOutbox();
}
async function sendContact(body: unknown): Promise<void> {
  expect((await handleContact(contactPost(JSON.stringify(body)), context())).status).toBe(201);
  await sweepOutbox();
}
const mailTo = (address: string): ReceivedMail => {
  const mail = server.received.find(({ recipients }) => recipients.includes(address));
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
};
const fullDraft = () => {
  const day = eventDay(addDays(toIsoDay(new Date()), 60));
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
    ...draft.details,
    date: day,
    time: '18:30',
    company: 'Beispiel & Söhne GmbH',
    phone: '02151 123456',
    delivery_street: 'Musterweg',
    delivery_houseNumber: '7a',
    delivery_zip: '47798',
    delivery_city: 'Krefeld',
    message: 'Erste Zeile\nZweite Zeile',
  };
  return { ...draft, details };
};

describe.each(locales)('an inquiry in %s', (locale) => {
  test('arrives as text and HTML, and everything chosen stands in both parts', async () => {
    const draft = fullDraft();
    const price = calculatePrice(draft, new Date());
    await sendInquiry(inquiryBody({ locale, shownTotalCents: price.shownCents }, draft));
    expect(server.received).toHaveLength(2);
    for (const [address, language] of [
      ['house@seegut.example', 'de'],
      ['ada@example.org', locale],
    ] as const) {
      const mail = mailTo(address);
      expectSound(mail, language);
      const t = translatorFor(language);
      const chosen = [
        catalogueTexts(language).items['fly-welle'] ?? '',
        ...dishCategories.flatMap((category) =>
          draft[category].map((id) => catalogueTexts(language).items[id] ?? ''),
        ),
        ...draft.services.map((id) => catalogueTexts(language).items[id] ?? ''),
        ...price.lines.map(({ netCents }) => formatCents(netCents, language)),
        t('configurator.exclVat'),
        ...price.vat.map(({ vatCents }) => formatCents(vatCents, language)),
        formatCents(price.netCents, language),
        formatCents(price.grossCents, language),
        t('configurator.allergens', { list: '' }).trim(),
        t('configurator.described.oclock', { time: '18:30' }),
        draft.details.date ? formatDay(draft.details.date, language) : '',
        '83',
      ];
      for (const part of bothParts(mail)) {
        for (const text of chosen) expect(part).toContain(spaces(text));
      }
    }
  });
});

test('staff get the free texts as well, the visitor none of them', async () => {
  await sendInquiry(inquiryBody({ locale: 'en' }, fullDraft()));
  const written = ['Austern am Steg', '2 Gäste mit Nussallergie', 'Beispiel & Söhne GmbH', 'Musterweg 7a'];
  for (const part of bothParts(mailTo('house@seegut.example'))) {
    for (const text of [...written, 'Erste Zeile', 'Zweite Zeile', '02151 123456']) {
      expect(part).toContain(text);
    }
  }
  for (const part of bothParts(mailTo('ada@example.org'))) {
    for (const text of [...written, 'Erste Zeile']) expect(part).not.toContain(text);
  }
});

test('private customers read every position with its tax', async () => {
  const draft = sendableDraft({ guests: 41 });
  const price = calculatePrice(draft, new Date());
  await sendInquiry(inquiryBody({}, draft));
  for (const part of bothParts(mailTo('ada@example.org'))) {
    for (const { grossCents } of price.lines) expect(part).toContain(spaces(formatCents(grossCents, 'de')));
    expect(part).toContain(translatorFor('de')('configurator.inclVat'));
  }
});

test('a price that differs is said in the subject and in both parts', async () => {
  await sendInquiry(inquiryBody({ shownTotalCents: 100 }, sendableDraft()));
  const staff = mailTo('house@seegut.example');
  expect(staff.subject).toContain('Preis weicht ab');
  for (const part of bothParts(staff)) expect(part).toMatch(/PREIS WEICHT AB: [^.]*1,00/);
  expect(staff.html).toMatch(/class="warning"[^>]*>PREIS WEICHT AB/);
  expect(mailTo('ada@example.org').subject).not.toContain('Preis');
});

test('a position or rate of a kind that this version does not know is listed all the same', async () => {
  await sendInquiry(inquiryBody({}, sendableDraft()));
  server.received.length = 0;
  const { data } = await serviceClient().from('inquiries').select('id, price').throwOnError();
  const row = data.at(-1);
  const lines = [
    ...(row?.price.lines ?? []),
    {
      kind: 'from-the-future',
      itemId: 'moon',
      unit: 'orbit',
      quantity: 2,
      netCents: 12_345,
      grossCents: 12_346,
    },
  ];
  const price = { ...row?.price, lines, vat: [{ rate: 550, netCents: 10_000, vatCents: 550 }] };
  await serviceClient().from('inquiries').update({ price }).eq('id', row?.id).throwOnError();
  await serviceClient().from('mail_outbox').update({ sent_at: null }).not('id', 'is', null).throwOnError();
  await sweepOutbox();
  for (const part of bothParts(mailTo('house@seegut.example'))) {
    for (const text of ['moon', '123,46', '5.5']) expect(part).toContain(text);
  }
});

const hostile = `</td></table><script>alert(1)</script><img src=x onerror=alert(1)>" onclick="x" &lt;b&gt; 'q'`;

test('hostile names and texts are text and nothing else', async () => {
  const draft = fullDraft();
  const details = { ...draft.details, company: hostile.slice(0, 110), message: hostile };
  await sendInquiry(inquiryBody({}, { ...draft, ideaText: hostile, details }));
  await sendContact(contactBody({ message: hostile, name: hostile.slice(0, 100) }));
  // Past the endpoints' own checks, as if an older version had stored it.
  expect(server.received).toHaveLength(4);
  for (const mail of server.received) expectSound(mail, 'de');
  const staff = server.received.filter(({ recipients }) => recipients.includes('house@seegut.example'));
  for (const mail of staff) {
    for (const part of bothParts(mail)) expect(part).toContain(hostile);
  }
  for (const mail of server.received.filter(({ recipients }) => recipients.includes('ada@example.org'))) {
    for (const part of bothParts(mail)) expect(part).not.toContain('alert');
  }
});

describe.each(locales)('a contact message in %s', (locale) => {
  const t = translatorFor(locale);
  const day = addDays(toIsoDay(new Date()), 2);
  const body = () =>
    contactBody({
      locale,
      message: 'Wie viele Stufen\nhat der Steg?',
      callback: true,
      phone: '0151 23456789',
      callbackDay: day,
      callbackWindow: '18-20',
    });

  test('goes to staff with everything, and is confirmed without the visitor’s texts', async () => {
    await sendContact(body());
    const staff = mailTo('house@seegut.example');
    const visitor = mailTo('ada@example.org');
    expectSound(staff, 'de');
    expectSound(visitor, locale);
    const [, reference = ''] = /(SK-\d{4}-\w{5})/.exec(staff.subject) ?? [];
    expect(staff.subject).toContain('Rückruf');
    expect(staff.headers.get('reply-to')?.[0]).toContain('ada@example.org');
    expect(visitor.headers.get('reply-to')?.[0]).toContain('house@seegut.example');
    expect(visitor.subject).toContain(reference);
    const date = eventDay(day);
    for (const part of bothParts(staff)) {
      for (const text of [
        'Wie viele Stufen',
        'hat der Steg?',
        'Ada Beispiel',
        '0151 23456789',
        '18 bis 20 Uhr',
      ]) {
        expect(part).toContain(text);
      }
      expect(part).toContain(date ? formatDay(date, 'de') : '');
    }
    for (const part of bothParts(visitor)) {
      expect(part).toContain(reference);
      expect(part).toContain(t('contact.form.topic.viewing'));
      expect(part).toContain(t('mail.labels.window', { from: 18, to: 20 }));
      for (const text of ['Stufen', '0151', 'Steg?']) expect(part).not.toContain(text);
    }
  });

  test('that looks automated reaches staff only, with a warning', async () => {
    await sendContact({ ...body(), website: 'x' });
    expect(server.received).toHaveLength(1);
    for (const part of bothParts(mailTo('house@seegut.example'))) expect(part).toContain('Bitte prüfen');
  });
});

describe.each(locales)('account mails in %s', (locale) => {
  const enqueue = (payload: object) =>
    serviceClient()
      .from('mail_outbox')
      .insert({ kind: 'account', recipient: 'visitor', locale, payload })
      .throwOnError();

  test.each(accountPurposes)('%s names its reason and its link, in both parts', async (purpose) => {
    const confirm = `${site}/auth/confirm?token_hash=abc&type=signup&next=%2F`;
    const link = ['signup', 'recovery', 'email_change'].includes(purpose) ? confirm : null;
    await enqueue({ purpose, email: 'ada@example.org', url: link });
    await sweepOutbox();
    const mail = mailTo('ada@example.org');
    expectSound(mail, locale);
    const t = translatorFor(locale);
    expect(mail.subject).toBe(t(`mail.account.${purpose}.subject`, { brand: 'Seegut' }));
    const home = new URL(localPath(locale, 'home'), site).href;
    const shown = purpose === 'deleted' ? null : (link ?? home);
    for (const part of bothParts(mail)) {
      expect(part).toContain(t(`mail.account.${purpose}.text`, { brand: 'Seegut' }));
      if (shown) expect(part).toContain(shown);
    }
    // As a button and written out.
    if (link) expect(mail.html.split(`href="${link.replaceAll('&', '&amp;')}"`)).toHaveLength(3);
    const { data } = await serviceClient().from('mail_outbox').select('payload').throwOnError();
    expect(data).toEqual([{ payload: {} }]);
  });

  test.each([
    ['a link to another site', 'https://evil.example/auth/confirm'],
    ['no link where one is needed', null],
    ['a link that runs something', 'javascript:alert(1)'],
  ])('are not sent with %s', async (_, url) => {
    await enqueue({ purpose: 'recovery', email: 'ada@example.org', url });
    await sweepOutbox();
    expect(server.received).toHaveLength(0);
    const { data } = await serviceClient().from('mail_outbox').select('last_error').throwOnError();
    expect(data).toEqual([{ last_error: 'ECOMPOSE' }]);
  });
});
