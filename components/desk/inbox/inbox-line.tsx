import { useLocale, useTranslations } from 'next-intl';
import { catalogueWords } from '@/content/texts';
import { topicText } from '@/lib/contact/server/mail/contact-texts';
import { staffAddress } from '@/lib/desk/addresses';
import type { InboxRow } from '@/lib/desk/server/inbox';
import { formatCents, formatIsoDay } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { daysLeft } from '../format';
import { StateChip } from '../parts';
import { StaffIcon } from '../staff-icon';

type Props = { row: InboxRow; now: Date };

/** What it is about, and what else has to be known at a glance. */
function useFacts({ event, topic, hangingMails, isSuspicious }: InboxRow) {
  const t = useTranslations('staff.inbox');
  const locale = useLocale();
  const facts = event
    ? [
        event.type && catalogueWords[locale].eventTypes[event.type],
        event.day ? formatIsoDay(event.day, locale, 'long') : t('noDay'),
        t('guests', { count: event.guests }),
        event.company,
      ]
    : [t('message'), topicText(topic, translatorFor(locale))];
  const marks = [
    event && event.others > 0 && t('others', { count: event.others }),
    event?.agreed && event.offered && t('openChange'),
    event?.standing === 'agreed' && !event.signedAt && t('unsigned'),
    hangingMails > 0 && t('mailHangs'),
    isSuspicious && t('suspicious'),
  ];
  return { facts: facts.filter(Boolean).join('\u00a0· '), marks: marks.filter(Boolean).join('\u00a0· ') };
}

/** When it is due: in days for what waits for the house, else as a day. */
function useDue({ due, group, event }: InboxRow, now: Date) {
  const t = useTranslations('staff.inbox');
  const day = formatIsoDay(due ?? '', useLocale(), 'long');
  const days = due === null ? 0 : daysLeft(due, now);
  const isOverdue = group === 'waiting' && days < 0;
  if (due === null) return { text: '', isOverdue };
  if (isOverdue) return { text: t('overdue', { days: -days }), isOverdue };
  if (group !== 'guest') return { text: t('due', { days: Math.max(0, days) }), isOverdue };
  return { text: t(event?.standing === 'expired' ? 'expired' : 'until', { day }), isOverdue };
}

/** One inquiry or message; the whole row leads there. */
export function InboxLine({ row, now }: Props) {
  const t = useTranslations('staff');
  const locale = useLocale();
  const { facts, marks } = useFacts(row);
  const due = useDue(row, now);
  const { reference, event } = row;
  return (
    <li
      className="relative grid items-baseline gap-x-6 py-3.5 hover:bg-surface md:grid-cols-[11rem_1fr_12rem]"
      data-reference={reference}
    >
      <p
        className={`flex items-center gap-1.5 text-xs font-semibold ${due.isOverdue ? 'text-ember' : 'text-accent'}`}
      >
        {due.isOverdue && <StaffIcon name="warning" className="size-4" />}
        {due.text}
      </p>
      <div className="min-w-0 wrap-anywhere text-sm text-muted">
        <a
          href={event ? staffAddress.inquiry(reference) : staffAddress.message(reference)}
          className="text-xl font-medium text-text after:absolute after:inset-0"
        >
          {row.name || reference}
        </a>
        <p>{facts}</p>
        {marks && <p className="text-ember">{marks}</p>}
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-xs md:grid md:justify-end md:justify-items-end">
        {event && <StateChip state={event.standing}>{t(`standings.${event.standing}`)}</StateChip>}
        {event && event.totalCents !== null && (
          <span className="figures">
            {formatCents(event.totalCents, locale)}
            {event.isNet && ` ${t('inbox.net')}`}
          </span>
        )}
        <span className="text-muted">{reference}</span>
      </div>
    </li>
  );
}
