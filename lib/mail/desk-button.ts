import type { Translator } from '@/lib/i18n/translator';
import { type Block, button } from './blocks';

/** The way from a mail to the staff to what it is about; the pages of the staff have one address in every language. */
export function deskButton(
  folder: 'anfragen' | 'nachrichten',
  reference: string,
  siteUrl: string,
  t: Translator,
): Block {
  const href = new URL(`/haus/${folder}/${encodeURIComponent(reference)}`, siteUrl).href;
  const label = folder === 'anfragen' ? t('mail.house.open') : t('mail.house.openMessage');
  return button(label, href, t('mail.house.openPlain'));
}
