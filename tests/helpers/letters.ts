import type { Letter } from '@/lib/inquiry/server/mail/letter';
import { inquiryPayload, type SentVariant } from '@/lib/inquiry/server/stored-variants';
import type { InquiryVersion } from '@/lib/inquiry/server/version';
import type { Draft } from '@/lib/plan/draft';
import { calculatePrice } from '@/lib/plan/price';

/** A version as it was sent. */
export function sentVersion(plan: Draft, at: Date, variants: readonly SentVariant[] = []): InquiryVersion {
  const price = calculatePrice(plan, at);
  return {
    number: 1,
    author: 'guest',
    authorName: 'Ada Muster',
    plan,
    price,
    terms: null,
    payload: inquiryPayload(plan, variants),
    event: { kind: 'house', day: null, days: 1 },
    totalCents: price.shownCents,
    createdAt: at,
  };
}

/** What the mails about a new inquiry are made of. */
export function newLetter(plan: Draft, at: Date, variants: readonly SentVariant[] = []): Letter {
  const version = sentVersion(plan, at, variants);
  return {
    inquiry: {
      id: '0',
      reference: 'SG-2026-7KQ4M',
      userId: null,
      locale: 'de',
      email: plan.details.email,
      name: 'Ada Muster',
      isSuspicious: false,
      shownCents: null,
      createdAt: at,
      answerBy: at,
      lastContactAt: at,
      linkVersion: 0,
      sent: 1,
      current: 1,
      offered: null,
      agreed: null,
      signedAt: null,
      closedBy: null,
      state: 'received',
    },
    versions: [version],
    version,
    payload: { message: '', day: '' },
    staff: { name: 'Seegut', address: 'house@seegut.example' },
    siteUrl: 'https://seegut.example',
  };
}
