import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { showToast } from '@/components/ui/toast';
import { draftStore, setAsideStore, variantStore } from '@/lib/plan/browser/draft-store';
import { hasMenu, withoutContact } from '@/lib/plan/contact-data';
import { isEmptyDraft } from '@/lib/plan/draft';
import { applyPreselection } from '@/lib/plan/preselection';

/** Long enough to read two sentences and decide. */
const undoMs = 15_000;

/**
 * Takes over `?customerType=…&cateringType=…` once and removes it from the address, so that a reload keeps what was
 * chosen since. The plan that it replaces is set aside and can be taken back; its menu, if any, is the second variant.
 */
export function Preselection() {
  const t = useTranslations('configurator');
  useEffect(() => {
    const url = new URL(window.location.href);
    const customerType = url.searchParams.get('customerType');
    const cateringType = url.searchParams.get('cateringType');
    if (customerType === null && cateringType === null) return;
    url.searchParams.delete('customerType');
    url.searchParams.delete('cateringType');
    window.history.replaceState(window.history.state, '', url);
    const before = draftStore.isStored() ? draftStore.get() : null;
    const preselected = applyPreselection(before, { customerType, cateringType });
    if (!preselected) return;
    draftStore.set(preselected);
    if (!before || isEmptyDraft(before)) return;
    const formerVariant = variantStore.isStored() ? variantStore.get() : null;
    const isSaved = hasMenu(before);
    if (isSaved) variantStore.set(withoutContact(before));
    setAsideStore.set(before);
    showToast({
      title: t('preselected.title'),
      description: t(isSaved ? 'preselected.kept' : 'preselected.replaced'),
      action: {
        label: t('undo'),
        onClick: () => {
          draftStore.set(before);
          setAsideStore.clear();
          if (!isSaved) return;
          if (formerVariant) variantStore.set(formerVariant);
          else variantStore.clear();
        },
      },
      duration: undoMs,
    });
  }, [t]);
  return null;
}
