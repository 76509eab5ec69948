import { Empty } from '@/components/desk/parts';
import { StaffFrame } from '@/components/desk/staff-frame';
import { buttonClass } from '@/components/ui/button-class';
import { staffAddress } from '@/lib/desk/addresses';
import { findStaff } from '@/lib/desk/server/find-staff';
import { staffTexts } from '@/lib/desk/server/page-request';

export default async function StaffNotFound() {
  const t = await staffTexts();
  const found = await findStaff();
  return (
    <StaffFrame name={found.status === 'staff' ? found.who.name : undefined}>
      <Empty title={t('missing.title')} text={t('missing.text')}>
        <a href={staffAddress.inbox} className={buttonClass()}>
          {t('missing.action')}
        </a>
      </Empty>
    </StaffFrame>
  );
}
