import { redirect, unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Locale } from '@/content/locales';
import { log } from '@/lib/base/log';
import { staffAddress } from '@/lib/desk/addresses';
import { findStaff } from '@/lib/desk/server/find-staff';
import { readPageRequest } from '@/lib/desk/server/page-request';
import { type StaffTexts, staffTexts } from '@/lib/desk/texts';
import type { Who } from '@/lib/inquiry/server/act';
import { buttonClass } from '../ui/button-class';
import { StaffFrame, type StaffSection } from './staff-frame';
import { StaffNotice } from './staff-notice';

/** What every page of the staff is rendered with. */
export type Desk = {
  readonly t: StaffTexts;
  readonly locale: Locale;
  /** Path and query of the page. */
  readonly address: string;
  readonly who: Who;
};

const signInAddress = (next: string, isAgain: boolean) =>
  `${staffAddress.signIn}?${new URLSearchParams({ next, ...(isAgain && { again: '1' }) })}`;

function Unavailable({ t, address }: Pick<Desk, 't' | 'address'>) {
  return (
    <div className="desk-empty">
      <h1>{t('unavailable.title')}</h1>
      <p className="measure text-muted">{t('unavailable.text')}</p>
      <a href={address} className={buttonClass()}>
        {t('unavailable.retry')}
      </a>
    </div>
  );
}

/**
 * A page for staff alone: nobody is sent to sign in, a visitor is told why there is nothing to see, and a page whose data
 * cannot be read says so.
 */
export async function staffPage(
  section: StaffSection | undefined,
  render: (desk: Desk) => Promise<ReactNode>,
): Promise<ReactNode> {
  const { locale, address } = await readPageRequest();
  const t = staffTexts(locale);
  const found = await findStaff();
  if (found.status !== 'staff' && found.status !== 'unavailable') {
    redirect(signInAddress(address, found.status === 'old'));
  }
  const frame = { t, locale, address, section };
  const unavailable = (name: string | null) => (
    <StaffFrame {...frame} name={name}>
      <Unavailable t={t} address={address} />
    </StaffFrame>
  );
  if (found.status !== 'staff') return unavailable(null);
  const { who } = found;
  try {
    const content = await render({ t, locale, address, who });
    return (
      <StaffFrame {...frame} name={who.name}>
        <StaffNotice t={t} address={address} />
        {content}
      </StaffFrame>
    );
  } catch (error) {
    unstable_rethrow(error);
    log.error('staff.page_failed', { reason: error instanceof Error ? error.name : 'unknown' });
    return unavailable(who.name);
  }
}
