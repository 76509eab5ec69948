import { useLocale, useTranslations } from 'next-intl';
import { callbackText, topicText } from '@/lib/contact/server/mail/contact-texts';
import { staffAddress, staffEndpoint } from '@/lib/desk/addresses';
import { translatorFor } from '@/lib/i18n/translator';
import type { StoredContact } from '@/lib/mail/stored-contact';
import { Row } from '../plan/plan-parts';
import { Button } from '../ui/button';
import { formatInstant } from './format';
import { ContactBar } from './inquiry/contact-bar';
import { Arrival, BackLink, Notice, PostForm, Section, StateChip } from './parts';

/** One message of the contact form: what was written, how to answer, and filing it away. */
export function MessageView({ message, now }: { message: StoredContact; now: Date }) {
  const t = useTranslations('staff');
  const locale = useLocale();
  const words = translatorFor(locale);
  const { reference, answeredAt } = message;
  const state = answeredAt ? 'answered' : 'open';
  const rows = [
    { id: 'topic', label: t('message.topic'), text: topicText(message.topic, words) },
    { id: 'callback', label: t('message.callback'), text: callbackText(message, words, locale) },
  ];
  return (
    <div className="max-w-[48rem]">
      <BackLink href={staffAddress.inbox}>{t('frame.back')}</BackLink>
      <div className="grid gap-6">
        <header className="grid gap-3">
          <div className="flex flex-wrap items-baseline gap-x-4 text-muted">
            <p>{reference}</p>
            <StateChip state={state}>{t(`messageStates.${state}`)}</StateChip>
          </div>
          <h1>{message.name || message.email}</h1>
          <Arrival {...message} isWaiting={!answeredAt} now={now} />
        </header>
        {message.suspicious && <Notice>{t('message.suspicious')}</Notice>}
        <ContactBar reference={reference} email={message.email} phone={message.phone} />
        <Section id="message-text" title={t('message.text')}>
          <p className="wrap-anywhere whitespace-pre-line text-xl" lang={message.locale}>
            {message.message}
          </p>
        </Section>
        <dl>
          {rows.map(({ text, ...row }) => text && <Row key={row.id} row={{ ...row, values: [{ text }] }} />)}
        </dl>
        <PostForm
          action={staffEndpoint.message(reference)}
          fields={{ action: answeredAt ? 'reopen' : 'answer' }}
        >
          <Button type="submit" variant={answeredAt ? 'outline' : 'default'}>
            {t(answeredAt ? 'message.reopen' : 'message.answered')}
          </Button>
          {answeredAt && (
            <p className="mt-3 text-sm text-muted">
              {[formatInstant(answeredAt, locale), message.answeredByName].filter(Boolean).join(' · ')}
            </p>
          )}
        </PostForm>
      </div>
    </div>
  );
}
