import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { dishCategories } from '@/content/catering/choices';
import type { Locale } from '@/content/locales';
import { queueDigest } from '@/lib/desk/server/digest';
import { formatCents, formatIsoDay } from '@/lib/i18n/format';
import { cancelAgreement, declineInquiry, withdrawAnswer } from '@/lib/inquiry/server/house-verbs';
import { answerContext } from '@/lib/inquiry/server/mail/plan-context';
import { agree, write } from '@/lib/inquiry/server/shared-verbs';
import { stateKey } from '@/lib/inquiry/server/state-key';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { type Tx, transaction } from '@/lib/server/database/database';
import { answerBody, changedAnswer } from '@/tests/helpers/answers';
import { site } from '@/tests/helpers/backend-draft';
import { answerTo, deed, jule } from '@/tests/helpers/inquiries';
import { house, mailSite, visitor } from '@/tests/helpers/mail-site';
import { pdfText } from '@/tests/helpers/pdf-text';
import { serviceClient } from '@/tests/helpers/service-client';
import { expectNone, expectSound, expectTexts } from '@/tests/helpers/sound-mail';

const { server, post: postPlan, freshDraft, answered, emptyOutbox, mailTo } = await mailSite();

const hostile = '</td></table><script>alert(1)</script>" onclick="x" &lt;b&gt;';
const deskPage = (reference: string) => `${site}/haus/anfragen/${reference}`;
const planPage = (reference: string) => `#key=${stateKey({ reference, linkVersion: 0 })}`;

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
    formatIsoDay(terms.validUntil, 'en'),
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
  expectNone(toVisitor, ['Łukasz', 'obligación de pago', 'provisional', 'nuestra propuesta']);
  expectTexts(toHouse, [total('de'), deskPage(reference), 'Bootsfahrt & Sekt']);
  expect(toHouse.subject).toContain('Zugesagt');
  const [file] = toVisitor.files;
  const { words } = answerContext('es');
  expect(file?.name).toBe(`${words('confirmation')}-${reference}-2.pdf`);
  const text = pdfText(file?.content ?? Buffer.alloc(0));
  const parts = [words('signGuest'), words('terms.sign'), total('es'), 'Cómo se cierra el contrato'];
  for (const part of parts) expect(text.includes(part.replace(/\s/g, '')), part).toBe(true);
  expect(text).not.toMatch(/horarioprovisional|nuestrapropuesta/);
  // A change leaves the agreed day alone, whatever is said to it.
  await sendAgain();
  await sweepOutbox();
  expectTexts(server.received.at(-1) ?? toVisitor, ['el día acordado sigue siendo suyo']);
});

test.each(['no', 'write'] as const)('%s tells the house in the guest’s words alone', async (endpoint) => {
  const { reference, key } = await answeredIn('en');
  const sent = { reference, key, ...form(hostile), locale: 'en' };
  expect((await postPlan(endpoint, sent)).response.status).toBe(200);
  await sweepOutbox();
  expect(server.received).toHaveLength(1);
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
  await done((tx) => declineInquiry(tx, jule, deed(reference, message)));
  toGuest([]);
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
