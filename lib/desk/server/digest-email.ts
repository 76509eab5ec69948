import 'server-only';
import { dayText } from '@/lib/answer/summarise-terms';
import { berlinDay } from '@/lib/base/berlin-day';
import { toIsoDay } from '@/lib/base/event-day';
import { staffAddress } from '@/lib/desk/addresses';
import { translatorFor } from '@/lib/i18n/translator';
import { button, paragraph, row, section, warning } from '@/lib/mail/blocks';
import type { EmailContent, Mailbox } from '@/lib/mail/email-message';
import { readDigest } from './digest';

const t = translatorFor('de');

const dueText = (answerBy: Date | null, today: string): string => {
  const day = answerBy ? toIsoDay(answerBy) : today;
  return t(day < today ? 'mail.digest.overdue' : 'mail.digest.due', { day: dayText(day, 'de') });
};

/** What waits, as it stands when the mail goes out. @throws DatabaseError */
export async function composeDigest(staff: Mailbox, siteUrl: string, now: Date): Promise<EmailContent> {
  const today = berlinDay(now);
  const { promised, messages, mails, ...events } = await readDigest(today);
  const waiting = [...promised, ...messages];
  const intro = t('mail.digest.intro', { count: waiting.length });
  const event = ({ day, guests }: { readonly day: string | null; readonly guests: number }) =>
    [day && dayText(day, 'de'), t('mail.labels.guestsValue', { count: guests })].filter(Boolean).join(' · ');
  return {
    locale: 'de',
    to: staff,
    replyTo: staff,
    subject: t('mail.digest.subject', { day: dayText(today, 'de', 'long') }),
    title: t('mail.digest.title'),
    preview: intro,
    blocks: [
      paragraph(intro),
      button(t('mail.digest.open'), new URL(staffAddress.inbox, siteUrl).href, t('mail.house.openPlain')),
      ...section(
        t('mail.digest.promised'),
        waiting.map((one) => row(one.reference, { text: one.name, note: dueText(one.answer_by, today) })),
      ),
      ...(['ending', 'contracts', 'soon'] as const).flatMap((kind) =>
        section(
          t(`mail.digest.${kind}`),
          events[kind].map((one) => row(one.reference, { text: one.name, note: event(one) })),
        ),
      ),
      ...(mails.length > 0
        ? [
            warning(
              t('mail.digest.mails', {
                count: mails.length,
                list: mails.map(({ reference }) => reference ?? '–').join(', '),
              }),
            ),
          ]
        : []),
    ],
    footer: [],
  };
}
