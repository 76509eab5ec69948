import { describe, expect, test } from 'vitest';
import { dishCategories } from '@/content/catering/choices';
import { addDays, eventDay, toIsoDay } from '@/lib/base/event-day';
import { formatCents, formatDay } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import type { Draft } from '@/lib/plan/draft';
import { calculatePrice } from '@/lib/plan/price';
import { contactBody } from '@/tests/helpers/backend-contact';
import { inquiryBody, sendableDraft, site } from '@/tests/helpers/backend-draft';
import { house, mailSite, postContact, postInquiry, visitor } from '@/tests/helpers/mail-site';
import { serviceClient } from '@/tests/helpers/service-client';
import { bothParts, expectNone, expectSound, expectTexts } from '@/tests/helpers/sound-mail';

const { server, mailTo } = await mailSite();

const hostile = `</td></table><script>alert(1)</script><img src=x onerror=alert(1)>" onclick="x" &lt;b&gt; 'q'`;
const deskPage = (reference: string) => `${site}/haus/anfragen/${reference}`;

const fullDraft = (): Draft => {
  const { details, ...draft } = sendableDraft({
    customerType: 'business',
    eventType: 'summer-party',
    cateringType: 'flying-buffet',
    package: 'fly-welle',
    guests: 83,
    vorspeisen: ['v01', 'v02'],
    hauptspeisen: ['h01', 'h02', 'h03', 'h04'],
    services: ['s01', 's02'],
    serviceQuantities: { s01: { count: 3, hours: 5 } },
    allergyNote: '2 Gäste mit Nussallergie',
    ideaText: 'Austern am Steg',
    locationType: 'company',
  });
  const own = {
    company: 'Beispiel & Söhne GmbH',
    phone: '02151 123456',
    message: 'Erste Zeile\nZweite Zeile',
  };
  const place = { delivery_street: 'Musterweg', delivery_houseNumber: '7a', delivery_zip: '47798' };
  return { ...draft, details: { ...details, ...own, ...place, time: '18:30' } };
};

describe('an inquiry', () => {
  test('reaches the house and its visitor, everything chosen in both parts; free texts reach the house alone', async () => {
    const draft = fullDraft();
    const price = calculatePrice(draft, new Date());
    const reference = await postInquiry(
      inquiryBody({ locale: 'es', shownTotalCents: price.shownCents }, draft),
    );
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
    await postInquiry(inquiryBody({ shownTotalCents: 100, website: 'x' }, sendableDraft()));
    await sweepOutbox();
    const staff = mailTo(house);
    expect(staff.subject).toContain('Preis weicht ab');
    for (const part of bothParts(staff)) expect(part).toMatch(/PREIS WEICHT AB: [^.]*1,00/);
    expectTexts(staff, ['Bitte prüfen']);
    expect(mailTo(visitor).subject).not.toContain('Preis');
    expectNone(mailTo(visitor), ['Bitte prüfen', 'WEICHT AB']);
    // A message that does is not even confirmed.
    server.received.length = 0;
    await postContact(contactBody({ website: 'x' }));
    await sweepOutbox();
    expect(server.received).toHaveLength(1);
    expectTexts(mailTo(house), ['Bitte prüfen']);
  });

  test('cannot write headers, further recipients, or words and links into the confirmation', async () => {
    const attack = 'Ada\r\nBcc: victim@example.org\r\n\r\nBuy at http://spam.example';
    const draft = fullDraft();
    const details = { ...draft.details, company: hostile.slice(0, 110), message: hostile };
    await postInquiry(inquiryBody({}, { ...draft, ideaText: hostile, details }));
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
});
