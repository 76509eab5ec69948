import { redirect, unstable_rethrow } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { log } from '@/lib/base/log';
import { signInAddress } from '@/lib/desk/addresses';
import type { StaffNotice, StaffProblem } from '@/lib/desk/results';
import { findStaff } from '@/lib/desk/server/find-staff';
import { readPageRequest } from '@/lib/desk/server/page-request';
import { buttonClass } from '../ui/button-class';
import { FlashNotice } from './flash-notice';
import { Empty, SignInAgain } from './parts';
import { StaffFrame, type StaffSection } from './staff-frame';

/** What the form that led here has done, as its answer says in the address. */
function Result({ address }: { address: string }) {
  const t = useTranslations('staff');
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const done = searchParams.get('done') as StaffNotice;
  const problem = searchParams.get('problem') as StaffProblem;
  if (t.has(`problems.${problem}`)) {
    return (
      <FlashNotice tone="problem" text={t(`problems.${problem}`)}>
        <SignInAgain problem={problem} next={pathname} />
      </FlashNotice>
    );
  }
  return t.has(`notices.${done}`) && <FlashNotice tone="done" text={t(`notices.${done}`)} />;
}

function Unavailable({ address }: { address: string }) {
  const t = useTranslations('staff.unavailable');
  return (
    <Empty title={t('title')} text={t('text')}>
      <a href={address} className={buttonClass()}>
        {t('retry')}
      </a>
    </Empty>
  );
}

/**
 * A page for staff alone: nobody is sent to sign in, a visitor is told why there is nothing to see, and a page whose data
 * cannot be read says so.
 */
export async function staffPage(section: StaffSection, render: () => Promise<ReactNode>): Promise<ReactNode> {
  const { address } = await readPageRequest();
  const found = await findStaff();
  const isStaff = found.status === 'staff';
  if (!isStaff && found.status !== 'unavailable') redirect(signInAddress(address, found.status === 'old'));
  let content = <Unavailable address={address} />;
  try {
    if (isStaff) {
      content = (
        <>
          <Result address={address} />
          {await render()}
        </>
      );
    }
  } catch (error) {
    unstable_rethrow(error);
    log.error('staff.page_failed', { reason: error instanceof Error ? error.name : 'unknown' });
  }
  return (
    <StaffFrame section={section} name={isStaff ? found.who.name : undefined}>
      {content}
    </StaffFrame>
  );
}
