import { z } from 'zod';
import type { Locale } from '@/content/locales';
import { phoneFor, site } from '@/content/site';
import { isEmail } from '@/lib/base/text-format';
import { localPath } from '@/lib/i18n/address';
import { translatorFor } from '@/lib/i18n/translator';
import { type Block, button, paragraph } from '@/lib/mail/blocks';
import { businessFooter } from '@/lib/mail/business-footer';
import type { EmailContent, Mailbox } from '@/lib/mail/email-message';

/** Mails that carry a link. */
const linkPurposes = ['signup', 'recovery', 'email_change'] as const;

/** Mails that tell what happened; their button leads to the home page. */
const noticePurposes = ['already_registered', 'password_changed', 'address_changed', 'deleted'] as const;

/** Every reason for a mail about an account. @public */
export const accountPurposes = [...linkPurposes, ...noticePurposes] as const;

const address = z.string().refine(isEmail);
const webAddress = z.url({ protocol: /^https?$/ });

/** What an outbox row of the kind `account` carries; `url` leads to `/auth/confirm` or to a page of the site. */
export const accountPayloadSchema = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.enum(linkPurposes), email: address, url: webAddress }),
  z.object({ purpose: z.enum(noticePurposes), email: address, url: webAddress.nullable() }),
]);

export type AccountPayload = z.output<typeof accountPayloadSchema>;

/** A deleted account has nothing to go back to. */
function addressFor({ purpose, url }: AccountPayload, locale: Locale, siteUrl: string): string | null {
  if (url || purpose === 'deleted') return url;
  return new URL(localPath(locale, 'home'), siteUrl).href;
}

/**
 * A mail about an account: what happened, the button where one is needed, and what to do when it was somebody else.
 * @throws Error when the link leads to another site: such a mail is never sent.
 */
export function composeAccountEmail(
  payload: AccountPayload,
  locale: Locale,
  staff: Mailbox,
  siteUrl: string,
): EmailContent {
  const { purpose, email } = payload;
  const href = addressFor(payload, locale, siteUrl);
  if (href && new URL(href).origin !== new URL(siteUrl).origin) throw new Error('the link leads elsewhere');
  const t = translatorFor(locale);
  const text = t(`mail.account.${purpose}.text`, { brand: site.name });
  const action: readonly Block[] = href
    ? [button(t(`mail.account.${purpose}.button`), href, t('mail.plainLink'))]
    : [];
  return {
    locale,
    to: { name: '', address: email },
    replyTo: staff,
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
