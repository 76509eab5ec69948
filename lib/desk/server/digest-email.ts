import 'server-only';
import { berlinDay } from '@/lib/base/berlin-day';
import { staffAddress } from '@/lib/desk/addresses';
import { formatIsoDay } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { button, paragraph, row, section, warning } from '@/lib/mail/blocks';
import type { EmailContent, Mailbox } from '@/lib/mail/email-message';
import { readDigest } from './digest';
import type { InboxRow } from './inbox';

const t = translatorFor('de');

/** What waits, as it stands when the mail goes out. @throws DatabaseError */
export async function composeDigest(staff: Mailbox, siteUrl: string, now: Date): Promise<EmailContent> {
  const today = berlinDay(now);
  const { mails, ...waiting } = await readDigest(now);
  const intro = t('mail.digest.intro', { count: waiting.promised.length });
  const list = mails.map(({ reference }) => reference).join(', ');
  const notes = {
    due: ({ due }: InboxRow) =>
      due && t(due < today ? 'mail.digest.overdue' : 'mail.digest.due', { day: formatIsoDay(due, 'de') }),
    event: ({ event }: InboxRow) =>
      event &&
      [event.day && formatIsoDay(event.day, 'de'), t('mail.labels.guestsValue', { count: event.guests })]
        .filter(Boolean)
        .join(' · '),
  };
  return {
    locale: 'de',
    to: staff,
    replyTo: staff,
    subject: t('mail.digest.subject', { day: formatIsoDay(today, 'de', 'long') }),
    title: t('mail.digest.title'),
    preview: intro,
    blocks: [
      paragraph(intro),
      button(t('mail.digest.open'), new URL(staffAddress.inbox, siteUrl).href, t('mail.house.openPlain')),
      ...(['promised', 'ending', 'contracts', 'soon'] as const).flatMap((kind) => {
        const noteOf = kind === 'promised' ? notes.due : notes.event;
        const rows = waiting[kind].map((one) =>
          row(one.reference, { text: one.name, note: noteOf(one) ?? '' }),
        );
        return section(t(`mail.digest.${kind}`), rows);
      }),
      ...(mails.length > 0 ? [warning(t('mail.digest.mails', { count: mails.length, list }))] : []),
    ],
    footer: [],
  };
}
