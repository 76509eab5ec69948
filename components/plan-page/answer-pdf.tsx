import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fetchAnswerPdf } from '@/lib/inquiry/browser/plan-actions';
import type { PlanAccess } from '@/lib/inquiry/browser/plan-request';
import { saveFile } from '../plan/save-file';
import { Button } from '../ui/button';

/** An answer as a file: the offer, or the confirmation of what was agreed on. */
export function AnswerPdf({ access, version }: { access: PlanAccess; version: number }) {
  const t = useTranslations('planPage.offer');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      saveFile(
        await fetchAnswerPdf(access, version),
        `seegut-${access.reference}-${version}.pdf`,
        'application/pdf',
      );
    } catch {
      setProblem(t('pdfFailed'));
    }
    setBusy(false);
  };
  return (
    <div>
      <Button variant="outline" aria-disabled={busy} onClick={save} data-answer-pdf>
        {t('pdf')}
      </Button>
      <p role="status" className="mt-3 text-muted empty:hidden">
        {problem}
      </p>
    </div>
  );
}
