import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import type { Locale } from '@/content/locales';
import type { InquiryState } from '@/lib/answer/states';
import { toIsoDay } from '@/lib/base/event-day';
import { signInAddress, staffAddress } from '@/lib/desk/addresses';
import type { StaffProblem } from '@/lib/desk/results';
import { formatDay, languageName } from '@/lib/i18n/format';
import { Icon } from '../ui/icon';
import { daysLeft, formatInstant } from './format';

/** The way back, above a page's heading. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    className="mb-2 inline-flex min-h-11 items-center gap-2.5 text-sm text-muted hover:text-accent print:hidden"
  >
    <Icon name="arrow" className="size-4 rotate-180" />
    {children}
  </a>
);

type NoticeProps = ComponentProps<'div'> & { tone?: 'done' | 'problem' };

/** Something that has to be seen before everything else: a warning, or what came of a form. */
export const Notice = ({ tone = 'problem', className = '', ...rest }: NoticeProps) => (
  <div
    className={`flex gap-x-6 gap-y-2 border border-l-3 border-line bg-raised px-4 py-3.5 ${
      tone === 'done' ? 'border-l-lake' : 'border-l-ember'
    } ${className}`}
    {...rest}
  />
);

/** What something is, and beside it what is done with it. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-9 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-16 print:block">
    {children}
  </div>
);

type SectionProps = Omit<ComponentProps<'section'>, 'title'> & { id: string; title: ReactNode };

/** A part of a page below its heading. */
export const Section = ({ id, title, children, className = '', ...rest }: SectionProps) => (
  <section className={`border-t border-line pt-6 ${className}`} aria-labelledby={id} {...rest}>
    <h2 id={id} className="mb-4">
      {title}
    </h2>
    {children}
  </section>
);

type EmptyProps = ComponentProps<'div'> & { as?: 'h1' | 'h2'; text: string };

/** A page, or a list, with nothing in it, and the way on. */
export const Empty = ({ as: Tag = 'h1', title, text, children, ...rest }: EmptyProps) => (
  <div className="grid justify-items-start gap-3 py-12" {...rest}>
    <Tag>{title}</Tag>
    <p className="measure text-muted">{text}</p>
    {children}
  </div>
);

/** Where something stands: a word, with a mark that can be told apart without colour. */
export const StateChip = ({ state, children }: { state: string; children: ReactNode }) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap text-xs" data-state={state}>
    <span className="desk-mark size-2.5" data-state={state} />
    <span>{children}</span>
  </span>
);

/** The way on where a session is older than a working day. */
export function SignInAgain({ problem, next }: { problem: StaffProblem; next: string }) {
  const t = useTranslations('staff.problems');
  if (problem !== 'staff_session_old') return null;
  return (
    <a href={signInAddress(next, true)} className="text-link">
      {t('signIn')}
    </a>
  );
}

type ArrivalProps = {
  readonly createdAt: Date;
  readonly locale: Locale;
  /** Until when an answer was promised; null where nobody waits. */
  readonly answerBy: Date | null;
  readonly isWaiting: boolean;
  readonly now: Date;
};

/** When something came, in which language, and until when its sender was promised an answer. */
export function Arrival({ createdAt, locale: written, answerBy, isWaiting, now }: ArrivalProps) {
  const t = useTranslations('staff');
  const locale = useLocale();
  const left = answerBy ? daysLeft(toIsoDay(answerBy), now) : 0;
  return (
    <>
      {answerBy && (
        <p className="text-muted">
          {isWaiting && (
            <strong className={`font-semibold ${left < 0 ? 'text-ember' : 'text-accent'}`}>
              {left < 0 ? t('inbox.overdue', { days: -left }) : t('inbox.due', { days: left })} ·{' '}
            </strong>
          )}
          {t('inquiry.promised', { date: formatDay(answerBy, locale) })}
        </p>
      )}
      <p className="text-sm text-muted">
        {t('inquiry.received', { date: formatInstant(createdAt, locale) })} ·{' '}
        {t('inquiry.language', { language: languageName(written, locale) })}
      </p>
    </>
  );
}

type LinkedInquiry = {
  readonly reference: string;
  readonly name: string;
  readonly state: Exclude<InquiryState, 'closed'>;
  readonly guests: number;
};

/** Inquiries by name, where they stand and for how many guests. */
export function InquiryLinks({ inquiries }: { inquiries: readonly LinkedInquiry[] }) {
  const t = useTranslations('staff');
  return (
    <ul>
      {inquiries.map(({ reference, name, state, guests }) => (
        <li key={reference}>
          <a href={staffAddress.inquiry(reference)} className="text-link">
            {name || reference}
          </a>{' '}
          · {t(`standings.${state}`)} · {t('inbox.guests', { count: guests })}
        </li>
      ))}
    </ul>
  );
}

type PostFormProps = Omit<ComponentProps<'form'>, 'action'> & {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** A plain form with fixed values; its answer leads back to the page. */
export const PostForm = ({ fields, children, ...form }: PostFormProps) => (
  <form method="post" {...form}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
