import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast';

/** Passes a link on: by the device's own share sheet where there is one, and by the clipboard; else `onManual` shows it. */
export function ShareLink({ url, onManual }: { url: string; onManual?: () => void }) {
  const t = useTranslations('configurator.share');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: t('copied') });
    } catch {
      onManual?.();
      showToast({ title: t('notCopied') });
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: t('sheetTitle'), url });
    } catch (error) {
      // Closing the sheet again is no failure; anything else falls back to the clipboard.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  const hasSheet = typeof navigator.share === 'function';
  return (
    <div className="flex flex-wrap gap-4">
      {hasSheet && (
        <Button variant="secondary" onClick={share} data-share-link>
          {t('native')}
        </Button>
      )}
      <Button variant={hasSheet ? 'outline' : 'secondary'} onClick={copy} data-copy-link>
        {t('copy')}
      </Button>
    </div>
  );
}
