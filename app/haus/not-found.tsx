import { StaffFrame } from '@/components/desk/staff-frame';
import { buttonClass } from '@/components/ui/button-class';
import { staffAddress } from '@/lib/desk/addresses';
import { findStaff } from '@/lib/desk/server/find-staff';
import { readPageRequest } from '@/lib/desk/server/page-request';
import { staffTexts } from '@/lib/desk/texts';

export default async function StaffNotFound() {
  const { locale, address } = await readPageRequest();
  const t = staffTexts(locale);
  const found = await findStaff();
  return (
    <StaffFrame {...{ t, locale, address }} name={found.status === 'staff' ? found.who.name : null}>
      <div className="desk-empty">
        <h1>{t('missing.title')}</h1>
        <p className="measure text-muted">{t('missing.text')}</p>
        <a href={staffAddress.inbox} className={buttonClass()}>
          {t('missing.action')}
        </a>
      </div>
    </StaffFrame>
  );
}
