import { z } from 'zod';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { type Block, button, paragraph } from './blocks';
import { businessFooter, phoneFor } from './business-footer';
import type { LetterContent, Mailbox } from './letter';
import { translatorFor } from './texts';

export const accountPurposes = [
  'signup',
  'recovery',
  'email_change',
  'already_registered',
  'password_changed',
  'deleted',
] as const;

/** What an outbox row of the kind `account` carries; `url` leads to `/auth/confirm` or to a page of the site. */
export const accountPayloadSchema = z.object({
  purpose: z.enum(accountPurposes),
  email: z.email(),
  url: z.url({ protocol: /^https?$/ }).nullable(),
});

export type AccountPayload = z.output<typeof accountPayloadSchema>;

/**
 * A letter about an account: what happened, the button where one is needed, and what to do when it was somebody else.
 * @throws Error when the link leads to another site: such a mail is never sent.
 */
export function accountLetter(
  { purpose, email, url }: AccountPayload,
  locale: Locale,
  house: Mailbox,
  siteUrl: string,
): LetterContent {
  if (url && new URL(url).origin !== new URL(siteUrl).origin) throw new Error('the link leads elsewhere');
  const t = translatorFor(locale);
  const text = t(`mail.account.${purpose}.text`, { brand: site.name });
  const action: readonly Block[] = url
    ? [button(t(`mail.account.${purpose}.button`), url, t('mail.plainLink'))]
    : [];
  return {
    locale,
    to: { name: '', address: email },
    replyTo: house,
    subject: t(`mail.account.${purpose}.subject`, { brand: site.name }),
    title: t(`mail.account.${purpose}.title`),
    preview: text.charAt(0).toLocaleUpperCase(locale) + text.slice(1),
    blocks: [
      paragraph(t('mail.greetingPlain')),
      paragraph(text),
      ...action,
      paragraph(t(`mail.account.${purpose}.otherwise`, { phone: phoneFor(locale) }), 'muted'),
    ],
    footer: businessFooter(t),
  };
}
