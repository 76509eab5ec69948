import type { Locale } from '@/content/locales';
import { contactTopics } from '@/lib/contact/topics';
import { formatIsoDay } from '@/lib/i18n/format';
import type { Translator } from '@/lib/i18n/translator';
import type { StoredContact } from '@/lib/mail/stored-contact';
import { oneLine } from '@/lib/mail/typed-text';

/** A topic's name; one that this version does not know is its own name. */
export function topicText(topic: string, t: Translator): string {
  const known = contactTopics.find((name) => name === topic);
  return known ? t(`contact.form.topic.${known}`) : oneLine(topic);
}

/** When to call back; empty when no call was requested. */
export function callbackText(contact: StoredContact, t: Translator, locale: Locale): string {
  if (!contact.callback) return '';
  const day = contact.callbackDay;
  const [from, to] = (contact.callbackWindow ?? '').split('-').map(Number);
  const window = from && to ? t('mail.labels.window', { from, to }) : t('contact.form.callbackWindow.any');
  return `${day ? formatIsoDay(day, locale) : t('contact.form.callbackDay.any')}, ${window}`;
}
