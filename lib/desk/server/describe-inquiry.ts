import 'server-only';
import type { Locale } from '@/content/locales';
import { describeDifferences } from '@/lib/answer/differences';
import { answerContext } from '@/lib/inquiry/server/mail/plan-context';
import { versionDocument } from '@/lib/inquiry/server/plan-document';
import { storedVariants } from '@/lib/inquiry/server/stored-variants';
import { versionOf } from '@/lib/inquiry/server/version';
import { describeVariants } from '@/lib/plan/describe-variants';
import type { InquiryDetail } from './inquiry-detail';

/**
 * An inquiry in the words of the desk's language: the version that counts with the menus that were asked for beside it, what
 * it says otherwise than it was sent, and what an open change says otherwise than what is agreed on.
 */
export function describeInquiry({ inquiry, versions }: InquiryDetail, locale: Locale) {
  const { createdAt, agreed, offered } = inquiry;
  const context = answerContext(locale);
  const current = versionOf(versions, inquiry.current);
  const sent = versionOf(versions, inquiry.sent);
  const open = agreed !== null && offered !== null ? versionOf(versions, offered) : null;
  const { sections, price } = versionDocument(current, inquiry, context, true);
  return {
    current,
    sections,
    price,
    variants: describeVariants(storedVariants(sent), createdAt, context),
    differences: describeDifferences(sent, current, createdAt, context),
    openChange: open && {
      version: open.number,
      differences: describeDifferences(current, open, createdAt, context),
    },
  };
}
