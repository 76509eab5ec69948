import { eventTypeTexts } from '@/content/catering/texts/choices';
import type { Locale } from '@/content/locales';
import { eventDay } from '@/lib/base/event-day';
import { contactTopics } from '@/lib/contact/topics';
import { formatCents, formatDay } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { staffAddress } from '@/lib/staff/addresses';
import type { InboxEntry } from '@/lib/staff/server/inbox';
import type { StaffTexts } from '@/lib/staff/texts';
import { StaffIcon } from '../staff-icon';
import { InquiryStateChip, MessageStateChip } from '../state-chip';
import { daysLeft, isWaiting } from './inbox-groups';

type Props = { t: StaffTexts; locale: Locale; entry: InboxEntry; now: Date };

const isEventType = (type: string): type is keyof typeof eventTypeTexts =>
  Object.hasOwn(eventTypeTexts, type);

function factsOf({ t, locale, entry }: Props): readonly string[] {
  if (entry.kind === 'message') {
    const topic = contactTopics.find((known) => known === entry.topic);
    const label = topic ? translatorFor(locale)(`contact.form.topic.${topic}`) : entry.topic;
    return [t('inbox.message'), label, ...(entry.callback ? [t('message.callback')] : [])];
  }
  const day = entry.eventDay ? eventDay(entry.eventDay) : null;
  const type = entry.eventType;
  return [
    day ? t('inbox.eventOn', { day: formatDay(day, locale, 'long') }) : t('inbox.noDay'),
    ...(entry.guests === null ? [] : [t('inbox.guests', { count: entry.guests })]),
    ...(type && isEventType(type) ? [eventTypeTexts[type][locale]] : []),
    ...(entry.company ? [entry.company] : []),
  ];
}

function dueText({ t, entry, now }: Props): string {
  const days = daysLeft(entry.answerBy, now);
  return days < 0 ? t('inbox.overdue', { days: -days }) : t('inbox.due', { days });
}

/** One inquiry or message; the whole row leads there. */
export function InboxRow(props: Props) {
  const { t, locale, entry, now } = props;
  const waits = isWaiting(entry);
  const isOverdue = waits && daysLeft(entry.answerBy, now) < 0;
  const { reference, assigneeName, isMine } = entry;
  const assignee = assigneeName ? t('inbox.assignee', { name: assigneeName }) : t('inbox.unassigned');
  return (
    <li className="desk-row" data-overdue={isOverdue ? '' : undefined} data-reference={reference}>
      <p className="desk-row-due">
        {isOverdue && <StaffIcon name="warning" className="size-4" />}
        {waits ? dueText(props) : formatDay(entry.createdAt, locale, 'long')}
      </p>
      <div className="min-w-0">
        <a
          href={entry.kind === 'inquiry' ? staffAddress.inquiry(reference) : staffAddress.message(reference)}
          className="desk-row-name"
        >
          {entry.name || entry.email}
        </a>
        <p className="desk-row-meta">
          {[...factsOf(props), ...(entry.suspicious ? [t('inbox.suspicious')] : [])].join(' · ')}
        </p>
      </div>
      <div className="desk-row-side">
        {entry.kind === 'inquiry' ? (
          <InquiryStateChip t={t} state={entry.state} />
        ) : (
          <MessageStateChip t={t} state={entry.state} />
        )}
        <span className={assigneeName ? '' : 'text-muted'}>{isMine ? t('inbox.me') : assignee}</span>
        <span className="text-muted">
          {reference}
          {entry.kind === 'inquiry' && entry.totalCents !== null && (
            <span className="figures"> · {formatCents(entry.totalCents, locale)}</span>
          )}
        </span>
      </div>
    </li>
  );
}
