import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { fetchOwnPlan, type ListedInquiry } from '@/lib/account/browser/api';
import { takeTemplate } from '@/lib/account/browser/template';
import { localPath } from '@/lib/i18n/address';
import { saveFile } from '../plan/save-file';
import { Button } from '../ui/button';
import { showToast } from '../ui/toast';

/** An inquiry as a PDF, and as the start of the next one. */
export function InquiryActions({ inquiry, close }: { inquiry: ListedInquiry; close: () => void }) {
  const t = useTranslations('account.inquiries');
  const locale = useLocale();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const { reference } = inquiry;

  const savePdf = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const [{ planFile }, document] = await Promise.all([
        import('@/lib/plan/document/plan-file'),
        fetchOwnPlan(reference),
      ]);
      saveFile(await planFile(document), `seegut-${reference}.pdf`, 'application/pdf');
    } catch {
      showToast({ title: t('pdfFailed'), variant: 'destructive' });
    }
    setBusy(false);
  };
  const use = () => {
    takeTemplate(inquiry.draft, new Date());
    close();
    router.push(localPath(locale, 'configurator'));
  };
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Button
        variant="outline"
        size="sm"
        aria-disabled={busy}
        aria-label={t('pdfOf', { reference })}
        onClick={savePdf}
      >
        {t('pdf')}
      </Button>
      <Button variant="outline" size="sm" aria-label={t('againOf', { reference })} onClick={use}>
        {t('again')}
      </Button>
    </div>
  );
}
