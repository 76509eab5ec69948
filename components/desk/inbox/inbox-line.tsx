import type { Locale } from '@/content/locales';
import { catalogueWords } from '@/content/texts';
import { contactTopics } from '@/lib/contact/topics';
import { staffAddress } from '@/lib/desk/addresses';
import type { InboxRow } from '@/lib/desk/server/inbox';
import type { StaffTexts } from '@/lib/desk/texts';
import { formatCents } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { daysLeft, formatIsoDay } from '../format';
import { StaffIcon } from '../staff-icon';
import { StandingChip } from '../state-chip';

type Props = { t: StaffTexts; locale: Locale; row: InboxRow; now: Date };

const isEventType = (type: string): type is keyof (typeof catalogueWords)['de']['eventTypes'] =>
  Object.hasOwn(catalogueWords.de.eventTypes, type);

function factsOf({ t, locale, row: { event, topic } }: Props): readonly string[] {
  if (!event) {
    const known = contactTopics.find((name) => name === topic);
    const label = known ? translatorFor(locale)(`contact.form.topic.${known}`) : (topic ?? '');
    return [t('inbox.message'), label];
  }
  const { day, guests, type, company } = event;
  return [
    type && isEventType(type) ? catalogueWords[locale].eventTypes[type] : '',
    day ? formatIsoDay(day, locale, 'long') : t('inbox.noDay'),
    t('inbox.guests', { count: guests }),
    company,
  ].filter(Boolean);
}

/** What else has to be known at a glance. */
function marksOf({ t, row: { event, hangingMails, isSuspicious } }: Props): readonly string[] {
  return [
    event && event.others > 0 ? t('inbox.others', { count: event.others }) : '',
    event?.hasOpenChange ? t('inbox.openChange') : '',
    event?.isUnsigned ? t('inbox.unsigned') : '',
    hangingMails > 0 ? t('inbox.mailHangs') : '',
    isSuspicious ? t('inbox.suspicious') : '',
  ].filter(Boolean);
}

/** When it is due: in days for what waits for the house, else as a day. */
function dueText({ t, locale, row: { due, group, event }, now }: Props): string {
  if (due === null) return '';
  const days = daysLeft(due, now);
  if (group === 'waiting') return days < 0 ? t('inbox.overdue', { days: -days }) : t('inbox.due', { days });
  if (group === 'guest') {
    const day = formatIsoDay(due, locale, 'long');
    return event?.standing === 'expired' ? t('inbox.expired', { day }) : t('inbox.until', { day });
  }
  return t('inbox.due', { days: Math.max(0, days) });
}

/** One inquiry or message; the whole row leads there. */
export function InboxLine(props: Props) {
  const { t, locale, row, now } = props;
  const { reference, event } = row;
  const isOverdue = row.group === 'waiting' && row.due !== null && daysLeft(row.due, now) < 0;
  const marks = marksOf(props);
  return (
    <li className="desk-row" data-overdue={isOverdue ? '' : undefined} data-reference={reference}>
      <p className="desk-row-due">
        {isOverdue && <StaffIcon name="warning" className="size-4" />}
        {dueText(props)}
      </p>
      <div className="min-w-0">
        <a
          href={event ? staffAddress.inquiry(reference) : staffAddress.message(reference)}
          className="desk-row-name"
        >
          {row.name || reference}
        </a>
        <p className="desk-row-meta">{factsOf(props).join(' · ')}</p>
        {marks.length > 0 && <p className="desk-row-marks">{marks.join(' · ')}</p>}
      </div>
      <div className="desk-row-side">
        {event && <StandingChip t={t} standing={event.standing} />}
        {event && event.totalCents !== null && (
          <span className="figures">
            {formatCents(event.totalCents, locale)}
            {event.basis === 'net' && ` ${t('inbox.net')}`}
          </span>
        )}
        <span className="text-muted">{reference}</span>
      </div>
    </li>
  );
}
