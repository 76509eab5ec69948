import { createHmac } from 'node:crypto';
import type { Counter } from './count-use';

/** What shares three mails per mailbox and hour; an owner's recoveries are apart from what strangers can cause. */
export type MailBudget = 'confirmation' | 'recovery';

/**
 * One spelling of a mailbox. The great providers deliver several to one: Gmail ignores dots and knows two domains; Apple has
 * three; Yahoo's parts after a dash are one person's; the rest know `name+anything@`.
 */
export function mailboxSpelling(address: string): string {
  const [typed = '', host = ''] = address.trim().toLowerCase().split('@');
  const [name = ''] = typed.split('+');
  if (['gmail.com', 'googlemail.com'].includes(host)) return `${name.replaceAll('.', '')}@gmail.com`;
  if (['icloud.com', 'me.com', 'mac.com'].includes(host)) return `${name}@icloud.com`;
  if (/^(yahoo|ymail|rocketmail|myyahoo)\./.test(host)) return `${name.split('-')[0]}@${host}`;
  if (['proton.me', 'protonmail.com', 'pm.me'].includes(host)) {
    return `${name.replace(/[._-]/g, '')}@proton.me`;
  }
  return `${name}@${host}`;
}

/**
 * The counter of mails that strangers can cause at a mailbox, over everything that shares a budget.
 * @param secret keys the hash: the address itself is never stored.
 */
export function mailCounter(address: string, budget: MailBudget, secret: string): Counter {
  const hash = createHmac('sha256', secret).update(mailboxSpelling(address)).digest('base64url');
  return { bucket: `mail-${budget}:${hash}`, max: 3, windowSeconds: 3_600 };
}
