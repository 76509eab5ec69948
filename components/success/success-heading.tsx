'use client';

import type { InquiryState } from '@/lib/answer/states';
import { Heading } from '../ui/heading';
import { useSentInquiry } from './use-sent-inquiry';

type Words = { readonly title: string; readonly lead: string };

type Props = {
  eyebrow: string;
  neutral: Words;
  thanks: Words;
  /** Once something has happened to the inquiry. */
  later: Readonly<Record<Exclude<InquiryState, 'received'>, Words>>;
};

/**
 * The heading thanks only when something was sent, which a static page cannot know: until then it is neutral, also
 * without scripts. Both wordings lie in one cell, so that the longer one holds the room and nothing moves when they appear. News of a signed link comes with the rest of the page.
 */
export function SuccessHeading({ eyebrow, neutral, thanks, later }: Props) {
  const sent = useSentInquiry();
  const thanked = sent.known && sent.inquiry !== null;
  const plan = sent.known && sent.plan?.status === 'known' ? sent.plan.plan : null;
  const news = plan && plan.state !== 'received' ? later[plan.state] : null;
  return (
    <header className="wrap pt-8 pb-12 md:pt-14 md:pb-16">
      <Heading level={1} eyebrow={eyebrow} className="grid max-w-[18ch]" data-thanked={thanked}>
        {news?.title ?? <Either first={neutral.title} second={thanks.title} showSecond={thanked} />}
      </Heading>
      <p className="mt-6 grid max-w-[46ch] text-lg text-muted">
        {news?.lead ?? <Either first={neutral.lead} second={thanks.lead} showSecond={thanked} />}
      </p>
    </header>
  );
}

function Either({ first, second, showSecond }: { first: string; second: string; showSecond: boolean }) {
  const cell = (shown: boolean) => `[grid-area:1/1] ${shown ? '' : 'invisible'}`;
  return (
    <>
      <span className={cell(!showSecond)} aria-hidden={showSecond}>
        {first}
      </span>
      <span className={cell(showSecond)} aria-hidden={!showSecond}>
        {second}
      </span>
    </>
  );
}
