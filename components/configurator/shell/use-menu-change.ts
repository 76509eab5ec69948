import { useLocale, useTranslations } from 'next-intl';
import { showToast } from '@/components/ui/toast';
import { formatList } from '@/lib/i18n/format';
import { draftStore } from '@/lib/plan/browser/draft-store';
import type { Draft } from '@/lib/plan/draft';
import { useCatalogueTexts } from './catalogue-context';
import { applyToDraft } from './use-draft';

const undoMs = 15_000;

/** Applies a rule to the draft; dishes that it sets aside into the favourites are named, with the way back. */
export function useMenuChange(): (rule: (draft: Draft) => Draft) => void {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const texts = useCatalogueTexts();
  return (rule) => {
    const before = draftStore.get();
    applyToDraft(rule);
    const moved = draftStore.get().favorites.filter((id) => !before.favorites.includes(id));
    if (moved.length === 0) return;
    showToast({
      title: t('moved.title', { count: moved.length }),
      description: formatList(
        moved.map((id) => texts.dishes[id] ?? id),
        locale,
      ),
      action: { label: t('undo'), onClick: () => draftStore.set(before) },
      duration: undoMs,
    });
  };
}
