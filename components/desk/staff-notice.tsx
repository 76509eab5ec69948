import { staffAddress } from '@/lib/desk/addresses';
import { isNotice, isProblem } from '@/lib/desk/results';
import type { StaffTexts } from '@/lib/desk/texts';
import { FlashNotice } from './flash-notice';

/** What the form that led here has done, as its answer says in the address. */
export function StaffNotice({ t, address }: { t: StaffTexts; address: string }) {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const done = searchParams.get('done');
  const problem = searchParams.get('problem');
  const closeLabel = t('frame.dismiss');
  if (isProblem(problem)) {
    const again = new URLSearchParams({ again: '1', next: pathname });
    return (
      <FlashNotice tone="problem" text={t(`problems.${problem}`)} closeLabel={closeLabel}>
        {problem === 'staff_session_old' && (
          <a href={`${staffAddress.signIn}?${again}`} className="text-link">
            {t('problems.signIn')}
          </a>
        )}
      </FlashNotice>
    );
  }
  return isNotice(done) ? (
    <FlashNotice tone="done" text={t(`notices.${done}`)} closeLabel={closeLabel} />
  ) : null;
}
