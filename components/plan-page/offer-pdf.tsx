import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fetchOfferPdf } from '@/lib/inquiry/browser/plan-actions';
import type { PlanAccess } from '@/lib/inquiry/browser/plan-request';
import { saveFile } from '../plan/save-file';
import { Button } from '../ui/button';

/** The offer as a file. */
export function OfferPdf({ access, version }: { access: PlanAccess; version: number }) {
  const t = useTranslations('planPage.offer');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      saveFile(await fetchOfferPdf(access), `seegut-${access.reference}-${version}.pdf`, 'application/pdf');
    } catch {
      setProblem(t('pdfFailed'));
    }
    setBusy(false);
  };
  return (
    <div className="mt-8">
      <Button variant="outline" aria-disabled={busy} onClick={save} data-offer-pdf>
        {t('pdf')}
      </Button>
      <p role="status" className="mt-3 text-muted empty:hidden">
        {problem}
      </p>
    </div>
  );
}
