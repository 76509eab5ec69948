import type { Locale } from '@/content/locales';
import { toIsoDay } from '@/lib/base/event-day';
import { contactTopics } from '@/lib/contact/topics';
import { staffAddress, staffEndpoint } from '@/lib/desk/addresses';
import type { StaffMessage } from '@/lib/desk/server/message';
import type { StaffTexts } from '@/lib/desk/texts';
import { formatDay } from '@/lib/i18n/format';
import { translatorFor } from '@/lib/i18n/translator';
import { Button } from '../ui/button';
import { BackLink } from './back-link';
import { daysLeft, formatInstant, formatIsoDay, languageName } from './format';
import { ContactBar } from './inquiry/contact-bar';
import { PostForm } from './post-form';
import { StaffIcon } from './staff-icon';
import { MessageStateChip } from './state-chip';

type Props = { t: StaffTexts; locale: Locale; message: StaffMessage; now: Date };

function callbackText({ t, locale, message }: Props): string {
  const { callbackDay, callbackWindow } = message;
  if (!callbackDay && !callbackWindow) return t('message.callbackAny');
  return t('message.callbackOn', {
    day: callbackDay ? formatIsoDay(callbackDay, locale) : '',
    window: callbackWindow?.replace('-', '–') ?? '',
  }).trim();
}

function factsOf(props: Props) {
  const { t, locale, message } = props;
  const topic = contactTopics.find((known) => known === message.topic);
  return [
    {
      term: t('message.topic'),
      text: topic ? translatorFor(locale)(`contact.form.topic.${topic}`) : message.topic,
    },
    ...(message.callback ? [{ term: t('message.callback'), text: callbackText(props) }] : []),
    { term: t('inquiry.mail'), text: message.email },
    ...(message.phone === '' ? [] : [{ term: t('inquiry.call'), text: message.phone }]),
  ];
}

/** One message of the contact form: what was written, how to answer, and filing it away. */
export function MessageView(props: Props) {
  const { t, locale, message, now } = props;
  const { reference } = message;
  const isOpen = message.answeredAt === null;
  const left = daysLeft(toIsoDay(message.answerBy), now);
  const due = left < 0 ? t('inbox.overdue', { days: -left }) : t('inbox.due', { days: left });
  const endpoint = staffEndpoint.message(reference);
  return (
    <div className="max-w-[48rem]">
      <BackLink href={staffAddress.inbox}>{t('frame.back')}</BackLink>
      <div className="desk-stack gap-6!">
        <header className="grid gap-3">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <p className="text-muted">{reference}</p>
            <MessageStateChip t={t} state={isOpen ? 'open' : 'answered'} />
          </div>
          <h1 className="break-words">{message.name || message.email}</h1>
          <p className="text-muted">
            {isOpen && (
              <strong className={`font-semibold ${left < 0 ? 'text-ember' : 'text-accent'}`}>{due} · </strong>
            )}
            {t('inquiry.promised', { date: formatDay(message.answerBy, locale) })}
          </p>
          <p className="text-sm text-muted">
            {t('inquiry.received', { date: formatInstant(message.createdAt, locale) })} ·{' '}
            {t('inquiry.language', { language: languageName(message.locale, locale) })}
          </p>
        </header>
        {message.isSuspicious && (
          <p className="desk-warning">
            <StaffIcon name="warning" />
            {t('message.suspicious')}
          </p>
        )}
        <ContactBar t={t} reference={reference} email={message.email} phone={message.phone} place="" />
        <section className="desk-section" aria-labelledby="message-text">
          <h2 id="message-text" className="mb-3">
            {t('message.text')}
          </h2>
          <p className="wrap-anywhere whitespace-pre-line text-xl" lang={message.locale}>
            {message.message}
          </p>
        </section>
        <dl className="desk-facts">
          {factsOf(props).map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <PostForm action={endpoint} fields={{ action: isOpen ? 'answer' : 'reopen' }}>
          <Button type="submit" variant={isOpen ? 'default' : 'outline'}>
            {isOpen ? t('message.answered') : t('message.reopen')}
          </Button>
          {message.answeredAt && (
            <p className="mt-3 text-sm text-muted">
              {formatInstant(message.answeredAt, locale)}
              {message.answeredByName && ` · ${message.answeredByName}`}
            </p>
          )}
        </PostForm>
      </div>
    </div>
  );
}
